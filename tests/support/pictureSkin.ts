import type { SKRSContext2D } from '@napi-rs/canvas';
import { createCanvas } from '@napi-rs/canvas';
import type { Board, CellSymbol } from '../../src/model/board.ts';
import { numberOf } from '../../src/model/board.ts';
import type { Frame } from '../../src/model/frame.ts';

const CELL = 30;
const EDGE = 60;
const COLOURS = ['', '#2b6cb0', '#2f855a', '#c53030', '#6b46c1', '#b7791f', '#0f766e', '#1a202c', '#d53f8c'];

/** A picture of a board whose numbers are drawings that no reader knows: pixel creatures in two colours */
export function drawPictureSkin({ rows, cols, cells }: Board): Frame {
  const width = cols * CELL + 2 * EDGE;
  const height = rows * CELL + 2 * EDGE;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#e8e4da';
  context.fillRect(0, 0, width, height);
  cells.forEach((symbol, i) => {
    context.save();
    context.translate(EDGE + (i % cols) * CELL, EDGE + Math.floor(i / cols) * CELL);
    drawCell(context, symbol);
    context.restore();
  });
  const { data } = context.getImageData(0, 0, width, height);
  return { width, height, data };
}

function drawCell(context: SKRSContext2D, symbol: CellSymbol): void {
  const number = numberOf(symbol);
  context.fillStyle = number >= 0 ? '#f7f4ec' : '#9fb4c7';
  context.fillRect(0, 0, CELL, CELL);
  context.strokeStyle = '#6f7f8f';
  context.lineWidth = 1;
  context.strokeRect(0.5, 0.5, CELL - 1, CELL - 1);
  if (number < 0) {
    context.strokeStyle = '#e6eef5';
    context.lineWidth = 3;
    context.strokeRect(3, 3, CELL - 6, CELL - 6);
  }
  if (number > 0) drawPicture(context, number);
}

/** Pixel creatures, left half; the right half mirrors it. Each letter is a colour. */
const CREATURES: readonly string[] = [
  '',
  'a.b ab. aab .ba b.a',
  '..a aab bba a.b .ab',
  'ba. b.b aba .aa a.b',
  'abb .ab b.a bab a..',
  'b.b bab .a. aab .ba',
  'aba a.b bb. .ab b.b',
  '.ab ba. a.b bba aa.',
  'bb. .ba ab. b.b .aa',
];

function drawPicture(context: SKRSContext2D, number: number): void {
  const size = 5;
  const from = (CELL - 5 * size) / 2;
  (CREATURES[number] ?? '').split(' ').forEach((row, y) => {
    [...row, ...[...row].reverse().slice(1)].forEach((letter, x) => {
      if (letter === '.') return;
      context.fillStyle = (letter === 'a' ? COLOURS[number] : COLOURS[(number % 8) + 1]) ?? '#000';
      context.fillRect(from + x * size, from + y * size, size, size);
    });
  });
}
