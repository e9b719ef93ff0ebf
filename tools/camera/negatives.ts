/**
 * Photographs the pictures without a board and tells which are taken for one: `node tools/run.mjs tools/camera/negatives.ts --help`. What shows
 * cells but is "unclear" gets no hints; what is "playing" is a false board.
 */
import { Command } from 'commander';
import { startProgress } from '../../src/cli/console.ts';
import { openClassicalVision } from '../../src/opencv/openCv.ts';
import { FIXTURES, loadFrame } from '../../tests/support/fixtures.ts';
import { listNegatives } from '../../tests/support/negatives.ts';
import { seedOf } from '../seedOf.ts';
import { viewOfPicture } from './pictureClip.ts';

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
  const picture = await loadFrame(`${FIXTURES}negatives/${name}.png`);
  const { board, phase } = await viewOfPicture(picture, seedOf(name, Number(seed)), vision);
  counts.pictures++;
  progress.step();
  const read = board?.board.cells.filter((symbol) => symbol !== '~').length ?? 0;
  if (!board || read === 0) continue;
  counts.withCells++;
  if (phase !== 'unclear') counts.falseBoards++;
  counts.greens += board.analysis.safe.length;
  console.log(`${name}: ${phase}, ${board.board.rows} × ${board.board.cols}, ${read} cells read`);
}
progress.stop();
console.table([counts]);
