import type { Frame, FramePart } from '../model/frame.ts';
import type { CellMap } from './ownDrawingPixels.ts';
import { dress, fingerprints } from './ownDrawingPixels.ts';

/** What the overlay says of its drawing, to whoever reads frames in which that drawing shows. */
export type DrawingReport =
  | {
      readonly kind: 'drawn';
      /** Grows with every drawing. */
      readonly id: number;
      /** Of the newest paint message that it is made of. */
      readonly sequence: number;
      /** RGBA, not multiplied by alpha, in Px of the source; null where nothing is drawn. */
      readonly picture: FramePart | null;
    }
  /** The drawing was handed to the system; it shows soon. */
  | { readonly kind: 'shown'; readonly id: number };

/** A drawing that a frame may show, laid over a board. */
export interface Look {
  /** What is drawn on each cell (`fingerprints`). */
  readonly prints: Uint32Array;
  /** What frames are expected to look like. */
  readonly picture: Frame;
}

/** Frames and ms after which what was handed to the system shows in every frame: a compositor and the capture lag. */
const LAG_FRAMES = 4;
const LAG = 150;

interface Drawing {
  readonly id: number;
  readonly sequence: number;
  readonly picture: FramePart | null;
  shownAt: number | null;
  framesSince: number;
  /** For the base and map that it was made with. */
  look: { readonly base: Frame; readonly map: CellMap; readonly look: Look } | null;
}

/**
 * The drawings of ours that the next frame may show: the last one that certainly was on the screen and all that came
 * after it.
 */
export function makeOwnDrawings() {
  let drawings: Drawing[] = [newDrawing(0, 0, null)];
  /** Sequence of the newest paint that was sent. */
  let sent = 0;
  let isExcluded = false;

  const newest = () => drawings[drawings.length - 1] as Drawing;

  return {
    /** Numbers the next paint message. */
    nextSequence: () => ++sent,
    sequence: () => sent,
    /** It is proved that the system leaves our drawing out of what is captured. */
    exclude(): void {
      isExcluded = true;
      drawings = [newDrawing(0, 0, null)];
    },
    isExcluded: () => isExcluded,
    report(report: DrawingReport, now: number): void {
      if (isExcluded) return;
      if (report.kind === 'drawn') drawings.push(newDrawing(report.id, report.sequence, report.picture));
      else for (const drawing of drawings) if (drawing.id === report.id) drawing.shownAt = now;
    },
    /** A frame was taken: drawings that can no longer show in any are forgotten. */
    onFrame(now: number): void {
      let oldest = 0;
      for (const [k, drawing] of drawings.entries()) {
        if (drawing.shownAt === null) continue;
        drawing.framesSince++;
        if (drawing.framesSince >= LAG_FRAMES && now - drawing.shownAt >= LAG) oldest = k;
      }
      drawings = drawings.slice(oldest);
    },
    /** How a board may look in the next frame, the oldest drawing first. */
    looks(base: Frame, map: CellMap): Look[] {
      return drawings.map((drawing) => {
        if (drawing.look?.base !== base || drawing.look.map !== map)
          drawing.look = { base, map, look: lookOf(base, map, drawing, drawing.look) };
        return drawing.look.look;
      });
    },
    /** A frame showed that this one of the looks is on the screen. */
    proved(look: number): void {
      drawings = drawings.slice(look);
    },
    /** Whether nothing of ours can be on the screen. */
    isFree: () => isExcluded || (newest().sequence === sent && drawings.every(({ picture }) => picture === null)),
    /** Whether a paint was drawn; what it left out can no longer be drawn anew. */
    wasDrawn: (sequence: number) => isExcluded || newest().sequence >= sequence,
    /** Whether it is certain which of the drawings shows. */
    isSettled: () => drawings.length === 1,
    /** Whether the overlay owes an answer. */
    isWaiting: () => !isExcluded && (newest().sequence < sent || newest().shownAt === null),
  };
}

export type OwnDrawings = ReturnType<typeof makeOwnDrawings>;

function newDrawing(id: number, sequence: number, picture: FramePart | null): Drawing {
  return { id, sequence, picture, shownAt: id === 0 ? 0 : null, framesSince: 0, look: null };
}

function lookOf(base: Frame, map: CellMap, { picture }: Drawing, before: Drawing['look']): Look {
  const prints = before?.map === map ? before.look.prints : fingerprints(map, picture);
  return { prints, picture: picture ? dress(base, map, picture) : base };
}
