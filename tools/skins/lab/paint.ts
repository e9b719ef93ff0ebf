import type { Rect } from '../../../src/model/frame.ts';
import type { Rgb } from './colour.ts';
import { css } from './colour.ts';
import type { Context } from './skin.ts';

export function fill(ctx: Context, colour: Rgb, { x, y, width, height }: Rect): void {
  ctx.fillStyle = css(colour);
  ctx.fillRect(x, y, width, height);
}
