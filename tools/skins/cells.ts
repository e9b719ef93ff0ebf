/**
 * Writes labelled cell patches for training: `npx tsx tools/skins/cells.ts OUT_DIR SKINS_PER_FAMILY [SEED] [SHARD/SHARDS] [validation] [photos] [staggered] [FAMILY …]`.
 * Only training families are drawn. Boards are random symbols, so that rare digits are as frequent as common ones.
 * With `validation`, fonts and icons are those that never train; with `photos`, boards are seen through a camera; with names of
 * families, only these are drawn, with `staggered` boards of hexagons and triangles.
 * Two files a shard: cells-N.u8 (the two planes of `normalisePatch`, -1.5 … 1.5 as 0 … 255) and labels-N.u8 (pairs of
 * bytes: glyph class; 1 looks closed, 0 open, 2 neither).
 */
import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Random } from '../../src/game/random.ts';
import { makeRandom } from '../../src/game/random.ts';
import type { Board, CellSymbol } from '../../src/model/board.ts';
import type { Frame } from '../../src/model/frame.ts';
import type { Lattice } from '../../src/model/lattice.ts';
import { cellRect } from '../../src/model/lattice.ts';
import { sampleCells } from '../../src/vision/cellSamples.ts';
import { BLANK, glyphOfSymbol, OTHER } from '../../src/vision/glyphs.ts';
import type { ColourPatch } from '../../src/vision/patch.ts';
import { normalisePatch, PATCH, PATCH_AREA, sampleColours } from '../../src/vision/patch.ts';
import { enlargeSmallGlyph } from '../../src/vision/smallGlyph.ts';
import { degrade, randomDegradation } from './lab/degrade.ts';
import { drawWithValidationFonts } from './lab/fonts.ts';
import { drawScene } from './lab/scene.ts';
import type { Family, Skin } from './lab/skin.ts';
import { between, chance, isClosedSymbol, pick } from './lab/skin.ts';
import { generateStaggered } from './lab/staggeredScene.ts';
import { loadEmoji } from './train/emoji.ts';
import { TRAIN_FAMILIES } from './train/families.ts';
import { photographed } from './train/photographed.ts';
import { strangers } from './train/strangers.ts';

const ROWS = 8;
const COLS = 9;
/** Displacement and stretch of the box a cell is cut with, as parts of the pitch: lattices are never perfect. */
const JITTER = 0.06;

/** Part of the small drawings that are shown enlarged, as the reader does. */
const ENLARGED = 0.5;

const VALUES = 2 * PATCH_AREA;

function encodePatch(colours: ColourPatch): Uint8Array {
  const planes = new Float32Array(VALUES);
  normalisePatch(colours, planes, 0);
  return Uint8Array.from(planes, (v) => Math.round(((v + 1.5) / 3) * 255));
}

const SYMBOLS: readonly CellSymbol[] = [...'####00011223344556677889abcFFFF????***Xxxx'] as CellSymbol[];

function randomBoard(random: Random): Board {
  const cells = Array.from({ length: ROWS * COLS }, () => pick(random, SYMBOLS));
  return { shape: 'square', rows: ROWS, cols: COLS, mines: null, cells };
}

/** Cuttings from around the board, a scene: what is not a cell must be known as such. */
const STRAYS = 12;
/** Difference of the lightest and the darkest sample (levels) inside a cutting from which it shows something … */
const SHOWS_SOMETHING = 40;
/** … and up to which there is nothing in a cell of a stranger's board, whose drawing may lie beside it … */
const LEAST_SHOWN = 20;
/** … where its outermost samples do not count: lines along the rim are what blank cells have too. */
const RIM = 4;

function shownContrast(colours: ColourPatch): number {
  let low = 255;
  let high = 0;
  for (let i = 0; i < colours.length; i++) {
    const x = i % PATCH;
    const y = Math.floor((i % PATCH_AREA) / PATCH);
    if (x < RIM || y < RIM || x >= PATCH - RIM || y >= PATCH - RIM) continue;
    low = Math.min(low, colours[i] as number);
    high = Math.max(high, colours[i] as number);
  }
  return high - low;
}

