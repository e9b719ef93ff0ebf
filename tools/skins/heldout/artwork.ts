import { existsSync, readFileSync } from 'node:fs';
import type { Image } from '@napi-rs/canvas';
import { loadImage } from '@napi-rs/canvas';
import sharp from 'sharp';
import type { Brush, Tile } from './theme.ts';

/** Sets of icons from npm that no training family uses, with the names of a flag, a mine, a blast and a doubt. */
const SETS = {
  'fluent-emoji-flat': { flag: 'triangular-flag', mine: 'bomb', blast: 'collision', doubt: 'red-question-mark' },
  openmoji: { flag: 'triangular-flag', mine: 'bomb', blast: 'collision', doubt: 'red-question-mark' },
  mdi: { flag: 'flag', mine: 'mine', blast: 'skull', doubt: 'help' },
  'game-icons': { flag: 'flying-flag', mine: 'land-mine', blast: 'mine-explosion', doubt: 'uncertainty' },
} as const;
export type ArtworkSet = keyof typeof SETS;
export type ArtworkMark = 'flag' | 'mine' | 'blast' | 'doubt';

interface IconSet {
  readonly width?: number;
  readonly height?: number;
  readonly icons: Readonly<
    Record<string, { readonly body: string; readonly width?: number; readonly height?: number }>
  >;
}

/** Side in Px in which artwork is kept; it is drawn smaller or larger from there. */
const SIDE = 128;
const images = new Map<string, Image>();

/** Reads all artwork; must be awaited once before anything is drawn. */
export async function loadArtwork(): Promise<void> {
  for (const [set, marks] of Object.entries(SETS)) {
    const file = new URL(`../node_modules/@iconify-json/${set}/icons.json`, import.meta.url);
    if (!existsSync(file)) throw new Error(`The artwork ${set} is not installed: run "npm ci" in tools/skins first.`);
    const icons = JSON.parse(readFileSync(file, 'utf8')) as IconSet;
    for (const [mark, name] of Object.entries(marks)) {
      const icon = icons.icons[name];
      if (!icon) throw new Error(`The artwork ${set} has no icon ${name}.`);
      const box = `0 0 ${icon.width ?? icons.width ?? 16} ${icon.height ?? icons.height ?? 16}`;
      const coloured = icon.body.includes('currentColor');
      const body = icon.body.replaceAll('currentColor', mark === 'flag' ? '#c81e1e' : '#16181c');
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${SIDE}" height="${SIDE}">${body}</svg>`;
      images.set(`${set}/${mark}`, await loadImage(await sharp(Buffer.from(svg)).png().toBuffer()));
      if (!coloured) continue;
      const light = svg.replaceAll('#16181c', '#f2f2f2').replaceAll('#c81e1e', '#ffd23e');
      images.set(`${set}/${mark}/light`, await loadImage(await sharp(Buffer.from(light)).png().toBuffer()));
    }
  }
}

/** Draws a mark in the middle of a cell; icons of one colour come in a light version for dark grounds. */
export function drawArtwork(
  brush: Brush,
  set: ArtworkSet,
  mark: ArtworkMark,
  tile: Tile,
  size = 0.7,
  ground: 'light' | 'dark' = 'light',
): void {
  const image = (ground === 'dark' ? images.get(`${set}/${mark}/light`) : undefined) ?? images.get(`${set}/${mark}`);
  if (!image) throw new Error('The artwork is not loaded: await loadArtwork() first.');
  const side = Math.min(tile.width, tile.height) * size;
  brush.imageSmoothingEnabled = true;
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(image, tile.x + (tile.width - side) / 2, tile.y + (tile.height - side) / 2, side, side);
}
