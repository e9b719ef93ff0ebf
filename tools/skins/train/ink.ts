import type { Canvas } from '@napi-rs/canvas';
import { createCanvas } from '@napi-rs/canvas';
import type { Random } from '../../../src/game/random.ts';
import type { CellBox, Context } from '../lab/skin.ts';
import { between, chance, pick } from '../lab/skin.ts';

/** What a skin does to the drawings that it puts into cells: how they lean, and what is left of their ink. */
export interface Ink {
  /** How far the top leans over to the right, as a part of the height. */
  readonly slant: number;
  /** By how much drawings are turned (rad): all alike, and each by chance, as in handwriting. */
  readonly turn: number;
  readonly wobble: number;
  readonly fill: (typeof FILLS)[number];
  /** Distance of hatches as a part of the cell's side, and their angle (rad). */
  readonly spacing: number;
  readonly angle: number;
  /** Side of large pixels and distance of dots as a part of the cell's side. */
  readonly grid: number;
  readonly random: Random;
}

/**
 * Ink that covers everything; hatched; with gaps as stencils have them; outlines only; dots of a matrix; without
 * half-tones, as bitmap fonts are; in large pixels.
 */
const FILLS = ['full', 'hatched', 'stencil', 'hollow', 'dots', 'hard', 'coarse'] as const;

/** Ink without half-tones. */
export function hardInk(random: Random): Ink {
  return { slant: 0, turn: 0, wobble: 0, fill: 'hard', spacing: 0.1, grid: 0.1, angle: 0, random };
}

export function randomInk(random: Random): Ink | null {
  if (chance(random, 0.5)) return null;
  return {
    slant: chance(random, 0.3) ? between(random, -0.15, 0.35) : 0,
    turn: chance(random, 0.15) ? between(random, -0.25, 0.25) : 0,
    wobble: chance(random, 0.25) ? between(random, 0.03, 0.2) : 0,
    fill: pick(random, ['full', 'full', 'full', ...FILLS, 'hard', 'hard'] as const),
    spacing: between(random, 0.08, 0.16),
    grid: between(random, 0.05, 0.085),
    angle: between(random, 0, Math.PI),
    random,
  };
}

const sheets = new Map<string, Canvas[]>();

/** Two empty sheets of a size, the same ones every time. */
function takeSheets(width: number, height: number): [Context, Context] {
  const key = `${width}×${height}`;
  const pair = sheets.get(key) ?? [createCanvas(width, height), createCanvas(width, height)];
  sheets.set(key, pair);
  return pair.map((sheet) => {
    const paint = sheet.getContext('2d');
    paint.globalCompositeOperation = 'source-over';
    paint.imageSmoothingEnabled = true;
    paint.clearRect(0, 0, width, height);
    return paint;
  }) as [Context, Context];
}

/** Draws into a cell with an ink. `draw` gets a context and the box in it that stands for the cell. */
export function withInk(
  ctx: Context,
  cell: CellBox,
  ink: Ink | null,
  draw: (ctx: Context, box: CellBox) => void,
): void {
  if (!ink) {
    draw(ctx, cell);
    return;
  }
  const width = Math.ceil(cell.width);
  const height = Math.ceil(cell.height);
  const [paint, spare] = takeSheets(width, height);
  const side = Math.min(width, height);
  const fill = fillFor(ink, side);
  const coarse = fill === 'coarse' || fill === 'dots' ? side * ink.grid : 1;
  const box = { ...cell, x: 0, y: 0, width: width / coarse, height: height / coarse };
  paint.save();
  lean(paint, box, ink);
  draw(paint, box);
  paint.restore();
  cut(paint, spare, width, height, { ...ink, fill });
  const result = fill === 'hollow' ? spare : paint;
  if (coarse === 1) ctx.drawImage(result.canvas, cell.x, cell.y);
  else if (fill === 'coarse') enlarge(ctx, paint, cell, coarse);
  else drawDots(ctx, paint, cell, coarse);
}

/** Small cells have too few pixels for some inks. */
const LEAST_SIDE = { hatched: 18, hollow: 24, stencil: 16 } as const;
const LEAST_GRID_PX = 1.3;

