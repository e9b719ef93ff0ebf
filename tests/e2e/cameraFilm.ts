import { spawnSync } from 'node:child_process';
import type { Point } from '../../src/model/topology.ts';
import { processFrame } from '../../src/pipeline.ts';
import { analyse } from '../../src/solver/analyse.ts';
import type { FlatScene } from '../../tools/camera/clip.ts';
import { makeClip } from '../../tools/camera/clip.ts';
import { fixtureNamed, loadFrame } from '../support/fixtures.ts';
import { needProgram } from './processes.ts';

/** What is true of a board that a film shows at an angle. */
export interface FilmedBoard {
  readonly rows: number;
  readonly cols: number;
  /** The middle of each cell in the photo, and the shortest side of each, Px. */
  readonly centres: readonly Point[];
  readonly sides: Float32Array;
  /** Cells that are proved by the true position. */
  readonly safe: ReadonlySet<number>;
  readonly mines: ReadonlySet<number>;
}

export const FILM = { width: 1280, height: 720 };
/** Frames a second: a slow machine must be able to follow. */
const RATE = 10;
/** Photos with noise of their own, which are shown again and again. */
const PHOTOS = 6;

/** Photos of a real program's window on a screen, at an angle, with the truth. */
export async function photographBoard(
  name: string,
): Promise<{ readonly photos: Buffer[]; readonly truth: FilmedBoard }> {
  const { picture, rows, cols, cells, region } = fixtureNamed(name);
  const frame = await loadFrame(picture);
  // The fixture knows the board's place to about 2 Px; the reader of screenshots measures it to a fraction of one.
  const lattice = processFrame(frame).main?.reading.lattice;
  if (lattice?.rows !== rows || lattice.cols !== cols) throw new Error(`${name} is not read as it is labelled.`);
  if (Math.hypot(lattice.x - region.x, lattice.y - region.y) > 4)
    throw new Error(`${name} is not where it is labelled.`);
  const scene: FlatScene = { frame, truth: lattice, cells, touched: new Set() };
  const still = { tremble: 0, hand: null, glare: null, noise: 3, jpeg: 90, exposure: 1, cell: 34 };
  const clip = makeClip(scene, 5, { ...still, yaw: 24, pitch: -14, roll: 5 }, PHOTOS);
  const frames = [];
  for (let i = 0; i < PHOTOS; i++) frames.push(await clip.frame(i));
  const [first] = frames;
  if (!first) throw new Error('Expected a photo.');
  const { safe, mineCells } = analyse({ shape: 'square', rows, cols, cells, mines: null });
  const { centres, sides } = first.truth;
  const truth = { rows, cols, centres, sides, safe: new Set(safe), mines: new Set(mineCells) };
  return { photos: frames.map(({ jpeg }) => jpeg), truth };
}

/** A film of photos that each last as told, as a file that Chromium's fake camera plays over and over. */
export function makeFilm(
  file: string,
  parts: readonly { readonly photos: readonly Buffer[]; readonly seconds: number }[],
) {
  const frames = parts.flatMap(({ photos, seconds }) =>
    Array.from({ length: seconds * RATE }, (_, k) => photos[k % photos.length] as Buffer),
  );
  const options = `-loglevel error -f image2pipe -c:v mjpeg -framerate ${RATE} -i - -pix_fmt yuv420p -y`.split(' ');
  const { status, stderr } = spawnSync(needProgram('ffmpeg'), [...options, file], { input: Buffer.concat(frames) });
  if (status !== 0) throw new Error(`ffmpeg failed: ${stderr}`);
}