/** A place (cells from the board's first) that is off the lattice: to the side, down, or both. */
function offCells(random: Random): { x: number; y: number } {
  const along = random.int(0, 2);
  const part = (isOff: boolean) => (isOff ? between(random, 0.32, 0.68) : between(random, -0.1, 0.1));
  return { x: random.int(1, COLS - 2) + part(along !== 1), y: random.int(1, ROWS - 2) + part(along !== 0) };
}

/** A cutting from somewhere else on the screen, or off the lattice of the board. */
function drawStray(random: Random, frame: Frame, truth: Lattice): { patch: Uint8Array; glyph: number } {
  const { pitchX: width, pitchY: height } = truth;
  const off = offCells(random);
  const across = chance(random, 0.5);
  const box = across
    ? { x: truth.x + off.x * width, y: truth.y + off.y * height, width, height }
    : { x: random.unit() * (frame.width - width), y: random.unit() * (frame.height - height), width, height };
  const colours = sampleColours(frame, box);
  const onBoard =
    box.x + width > truth.x &&
    box.x < truth.x + COLS * width &&
    box.y + height > truth.y &&
    box.y < truth.y + ROWS * height;
  return {
    patch: encodePatch(colours),
    glyph: onBoard && !across ? -1 : shownContrast(colours) > SHOWS_SOMETHING ? OTHER : BLANK,
  };
}

/** Ranges of the pitch (Px): small cells are the hardest and the most common. */
const PITCHES: readonly [number, number][] = [
  [10, 16],
  [10, 30],
  [10, 30],
  [10, 80],
];

/** … and on screens that a camera sees: smaller ones could not be read. */
const PHOTO_PITCH: [number, number] = [14, 40];

/** How a cell of the game looks: closed (1), open (0) or either (2). */
function closedLook(symbol: CellSymbol): number {
  return isClosedSymbol(symbol) ? 1 : '*Xx'.includes(symbol) ? 2 : 0;
}

/** … and one of something else: raised cells look closed, where nothing is drawn on them. */
function strangersLook(symbol: CellSymbol, { isRaised = false }: Skin): number {
  return !isRaised || symbol === '0' ? 0 : symbol === '#' ? 1 : 2;
}

async function drawCells(
  family: Family,
  seed: number,
  isGame: boolean,
): Promise<{ patches: Uint8Array; labels: Uint8Array }> {
  const random = makeRandom(seed);
  const pitch = arePhotos ? PHOTO_PITCH : pick(random, PITCHES);
  const screen = { width: 900, height: 760 };
  const scene = drawScene(random, { family, board: randomBoard(random), screen, pitch, covered: 0.35 });
  const { frame, truth } = arePhotos
    ? await photographed({ ...scene, touched: new Set() }, random)
    : { frame: await degrade(scene.frame, randomDegradation(random), random), truth: scene.truth };
  const count = ROWS * COLS + STRAYS;
  const patches = new Uint8Array(count * VALUES);
  const labels = new Uint8Array(count * 2);
  scene.cells.forEach((symbol, i) => {
    const rect = cellRect(truth, i);
    const shift = (size: number) => between(random, -JITTER, JITTER) * size;
    const box = {
      x: rect.x + shift(rect.width),
      y: rect.y + shift(rect.height),
      width: rect.width + shift(rect.width),
      height: rect.height + shift(rect.height),
    };
    const colours = sampleColours(frame, box);
    const larger = enlargeSmallGlyph(frame, box, colours);
    const isEnlarged = larger !== null && chance(random, ENLARGED);
    patches.set(encodePatch(isEnlarged ? larger : colours), i * VALUES);
    const isEmpty = !isGame && shownContrast(colours) < LEAST_SHOWN;
    labels[i * 2] = isEmpty ? BLANK : scene.skin.oddMarks?.includes(symbol) ? OTHER : glyphOfSymbol(symbol);
    const isUnknown = isEnlarged || symbol === '~';
    labels[i * 2 + 1] = isUnknown ? 2 : isGame ? closedLook(symbol) : strangersLook(symbol, scene.skin);
  });
  for (let k = 0; k < STRAYS; k++) {
    const { patch, glyph } = drawStray(random, frame, truth);
    const i = ROWS * COLS + k;
    patches.set(glyph < 0 ? patches.subarray(0, patch.length) : patch, i * VALUES);
    labels.set(glyph < 0 ? labels.subarray(0, 2) : [glyph, 2], i * 2);
  }
  return { patches, labels };
}

