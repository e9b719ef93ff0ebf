/**
 * Scores the reader on folders of labelled pictures, as `tools/skins/web/shoot.ts` and `tools/skins/native/shoot.ts` make them:
 * `npx tsx tools/scorePictures.ts FOLDER … [--totals]`. Every green is compared with what the solver proves of the true position.
 * With --totals nothing is said about single pictures: so are those judged that nobody looks at.
 */
import { Command } from 'commander';
import { startProgress } from '../src/cli/console.ts';
import type { Lattice } from '../src/model/lattice.ts';
import { processFrame } from '../src/pipeline.ts';
import { analyse } from '../src/solver/analyse.ts';
import type { Fixture } from '../tests/support/fixtures.ts';
import { listPictures, loadFrame } from '../tests/support/fixtures.ts';
import type { FamilyScore } from './skins/heldout/score.ts';
import { addFamilyScores, cellUnder, NOTHING_SCORED, scoreScene } from './skins/heldout/score.ts';

const program = new Command()
  .description('Scores the reader on folders of labelled pictures.')
  .argument('<folder...>', 'folders with NAME.png and NAME.json')
  .option('--totals', 'say nothing about single pictures')
  .parse();
const { totals } = program.opts<{ totals?: boolean }>();
const pictures = program.args.flatMap(listPictures);
const progress = startProgress(pictures.length, 'pictures');
const scores: Record<string, FamilyScore> = {};
const greens = { shown: 0, unproved: 0 };
const notes: string[] = [];
for (const picture of pictures) {
  const { main, others } = processFrame(await loadFrame(picture.picture));
  const truth = latticeOf(picture);
  const touched = new Set<number>();
  const readings = (main ? [main, ...others] : others).map(({ reading }) => reading);
  const { score, stage, size, mistakes } = scoreScene({ truth, cells: picture.cells, touched }, readings);
  scores[picture.config] = addFamilyScores(scores[picture.config] ?? NOTHING_SCORED, score);
  if (stage !== 'exact')
    notes.push(`${picture.name}: ${stage} ${size}, ${score.abstained} unread ${JSON.stringify(mistakes)}`);
  if (!main) continue;
  const { safe } = main.analysis;
  const proved = new Set(safe.length === 0 ? [] : analyse({ ...picture, mines: picture.mines || null }).safe);
  const unproved = safe.filter((cell) => !proved.has(cellUnder(main.reading.lattice, cell, truth) ?? -1));
  greens.shown += safe.length;
  greens.unproved += unproved.length;
  if (unproved.length > 0)
    notes.push(`${picture.name}: ${unproved.length} of ${safe.length} greens are not proved by the truth`);
  progress.step();
}
progress.stop();
if (!totals) for (const note of notes) console.log(note);
const all = Object.values(scores).reduce(addFamilyScores, NOTHING_SCORED);
console.table(totals ? { all } : { ...scores, all });
console.log(`${greens.shown} greens, ${greens.unproved} of them not proved by the true position`);

/** The lattice of a picture's labels, whose region is true to a pixel or two. */
function latticeOf({ rows, cols, region }: Fixture): Lattice {
  const { x, y, width, height } = region;
  return { shape: 'square', rows, cols, x, y, pitchX: width / cols, pitchY: height / rows, gapX: 0, gapY: 0 };
}
