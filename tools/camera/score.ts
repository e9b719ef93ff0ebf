import type { CameraView } from '../../src/camera/cameraSession.ts';
import { seenAt } from '../../src/camera/rectify.ts';
import type { CellSymbol } from '../../src/model/board.ts';
import type { FlatScene, FrameTruth } from './clip.ts';
import { LEAST_CELL } from './clip.ts';

/** How well one clip was read. */
export interface ClipScore {
  readonly clips: number;
  /** The board with its true size and every cell centre within the tenth of a cell, after a second. */
  readonly found: number;
  /** Cells that can be read: large enough, and nothing of the laboratory's lies over them. */
  readonly cells: number;
  readonly right: number;
  readonly wrong: number;
  readonly abstained: number;
  /** Wrong symbols on cells that something lies over. */
  readonly maskedWrong: number;
  readonly greens: number;
  readonly wrongGreens: number;
}

export const NO_CLIPS: ClipScore = {
  clips: 0,
  found: 0,
  cells: 0,
  right: 0,
  wrong: 0,
  abstained: 0,
  maskedWrong: 0,
  greens: 0,
  wrongGreens: 0,
};

/** Cell centres may be off by this part of a cell. */
const MOST_OFF = 0.1;

/** The largest distance of a cell's centre from where it is, as a part of the cell's side; Infinity where the size is wrong. */
export function worstCentre(view: CameraView, scene: FlatScene, truth: FrameTruth): number {
  const { rows, cols } = scene.truth;
  const { lattice, homography, lens } = view;
  if (!lattice || !homography || !lens || lattice.rows !== rows || lattice.cols !== cols)
    return Number.POSITIVE_INFINITY;
  // A gap belongs to the right and the bottom of a cell's unit square.
  const middle = { x: (1 - lattice.gapX / lattice.pitchX) / 2, y: (1 - lattice.gapY / lattice.pitchY) / 2 };
  return truth.centres.reduce((worst, c, i) => {
    const p = seenAt({ toPhoto: homography, lens }, { x: (i % cols) + middle.x, y: Math.floor(i / cols) + middle.y });
    return Math.max(worst, Math.hypot(p.x - c.x, p.y - c.y) / (truth.sides[i] as number));
  }, 0);
}

/** Compares what a session shows after a frame with the truth of that frame. @param mined the cells with a mine, where they are known. */
export function scoreView(
  view: CameraView,
  scene: FlatScene,
  truth: FrameTruth,
  isMine: (cell: number) => boolean,
): ClipScore {
  const readable = scene.cells.map(
    (symbol, i) =>
      symbol !== '~' && !scene.touched.has(i) && !truth.masked.has(i) && (truth.sides[i] as number) >= LEAST_CELL,
  );
  const cells = readable.filter(Boolean).length;
  const isFound = worstCentre(view, scene, truth) <= MOST_OFF;
  const isSized = worstCentre(view, scene, truth) < 0.5;
  const shown = isSized && view.board ? view.board.board.cells : scene.cells.map((): CellSymbol => '~');
  const counts = { right: 0, wrong: 0, abstained: 0, maskedWrong: 0 };
  shown.forEach((got, i) => {
    const want = scene.cells[i] as CellSymbol;
    const isRight = got === want || ('*X'.includes(got) && '*X'.includes(want));
    if (!readable[i]) {
      if (got !== '~' && !isRight && want !== '~') counts.maskedWrong++;
    } else if (got === '~') counts.abstained++;
    else if (isRight) counts.right++;
    else counts.wrong++;
  });
  const greens = view.phase === 'playing' && view.board ? view.board.analysis.safe : [];
  const wrongGreens = isSized ? greens.filter(isMine).length : greens.length;
  return { clips: 1, found: isFound ? 1 : 0, cells, ...counts, greens: greens.length, wrongGreens };
}

export function addScores(a: ClipScore, b: ClipScore): ClipScore {
  return Object.fromEntries(
    Object.keys(a).map((k) => [k, a[k as keyof ClipScore] + b[k as keyof ClipScore]]),
  ) as unknown as ClipScore;
}
