import type { CellSymbol } from '../model/board.ts';
import { numberOf } from '../model/board.ts';
import type { Topology } from '../model/topology.ts';
import type { CellSamples } from './cellSamples.ts';
import { BLANK } from './glyphs.ts';
import type { CellGroup } from './groupCells.ts';
import { isGroundSymbol } from './meanings.ts';
import type { NamedGroup } from './nameGroups.ts';
import { remembered } from './once.ts';
import type { ColourPatch } from './patch.ts';
import { PATCH, PATCH_AREA } from './patch.ts';

/**
 * Cells of a texture that is drawn anew on each, as leaves and moss are: every one has a look of its own, and the network takes some for
 * drawings. All that such a cell shows, others show too, elsewhere; a mark shows what no covered cell does.
 * After the novelty of a patch by its nearest neighbours (Boiman and Irani, "Detecting irregularities in images and in video", 2007).
 */

/** Cells are compared at half the samples of a patch, without their rims, block by block (side in those samples). */
const HALF = PATCH / 2;
const EDGE = 2;
const BLOCK = 3;
/** Where the blocks begin, so many of them along each side. */
const ALONG = HALF - 2 * EDGE - BLOCK + 1;
const PLACES = Int32Array.from(
  { length: ALONG ** 2 },
  (_, k) => (EDGE + Math.floor(k / ALONG)) * HALF + EDGE + (k % ALONG),
);
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
const ALIKE = 0.06;
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
  const groupsOf = (wanted: CellSymbol) =>
    named.filter((entry) => entry.symbol === wanted && isCertain(entry)).map(({ group }) => group);
  const [coveredGroups, openGroups] = [groupsOf('#'), groupsOf('0')];
  if (!mayBeTextured(coveredGroups) && !mayBeTextured(openGroups)) return named;
  const at = remembered((cell: number) => halved(patches[cell] as ColourPatch));
  const covered = makeTexture(coveredGroups, at, contrast);
  const open = makeTexture(openGroups, at, contrast);
  const shows = (texture: Texture, other: Texture, cell: number) => {
    if (!texture.isTextured || noveltyOf(at(cell), texture.known) > texture.most) return false;
    return other.known.length === 0 || noveltyOf(at(cell), other.known) > CLEARLY * texture.most;
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
  readonly known: readonly Small[];
  readonly most: number;
  /** Whether the ground shows something: cells of plain ground look alike. */
  readonly isTextured: boolean;
}

function mayBeTextured(groups: readonly CellGroup[]): boolean {
  return groups.some(({ glyphs }) => (glyphs[BLANK] as number) < SURELY_BLANK);
}

function makeTexture(groups: readonly CellGroup[], at: (cell: number) => Small, contrast: number): Texture {
  const sure = alikeToLargest(groups, at, MOST_NEW * contrast);
  const known = oneOfEach(sure.map(({ cells }) => cells)).map(at);
  const isTextured = known.length >= LEAST_KNOWN && mayBeTextured(sure);
  if (!isTextured) return { known, most: 0, isTextured };
  const newest = Math.max(
    ...known.map((cell) =>
      noveltyOf(
        cell,
        known.filter((other) => other !== cell),
      ),
    ),
  );
  return { known, most: Math.min(MOST_NEW * contrast, Math.max(ALIKE * contrast, USUAL * newest)), isTextured };
}

/** The groups on which nothing is new to the largest, or to those that are like it: others may be marks that have a wrong name. */
function alikeToLargest(groups: readonly CellGroup[], at: (cell: number) => Small, most: number): CellGroup[] {
  const alike: CellGroup[] = [];
  for (const group of [...groups].sort((a, b) => b.cells.length - a.cells.length)) {
    const known = oneOfEach(alike.map(({ cells }) => cells)).map(at);
    if (known.length === 0 || noveltyOf(at(group.cells[0] as number), known) <= most) alike.push(group);
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
function noveltyOf(cell: Small, known: readonly Small[]): number {
  /** What the newest blocks so far differ by, in ascending order. */
  const newest = new Float64Array(NEWEST);
  for (const at of PLACES) {
    const apart = nearestTo(cell, at, known, newest[0] as number);
    if (apart <= (newest[0] as number)) continue;
    newest[0] = apart;
    newest.sort();
  }
  return newest.reduce((sum, apart) => sum + apart, 0) / (NEWEST * 3 * BLOCK * BLOCK);
}

/** The least sum of differences of a block from any block of others; any sum up to `enough` where that is no more. Those at its own place are likely to be nearest. */
function nearestTo(cell: Small, from: number, known: readonly Small[], enough: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const other of known) least = blocksApart(cell, from, other, from, least);
  for (const other of known)
    for (const at of PLACES) {
      if (least <= enough) return least;
      least = blocksApart(cell, from, other, at, least);
    }
  return least;
}

/** The sum of differences of two blocks; `enough` where it is no less. */
function blocksApart(a: Small, from: number, b: Small, at: number, enough: number): number {
  let sum = 0;
  for (let plane = 0; plane < 3; plane++)
    for (let row = 0; row < BLOCK; row++) {
      const [i, j] = [(plane * HALF + row) * HALF + from, (plane * HALF + row) * HALF + at];
      for (let k = 0; k < BLOCK; k++) sum += Math.abs((a[i + k] as number) - (b[j + k] as number));
      if (sum >= enough) return enough;
    }
  return sum;
}

/** The colours of a cell, red, green, blue planes of HALF × HALF samples. */
type Small = Float32Array;

function halved(patch: ColourPatch): Small {
  return Float32Array.from({ length: 3 * HALF * HALF }, (_, i) => {
    const plane = Math.floor(i / (HALF * HALF));
    const [x, y] = [2 * (i % HALF), 2 * (Math.floor(i / HALF) % HALF)];
    const at = plane * PATCH_AREA + y * PATCH + x;
    const sum = (patch[at] as number) + (patch[at + 1] as number);
    return (sum + (patch[at + PATCH] as number) + (patch[at + PATCH + 1] as number)) / 4;
  });
}
