/**
 * Photographs the pictures without a board and tells which are taken for one: `node tools/run.mjs tools/camera/negatives.ts --help`. What shows
 * cells but is "unclear" gets no hints; what is "playing" is a false board.
 */
import { Command } from 'commander';
import type { CameraView } from '../../src/camera/cameraSession.ts';
import { makeCameraSession } from '../../src/camera/cameraSession.ts';
import { atOnce } from '../../src/camera/cameraTasks.ts';
import { startProgress } from '../../src/cli/console.ts';
import { openClassicalVision } from '../../src/opencv/openCv.ts';
import { FIXTURES, loadFrame } from '../../tests/support/fixtures.ts';
import { listNegatives } from '../../tests/support/negatives.ts';
import { seedOf } from '../seedOf.ts';
import { clipOfPicture, PHOTOS } from './pictureClip.ts';

const { seed, each, first } = new Command()
  .option('--seed <n>', 'from what angle, in what light', '1')
  .option('--each <n>', 'only every so manieth picture', '9')
  .option('--first <n>', 'from this one on', '0')
  .parse()
  .opts<{ seed: string; each: string; first: string }>();

const vision = await openClassicalVision();
const names = listNegatives().filter((_, i) => i % Number(each) === Number(first));
const progress = startProgress(names.length, 'pictures', { least: 1 });
const counts = { pictures: 0, withCells: 0, falseBoards: 0, greens: 0 };
for (const name of names) {
  const clip = clipOfPicture(await loadFrame(`${FIXTURES}negatives/${name}.png`), seedOf(name, Number(seed)));
  const session = makeCameraSession({ haveDone: atOnce(vision) });
  let view: CameraView | null = null;
  for (let i = 0; i < PHOTOS; i++) view = session.take((await clip.frame(i)).frame, (i * 1000) / 15);
  counts.pictures++;
  progress.step();
  const board = view?.board;
  const read = board?.board.cells.filter((symbol) => symbol !== '~').length ?? 0;
  if (!board || !view || read === 0) continue;
  counts.withCells++;
  if (view.phase !== 'unclear') counts.falseBoards++;
  counts.greens += board.analysis.safe.length;
  console.log(`${name}: ${view.phase}, ${board.board.rows} × ${board.board.cols}, ${read} cells read`);
}
progress.stop();
console.table([counts]);
