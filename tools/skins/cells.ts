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
import { cellRect } from '../../src/model/lattice.ts';
import { sampleCells } from '../../src/vision/cellSamples.ts';
import { BLANK, glyphOfSymbol, OTHER } from '../../src/vision/glyphs.ts';
import type { ColourPatch } from '../../src/vision/patch.ts';
import { closedLook, cutCell, cutStray, encodePatch, JITTER, PATCH_BYTES, shownContrast } from './cutCells.ts';
import { degrade, randomDegradation } from './lab/degrade.ts';
import { drawWithValidationFonts } from './lab/fonts.ts';
import { drawScene } from './lab/scene.ts';
import type { Family, Skin } from './lab/skin.ts';
import { between, chance, pick } from './lab/skin.ts';
import { generateStaggered } from './lab/staggeredScene.ts';
import { loadEmoji } from './train/emoji.ts';
import { TRAIN_FAMILIES } from './train/families.ts';
import { photographed } from './train/photographed.ts';
import { strangers } from './train/strangers.ts';

const ROWS = 8;
const COLS = 9;
/** Cuttings from around the board, a scene: what is not a cell must be known as such. */
const STRAYS = 12;
/** Contrast (levels) up to which there is nothing in a cell of a stranger's board, whose drawing may lie beside it. */
const LEAST_SHOWN = 20;
const SYMBOLS: readonly CellSymbol[] = [...'####00011223344556677889abcFFFF????***Xxxx'] as CellSymbol[];

function randomBoard(random: Random): Board {
  const cells = Array.from({ length: ROWS * COLS }, () => pick(random, SYMBOLS));
  return { shape: 'square', rows: ROWS, cols: COLS, mines: null, cells };
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
  const patches = new Uint8Array(count * PATCH_BYTES);
  const labels = new Uint8Array(count * 2);
  scene.cells.forEach((symbol, i) => {
    const { colours, patch, isEnlarged } = cutCell(frame, cellRect(truth, i), random);
    patches.set(patch, i * PATCH_BYTES);
    const isEmpty = !isGame && shownContrast(colours) < LEAST_SHOWN;
    labels[i * 2] = isEmpty ? BLANK : scene.skin.oddMarks?.includes(symbol) ? OTHER : glyphOfSymbol(symbol);
    const isUnknown = isEnlarged || symbol === '~';
    labels[i * 2 + 1] = isUnknown ? 2 : isGame ? closedLook(symbol) : strangersLook(symbol, scene.skin);
  });
  for (let k = 0; k < STRAYS; k++) {
    const stray = cutStray(random, frame, truth);
    const i = ROWS * COLS + k;
    patches.set(stray?.patch ?? patches.subarray(0, PATCH_BYTES), i * PATCH_BYTES);
    labels.set(stray ? [stray.glyph, 2] : labels.subarray(0, 2), i * 2);
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
  const patches = new Uint8Array(taken.length * PATCH_BYTES);
  const labels = new Uint8Array(taken.length * 2);
  taken.forEach((cell, i) => {
    const symbol = cells[cell] as CellSymbol;
    patches.set(encodePatch(cut[cell] as ColourPatch), i * PATCH_BYTES);
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
