import { readFileSync } from 'node:fs';
import type { Canvas, Image } from '@napi-rs/canvas';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Random } from '../../../src/game/random.ts';
import type { Rgb } from './colour.ts';
import { css } from './colour.ts';
import type { Context } from './skin.ts';
import { pick } from './skin.ts';

const KINDS = ['flag', 'pin', 'mine', 'question', 'wrongFlag', 'piece', 'ornament'] as const;
export type IconKind = (typeof KINDS)[number];
export type IconSplit = 'train' | 'validation';

/** One icon of a set; those of one colour take the colour that they are drawn with. */
export interface Icon {
  readonly image: Image;
  readonly isTinted: boolean;
}

interface IconLists extends Record<IconSplit, string[]> {
  readonly names: Readonly<Record<string, string[]>>;
}

interface IconSet {
  readonly width?: number;
  readonly height?: number;
  readonly icons: Readonly<Record<string, { body: string; width?: number; height?: number }>>;
}

const HERE = new URL('..', import.meta.url);
/** Side in Px in which icons are kept. */
const SIDE = 96;
/** Ornaments are every so many-th of the icons that mean nothing on a board. */
const ORNAMENTS_PER_SET = 40;
/** Words in names of icons that might mean something on a board, or have a digit in them. */
const MEANS_SOMETHING =
  /flag|pin|mine|bomb|skull|bug|virus|burst|expl|collision|fire|flame|flower|hazard|radioact|question|help|unknown|alert|warn|exclam|close|cancel|cross|ban|forbid|slash|off|^x|-x|asterisk|star|sun|spider|ghost|blossom|banner|pennant|number|digit|calendar|clock|letter|sort|font|format|heading|h-|[0-9]|one|two|three|four|five|six|seven|eight|nine|ten|circle$|blank/;

const loaded = new Map<IconKind, readonly Icon[]>();

/** Draws all icons of one split; to be awaited once before anything is drawn. */
export async function loadIcons(split: IconSplit): Promise<void> {
  const lists = JSON.parse(readFileSync(new URL('icons.json', HERE), 'utf8')) as IconLists;
  const found = new Map<IconKind, Icon[]>(KINDS.map((kind) => [kind, []]));
  for (const name of lists[split]) {
    const set = JSON.parse(
      readFileSync(new URL(`node_modules/@iconify-json/${name}/icons.json`, HERE), 'utf8'),
    ) as IconSet;
    for (const [kind, icons] of Object.entries(choose(set, lists)))
      for (const icon of icons) found.get(kind as IconKind)?.push(await render(set, icon));
  }
  for (const [kind, icons] of found) loaded.set(kind, icons);
}

/** A random icon of a kind. */
export function pickIcon(random: Random, kind: IconKind): Icon {
  const icons = loaded.get(kind);
  if (!icons || icons.length === 0) throw new Error('Expected icons to be loaded: await loadIcons() first.');
  return pick(random, icons);
}

const STYLES =
  /^(ios|md)-|-(filled|fill|line|solid|outline|outlined|sharp|bold|light|thin|duotone|regular|alt|o|lg)(?=-|$)/g;

function choose({ icons }: IconSet, { names }: IconLists): Record<IconKind, string[]> {
  const all = Object.keys(icons);
  const plain = (name: string) => name.replaceAll(STYLES, '');
  const named = (kind: IconKind) => all.filter((name) => names[kind]?.includes(plain(name)));
  const others = all.filter((name) => !MEANS_SOMETHING.test(name));
  const step = Math.max(1, Math.floor(others.length / ORNAMENTS_PER_SET));
  return {
    flag: named('flag'),
    pin: named('pin'),
    mine: named('mine'),
    question: named('question'),
    wrongFlag: named('wrongFlag'),
    piece: named('piece'),
    ornament: others.filter((_, k) => k % step === 0).slice(0, ORNAMENTS_PER_SET),
  };
}

async function render(set: IconSet, name: string): Promise<Icon> {
  const icon = set.icons[name] as IconSet['icons'][string];
  const isTinted = icon.body.includes('currentColor');
  const box = `0 0 ${icon.width ?? set.width ?? 16} ${icon.height ?? set.height ?? 16}`;
  const body = icon.body.replaceAll('currentColor', '#000');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="${box}">${body}</svg>`;
  return { image: await loadImage(Buffer.from(svg)), isTinted };
}

const sheets = new Map<number, Canvas>();

/** Draws an icon into the unit square around the origin, where 1 is `side` Px. */
export function drawIcon(ctx: Context, { image, isTinted }: Icon, side: number, colour: Rgb): void {
  if (!isTinted) {
    ctx.drawImage(image, -0.5, -0.5, 1, 1);
    return;
  }
  const size = Math.max(1, Math.ceil(side));
  const sheet = sheets.get(size) ?? createCanvas(size, size);
  sheets.set(size, sheet);
  const paint = sheet.getContext('2d');
  paint.globalCompositeOperation = 'source-over';
  paint.clearRect(0, 0, size, size);
  paint.drawImage(image, 0, 0, size, size);
  paint.globalCompositeOperation = 'source-in';
  paint.fillStyle = css(colour);
  paint.fillRect(0, 0, size, size);
  ctx.drawImage(sheet, -0.5, -0.5, 1, 1);
}