/** Of one symbol at most so many cells of a board of hexagons or triangles are written, and so many in all. */
const MOST_OF_ONE = 12;
const MOST_STAGGERED = 84;

/** Cells of a board of hexagons or triangles, cut as the reader cuts them. */
async function drawStaggered(seed: number): Promise<{ patches: Uint8Array; labels: Uint8Array }> {
  const random = makeRandom(seed);
  const { frame, truth, cells } = await generateStaggered(chance(random, 0.5) ? 'hex' : 'triangle', seed);
  const shift = () => between(random, -JITTER, JITTER) * truth.pitchX;
  const { patches: cut } = sampleCells(frame, { ...truth, x: truth.x + shift(), y: truth.y + shift() });
  const counts = new Map<CellSymbol, number>();
  const order = [...cells.keys()].map((cell) => ({ cell, at: random.unit() })).sort((a, b) => a.at - b.at);
  const chosen = order.flatMap(({ cell }) => {
    const symbol = cells[cell] as CellSymbol;
    const count = counts.get(symbol) ?? 0;
    counts.set(symbol, count + 1);
    return count < MOST_OF_ONE && symbol !== '~' ? [cell] : [];
  });
  const taken = chosen.slice(0, MOST_STAGGERED);
  const patches = new Uint8Array(taken.length * VALUES);
  const labels = new Uint8Array(taken.length * 2);
  taken.forEach((cell, i) => {
    const symbol = cells[cell] as CellSymbol;
    patches.set(encodePatch(cut[cell] as ColourPatch), i * VALUES);
    labels.set([glyphOfSymbol(symbol), closedLook(symbol)], i * 2);
  });
  return { patches, labels };
}

/** Boards of other things take every eighth place among those of the game. */
const STRANGERS = Math.round(Object.keys(TRAIN_FAMILIES).length / 7);

const [out = 'out/cells', perFamily = '100', seed = '1', shard = '0/1', ...how] = process.argv.slice(2);
const split = how.includes('validation') ? 'validation' : 'train';
const arePhotos = how.includes('photos');
const named = Object.entries(TRAIN_FAMILIES).filter(([name]) => how.includes(name));
const FAMILIES = (named.length > 0 ? named : Object.entries(TRAIN_FAMILIES)).map(([, family]) => family);
const others = Array.from({ length: named.length > 0 ? 0 : STRANGERS }, () => strangers);
type Draw = (seed: number) => ReturnType<typeof drawCells>;
const SCENES: readonly Draw[] = how.includes('staggered')
  ? [drawStaggered]
  : [
      ...others.map(
        (family): Draw =>
          (seed) =>
            drawCells(family, seed, false),
      ),
      ...FAMILIES.map(
        (family): Draw =>
          (seed) =>
            drawCells(family, seed, true),
      ),
    ];
const [mine = 0, shards = 1] = shard.split('/').map(Number);
mkdirSync(out, { recursive: true });
await loadEmoji(split);
if (split === 'validation') drawWithValidationFonts();
const cells = openSync(join(out, `cells-${mine}.u8`), 'w');
const names = openSync(join(out, `labels-${mine}.u8`), 'w');
for (let k = mine; k < Number(perFamily); k += shards) {
  for (const [f, draw] of SCENES.entries()) {
    const { patches, labels } = await draw(Number(seed) * 1_000_003 + k * 101 + f);
    writeSync(cells, patches);
    writeSync(names, labels);
  }
}
closeSync(cells);
closeSync(names);
