/**
 * Measures the camera reader on clips of the camera laboratory: `node tools/run.mjs tools/camera/measure.ts --help`. The same seed always makes
 * the same clips. Families that tune are taken unless --heldout is given, whose clips only judge.
 */
import { writeFileSync } from 'node:fs';
import { Command } from 'commander';
import type { CameraView } from '../../src/camera/cameraSession.ts';
import { makeCameraSession } from '../../src/camera/cameraSession.ts';
import { openClassicalVision } from '../../src/opencv/openCv.ts';
import { analyse } from '../../src/solver/analyse.ts';
import type { Clip } from './clip.ts';
import { makeClip } from './clip.ts';
import { heldOutFamilies, seedOf, tuningFamilies } from './families.ts';
import type { ClipScore } from './score.ts';
import { addScores, NO_CLIPS, scoreView, worstCentre } from './score.ts';

const options = new Command()
  .option('--clips <n>', 'clips of each family', '1')
  .option('--seed <n>', 'the first seed', '1')
  .option('--frames <n>', 'frames of a clip, 15 a second', '15')
  .option('--family <names...>', 'only these')
  .option('--heldout', 'the families that only judge')
  .option('--minutes <n>', 'stop after so long', '60')
  .option('--json <file>', 'write every clip to a file')
  .parse()
  .opts<{
    clips: string;
    seed: string;
    frames: string;
    family?: string[];
    heldout?: boolean;
    minutes: string;
    json?: string;
  }>();

interface Row {
  readonly name: string;
  readonly seed: number;
  readonly size: string;
  readonly angle: number;
  readonly blur: number;
  readonly noise: number;
  readonly cell: number;
  readonly score: ClipScore;
  /** Frames until the board had its true size and place, or -1. */
  readonly foundAfter: number;
  readonly worst: number;
  /** Ms of the frames that searched, and the mean of the others. */
  readonly searchMs: number;
  readonly followMs: number;
  readonly phase: string;
  readonly mistakes: string;
}

const MS_A_FRAME = 1000 / 15;
const vision = await openClassicalVision();
const families = Object.entries(options.heldout ? await heldOutFamilies() : await tuningFamilies()).filter(
  ([name]) => !options.family || options.family.includes(name),
);
const rows: Row[] = [];
const end = performance.now() + Number(options.minutes) * 60_000;
for (let k = 0; k < Number(options.clips); k++)
  for (const [name, draw] of families) {
    if (performance.now() > end) break;
    const seed = Number(options.seed) + k;
    const clip = makeClip(await draw(seedOf(name, seed)), seedOf(name, seed), {}, Number(options.frames));
    const row = await measure(name, seed, clip);
    rows.push(row);
    const { score } = row;
    console.log(
      `${name} ${seed} ${row.size} cell ${row.cell.toFixed(0)} angle ${row.angle.toFixed(0)} blur ${row.blur.toFixed(1)} noise ${row.noise.toFixed(0)} lens ${clip.shot.lens.toFixed(3)}${clip.shot.hand ? ' hand' : ''}${clip.shot.glare ? ' glare' : ''}: found ${row.foundAfter} off ${row.worst.toFixed(2)} ${row.phase} wrong ${score.wrong} abstained ${score.abstained}/${score.cells} masked wrong ${score.maskedWrong} greens ${score.greens} (${score.wrongGreens} unproved) search ${row.searchMs.toFixed(0)} follow ${row.followMs.toFixed(0)} ms ${row.mistakes}`,
    );
  }
console.log(summary('all', rows));
for (const [title, of, limits] of [
  ['angle', (r: Row) => r.angle, [0, 15, 25, 35, 50]],
  ['blur', (r: Row) => r.blur, [0.5, 0.8, 1, 1.3, 1.7]],
  ['noise', (r: Row) => r.noise, [0, 3, 6, 13]],
  ['cell', (r: Row) => r.cell, [12, 16, 20, 26, 60]],
] as const)
  for (let i = 0; i + 1 < limits.length; i++) {
    const [low, high] = [limits[i] as number, limits[i + 1] as number];
    console.log(
      summary(
        `${title} ${low} to ${high}`,
        rows.filter((r) => of(r) >= low && of(r) < high),
      ),
    );
  }
if (options.json) writeFileSync(options.json, `${JSON.stringify(rows, null, 1)}\n`);

async function measure(name: string, seed: number, clip: Clip): Promise<Row> {
  const session = makeCameraSession({ vision });
  const { scene, shot } = clip;
  const { rows, cols } = scene.truth;
  let foundAfter = -1;
  let searchMs = 0;
  let [followMs, followed] = [0, 0];
  let view: CameraView | null = null;
  let truth = null;
  for (let i = 0; i < Number(options.frames); i++) {
    const shown = await clip.frame(i);
    const before = view;
    view = session.take(shown.frame, i * MS_A_FRAME);
    truth = shown.truth;
    if (before?.outline && view.outline) {
      followMs += view.ms;
      followed++;
    } else searchMs += view.ms;
    if (foundAfter < 0 && worstCentre(view, scene, truth) <= 0.1) foundAfter = i;
  }
  if (!view || !truth) throw new Error('a clip has a frame');
  const proved = new Set(analyse({ ...scene.truth, mines: null, cells: scene.cells }).safe);
  const score = scoreView(view, scene, truth, (cell) => !proved.has(cell));
  const got = view.board?.board.cells ?? [];
  const mistakes = new Map<string, number>();
  if (got.length === scene.cells.length)
    scene.cells.forEach((want, i) => {
      const key = `${want}>${got[i]}`;
      if (got[i] !== '~' && got[i] !== want && !truth.masked.has(i)) mistakes.set(key, (mistakes.get(key) ?? 0) + 1);
    });
  return {
    name,
    seed,
    size: `${rows}x${cols}${view.board && got.length !== rows * cols ? `(${view.board.board.rows}x${view.board.board.cols})` : ''}`,
    angle: Math.hypot(shot.yaw, shot.pitch),
    blur: shot.blur,
    noise: shot.noise,
    cell: Math.min(...truth.sides),
    score,
    foundAfter,
    worst: worstCentre(view, scene, truth),
    searchMs,
    followMs: followMs / Math.max(1, followed),
    phase: view.phase,
    mistakes: [...mistakes].map(([key, n]) => `${key}×${n}`).join(' '),
  };
}

function summary(title: string, some: readonly Row[]): string {
  const sum = some.map((r) => r.score).reduce(addScores, NO_CLIPS);
  const share = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(2)} %`;
  const found = some.filter((r) => r.foundAfter >= 0).length;
  const times = some.map((r) => r.searchMs).sort((a, b) => a - b);
  const middle = (list: readonly number[]) => list[list.length >> 1] ?? 0;
  const follow = some.map((r) => r.followMs).sort((a, b) => a - b);
  return `${title}: ${some.length} clips, found ${share(found, some.length)}, cells right ${share(sum.right, sum.cells)} of ${sum.cells}, wrong ${sum.wrong}, abstained ${sum.abstained}, wrong under hand or glare ${sum.maskedWrong}, greens ${sum.greens}, unproved ${sum.wrongGreens}, search ${middle(times).toFixed(0)} ms (most ${(times[times.length - 1] ?? 0).toFixed(0)}), follow ${middle(follow).toFixed(0)} ms`;
}
