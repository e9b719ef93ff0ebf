import type { Board, CellSymbol } from '../model/board.ts';
import { numberOf } from '../model/board.ts';
import { breaksAnyRule } from './boardCost.ts';
import type { BoardSight } from './boardSight.ts';
import { isGroundSymbol } from './meanings.ts';
import type { ColourPatch } from './patch.ts';
import { isProved } from './playEvidence.ts';
import { rate, unreadShare } from './rated.ts';
import type { SeenPart } from './seenCells.ts';
import { seesNumber, withSeenCells } from './seenCells.ts';
import { SURE_OF_LONE_FLAG } from './seenFlags.ts';
import type { BoardTrack } from './trackBoard.ts';
import { readAgain } from './trackBoard.ts';
import { topologyOf } from './trackLooks.ts';

/** This part of a board's cells must be unread for it to be read anew, and at most so much of that may be unread then. */
const MANY_UNREAD = 0.15;
const CLEARER = 0.5;
/** The board network must be sure of this part of the cells. */
const NEARLY_ALL = 0.9;

/**
 * A board of which much is unread, read anew by what the board network sees: where something else is drawn on each covered cell, some pass for numbers and marks, with which
 * no right name goes. It is believed where it is sure of nearly all cells, both networks see the same numbers, these prove the game, and much less is unread; else the same track.
 */
export function withSeenWhole(track: BoardTrack, sight: BoardSight, isPossible: (board: Board) => boolean): BoardTrack {
  const { reading, looks } = track;
  if (unreadShare(reading) < MANY_UNREAD) return track;
  const parts: SeenPart[] = [];
  for (const cells of looks) {
    const name = sight.seenAs(cells);
    if (name && !isLoneMark(cells, name, sight) && isSeenTwice(track, cells, name)) parts.push({ cells, name });
  }
  const names = new Map(parts.flatMap(({ cells, name }) => cells.map((cell) => [cell, name] as const)));
  if (names.size < NEARLY_ALL * reading.cells.length) return track;
  const again = readAgain(track, track.memory, { isPossible, nameIn: (cell) => names.get(cell) ?? null });
  const next = withSeenCells(again, parts, isPossible);
  const { cells } = next.reading;
  const isAsSeen = cells.every((symbol, cell) => symbol === (names.get(cell) ?? symbol));
  const isSound = !breaksAnyRule(cells, topologyOf(track)) && rate(next, isPossible).isSound;
  const isClearer = unreadShare(next.reading) <= CLEARER * unreadShare(reading);
  return isAsSeen && isSound && isClearer && isProved(next.reading) ? next : track;
}

/** Whether a mark is in one cell only, where the network is not nearly certain of it: the mine that was hit looks like a flag. */
function isLoneMark([cell = 0, ...others]: readonly number[], name: CellSymbol, { chanceOf }: BoardSight): boolean {
  const isMark = !isGroundSymbol(name) && numberOf(name) < 0;
  return isMark && others.length === 0 && chanceOf(name, cell) < SURE_OF_LONE_FLAG;
}

/** Whether a name is no number, or the glyph network sees the same one in each cell. */
function isSeenTwice({ samples, memory }: BoardTrack, cells: readonly number[], name: CellSymbol): boolean {
  const number = numberOf(name);
  return number <= 0 || cells.every((cell) => seesNumber(number, samples.patches[cell] as ColourPatch, memory));
}
