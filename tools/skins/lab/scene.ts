import { createCanvas } from '@napi-rs/canvas';
import type { Random } from '../../../src/game/random.ts';
import type { Board, CellSymbol } from '../../../src/model/board.ts';
import type { Frame, Rect } from '../../../src/model/frame.ts';
import type { Lattice } from '../../../src/model/lattice.ts';
import { cellRect } from '../../../src/model/lattice.ts';
import { drawDesktop, drawWindow } from './clutter.ts';
import type { Context, Family, Pitch, Skin } from './skin.ts';
import { between, chance, pick } from './skin.ts';

export interface Scene {
  readonly frame: Frame;
  readonly truth: Lattice;
  /** What a perfect reader says: `~` where something hides a good part of the cell. */
  readonly cells: readonly CellSymbol[];
  /** Cells that something touches a little: reading them and abstaining are both right. */
  readonly touched: ReadonlySet<number>;
  readonly skin: Skin;
}

export interface SceneOptions {
  readonly family: Family;
  readonly board: Board;
  readonly screen: { readonly width: number; readonly height: number };
  /** Range of the cell pitch in pixels. */
  readonly pitch: readonly [number, number];
  /** Share of scenes with something lying over the board. */
  readonly covered: number;
}

/** A covered share of a cell above which it must not be read, and up to which it may be. */
const HIDDEN_ABOVE = 0.15;

/** Draws one board of a random skin of the family somewhere on a screen full of other things. */
export function drawScene(random: Random, { family, board, screen, pitch, covered }: SceneOptions): Scene {
  const { width, height } = screen;
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  const skin = family(random, { x: 24, y: 24 });
  const aspect = skin.aspect ?? 1;
  const room = largestPitch(board, skin, screen, aspect);
  const wanted = Math.min(room, between(random, pitch[0], Math.min(pitch[1], room)));
  const size = choosePitch(random, Math.max(10, 10 * aspect, wanted), aspect);
  const finalSkin = family(random, size);
  const lattice = place(random, board, finalSkin, size, screen);
  drawDesktop(random, ctx, width, height);
  paintBoard(ctx, finalSkin, board, lattice, random);
  const overlays = chance(random, covered) ? layOver(random, ctx, lattice) : [];
  const data = new Uint8ClampedArray(ctx.getImageData(0, 0, width, height).data);
  return { frame: { width, height, data }, truth: lattice, skin: finalSkin, ...hide(board, lattice, overlays) };
}

function largestPitch(board: Board, skin: Skin, screen: { width: number; height: number }, aspect: number): number {
  const { left, right, top, bottom } = skin.margin;
  const across = screen.width / (board.cols + left + right + 1) / Math.max(1, aspect);
  const down = (screen.height / (board.rows + top + bottom + 2)) * Math.min(1, aspect);
  return Math.max(10, Math.min(across, down));
}

/** Whole-pixel pitches as most programs have them, or fractional ones as under 125 % scaling. */
function choosePitch(random: Random, wanted: number, aspect: number): Pitch {
  const whole = chance(random, 0.65);
  const x = whole ? Math.round(wanted) : wanted;
  const y = x / aspect;
  return { x, y: whole ? Math.round(y) : y };
}

function place(
  random: Random,
  board: Board,
  skin: Skin,
  pitch: Pitch,
  screen: { width: number; height: number },
): Lattice {
  const { left, right, top, bottom } = skin.margin;
  const spare = (total: number, cells: number, before: number, after: number, p: number) =>
    Math.max(0, total - (cells + before + after) * p);
  const fraction = chance(random, 0.85) ? 1 : 4;
  const at = (space: number, before: number, p: number) =>
    Math.round((before * p + random.unit() * space) * fraction) / fraction;
  const gap = skin.gap ? Math.max(1, Math.round(skin.gap * pitch.x)) : 0;
  return {
    shape: 'square',
    rows: board.rows,
    cols: board.cols,
    x: at(spare(screen.width, board.cols, left, right, pitch.x), left, pitch.x),
    y: at(spare(screen.height, board.rows, top, bottom, pitch.y), top, pitch.y),
    pitchX: pitch.x,
    pitchY: pitch.y,
    gapX: gap,
    gapY: gap,
  };
}

