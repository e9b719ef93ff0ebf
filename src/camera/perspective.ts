import type { DrawingOptions, Shape } from '../hints/shapes.ts';
import { drawHints } from '../hints/shapes.ts';
import type { Point } from '../model/topology.ts';
import type { CameraView } from './cameraSession.ts';
import { localScale } from './homography.ts';
import type { View } from './rectify.ts';
import { seenAt, viewFrom } from './rectify.ts';

/** The hints of a view in photo Px, ready to paint; none but in the phase `playing`. */
export function drawInPerspective({ phase, board, homography, lens }: CameraView, options?: DrawingOptions): Shape[] {
  if (phase !== 'playing' || !board || !homography || !lens) return [];
  const { x, y, pitchX, pitchY } = board.reading.lattice;
  const flat = viewFrom({ toPhoto: homography, lens }, -x / pitchX, -y / pitchY, pitchX);
  return inPerspective(drawHints(board.hints, options), flat);
}

/**
 * Shapes as they appear in a photo: each point goes where it is seen, and lines are as wide as at the shape's middle.
 * @param view the frame of the shapes to the photo.
 */
function inPerspective(shapes: readonly Shape[], view: View): Shape[] {
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
