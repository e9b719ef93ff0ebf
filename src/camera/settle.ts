import type { CellSymbol } from '../model/board.ts';
import { isClosed, numberOf } from '../model/board.ts';
import type { Change } from './meanBoard.ts';

/** What is known of a board's cells over several readings. */
export interface Settled {
  /** What may be shown: `~` where readings disagree, or before enough of them agree. */
  readonly cells: readonly CellSymbol[];
  /** What each cell was read as last, and how many of its readings in turn said so, up to one more than are needed. */
  readonly last: readonly CellSymbol[];
  readonly votes: readonly number[];
  /** What each cell surely showed in this game. */
  readonly seen: readonly CellSymbol[];
  /** What each cell showed when it last changed. */
  readonly changedFrom: readonly CellSymbol[];
}

/** Closed cells that were open, as parts of the open ones, by which a new game is known. */
const NEW_GAME = 0.5;
const LEAST_OPEN = 3;

/** Whether a reading shows a board on which most of what was open is closed again. */
export function isNewGame({ seen }: Settled, read: readonly CellSymbol[]): boolean {
  const open = [...seen.keys()].filter((i) => numberOf(seen[i] as CellSymbol) >= 0 && read[i] !== '~');
  const closed = open.filter((i) => isClosed(read[i] as CellSymbol)).length;
  return open.length >= LEAST_OPEN && closed >= NEW_GAME * open.length;
}

/**
 * Takes one more reading. A symbol shows when `needed` readings in turn gave it, but for those that left the cell unread. Within a game an open cell keeps its
 * number: where a reading says otherwise, one of the two is wrong, and the cell is `~` until they agree again.
 * A cell that no longer reads still shows what it did, while nothing there changes: a game's rules are the only other reason to forget it, and
 * take one reading back, of one more than are needed.
 * @param isSteady whether a cell stands still. @param isForbidden whether the rules forbid what a cell seems to show. @param isSure whether
 * it keeps what it shows for the game.
 */
export function settle(
  before: Settled | null,
  read: readonly CellSymbol[],
  needed: number,
  isSteady: (cell: number) => boolean,
  isForbidden: (cell: number) => boolean = () => false,
  isSure: (cell: number) => boolean = () => true,
): Settled {
  const last: CellSymbol[] = [];
  const votes: number[] = [];
  const seen: CellSymbol[] = [];
  const cells = read.map((given, i): CellSymbol => {
    const symbol = isSteady(i) ? given : '~';
    const was = before?.last[i] ?? '~';
    const surely = before?.seen[i] ?? '~';
    const known = before?.votes[i] ?? 0;
    const left = known - (isForbidden(i) ? 1 : 0);
    const stays = symbol === '~' && left > 0;
    const shown = stays ? was : symbol;
    last.push(shown);
    votes.push(stays ? left : symbol === '~' ? 0 : symbol === was ? Math.min(known, needed) + 1 : 1);
    const isSettled = shown !== '~' && (votes[i] as number) >= needed;
    const breaks = numberOf(surely) >= 0 && shown !== surely;
    seen.push(isSettled && !breaks && isSure(i) ? shown : surely);
    return isSettled && !breaks ? shown : '~';
  });
  return { cells, last, votes, seen, changedFrom: before?.changedFrom ?? read.map(() => '~') };
}

/**
 * What changed is unknown at once, and what looks again as it did when it was known is what it was then.
 * @param needed readings that must agree: as many as the latter counts for.
 */
export function withChange(settled: Settled, { changed, returned }: Change, needed: number): Settled {
  if (changed.length === 0 && returned.length === 0) return settled;
  const cells = [...settled.cells];
  const last = [...settled.last];
  const votes = [...settled.votes];
  const changedFrom = [...settled.changedFrom];
  for (const cell of changed) {
    if (cells[cell] !== '~') changedFrom[cell] = cells[cell] as CellSymbol;
    cells[cell] = '~';
    votes[cell] = 0;
  }
  for (const cell of returned) {
    const symbol = changedFrom[cell] as CellSymbol;
    if (symbol === '~') continue;
    cells[cell] = symbol;
    last[cell] = symbol;
    votes[cell] = needed;
  }
  return { ...settled, cells, last, votes, changedFrom };
}
