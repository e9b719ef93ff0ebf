import type { ClassicalVision, Segment } from '../camera/classical.ts';
import type { Frame } from '../model/frame.ts';
import type { Cv } from './library.ts';

type Mat = InstanceType<Cv['Mat']>;

/** Gradients (levels, Sobel) from which Canny follows an edge, and from which one begins. */
const WEAK = 30;
const STRONG = 80;
/** Resolution of the Hough transform: Px, turn. */
const RHO = 1;
const THETA = Math.PI / 360;

/** Starts OpenCV, which takes about 0.3 s. It runs in Node and in workers of a browser alike. */
export async function openClassicalVision(): Promise<ClassicalVision> {
  const { cv } = await loadCv();
  return {
    findSegments: (photo, leastLength) => findSegments(cv, photo, leastLength),
  };
}

/** What its start adds in Node: handlers that print all of its source for any error of the program. */
const HANDLERS = ['uncaughtException', 'unhandledRejection'] as const;

/** The library once it is ready. */
async function loadCv(): Promise<{ readonly cv: Cv }> {
  const node = typeof process === 'undefined' ? null : process;
  const before = HANDLERS.map((event) => new Set(node?.listeners?.(event as 'uncaughtException') ?? []));
  const { LIBRARY } = await import('./library.ts');
  HANDLERS.forEach((event, k) => {
    for (const listener of node?.listeners?.(event as 'uncaughtException') ?? [])
      if (!before[k]?.has(listener)) node?.removeListener(event, listener);
  });
  const { cv } = LIBRARY;
  if (!cv.Mat)
    await new Promise<void>((resolve) => {
      (cv as unknown as { onRuntimeInitialized: () => void }).onRuntimeInitialized = resolve;
    });
  return LIBRARY;
}

/** Calls `act` with a new matrix each time it asks for one, and frees them all. */
function withMats<T>(cv: Cv, act: (mat: (made?: Mat) => Mat) => T): T {
  const mats: { delete(): void }[] = [];
  try {
    return act((made) => {
      const mat = made ?? new cv.Mat();
      mats.push(mat);
      return mat;
    });
  } finally {
    for (const mat of mats) mat.delete();
  }
}

function edgesOf(cv: Cv, photo: Frame, mat: (made?: Mat) => Mat): Mat {
  const colour = mat(new cv.Mat(photo.height, photo.width, cv.CV_8UC4));
  colour.data.set(photo.data);
  const grey = mat();
  cv.cvtColor(colour, grey, cv.COLOR_RGBA2GRAY);
  const soft = mat();
  cv.GaussianBlur(grey, soft, new cv.Size(3, 3), 0);
  const edges = mat();
  cv.Canny(soft, edges, WEAK, STRONG);
  return edges;
}

function findSegments(cv: Cv, photo: Frame, leastLength: number): Segment[] {
  return withMats(cv, (mat) => {
    const edges = edgesOf(cv, photo, mat);
    const lines = mat();
    cv.HoughLinesP(edges, lines, RHO, THETA, Math.round(leastLength * 0.7), leastLength, 4);
    const { data32S } = lines;
    return Array.from({ length: lines.rows }, (_, i) => ({
      a: { x: (data32S[4 * i] as number) + 0.5, y: (data32S[4 * i + 1] as number) + 0.5 },
      b: { x: (data32S[4 * i + 2] as number) + 0.5, y: (data32S[4 * i + 3] as number) + 0.5 },
    }));
  });
}
