import type { CellSymbol } from '../model/board.ts';
import { numberOf } from '../model/board.ts';
import type { Topology } from '../model/topology.ts';
import type { CellSamples } from './cellSamples.ts';
import { BLANK } from './glyphs.ts';
import type { CellGroup } from './groupCells.ts';
import { isGroundSymbol } from './meanings.ts';
import type { NamedGroup } from './nameGroups.ts';
import type { ColourPatch } from './patch.ts';
import { PATCH, PATCH_AREA, RIM } from './patch.ts';

/**
 * Cells of a texture that is drawn anew on each, as leaves and moss are: every one has a look of its own, and the network takes some for
 * drawings. All that such a cell shows, others show too, elsewhere; a mark shows what no covered cell does.
 * After the novelty of a patch by its nearest neighbours (Boiman and Irani, "Detecting irregularities in images and in video", 2007).
 */

/** Side of the blocks (samples) that are compared, and the steps between those of a cell. */
const BLOCK = 4;
const STEP = 3;
/** Cells that are known to be covered, at least and at most, whose blocks are compared. */
const LEAST_KNOWN = 8;
const MOST_KNOWN = 12;
/** Looks of more cells are common enough to be told otherwise; fewer still where they have a name. */
const FEW = 12;
const FEW_NAMED = 4;
/** What is new on a cell is the mean of so many of its blocks that are least like any other. */
const NEWEST = 3;
/**
 * A cell shows nothing new where that is no more than so many times what it is on the known cells, or this part of the board's contrast; never
 * more than that part. On pictures of our own leaves, moss and grass have up to 0.05, marks 0.25 and more.
 */
const USUAL = 1.5;
const ALIKE = 0.05;
const MOST_NEW = 0.08;
/** … and what open cells show is as many times as new to them. */
const CLEARLY = 2;
/** Covered ground on which the network sees something now and then is blank with less than this probability. */
const SURELY_BLANK = 0.9;

/**
 * Names rare looks that show nothing but the texture of covered cells covered ones, and those of open ones zeros: the latter where all around
 * is open, for a number too faint to be seen has a mine beside it.
 * @param isCertain whether a name is believed. @param confidence what such a name has.
 */
export function withTexturedCells(
  named: readonly NamedGroup[],
  { patches, contrast }: CellSamples,
  { neighbours }: Topology,
  isCertain: (entry: NamedGroup) => boolean,
  confidence: number,
): readonly NamedGroup[] {
  const isUnnamed = (entry: NamedGroup) => !isCertain(entry) || entry.symbol === '~';
  const isRare = (entry: NamedGroup) => entry.group.cells.length <= (isUnnamed(entry) ? FEW : FEW_NAMED);
  const isOdd = (entry: NamedGroup) =>
    isRare(entry) && (isUnnamed(entry) || (!isGroundSymbol(entry.symbol) && entry.group.best !== BLANK));
  if (!named.some(isOdd)) return named;
  const covered = makeTexture('#', named, patches, contrast, isCertain);
  const open = makeTexture('0', named, patches, contrast, isCertain);
  const shows = (texture: Texture, other: Texture, cell: number) => {
    const patch = patches[cell] as ColourPatch;
    if (!texture.isTextured || noveltyOf(patch, texture.known) > texture.most) return false;
    return other.known.length === 0 || noveltyOf(patch, other.known) > CLEARLY * texture.most;
  };
  const isOpen = new Set(
    named.flatMap((entry) => (numberOf(entry.symbol) >= 0 && isCertain(entry) ? entry.group.cells : [])),
  );
  const ground = named.map((entry): CellSymbol | null => {
    if (!isOdd(entry)) return null;
    const { cells } = entry.group;
    if (entry.options.includes('#') && cells.every((cell) => shows(covered, open, cell))) return '#';
    return entry.options.includes('0') && cells.every((cell) => shows(open, covered, cell)) ? '0' : null;
  });
  named.forEach(({ group }, k) => {
    if (ground[k] === '0') for (const cell of group.cells) isOpen.add(cell);
  });
  const isEnclosed = (cell: number) => (neighbours[cell] ?? []).every((next) => isOpen.has(next));
  return named.map((entry, k) => {
    const symbol = ground[k] ?? null;
    if (symbol === null || (symbol === '0' && !entry.group.cells.every(isEnclosed))) return entry;
    return { ...entry, symbol, isUnusual: false, confidence };
  });
}

