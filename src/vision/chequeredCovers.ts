import { numberOf } from '../model/board.ts';
import type { Topology } from '../model/topology.ts';
import { toneOfCell } from '../model/topology.ts';
import { LEAST_CONFIDENCE } from './confidences.ts';
import type { CellGroup } from './groupCells.ts';
import type { NamedGroup } from './nameGroups.ts';

/** Of fewer cells a look tells nothing; so many beyond the first of each tell the tones of a chequer from chance: 2 to this power to one. */
const SEVERAL = 3;
const SURELY_KEPT = 11;
/** Numbers that would have too many mines: of one it may be misread. */
const SOME_NUMBERS = 3;

/**
 * Covered ground that is drawn in two looks, one on each tone of a chequer, as leaves or tiles in themes are. No mark keeps to one tone. Where all that is
 * not open has two such looks, none of them known, and as mines they would be too many for the numbers, they are what is covered.
 * @param cols columns of a square board. @param isClear whether a name is sure.
 */
export function withChequeredCovers(
  named: readonly NamedGroup[],
  cols: number,
  topology: Topology,
  isClear: (entry: NamedGroup) => boolean,
): readonly NamedGroup[] {
  if (topology.shape !== 'square') return named;
  const isOpen = (entry: NamedGroup) => isClear(entry) && (entry.symbol === '0' || numberOf(entry.symbol) > 0);
  const closed = named.filter((entry) => !isOpen(entry));
  const looks = closed.map(({ group }) => group);
  if (closed.some(isClear) || looks.length !== 2 || looks.some(({ cells }) => cells.length < SEVERAL)) return named;
  const tones = looks.map((look) => toneOf(look, cols));
  if (!tones.includes(0) || !tones.includes(1)) return named;
  const mines = new Set(looks.flatMap(({ cells }) => cells));
  const isOverfull = ({ symbol }: NamedGroup, cell: number) =>
    [...(topology.neighbours[cell] ?? [])].filter((n) => mines.has(n)).length > numberOf(symbol);
  const overfull = named
    .filter(({ symbol }) => numberOf(symbol) > 0)
    .filter(isOpen)
    .flatMap((entry) => entry.group.cells.filter((cell) => isOverfull(entry, cell)));
  if (mines.size - tones.length < SURELY_KEPT || overfull.length < SOME_NUMBERS) return named;
  const covered = { symbol: '#', confidence: LEAST_CONFIDENCE, isUnusual: false } as const;
  return named.map((entry) => (closed.includes(entry) ? { ...entry, ...covered } : entry));
}

/** The tone of a chequer that all cells of a look are on: 0 or 1; null where they are on both. */
function toneOf({ cells }: CellGroup, cols: number): number | null {
  const tones = new Set(cells.map((cell) => toneOfCell(cell, cols)));
  return tones.size === 1 ? ([...tones][0] as number) : null;
}
