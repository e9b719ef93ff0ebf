import type { Shape } from '../hints/shapes.ts';
import type { Point } from '../model/topology.ts';
import { localScale } from './homography.ts';
import type { View } from './rectify.ts';
import { seenAt } from './rectify.ts';

/**
 * Shapes as they appear in a photo: each point goes where it is seen, and lines are as wide as at the shape's middle.
 * @param view the frame of the shapes to the photo.
 */
export function inPerspective(shapes: readonly Shape[], view: View): Shape[] {
  return shapes.map((shape) => ({
    ...shape,
    points: shape.points.map((point) => seenAt(view, point)),
    stroke: shape.stroke && {
      ...shape.stroke,
      width: shape.stroke.width * localScale(view.toPhoto, middleOf(shape.points)),
    },
  }));
}

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((s, p) => ({ x: s.x + p.x, y: s.y + p.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}
