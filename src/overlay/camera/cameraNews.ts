import type { CameraView } from '../../camera/cameraSession.ts';
import { describeCamera } from '../../camera/describe.ts';
import { drawInPerspective } from '../../camera/perspective.ts';
import { PALETTES } from '../../hints/palette.ts';
import type { Shape } from '../../hints/shapes.ts';
import type { MirrorState } from '../../mirror/mirrorState.ts';
import { makeMirrorBoard } from '../../mirror/mirrorState.ts';
import type { Point } from '../../model/topology.ts';
import { describeBoard } from '../../session/describe.ts';
import type { DrawingSettings } from '../messages.ts';

/** What the camera's page shows after a frame. */
export interface CameraNews {
  /** The sentence and the flat board, with its hints in the phase `playing`: also what a mirror is told. */
  readonly state: MirrorState;
  /** Size and mines of the board, or nothing. */
  readonly detail: string;
  /** Size of the frame, Px. */
  readonly width: number;
  readonly height: number;
  /** Corners of the board in the frame, Px, or null. */
  readonly outline: readonly Point[] | null;
  /** The hints in Px of the frame, ready to paint; empty but in the phase `playing`. */
  readonly shapes: readonly Shape[];
}

/** What is shown of a frame of this size (Px). */
export function makeCameraNews(
  view: CameraView,
  { width, height }: { readonly width: number; readonly height: number },
  { palette, opacity, percent }: DrawingSettings,
): CameraNews {
  const { phase, board, outline } = view;
  return {
    state: {
      phase: phase === 'lost' ? 'searching' : phase,
      sentence: describeCamera(view),
      mines: board?.board.mines ?? null,
      minesSource: board?.minesSource ?? 'unknown',
      board: board && makeMirrorBoard(board, phase === 'playing'),
    },
    detail: board ? `${describeBoard(board)}.` : '',
    width,
    height,
    outline,
    shapes: drawInPerspective(view, { palette: PALETTES[palette], opacity, percent }),
  };
}

/** What is told while there is no frame to tell of. */
export function makeSilentState(sentence: string): MirrorState {
  return { phase: 'searching', sentence, mines: null, minesSource: 'unknown', board: null };
}
