import type { Shape } from './shapes.ts';

/** The part of a canvas' 2D context that drawing needs; works in pages, workers and tests. */
export interface PathContext {
  globalAlpha: number;
  fillStyle: unknown;
  strokeStyle: unknown;
  lineWidth: number;
  lineJoin: string;
  lineCap: string;
  beginPath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  closePath(): void;
  fill(): void;
  stroke(): void;
}

/** Paints shapes in their order, in the context's own coordinates. */
export function paintShapes(context: PathContext, shapes: readonly Shape[]): void {
  context.lineJoin = 'round';
  context.lineCap = 'round';
  for (const { points, closed, fill, stroke } of shapes) {
    context.beginPath();
    points.forEach(({ x, y }, k) => {
      if (k === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
    });
    if (closed) context.closePath();
    if (fill) {
      context.globalAlpha = fill.opacity;
      context.fillStyle = fill.colour;
      context.fill();
    }
    if (stroke) {
      context.globalAlpha = 1;
      context.strokeStyle = stroke.colour;
      context.lineWidth = stroke.width;
      context.stroke();
    }
  }
  context.globalAlpha = 1;
}
