import chalk from 'chalk';
import sharp from 'sharp';
import { createSupportsTerminalGraphics } from 'supports-terminal-graphics';
import { pack } from '../settings/profiles.ts';
import type { ColourPatch } from '../vision/patch.ts';
import { PATCH, PATCH_AREA } from '../vision/patch.ts';

/** Pixels of a side where a terminal shows pictures. */
const SHOWN = 96;

/** A picture of a cell as a terminal shows it best: as a picture (kitty's or iTerm's protocol), else in half blocks. */
export async function showPatch(patch: ColourPatch, terminal: NodeJS.WriteStream): Promise<string> {
  const { kitty, iterm2 } = createSupportsTerminalGraphics(terminal);
  if (!kitty && !iterm2) return halfBlocks(patch);
  const data = (await patchPng(patch, SHOWN)).toString('base64');
  return kitty ? kittyPicture(data) : `\u001b]1337;File=inline=1;width=${SHOWN}px;height=${SHOWN}px:${data}\u0007`;
}

/** A look as a PNG with sides of so many pixels. */
export function patchPng(patch: ColourPatch, side: number): Promise<Buffer> {
  const raw = { width: PATCH, height: PATCH, channels: 3 } as const;
  return sharp(pack(patch), { raw }).resize({ width: side, height: side, kernel: 'nearest' }).png().toBuffer();
}

/** Bytes of a message of kitty's graphics protocol. */
const CHUNK = 4096;

function kittyPicture(data: string): string {
  let text = '';
  for (let at = 0; at < data.length; at += CHUNK) {
    const control = `${at === 0 ? 'a=T,f=100,q=2,' : ''}m=${at + CHUNK < data.length ? 1 : 0}`;
    text += `\u001b_G${control};${data.slice(at, at + CHUNK)}\u001b\\`;
  }
  return text;
}

/** Two pixels a character, one above the other. */
function halfBlocks(patch: ColourPatch): string {
  const colour = (x: number, y: number) =>
    [0, 1, 2].map((c) => Math.round(patch[c * PATCH_AREA + y * PATCH + x] as number)) as [number, number, number];
  const lines: string[] = [];
  for (let y = 0; y < PATCH; y += 2) {
    let line = '';
    for (let x = 0; x < PATCH; x++) line += chalk.rgb(...colour(x, y)).bgRgb(...colour(x, y + 1))('▀');
    lines.push(line);
  }
  return lines.join('\n');
}
