import type { CellSymbol } from '../model/board.ts';
import { isClosed, numberOf } from '../model/board.ts';
import type { Topology } from '../model/topology.ts';
import type { CellSamples } from './cellSamples.ts';
import type { Outlines } from './foreignCells.ts';
import { BLANK } from './glyphs.ts';
import type { CellGroup } from './groupCells.ts';
import { insidesApart, ROUNDING } from './groupCells.ts';
import { rimsApart } from './groupRims.ts';
import { isGroundSymbol } from './meanings.ts';
import type { NamedGroup } from './nameGroups.ts';
import { isPieceOfItsOwn } from './ownPiece.ts';
import { SAME_RIM } from './rim.ts';
import { withAllAround } from './withAllAround.ts';

/** A blank group as large as this part of the board needs nobody to vouch for it. */
export const LARGE_GROUP = 0.05;

/**
 * A blank group must be vouched for, or it may be a plain piece of a dialog: by the rim of a group of the same kind
 * that shows something, by its own outline, by its size where the board has no outlines, by numbers all around it, or by hatching,
 * which no window has: its phase makes many small groups of one look.
 */
export function isVouchedFor(
  entry: NamedGroup,
  named: readonly NamedGroup[],
  samples: CellSamples,
  { outlined, bare, isHatched }: Outlines,
  topology: Topology,
): boolean {
  const { group, symbol } = entry;
  if (!isGroundSymbol(symbol)) return true;
  const isOutlined = (cell: number) => outlined[cell] === true;
  const isBare = (cell: number) => bare[cell] === true;
  const partOf = (cells: readonly number[], is: (cell: number) => boolean) => cells.filter(is).length / cells.length;
  const part = (is: (cell: number) => boolean) => partOf(group.cells, is);
  if (looksLikeTheOther(group, symbol, named, samples)) return false;
  if (isPieceOfItsOwn(entry, named, samples, topology)) return false;
  if (part(isOutlined) === 1) return true;
  if (group.cells.every(isHatched)) {
    const alike = named.filter((other) => other.symbol === symbol && other.group.cells.every(isHatched));
    const count = alike.reduce((sum, other) => sum + other.group.cells.length, 0);
    if (count >= LARGE_GROUP * topology.cellCount) return true;
  }
  if (symbol === '0' && isOpening(group, named, topology)) return true;
  const isLarge = group.cells.length >= LARGE_GROUP * topology.cellCount;
  // Flags stand on covered ground.
  const hasSuchGround = (other: NamedGroup) => other.symbol === symbol || (symbol === '#' && other.symbol === 'F');
  const lacks = (one: CellGroup, is: (cell: number) => boolean, isSuch = hasSuchGround) => {
    if (one.cells.some(is)) return false;
    const beside = withAllAround(one.cells, (cell) => !is(cell), topology);
    const such = named.filter(isSuch).flatMap((other) => other.group.cells);
    const others = such.filter((cell) => !beside.has(cell));
    // What the keyboard is at has a frame of its own, and hardly a window leaves so few cells.
    return others.length >= FEWEST_OTHERS * topology.cellCount && partOf(others, is) >= MOSTLY_DRAWN;
  };
  // A drawing of many lines is no hatching.
  const lacksHatching = () => lacks(group, isHatched, (other) => other.symbol === symbol);
  if (isLarge && part(isBare) < MOSTLY_BARE && !lacks(group, isOutlined) && !lacksHatching()) return true;
  const isAlike = (other: NamedGroup) =>
    other.group !== group &&
    kindOf(other.symbol) === kindOf(symbol) &&
    rimsApart(group, other.group, samples, topology.cols) <= SAME_RIM;
  if (named.some((other) => other.group.best !== BLANK && isAlike(other))) return true;
  if (part(isBare) >= MOSTLY_BARE) return false;
  // Pieces of a window vouch for no others.
  const alike = named.filter((other) => other.group.best === BLANK && isAlike(other));
  const count = alike.reduce((sum, other) => sum + other.group.cells.length, group.cells.length);
  if (count < LARGE_GROUP * topology.cellCount) return false;
  return alike.some((other) => !lacks(other.group, isOutlined));
}

/** The least numbers at the border of an opening that no window can be. */
const LEAST_BORDER = 3;

/** Whether numbers are all that is around some cells: a window does not end exactly where cells do, and where numbers begin. */
function isOpening({ cells }: CellGroup, named: readonly NamedGroup[], { neighbours }: Topology): boolean {
  const own = new Set(cells);
  const border = new Set(cells.flatMap((cell) => Array.from(neighbours[cell] ?? []).filter((n) => !own.has(n))));
  if (border.size < LEAST_BORDER) return false;
  const numbers = new Set(named.filter(({ symbol }) => numberOf(symbol) > 0).flatMap(({ group }) => group.cells));
  return [...border].every((cell) => numbers.has(cell));
}

/** Covered and open ground are told apart by the network where their log-odds of looking closed differ by so much. */
const CLEARLY_APART = 2;
/** Ground that looks so much more (of that difference) like the other kind than like its own is not believed. */
const LIKE_THE_OTHER = 0.25;

/** Whether ground that is not the most common of its kind looks open although it is named covered, or the other way round. */
function looksLikeTheOther(
  group: CellGroup,
  symbol: CellSymbol,
  named: readonly NamedGroup[],
  samples: CellSamples,
): boolean {
  const mainOf = (wanted: CellSymbol) =>
    named.reduce<CellGroup | null>(
      (most, { group: one, symbol: other }) =>
        other === wanted && one.best === BLANK && one.cells.length > (most?.cells.length ?? 0) ? one : most,
      null,
    );
  const [own, other] = [mainOf(symbol), mainOf(symbol === '#' ? '0' : '#')];
  if (!own || !other || own === group || group.best !== BLANK) return false;
  // Beside the edge of a board a cell looks other than its like; its inside is theirs.
  const [toOwn, toOther] = [own, other].map((main) => insidesApart(group, main, samples)) as [number, number];
  if (toOther > Math.max(SAME_INSIDE, MUCH_NEARER * Math.max(toOwn, ROUNDING))) return false;
  const apart = own.closed - other.closed;
  if (Math.abs(apart) < CLEARLY_APART || apart > 0 !== (symbol === '#')) return false;
  return (group.closed - other.closed) / apart < LIKE_THE_OTHER;
}

/** Levels by which the insides of covered and open ground differ at least, where they alone tell them apart, and by how many times more than those of one kind. */
const SAME_INSIDE = 6;
const MUCH_NEARER = 3;

/** From this part of bare cells a group is bare. */
const MOSTLY_BARE = 0.5;
/** Covered or open ground is drawn with outlines, or hatched, if this part of the other groups with its name is, and these are this part of the board. */
const MOSTLY_DRAWN = 0.8;
const FEWEST_OTHERS = 0.02;

export function kindOf(symbol: CellSymbol): 'closed' | 'open' | 'other' {
  return isClosed(symbol) ? 'closed' : numberOf(symbol) >= 0 ? 'open' : 'other';
}
