/**
 * Measures the camera reader on clips of the camera laboratory: `node tools/run.mjs tools/camera/measure.ts --help`. The same seed always makes
 * the same clips. Families that tune are taken unless --heldout is given, whose clips only judge, or --pictures, labelled screenshots.
 */
import { writeFileSync } from 'node:fs';
import { Command } from 'commander';
import type { CameraView } from '../../src/camera/cameraSession.ts';
import { makeCameraSession } from '../../src/camera/cameraSession.ts';
import { atOnce } from '../../src/camera/cameraTasks.ts';
import { openClassicalVision } from '../../src/opencv/openCv.ts';
import { analyse } from '../../src/solver/analyse.ts';
import { seedOf } from '../seedOf.ts';
import { medianOf, percentileOf } from '../statistics.ts';
import type { Clip, FrameTruth } from './clip.ts';
import { makeClip } from './clip.ts';
import { heldOutFamilies, programsIn, tuningFamilies } from './families.ts';
import { inRealTime, startTaskThread } from './live.ts';
import type { ClipScore } from './score.ts';
import { addScores, NO_CLIPS, scoreView, worstCentre } from './score.ts';

const options = new Command()
  .option('--clips <n>', 'clips of each family', '1')
  .option('--seed <n>', 'the first seed', '1')
  .option('--frames <n>', 'frames of a clip, 15 a second', '15')
  .option('--family <names...>', 'only these')
  .option('--heldout', 'the families that only judge')
  .option(
    '--pictures <folders...>',
    'folders with NAME.png and NAME.json: each clip shows a picture of a program, drawn by lot',
  )
  .option('--minutes <n>', 'stop after so long', '60')
  .option('--live', 'in the time of a clock, tasks in another thread, as the product does it')
  .option('--json <file>', 'write every clip to a file')
  .parse()
  .opts<{
    clips: string;
    seed: string;
    frames: string;
    family?: string[];
    heldout?: boolean;
    pictures?: string[];
    minutes: string;
    live?: boolean;
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
  /** With --live: ms from the first frame until the board had its place, and until cells were shown; frames taken a second; ms of each. */
  readonly foundMs: number;
  readonly readMs: number;
  readonly fps: number;
  readonly takes: readonly number[];
  readonly phase: string;
  readonly mistakes: string;
}

type Shown = Awaited<ReturnType<Clip['frame']>>;
interface Seen {
  readonly view: CameraView;
  readonly truth: FrameTruth;
}

const MS_A_FRAME = 1000 / 15;
const vision = await openClassicalVision();
const thread = options.live ? await startTaskThread() : null;
const haveDone = thread?.haveDone ?? atOnce(vision);
const drawn = options.pictures
  ? programsIn(options.pictures)
  : options.heldout
    ? await heldOutFamilies()
    : await tuningFamilies();
const families = Object.entries(drawn).filter(([name]) => !options.family || options.family.includes(name));
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
      `${name} ${seed} ${row.size} cell ${row.cell.toFixed(0)} angle ${row.angle.toFixed(0)} blur ${row.blur.toFixed(1)} noise ${row.noise.toFixed(0)} lens ${clip.shot.lens.toFixed(3)}${clip.shot.hand ? ' hand' : ''}${clip.shot.glare ? ' glare' : ''}: found ${row.foundAfter} off ${row.worst.toFixed(2)} ${row.phase} wrong ${score.wrong} abstained ${score.abstained}/${score.cells} masked wrong ${score.maskedWrong} greens ${score.greens} (${score.wrongGreens} unproved) search ${row.searchMs.toFixed(0)} follow ${row.followMs.toFixed(0)} ms ${liveTimes([row])}${row.mistakes}`,
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
  const session = makeCameraSession({ haveDone });
  const { scene, shot } = clip;
  const { rows, cols } = scene.truth;
  const count = Number(options.frames);
  const run = {
    foundAfter: -1,
    searchMs: 0,
    followMs: 0,
    followed: 0,
    foundMs: NaN,
    readMs: NaN,
    takes: [] as number[],
  };
  const take = (before: Seen | null, i: number, shown: Shown, sinceStart: number): Seen => {
    const view = session.take(shown.frame, i * MS_A_FRAME);
    run.takes.push(view.ms);
    if (before?.view.outline && view.outline) {
      run.followMs += view.ms;
      run.followed++;
    } else run.searchMs += view.ms;
    if (run.foundAfter < 0 && worstCentre(view, scene, shown.truth) <= 0.1)
      [run.foundAfter, run.foundMs] = [i, sinceStart];
    if (Number.isNaN(run.readMs) && view.board?.board.cells.some((symbol) => symbol !== '~')) run.readMs = sinceStart;
    return { view, truth: shown.truth };
  };
  let seen: Seen | null = null;
  if (thread) {
    // All frames are drawn before the clock starts.
    const shown: Shown[] = [];
    for (let i = 0; i < count; i++) shown.push(await clip.frame(i));
    for await (const { index, ms } of inRealTime(count, MS_A_FRAME))
      seen = take(seen, index, shown[index] as Shown, ms);
    await thread.idle();
  } else for (let i = 0; i < count; i++) seen = take(seen, i, await clip.frame(i), NaN);
  if (!seen) throw new Error('a clip has a frame');
  const { view, truth } = seen;
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
    foundAfter: run.foundAfter,
    worst: worstCentre(view, scene, truth),
    searchMs: run.searchMs,
    followMs: run.followMs / Math.max(1, run.followed),
    foundMs: run.foundMs,
    readMs: run.readMs,
    fps: run.takes.length / ((count * MS_A_FRAME) / 1000),
    takes: run.takes,
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
  return `${title}: ${some.length} clips, found ${share(found, some.length)}, cells right ${share(sum.right, sum.cells)} of ${sum.cells}, wrong ${sum.wrong}, abstained ${sum.abstained}, wrong under hand or glare ${sum.maskedWrong}, greens ${sum.greens}, unproved ${sum.wrongGreens}, search ${middle(times).toFixed(0)} ms (most ${(times[times.length - 1] ?? 0).toFixed(0)}), follow ${middle(follow).toFixed(0)} ms${liveTimes(some)}`;
}

/** What --live measured, in words. */
function liveTimes(some: readonly Row[]): string {
  if (!thread) return '';
  const ms = (list: readonly number[]) =>
    `${medianOf(list).toFixed(0)} (p95 ${percentileOf(list, 0.95).toFixed(0)}) ms`;
  // What never came took for ever.
  const times = (of: (row: Row) => number) =>
    ms(some.map((row) => (Number.isNaN(of(row)) ? Number.POSITIVE_INFINITY : of(row))));
  const takes = ms(some.flatMap((row) => row.takes));
  const fps = some.map((row) => row.fps);
  return ` live: found ${times((r) => r.foundMs)}, cells ${times((r) => r.readMs)}, frame ${takes}, ${medianOf(fps).toFixed(1)} (least ${percentileOf(fps, 0).toFixed(1)}) frames a second `;
}
