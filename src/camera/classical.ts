import type { Frame } from '../model/frame.ts';
import type { Point } from '../model/topology.ts';

/** A straight edge in a photo, Px. */
export interface Segment {
  readonly a: Point;
  readonly b: Point;
}

/** The classical steps that a maintained library does; given to the camera's reader so that it loads anywhere. */
export interface ClassicalVision {
  /** The straight edges of a photo that are at least so long (Px). */
  readonly findSegments: (photo: Frame, leastLength: number) => readonly Segment[];
}
