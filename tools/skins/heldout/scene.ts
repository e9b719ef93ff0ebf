import { createCanvas } from '@napi-rs/canvas';
import type { Board } from '../../../src/model/board.ts';
import type { Frame, Rect } from '../../../src/model/frame.ts';
import { cropFrame } from '../../../src/model/frame.ts';
import type { Lattice } from '../../../src/model/lattice.ts';
import { latticeRegion } from '../../../src/model/lattice.ts';
import type { Scene } from '../lab/scene.ts';
import { scaleLattice } from '../scaleLattice.ts';
import { drawSetting, drawSurroundings } from './desktop.ts';
import type { Dice } from './dice.ts';
import { makeDice } from './dice.ts';
import { applyEffects, pickEffects, resample } from './effects.ts';
import { layOver } from './overlays.ts';
import { makePosition, pickLevel } from './positions.ts';
import type { Brush, HeldOutFamily, Size, Theme } from './theme.ts';
import { evenEdge } from './theme.ts';

/** A picture with one board and what a perfect reader says about it. */
export type HeldOutScene = Pick<Scene, 'frame' | 'truth' | 'cells' | 'touched'>;

const SCREENS = [
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
  { width: 1600, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
];
/** The smallest cell side that a picture has, in Px. */
const SMALLEST = 10;
const LARGEST = 120;

/** The scene of one family and seed; always the same. */
export async function makeScene(name: string, family: HeldOutFamily, seed: number): Promise<HeldOutScene> {
  const dice = makeDice(name, seed);
  const screen = dice.one(...SCREENS);
  const level = pickLevel(dice);
  const zoom = dice.odds(0.12) ? dice.range(0.8, 1.7) : 1;
  const room = { width: Math.round(screen.width / zoom), height: Math.round(screen.height / zoom) };
  const size = pickSize(dice, family, level, room, zoom);
  const theme = family.make(dice, size);
  const board = makePosition(dice, level, theme);
  const truth = placeBoard(dice, board, theme, size, room);
  const canvas = createCanvas(room.width, room.height);
  const brush = canvas.getContext('2d');
  drawSurroundings(dice, brush, room.width, room.height);
  const shown = drawProgram(dice, brush, family, theme, board, truth, size.unit);
  const { cells, touched } = layOver(dice, brush, board, truth);
  const data = new Uint8ClampedArray(brush.getImageData(0, 0, room.width, room.height).data);
  const drawn = { frame: { ...room, data }, truth, cells, touched };
  const cut = dice.odds(0.12) ? cutOut(drawn, shown) : drawn;
  const zoomed = zoom === 1 ? cut : await zoomScene(cut, zoom, dice.one('linear', 'cubic', 'lanczos3'));
  return { ...zoomed, frame: await applyEffects(zoomed.frame, pickEffects(dice)) };
}

/** A cell size that the family has and that the screen has room for. */
function pickSize(
  dice: Dice,
  family: HeldOutFamily,
  [rows, cols]: readonly number[],
  room: { width: number; height: number },
  zoom: number,
): Size {
  const unit = dice.one(1, 1, 1, 1.25, 1.5, 2);
  const aspect = family.aspect ? dice.range(...family.aspect) : 1;
  const most = Math.min((room.height - 70) / ((rows ?? 0) + 3), (room.width - 20) / ((cols ?? 0) + 2) / aspect);
  const wanted = Math.round(pickHeight(dice, family.heights)) * unit;
  const height = Math.max(SMALLEST / zoom, Math.min(most, wanted, LARGEST / zoom));
  // Where there was no room for the wanted size, the program is one that fits its cells to its window.
  const fitted =
    height === wanted || dice.odds(0.4) ? height : Math.max(Math.ceil(SMALLEST / zoom), Math.floor(height));
  const width = aspect === 1 ? fitted : Math.round(fitted * aspect);
  return { width, height: fitted, unit };
}

/** Mostly what such programs have; sometimes a small window or a page zoomed out, sometimes cells for a touch screen. */
function pickHeight(dice: Dice, [low, high]: readonly [number, number]): number {
  const kind = dice.range(0, 1);
  if (kind < 0.12) return dice.range(SMALLEST, 18);
  if (kind < 0.2) return dice.range(high, LARGEST);
  return kind < 0.75 ? dice.range(low, Math.min(high, low * 1.9)) : dice.range(low, high);
}

function placeBoard(
  dice: Dice,
  board: Board,
  theme: Theme,
  { width, height }: Size,
  room: { width: number; height: number },
): Lattice {
  const { left, top, right, bottom } = theme.edge ?? evenEdge(0);
  const gap = theme.gap ?? 0;
  const fine = dice.odds(0.85) ? 1 : 4;
  const at = (before: number, cells: number, after: number, space: number) =>
    Math.round((before + Math.max(0, space - before - cells - after) * dice.range(0, 1)) * fine) / fine;
  return {
    shape: 'square',
    rows: board.rows,
    cols: board.cols,
    x: at(left + 6, board.cols * width, right + 6, room.width),
    y: at(top + 60, board.rows * height, bottom + 6, room.height),
    pitchX: width,
    pitchY: height,
    gapX: gap,
    gapY: gap,
  };
}

/** Draws the program; returns what a picture of its window alone shows. */
function drawProgram(
  dice: Dice,
  brush: Brush,
  family: HeldOutFamily,
  theme: Theme,
  board: Board,
  lattice: Lattice,
  unit: number,
): Rect {
  const inner = latticeRegion(lattice);
  const { left, top, right, bottom } = theme.edge ?? evenEdge(0);
  const outer = {
    x: inner.x - left,
    y: inner.y - top,
    width: inner.width + left + right,
    height: inner.height + top + bottom,
  };
  const shown = drawSetting(dice, brush, family.setting, outer, unit);
  theme.ground(brush, inner, outer, board);
  const snaps = dice.odds(0.75);
  const snap = (v: number) => (snaps ? Math.round(v) : v);
  board.cells.forEach((symbol, index) => {
    const row = Math.floor(index / board.cols);
    const col = index % board.cols;
    const x = snap(lattice.x + col * lattice.pitchX);
    const y = snap(lattice.y + row * lattice.pitchY);
    const width = snap(lattice.x + (col + 1) * lattice.pitchX) - lattice.gapX - x;
    const height = snap(lattice.y + (row + 1) * lattice.pitchY) - lattice.gapY - y;
    brush.save();
    theme.tile(brush, { x, y, width, height, symbol, row, col }, board);
    brush.restore();
  });
  theme.varnish?.(brush, inner, board);
  return shown;
}

function cutOut(scene: HeldOutScene, shown: Rect): HeldOutScene {
  const { frame, x, y } = cropFrame(scene.frame, shown);
  return { ...scene, frame, truth: { ...scene.truth, x: scene.truth.x - x, y: scene.truth.y - y } };
}

async function zoomScene(
  scene: HeldOutScene,
  zoom: number,
  kernel: 'linear' | 'cubic' | 'lanczos3',
): Promise<HeldOutScene> {
  const frame: Frame = await resample(scene.frame, zoom, kernel);
  const truth = scaleLattice(scene.truth, frame.width / scene.frame.width, frame.height / scene.frame.height);
  return { ...scene, frame, truth };
}