function fillFor({ fill, grid }: Ink, side: number): Ink['fill'] {
  if ((fill === 'coarse' || fill === 'dots') && side * grid < LEAST_GRID_PX) return 'hard';
  return side < (LEAST_SIDE[fill as keyof typeof LEAST_SIDE] ?? 0) ? 'full' : fill;
}

function lean(paint: Context, { width, height }: CellBox, { slant, turn, wobble, random }: Ink): void {
  paint.translate(width / 2, height / 2);
  paint.transform(1, 0, -slant, 1, 0, 0);
  paint.rotate(turn + (wobble > 0 ? between(random, -wobble, wobble) : 0));
  if (wobble > 0) paint.scale(between(random, 0.9, 1.08), between(random, 0.9, 1.08));
  paint.translate(-width / 2, -height / 2);
}

/** Takes ink away again. */
function cut(paint: Context, spare: Context, width: number, height: number, ink: Ink): void {
  const side = Math.min(width, height);
  const { fill } = ink;
  if (fill === 'hatched' || fill === 'stencil') {
    paint.save();
    paint.globalCompositeOperation = 'destination-out';
    paint.strokeStyle = fill === 'hatched' ? 'rgba(0,0,0,0.75)' : '#000';
    paint.lineWidth = Math.max(1, side * (fill === 'hatched' ? 0.45 * ink.spacing : 0.05));
    paint.translate(width / 2, height / 2);
    paint.rotate(fill === 'hatched' ? ink.angle : ink.angle < Math.PI / 2 ? 0 : Math.PI / 2);
    const lines = fill === 'stencil' ? 0 : Math.ceil(0.8 / ink.spacing);
    for (let k = -lines; k <= lines; k++) {
      paint.beginPath();
      paint.moveTo(-side, k * side * ink.spacing);
      paint.lineTo(side, k * side * ink.spacing);
      paint.stroke();
    }
    paint.restore();
  } else if (fill === 'hollow') hollow(paint, spare, Math.max(1, side * 0.045));
  else if (fill === 'hard' || fill === 'coarse') harden(paint, width, height);
}

/** Leaves only what is nearer than `thick` (Px) to the edge of what is drawn; the result is on the other sheet. */
function hollow(paint: Context, spare: Context, thick: number): void {
  spare.drawImage(paint.canvas, 0, 0);
  paint.globalCompositeOperation = 'destination-in';
  const copy = createCanvas(paint.canvas.width, paint.canvas.height);
  copy.getContext('2d').drawImage(spare.canvas, 0, 0);
  for (let k = 0; k < 8; k++) {
    const [dx, dy] = [thick * Math.cos((k * Math.PI) / 4), thick * Math.sin((k * Math.PI) / 4)];
    paint.drawImage(copy, dx, dy);
  }
  spare.globalCompositeOperation = 'destination-out';
  spare.drawImage(paint.canvas, 0, 0);
}

function harden(paint: Context, width: number, height: number): void {
  const image = paint.getImageData(0, 0, width, height);
  for (let i = 3; i < image.data.length; i += 4) image.data[i] = (image.data[i] as number) > 110 ? 255 : 0;
  paint.putImageData(image, 0, 0);
}

function enlarge(ctx: Context, paint: Context, cell: CellBox, coarse: number): void {
  ctx.imageSmoothingEnabled = false;
  const { width, height } = paint.canvas;
  ctx.drawImage(paint.canvas, cell.x, cell.y, width * coarse, height * coarse);
}

/** Draws every sample that is inked as a dot of its colour. */
function drawDots(ctx: Context, paint: Context, cell: CellBox, step: number): void {
  const across = Math.floor(cell.width / step);
  const down = Math.floor(cell.height / step);
  const { data } = paint.getImageData(0, 0, across, down);
  for (let y = 0; y < down; y++) {
    for (let x = 0; x < across; x++) {
      const i = (y * across + x) * 4;
      if ((data[i + 3] as number) < 110) continue;
      ctx.fillStyle = `rgb(${data[i]},${data[i + 1]},${data[i + 2]})`;
      ctx.beginPath();
      ctx.arc(cell.x + (x + 0.5) * step, cell.y + (y + 0.5) * step, 0.44 * step, 0, 7);
      ctx.fill();
    }
  }
}
