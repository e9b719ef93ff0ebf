import { loadFonts } from '../lab/fonts.ts';
import type { Dice } from './dice.ts';
import type { Ink } from './ink.ts';
import { paint } from './ink.ts';
import type { Brush, Tile } from './theme.ts';
import { countOf } from './theme.ts';

export const SANS = [
  'ubuntu',
  'pt-sans',
  'rubik',
  'work-sans',
  'source-sans-3',
  'barlow',
  'cabin',
  'hind',
  'asap',
  'red-hat-display',
  'urbanist',
  'outfit',
  'lexend',
  'archivo-narrow',
  'quicksand',
  'baloo-2',
];
export const MONO = ['ubuntu-mono', 'source-code-pro', 'anonymous-pro', 'oxygen-mono'];
export const SERIF = ['bitter', 'arvo', 'zilla-slab', 'gelasio', 'special-elite'];
export const HEAVY = ['anton', 'black-ops-one', 'luckiest-guy', 'passion-one', 'chewy', 'baloo-2'];
export const HAND = ['caveat', 'kalam', 'gochi-hand', 'amatic-sc'];
export const PIXEL = ['tiny5', 'pixelify-sans', 'sixtyfour'];
export const TECHNO = ['teko', 'chakra-petch', 'audiowide', 'syne'];

/** A held-out font of one of the packages, with at least the given weight where it has one. */
export function typeface(dice: Dice, packages: readonly string[], least = 400): string {
  const name = dice.one(...packages);
  const all = loadFonts('heldout').filter((font) => font.package === name);
  const heavy = all.filter((font) => font.weight >= least);
  return dice.one(...(heavy.length > 0 ? heavy : all)).name;
}

export interface Stamp {
  readonly font: string;
  /** Height of the figures as a part of the smaller side of the cell. */
  readonly tall: number;
  readonly colour: Ink | string;
  readonly rim?: { readonly colour: Ink | string; readonly width: number };
  readonly shade?: { readonly colour: string; readonly dx: number; readonly dy: number; readonly blur: number };
  readonly dx?: number;
  readonly dy?: number;
}

const colourOf = (colour: Ink | string) => (typeof colour === 'string' ? colour : paint(colour));

/** Writes a text into the middle of a cell, as tall as its figure 8 says. */
export function stamp(brush: Brush, text: string, tile: Tile, how: Stamp): void {
  const side = Math.min(tile.width, tile.height);
  brush.font = `100px ${how.font}`;
  const eight = brush.measureText('8');
  const height = eight.actualBoundingBoxAscent + eight.actualBoundingBoxDescent;
  const wide = brush.measureText(text).width;
  const size = Math.min((100 * how.tall * side) / height, (90 * tile.width) / Math.max(1, wide));
  brush.font = `${size}px ${how.font}`;
  brush.textAlign = 'center';
  brush.textBaseline = 'alphabetic';
  const measured = brush.measureText('8');
  const x = tile.x + tile.width / 2 + (how.dx ?? 0) * side;
  const middle = (measured.actualBoundingBoxAscent - measured.actualBoundingBoxDescent) / 2;
  const y = tile.y + tile.height / 2 + middle + (how.dy ?? 0) * side;
  brush.save();
  if (how.shade) {
    brush.shadowColor = how.shade.colour;
    brush.shadowOffsetX = how.shade.dx * side;
    brush.shadowOffsetY = how.shade.dy * side;
    brush.shadowBlur = how.shade.blur * side;
  }
  if (how.rim) {
    brush.strokeStyle = colourOf(how.rim.colour);
    brush.lineWidth = how.rim.width * side;
    brush.lineJoin = 'round';
    brush.strokeText(text, x, y);
  }
  brush.fillStyle = colourOf(how.colour);
  brush.fillText(text, x, y);
  brush.restore();
}

/** Writes the number of an open cell in its own colour; a zero and everything else stays empty. */
export function figure(brush: Brush, tile: Tile, inks: readonly Ink[], how: Omit<Stamp, 'colour'>): void {
  const count = countOf(tile.symbol);
  if (count > 0) stamp(brush, String(count), tile, { ...how, colour: inks[count - 1] as Ink });
}
