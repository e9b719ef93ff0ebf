import { misuse } from '../model/errors.ts';
import type { Rect } from '../model/frame.ts';
import type { Point } from '../model/topology.ts';
import type { Shape } from './shapes.ts';

/**
 * A drawing as a self-contained SVG document showing the part `view` (Px) of the frame at `width` × `height` units.
 * @throws TypeError when the view is empty.
 */
export function makeSvg(shapes: readonly Shape[], view: Rect): string {
  if (!(view.width > 0 && view.height > 0)) throw misuse('view', 'a rectangle with an area', view);
  const { x, y, width, height } = view;
  const body = shapes.map(makeElement).join('\n');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${[x, y, width, height].map(round).join(' ')}">\n${body}\n</svg>`;
}

function makeElement({ points, closed, fill, stroke }: Shape): string {
  const attributes = [
    `d="${makePath(points, closed)}"`,
    fill ? `fill="${fill.colour}" fill-opacity="${fill.opacity}"` : 'fill="none"',
    stroke
      ? `stroke="${stroke.colour}" stroke-width="${round(stroke.width)}" stroke-linejoin="round" stroke-linecap="round"`
      : '',
  ];
  return `<path ${attributes.filter(Boolean).join(' ')}/>`;
}

function makePath(points: readonly Point[], closed: boolean): string {
  return `M${points.map((p) => `${round(p.x)} ${round(p.y)}`).join('L')}${closed ? 'Z' : ''}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
