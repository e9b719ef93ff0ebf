import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { GlobalFonts } from '@napi-rs/canvas';

const HERE = new URL('..', import.meta.url);

export type FontSplit = 'train' | 'validation' | 'heldout';

export interface Font {
  /** The family name to give to a canvas. */
  readonly name: string;
  readonly package: string;
  readonly weight: number;
}

const WEIGHTS = [400, 500, 700, 900];
const loaded = new Map<FontSplit, readonly Font[]>();

/** Makes the training families draw with the fonts that are kept for validation: for the tool that draws those cells. */
export function drawWithValidationFonts(): void {
  loaded.set('train', loadFonts('validation'));
}

/** Registers and lists the fonts of one split; each weight is a font of its own. */
export function loadFonts(split: FontSplit): readonly Font[] {
  const known = loaded.get(split);
  if (known) return known;
  const names = (JSON.parse(readFileSync(new URL('fonts.json', HERE), 'utf8')) as Record<FontSplit, string[]>)[split];
  const fonts = names.flatMap(loadFamily);
  loaded.set(split, fonts);
  return fonts;
}

function loadFamily(name: string): Font[] {
  const folder = new URL(`node_modules/@fontsource/${name}/files/`, HERE);
  if (!existsSync(folder)) {
    throw new Error(`The font ${name} is not installed: run "npm ci" in tools/skins first.`);
  }
  const files = new Set(readdirSync(folder));
  return WEIGHTS.flatMap((weight) => {
    const file = `${name}-latin-${weight}-normal.woff2`;
    if (!files.has(file)) return [];
    const alias = `lab-${name}-${weight}`;
    return GlobalFonts.registerFromPath(new URL(file, folder).pathname, alias)
      ? [{ name: alias, package: name, weight }]
      : [];
  });
}
