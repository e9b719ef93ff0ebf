import type { Board, CellSymbol } from '../model/board.ts';
import { breaksAnyRule } from './boardCost.ts';
import type { BoardSight } from './boardSight.ts';
import { SURE_OF_EACH } from './boardSight.ts';
import { LEAST_CONFIDENCE } from './confidences.ts';
import { withCells, withoutCells } from './doubtedLooks.ts';
import { isGroundSymbol } from './meanings.ts';
import { isProved } from './playEvidence.ts';
import { provenZeros } from './provenZeros.ts';
import type { SeenPart } from './seenCells.ts';
import { withSeenCells } from './seenCells.ts';
import type { BoardTrack } from './trackBoard.ts';
import { readAgain } from './trackBoard.ts';
import { topologyOf } from './trackLooks.ts';

interface NamingOptions {
  readonly isPossible: (board: Board) => boolean;
  /** Whether the parts name all ground that is known, so that the numbers must prove the board. */
  readonly mustProve?: boolean;
}

/** A board with names for some cells, where the rules allow them and nothing that is known is read otherwise then; else with what of them can be named cell by cell. */
export function withNamedParts(
  track: BoardTrack,
  parts: readonly SeenPart[],
  { chanceOf }: BoardSight,
  { isPossible, mustProve = false }: NamingOptions,
): BoardTrack {
  const { reading } = track;
  if (parts.length === 0) return track;
  const names = new Map(parts.flatMap(({ cells, name }) => cells.map((cell) => [cell, name] as const)));
  const isSeenToo = (symbol: CellSymbol, cell: number) => chanceOf(symbol, cell) >= SURE_OF_EACH;
  const given = (cell: number) => names.get(cell) ?? null;
  /** What both readers see. */
  const agreed = (cell: number) => {
    const symbol = reading.cells[cell] as CellSymbol;
    return symbol !== '~' && isSeenToo(symbol, cell) ? symbol : null;
  };
  const isBetter = ({ reading: next }: BoardTrack) =>
    // What is known now may change what was read of another look, if the network sees that too.
    next.cells.every(
      (symbol, cell) =>
        symbol === (given(cell) ?? reading.cells[cell]) || reading.cells[cell] === '~' || isSeenToo(symbol, cell),
    ) &&
    !breaksAnyRule(next.cells, topologyOf(track)) &&
    (!mustProve || isProved(next));
  // The new names may turn the balance among others: then what both see stays as it is.
  for (const nameIn of [given, (cell: number) => given(cell) ?? agreed(cell)]) {
    const next = readAgain(track, track.memory, { isPossible, nameIn });
    if (!isBetter(next)) continue;
    // Ground that only the balance among the others named is not seen.
    const isGuess = (cell: number) => {
      const symbol = next.reading.cells[cell] as CellSymbol;
      return reading.cells[cell] === '~' && given(cell) === null && isGroundSymbol(symbol) && !isSeenToo(symbol, cell);
    };
    const guesses = new Set([...next.reading.cells.keys()].filter(isGuess));
    return withSeenCells(withoutGuesses(next, guesses), parts, isPossible);
  }
  return mustProve ? track : withSeenCells(track, parts, isPossible);
}

/** A board without guesses, but for zeros that what is around them proves. */
function withoutGuesses(track: BoardTrack, guesses: ReadonlySet<number>): BoardTrack {
  if (guesses.size === 0) return track;
  const rest = withoutCells(track.reading, guesses);
  const isGuessedZero = (cell: number) => guesses.has(cell) && track.reading.cells[cell] === '0';
  const zeros = provenZeros(rest.cells, topologyOf(track)).filter(isGuessedZero);
  return { ...track, reading: withCells(rest, new Map(zeros.map((cell) => [cell, '0'])), LEAST_CONFIDENCE) };
}
