import type { CellSymbol } from '../model/board.ts';
import { numberOf } from '../model/board.ts';
import type { Topology } from '../model/topology.ts';
import type { CellSamples } from './cellSamples.ts';
import { rimsApart } from './groupRims.ts';
import type { NamedGroup } from './nameGroups.ts';
import { SAME_RIM } from './rim.ts';

/**
 * What lies over a board may look like a flag or a number where it covers a cell: a letter of "Paused", a part of a picture.
 * It covers cells beside it, too, that look like nothing; so a drawing that is seen once or twice beside such cells is
 * believed only if the board has others of its kind.
 */

/** A look of more cells is no accident. */
const FEW = 2;
/** Nor is one that the network and the rules are as sure of as this. */
const SURE = 0.99;

/**
 * Whether a drawing beside unreadable cells is one of the game's: another look of the same mark (or any number, for a
 * number) has the same rim and lies free.
 * @param isUnread whether a cell cannot be read.
 * @param isNamed whether a group is read at all.
 */
export function isOneOfTheGames(
  entry: NamedGroup,
  named: readonly NamedGroup[],
  isNamed: (entry: NamedGroup) => boolean,
  isUnread: (cell: number) => boolean,
  samples: CellSamples,
  { cols, neighbours }: Topology,
): boolean {
  const isBeside = ({ group }: NamedGroup) =>
    group.cells.some((cell) => (neighbours[cell] as Int32Array).some((n) => isUnread(n)));
  if (!isDrawing(entry.symbol) || entry.confidence >= SURE || entry.group.cells.length > FEW) return true;
  if (!isBeside(entry)) return true;
  const isOfItsKind = ({ symbol }: NamedGroup) =>
    symbol === entry.symbol || (numberOf(symbol) > 0 && numberOf(entry.symbol) > 0);
  return named.some(
    (other) =>
      other !== entry &&
      isNamed(other) &&
      isOfItsKind(other) &&
      (other.group.cells.length > FEW || !isBeside(other)) &&
      rimsApart(entry.group, other.group, samples, cols) <= SAME_RIM,
  );
}

function isDrawing(symbol: CellSymbol): boolean {
  return symbol === 'F' || symbol === '?' || numberOf(symbol) > 0;
}