/** Cells that surely are covered, or open, ground, and how new what they show is at most. */
interface Texture {
  readonly known: readonly ColourPatch[];
  readonly most: number;
  /** Whether the ground shows something: cells of plain ground look alike. */
  readonly isTextured: boolean;
}

function makeTexture(
  symbol: '#' | '0',
  named: readonly NamedGroup[],
  patches: readonly ColourPatch[],
  contrast: number,
  isCertain: (entry: NamedGroup) => boolean,
): Texture {
  const sure = alikeToLargest(
    named.filter((entry) => entry.symbol === symbol && isCertain(entry)).map(({ group }) => group),
    patches,
    MOST_NEW * contrast,
  );
  const isDrawn = ({ glyphs }: CellGroup) => (glyphs[BLANK] as number) < SURELY_BLANK;
  const drawn = sure.filter(isDrawn);
  const patchesOf = (groups: readonly CellGroup[]) =>
    oneOfEach(groups.map(({ cells }) => cells)).map((cell) => patches[cell] as ColourPatch);
  const known = patchesOf(symbol === '0' ? sure : drawn);
  if (known.length < LEAST_KNOWN || drawn.length === 0) return { known: patchesOf(sure), most: 0, isTextured: false };
  const without = (patch: ColourPatch) => known.filter((other) => other !== patch);
  const newest = Math.max(...known.map((patch) => noveltyOf(patch, without(patch))));
  return { known, most: Math.min(MOST_NEW * contrast, Math.max(ALIKE * contrast, USUAL * newest)), isTextured: true };
}

/** The groups on which nothing is new to the largest, or to those that are like it: others may be marks that have a wrong name. */
function alikeToLargest(groups: readonly CellGroup[], patches: readonly ColourPatch[], most: number): CellGroup[] {
  const alike: CellGroup[] = [];
  for (const group of [...groups].sort((a, b) => b.cells.length - a.cells.length)) {
    const known = oneOfEach(alike.map(({ cells }) => cells)).map((cell) => patches[cell] as ColourPatch);
    if (known.length === 0 || noveltyOf(patches[group.cells[0] as number] as ColourPatch, known) <= most)
      alike.push(group);
  }
  return alike;
}

/** Cells of all groups, in turn one of each. */
function oneOfEach(groups: readonly (readonly number[])[]): number[] {
  const turns = Math.max(0, ...groups.map((cells) => cells.length));
  return Array.from({ length: turns }, (_, turn) => groups.flatMap((cells) => cells[turn] ?? []))
    .flat()
    .slice(0, MOST_KNOWN);
}

/** By how much the newest blocks of a cell differ from the nearest ones of others, levels a sample. */
function noveltyOf(patch: ColourPatch, known: readonly ColourPatch[]): number {
  const nearest: number[] = [];
  for (let y = RIM; y + BLOCK <= PATCH - RIM; y += STEP)
    for (let x = RIM; x + BLOCK <= PATCH - RIM; x += STEP) nearest.push(nearestTo(patch, x, y, known));
  const newest = nearest.sort((a, b) => b - a).slice(0, NEWEST);
  return newest.reduce((sum, apart) => sum + apart, 0) / (NEWEST * 3 * BLOCK * BLOCK);
}

/** The least sum of differences of a block from any block of others. */
function nearestTo(patch: ColourPatch, x: number, y: number, known: readonly ColourPatch[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const other of known)
    for (let v = RIM; v + BLOCK <= PATCH - RIM; v++)
      for (let u = RIM; u + BLOCK <= PATCH - RIM; u++)
        least = blocksApart(patch, y * PATCH + x, other, v * PATCH + u, least);
  return least;
}

/** The sum of differences of two blocks; `enough` where it is no less. */
function blocksApart(a: ColourPatch, from: number, b: ColourPatch, at: number, enough: number): number {
  let sum = 0;
  for (let row = 0; row < BLOCK; row++)
    for (let plane = 0; plane < 3; plane++) {
      const [i, j] = [plane * PATCH_AREA + row * PATCH + from, plane * PATCH_AREA + row * PATCH + at];
      for (let k = 0; k < BLOCK; k++) sum += Math.abs((a[i + k] as number) - (b[j + k] as number));
      if (sum >= enough) return enough;
    }
  return sum;
}
