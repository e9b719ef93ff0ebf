/**
 * Judges whether the reader sees the same board in a changed picture: `npm run properties -- [options]`. Every labelled
 * screenshot, and drawn boards of the families that the reader was trained on, are shifted, scaled, made lighter and
 * darker, noisy, and compressed, and other things are laid over them.
 */
import { writeFileSync } from 'node:fs';
import { Command } from 'commander';
import { startProgress } from '../src/cli/console.ts';
import { makeRandom } from '../src/game/random.ts';
import { OVERLAYS } from './properties/overlays.ts';
import { drawnSamples, fixtureSamples, scoreSample } from './properties/samples.ts';
import { isReadableSize, TRANSFORMS } from './properties/transforms.ts';
import type { Failure, FamilyScore } from './skins/heldout/score.ts';
import { addFamilyScores, failureOf, NOTHING_SCORED } from './skins/heldout/score.ts';

interface Options {
  readonly drawn: string;
  readonly seed: string;
  readonly every: string;
  readonly only?: string;
  readonly pictures?: string;
  readonly json?: string;
}

/** A changed picture that is not read exactly. */
interface PictureFailure extends Failure {
  readonly picture: string;
}

const { drawn, seed, every, only, pictures, json } = new Command()
  .description('Scores the reader on changed pictures of known boards.')
  .option('--drawn <number>', 'drawn boards of each family beside the screenshots', '1')
  .option('--seed <number>', 'the first seed of drawn boards, and of what is random in a change', '1')
  .option('--every <number>', 'only every so manieth pair of a picture and a change', '1')
  .option('--only <pattern>', 'only changes whose name matches this regular expression')
  .option('--pictures <pattern>', 'only pictures whose name matches this regular expression')
  .option('--json <file>', 'also write scores and failures to a file')
  .parse()
  .opts<Options>();

const transforms = [...TRANSFORMS, ...OVERLAYS].filter(({ name }) => !only || new RegExp(only).test(name));
const samples = [...fixtureSamples(), ...(await drawnSamples(Number(drawn), Number(seed)))].filter(
  ({ name }) => !pictures || new RegExp(pictures).test(name),
);
if (transforms.length === 0 || samples.length === 0) throw new Error('No change or no picture has such a name.');
const progress = startProgress(Math.ceil((transforms.length * samples.length) / Number(every)), 'pictures');
const scores: Record<string, FamilyScore> = Object.fromEntries(transforms.map(({ name }) => [name, NOTHING_SCORED]));
const failures: Record<string, PictureFailure[]> = {};
for (const [i, sample] of samples.entries()) {
  const chosen = transforms.filter((_, k) => (i * transforms.length + k) % Number(every) === 0);
  if (chosen.length === 0) continue;
  const original = await sample.load();
  for (const transform of chosen) {
    progress.step();
    if (!isReadableSize(original, transform)) continue;
    const changed = await transform.apply(original, makeRandom(Number(seed) + i));
    const one = scoreSample(changed);
    scores[transform.name] = addFamilyScores(scores[transform.name] ?? NOTHING_SCORED, one.score);
    if (one.stage === 'exact') continue;
    failures[transform.name] = [...(failures[transform.name] ?? []), { picture: sample.name, ...failureOf(one) }];
  }
}
progress.stop();
const total = Object.values(scores).reduce(addFamilyScores, NOTHING_SCORED);
console.table([...Object.entries(scores), ['all', total] as const].map(([name, score]) => row(name, score)));
if (json !== undefined)
  writeFileSync(json, `${JSON.stringify({ seed: Number(seed), total, scores, failures }, null, 1)}\n`);

function row(change: string, { boards, found, extent, exact, ...score }: FamilyScore) {
  const { cells, wrong, stray, abstained, greens, unproved, strayGreens } = score;
  const unread = Math.round((100_00 * abstained) / Math.max(1, cells)) / 100;
  const read = { cells, wrong, stray, 'abstained %': unread };
  return { change, boards, found, 'size right': extent, exact, ...read, greens, unproved, strayGreens };
}
