/**
 * Judges the reader on drawn skins that it never learnt from: `npm run score:heldout -- [options]`. The same seed always
 * draws the same pictures. With --train the families that it did learn from are scored in the same way, with --tune those
 * that naming is tuned by.
 */
import { writeFileSync } from 'node:fs';
import { Command } from 'commander';
import { startProgress } from '../src/cli/console.ts';
import { processFrame } from '../src/pipeline.ts';
import { loadArtwork } from './skins/heldout/artwork.ts';
import { HELD_OUT_FAMILIES } from './skins/heldout/families.ts';
import { addReading, NO_CELLS, reliabilityRows } from './skins/heldout/reliability.ts';
import type { HeldOutScene } from './skins/heldout/scene.ts';
import { makeScene } from './skins/heldout/scene.ts';
import type { Failure, FamilyScore } from './skins/heldout/score.ts';
import { addFamilyScores, failureOf, NOTHING_SCORED, scoreResult } from './skins/heldout/score.ts';
import { generateScene } from './skins/lab/generate.ts';
import type { Family } from './skins/lab/skin.ts';
import { loadEmoji } from './skins/train/emoji.ts';
import { TRAIN_FAMILIES } from './skins/train/families.ts';
import { TUNE_FAMILIES } from './skins/tune/families.ts';

interface Options {
  readonly boards: string;
  readonly cells?: string;
  readonly seed: string;
  readonly json?: string;
  readonly train?: boolean;
  readonly tune?: boolean;
  readonly reliability?: boolean;
  readonly family?: string[];
}

/** A board that was not read exactly. */
interface BoardFailure extends Failure {
  readonly seed: number;
  readonly truth: string;
}

type Draw = (seed: number) => Promise<HeldOutScene>;

const { boards, cells, seed, json, train, tune, reliability, family } = new Command()
  .description('Scores the reader on drawn skins that it was not trained on.')
  .option('--boards <number>', 'boards of each family', '20')
  .option('--cells <number>', 'as many boards as have this many cells in all, instead of --boards')
  .option('--seed <number>', 'the first seed; a board has the seed of the one before plus one', '1')
  .option('--family <names...>', 'only these families')
  .option('--train', 'the families that the reader was trained on')
  .option('--tune', 'the families with drawings that no reader learnt, by which naming is tuned')
  .option('--reliability', 'also print how many cells of about the same confidence are right')
  .option('--json <file>', 'also write scores and failures to a file')
  .parse()
  .opts<Options>();

const families = train
  ? await labFamilies(TRAIN_FAMILIES)
  : tune
    ? await labFamilies(TUNE_FAMILIES)
    : await heldOutFamilies();
const chosen = Object.entries(families).filter(([name]) => !family || family.includes(name));
if (chosen.length === 0) throw new Error(`There is no such family; choose among ${Object.keys(families).join(', ')}.`);
const target = cells === undefined ? null : Number(cells) / chosen.length;
const progress = startProgress(
  target === null ? Number(boards) * chosen.length : Math.ceil(Number(cells)),
  target === null ? 'boards' : 'cells',
);
const scores: Record<string, FamilyScore> = {};
const failures: Record<string, BoardFailure[]> = {};
let bands = NO_CELLS;
for (const [name, draw] of chosen) {
  let score = NOTHING_SCORED;
  failures[name] = [];
  while (target === null ? score.boards < Number(boards) : score.cells < target) {
    const at = Number(seed) + score.boards;
    const scene = await draw(at);
    const result = processFrame(scene.frame);
    const one = scoreResult(scene, result);
    score = addFamilyScores(score, one.score);
    if (one.score.found && result.main) bands = addReading(bands, scene, result.main.reading);
    if (one.stage !== 'exact') failures[name].push({ seed: at, truth: sizeOf(scene), ...failureOf(one) });
    progress.step(target === null ? 1 : one.score.cells);
  }
  scores[name] = score;
}
progress.stop();
const total = Object.values(scores).reduce(addFamilyScores, NOTHING_SCORED);
console.table([...Object.entries(scores).map(([name, score]) => row(name, score)), row('all', total)]);
if (reliability) console.table(reliabilityRows(bands));
if (json !== undefined)
  writeFileSync(json, `${JSON.stringify({ seed: Number(seed), total, scores, failures }, null, 1)}\n`);

function row(name: string, score: FamilyScore) {
  const read = score.cells - score.wrong - score.abstained;
  const { cells: all, ...rest } = score;
  return {
    family: name,
    ...rest,
    cells: all,
    'boards exact %': percent(score.exact, score.boards),
    'cells read %': percent(read, all),
  };
}

function percent(part: number, whole: number): number {
  return Math.round((100_00 * part) / Math.max(1, whole)) / 100;
}

function sizeOf({ truth }: HeldOutScene): string {
  return `${truth.rows}×${truth.cols} of ${truth.pitchX.toFixed(2)}×${truth.pitchY.toFixed(2)} Px`;
}

async function heldOutFamilies(): Promise<Record<string, Draw>> {
  await loadArtwork();
  return Object.fromEntries(
    Object.entries(HELD_OUT_FAMILIES).map(([name, made]) => [name, (at: number) => makeScene(name, made, at)]),
  );
}

async function labFamilies(of: Readonly<Record<string, Family>>): Promise<Record<string, Draw>> {
  await loadEmoji();
  return Object.fromEntries(Object.entries(of).map(([name, made]) => [name, (at: number) => generateScene(made, at)]));
}
