import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { PALETTES } from '../../src/hints/palette.ts';
import type { Frame } from '../../src/model/frame.ts';
import { makeFrame } from '../../src/model/frame.ts';
import type { Point } from '../../src/model/topology.ts';
import type { FilmedBoard } from './cameraFilm.ts';

/** A green or red mark that is drawn over a cell of a filmed board. */
export interface FilmMark {
  readonly cell: number;
  readonly kind: 'safe' | 'mine';
  /** How far its middle is from that of the cell, as a part of the cell's shortest side. */
  readonly off: number;
}

export interface FilmMarks {
  readonly marks: readonly FilmMark[];
  /** Pixels of green and red marks that are over no cell. */
  readonly astray: number;
  /** Pixels of any drawing. */
  readonly drawn: number;
}

/** A mark lies within this part of its cell's shortest side around the cell's middle. */
const REACH = 0.45;
/** A mark has this many pixels of its own colour, at least. */
const FEWEST = 12;
/** Channels of a mark's colour are this near to it; opaque, so that fills and smoothed edges do not count. */
const LIKE = 8;
const OPAQUE = 250;

const { safe, mine } = PALETTES.classic;
const COLOURS = { safe: parseColour(safe), mine: parseColour(mine) };

function parseColour(text: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16));
}

/** What the page's canvas over the camera's picture holds, Px of the photo. */
export async function canvasOf(page: Page): Promise<Frame> {
  const url = await page.evaluate(() => (document.getElementById('marks') as HTMLCanvasElement).toDataURL('image/png'));
  const png = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return makeFrame(info.width, info.height, data);
}

/** The green and red marks of a canvas, by the true places of the cells. */
export function seeFilmMarks({ width, height, data }: Frame, { centres, sides }: FilmedBoard): FilmMarks {
  const cells = centres.map(() => ({ safe: sum(), mine: sum() }));
  let [astray, drawn] = [0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 4;
      if ((data[i + 3] as number) > 0) drawn++;
      const kind = (data[i + 3] as number) >= OPAQUE ? kindOf(data, i) : null;
      if (!kind) continue;
      const at = { x: x + 0.5, y: y + 0.5 };
      const cell = nearest(centres, at);
      const centre = centres[cell] as Point;
      if (Math.hypot(at.x - centre.x, at.y - centre.y) > REACH * (sides[cell] as number)) astray++;
      else cells[cell]?.[kind].add(at);
    }
  const marks = cells.flatMap((seen, cell) =>
    (['safe', 'mine'] as const).flatMap((kind) => {
      const { count, x, y } = seen[kind].mean();
      const centre = centres[cell] as Point;
      const off = Math.hypot(x - centre.x, y - centre.y) / (sides[cell] as number);
      return count < FEWEST ? [] : [{ cell, kind, off }];
    }),
  );
  return { marks, astray, drawn };
}

/** Whether a picture of the screen has a mark's colour within a circle. */
export function showsMark({ width, data }: Frame, kind: FilmMark['kind'], middle: Point, radius: number): boolean {
  for (let y = Math.ceil(middle.y - radius); y <= middle.y + radius; y++)
    for (let x = Math.ceil(middle.x - radius); x <= middle.x + radius; x++)
      if (isLike(data, (y * width + x) * 4, COLOURS[kind], 3 * LIKE)) return true;
  return false;
}

function kindOf(data: Frame['data'], i: number): FilmMark['kind'] | null {
  return isLike(data, i, COLOURS.safe, LIKE) ? 'safe' : isLike(data, i, COLOURS.mine, LIKE) ? 'mine' : null;
}

function isLike(data: Frame['data'], i: number, colour: readonly number[], most: number): boolean {
  return colour.every((value, c) => Math.abs((data[i + c] as number) - value) <= most);
}

function nearest(points: readonly Point[], { x, y }: Point): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  points.forEach((p, k) => {
    const distance = (p.x - x) ** 2 + (p.y - y) ** 2;
    if (distance < least) [best, least] = [k, distance];
  });
  return best;
}

function sum() {
  let [count, x, y] = [0, 0, 0];
  return {
    add(p: Point) {
      count++;
      x += p.x;
      y += p.y;
    },
    mean: () => ({ count, x: x / count, y: y / count }),
  };
}
