import { makeRandom } from '../../src/game/random.ts';
import type { Frame } from '../../src/model/frame.ts';

/** Characters as terminals draw them, 5 × 7 dots, row by row. */
export const CHARACTERS: Readonly<Record<string, string>> = {
  '1': '..#...##....#....#....#....#...###.',
  '2': '.###.#...#....#..##..#...#....#####',
  '3': '####.....#....#.###.....#....#####.',
  F: '######....#....####.#....#....#....',
  '.': '..............................##...',
  '|': '..#....#....#....#....#....#....#..',
  '-': '...............#####...............',
  '+': '..#....#....#..#####..#....#....#..',
};

/** A screen of characters: where its cells are, their colours, and what they show. */
export interface Characters {
  readonly width: number;
  readonly height: number;
  /** Where the first cell begins, Px; each cell begins at the whole pixel nearest to its place. */
  readonly x: number;
  readonly y: number;
  readonly pitchX: number;
  readonly pitchY: number;
  /** Lines of characters: a space is plain ground, `#` a covered cell, plain in another colour. */
  readonly lines: readonly string[];
}

const GROUND = [16, 18, 24];
const INK = [220, 210, 190];
const COVER = [70, 110, 60];
/** Dots of a character are so many Px wide and high; it begins 2 Px right of and below its cell's corner. */
const DOT = { x: 1.6, y: 2 };

/** Draws characters on a dark page. */
export function drawCharacters({ width, height, x, y, pitchX, pitchY, lines }: Characters): Frame {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const box = (left: number, top: number, right: number, bottom: number, colour: readonly number[]) => {
    for (let py = Math.round(top); py < Math.round(bottom); py++)
      for (let px = Math.round(left); px < Math.round(right); px++) data.set(colour, (py * width + px) * 4);
  };
  box(0, 0, width, height, GROUND);
  lines.forEach((line, row) => {
    [...line].forEach((character, col) => {
      const left = Math.round(x + col * pitchX);
      const top = Math.round(y + row * pitchY);
      if (character === '#')
        box(left, top, Math.round(x + (col + 1) * pitchX), Math.round(y + (row + 1) * pitchY), COVER);
      [...(CHARACTERS[character] ?? '')].forEach((dot, k) => {
        if (dot !== '#') return;
        const [dx, dy] = [left + 2 + (k % 5) * DOT.x, top + 2 + Math.floor(k / 5) * DOT.y];
        box(dx, dy, dx + DOT.x, dy + DOT.y, INK);
      });
    });
  });
  return { width, height, data };
}

/** Lines in which each cell shows a character of `often` with this chance, else one of `seldom`. */
export function randomLines(rows: number, cols: number, often: string, seldom: string, chance: number): string[] {
  const random = makeRandom(11);
  const pick = (characters: string) => characters[random.int(0, characters.length - 1)] as string;
  return Array.from({ length: rows }, () =>
    Array.from({ length: cols }, () => pick(random.unit() < chance ? often : seldom)).join(''),
  );
}