function paintBoard(ctx: Context, skin: Skin, board: Board, lattice: Lattice, random: Random): void {
  const { x, y, pitchX, pitchY, rows, cols, gapX, gapY } = lattice;
  const inner = { x, y, width: cols * pitchX - gapX, height: rows * pitchY - gapY };
  const { left, top, right, bottom } = skin.margin;
  const outer = grow(inner, left * pitchX, top * pitchY, right * pitchX, bottom * pitchY);
  const surround = Math.max(2, pitchX * between(random, 0.2, 1));
  drawWindow(random, ctx, grow(outer, surround, surround, surround, surround), pitchY);
  skin.drawGround(ctx, inner, outer, board);
  const snap = chance(random, 0.75);
  const edge = (v: number) => (snap ? Math.round(v) : v);
  board.cells.forEach((symbol, index) => {
    const row = Math.floor(index / cols);
    const col = index % cols;
    const left0 = edge(x + col * pitchX);
    const top0 = edge(y + row * pitchY);
    const box = {
      x: left0,
      y: top0,
      width: edge(x + (col + 1) * pitchX) - gapX - left0,
      height: edge(y + (row + 1) * pitchY) - gapY - top0,
    };
    ctx.save();
    skin.drawCell(ctx, { ...box, symbol, row, col }, board);
    ctx.restore();
  });
  skin.drawOver?.(ctx, inner, board);
}

function grow({ x, y, width, height }: Rect, left: number, top: number, right: number, bottom: number): Rect {
  return { x: x - left, y: y - top, width: width + left + right, height: height + top + bottom };
}

/** What lies over a board hides at most this part of its width and of its height. */
const LARGEST_OVERLAY = 0.5;

/** A dialog, a tooltip or the pointer over the board; returns what they cover. */
function layOver(random: Random, ctx: Context, lattice: Lattice): Rect[] {
  const { x, y, pitchX, pitchY, rows, cols } = lattice;
  const inside = () => ({ x: x + random.unit() * cols * pitchX, y: y + random.unit() * rows * pitchY });
  const kind = pick(random, ['dialog', 'tooltip', 'pointer'] as const);
  if (kind === 'pointer') return [drawPointer(ctx, inside(), between(random, 10, 20))];
  const at = inside();
  const most = { width: LARGEST_OVERLAY * cols * pitchX, height: LARGEST_OVERLAY * rows * pitchY };
  const width = Math.min(most.width, kind === 'dialog' ? between(random, 60, 320) : between(random, 30, 120));
  const height = Math.min(most.height, kind === 'dialog' ? between(random, 50, 180) : between(random, 12, 24));
  const box = {
    x: Math.round(at.x - width / 2),
    y: Math.round(at.y - height / 2),
    width: Math.round(width),
    height: Math.round(height),
  };
  return [drawWindow(random, ctx, box, kind === 'dialog' ? 24 : 0)];
}

function drawPointer(ctx: Context, { x, y }: { x: number; y: number }, size: number): Rect {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(size, size);
  ctx.fillStyle = '#000';
  ctx.strokeStyle = '#fff';
  ctx.lineWidth = 0.08;
  ctx.beginPath();
  for (const [px, py] of [
    [0, 0],
    [0, 1],
    [0.24, 0.78],
    [0.42, 1.18],
    [0.56, 1.1],
    [0.4, 0.72],
    [0.72, 0.7],
  ])
    ctx.lineTo(px!, py!);
  ctx.closePath();
  ctx.fill();
  ctx.stroke();
  ctx.restore();
  return { x, y, width: 0.5 * size, height: size };
}

function hide(board: Board, lattice: Lattice, overlays: readonly Rect[]): Pick<Scene, 'cells' | 'touched'> {
  const touched = new Set<number>();
  const cells = board.cells.map((symbol, i) => {
    const rect = cellRect(lattice, i);
    const share = overlays.reduce((sum, o) => sum + overlap(rect, o), 0) / (rect.width * rect.height);
    if (share > 0) touched.add(i);
    return share > HIDDEN_ABOVE ? '~' : symbol;
  });
  return { cells, touched };
}

function overlap(a: Rect, b: Rect): number {
  const w = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}
