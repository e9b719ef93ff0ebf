/** Draws the pictures without a board that no program showed: `npx tsx tools/negatives/draw.ts OUT_DIR [OF_A_KIND]`. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { makeDice } from '../skins/heldout/dice.ts';
import * as boards from './boards.ts';
import type { Drawing } from './canvas.ts';
import { fill, note, tint } from './canvas.ts';
import * as screens from './screens.ts';
import * as tables from './tables.ts';

const [out = 'out/negatives', ofAKind = '3'] = process.argv.slice(2);
const kinds: Record<string, Drawing> = { ...tables, ...boards, ...screens };
mkdirSync(out, { recursive: true });
for (const [kind, drawing] of Object.entries(kinds))
  for (let k = 1; k <= Number(ofAKind); k++) {
    const dice = makeDice(kind, k);
    const { width, height } = dice.one(
      { width: 800, height: 600 },
      { width: 1024, height: 700 },
      { width: 700, height: 720 },
    );
    const canvas = createCanvas(width, height);
    const brush = canvas.getContext('2d');
    fill(brush, tint(dice, 25, dice.whole(20, 80)), { x: 0, y: 0, width, height });
    const box = { x: 40, y: 60, width: width - 80, height: height - 100 };
    fill(brush, '#d8dade', { x: box.x, y: box.y - 28, width: box.width, height: 28 });
    note(brush, 'Untitled', box.x + 12, box.y - 14, '14px "DejaVu Sans"', '#222');
    brush.save();
    brush.beginPath();
    brush.rect(box.x, box.y, box.width, box.height);
    brush.clip();
    drawing(dice, brush, box);
    brush.restore();
    const data = Buffer.from(brush.getImageData(0, 0, width, height).data);
    const name = `drawn-${kind.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}-${k}.png`;
    await sharp(data, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .png()
      .toFile(join(out, name));
  }
