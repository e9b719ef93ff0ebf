import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Rect } from '../../src/model/frame.ts';
import type { Dice } from '../skins/heldout/dice.ts';

export type Brush = SKRSContext2D;
/** Draws something that is no Minesweeper board into a box of a picture. */
export type Drawing = (dice: Dice, brush: Brush, box: Rect) => void;

export interface Grid {
  readonly rows: number;
  readonly cols: number;
  readonly width: number;
  readonly height: number;
  readonly gap?: number;
}

/** Calls a function for each cell of a grid in the middle of a box, and returns the box of the whole grid. */
export function eachCell(box: Rect, grid: Grid, draw: (cell: Rect, row: number, col: number) => void): Rect {
  const { rows, cols, width, height, gap = 0 } = grid;
  const whole = { width: cols * width - gap, height: rows * height - gap };
  const x = Math.round(box.x + (box.width - whole.width) / 2);
  const y = Math.round(box.y + (box.height - whole.height) / 2);
  for (let row = 0; row < rows; row++)
    for (let col = 0; col < cols; col++)
      draw({ x: x + col * width, y: y + row * height, width: width - gap, height: height - gap }, row, col);
  return { x, y, ...whole };
}

export function fill(brush: Brush, colour: string, { x, y, width, height }: Rect): void {
  brush.fillStyle = colour;
  brush.fillRect(x, y, width, height);
}

export function frame(brush: Brush, colour: string, { x, y, width, height }: Rect, line = 1): void {
  brush.strokeStyle = colour;
  brush.lineWidth = line;
  brush.strokeRect(x + line / 2, y + line / 2, width - line, height - line);
}

export function disc(brush: Brush, colour: string, { x, y, width, height }: Rect, part = 0.8): void {
  brush.fillStyle = colour;
  brush.beginPath();
  brush.arc(x + width / 2, y + height / 2, (Math.min(width, height) * part) / 2, 0, 2 * Math.PI);
  brush.fill();
}

export function rounded(brush: Brush, colour: string, { x, y, width, height }: Rect, radius: number): void {
  brush.fillStyle = colour;
  brush.beginPath();
  brush.roundRect(x, y, width, height, radius);
  brush.fill();
}

const FACES = [
  'DejaVu Sans',
  'Liberation Sans',
  'Liberation Serif',
  'DejaVu Sans Mono',
  'Liberation Mono',
  'DejaVu Serif',
];

export function face(dice: Dice): string {
  return dice.one(...FACES);
}

/** Writes a text into the middle of a box; `tall` is its size as a part of the height. */
export function label(brush: Brush, text: string, box: Rect, font: string, tall: number, colour: string): void {
  brush.font = `${box.height * tall}px "${font}"`;
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  brush.fillStyle = colour;
  brush.fillText(text, box.x + box.width / 2, box.y + box.height / 2);
}

/** Writes a text from the left, its middle at `y`. */
export function note(brush: Brush, text: string, x: number, y: number, font: string, colour: string): void {
  brush.font = font;
  brush.textAlign = 'left';
  brush.textBaseline = 'middle';
  brush.fillStyle = colour;
  brush.fillText(text, x, y);
}

export function tint(dice: Dice, saturation: number, lightness: number): string {
  return `hsl(${dice.whole(0, 359)}, ${saturation}%, ${lightness}%)`;
}
