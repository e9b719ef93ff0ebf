import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { drawHints } from '../src/hints/shapes.ts';
import type { Board, CellSymbol } from '../src/model/board.ts';
import type { Frame } from '../src/model/frame.ts';
import { wholeFrame } from '../src/model/frame.ts';
import type { FrameMemory, FrameResult } from '../src/pipeline.ts';
import { askAgain, processFrame, searchFrame } from '../src/pipeline.ts';
import { analyse } from '../src/solver/analyse.ts';
import { NO_SEARCH } from '../src/solver/chooseMove.ts';
import type { Fixture } from '../tests/support/fixtures.ts';
import { FIXTURES, listFixtures, loadFrame } from '../tests/support/fixtures.ts';
import { changeCells, coverCells, withPitch } from './boardFrames.ts';
import { drawDesktop, enlarge, layOver } from './desktop.ts';
import { percentileOf } from './statistics.ts';

/**
 * How long the stages take, in one warm process, on the labelled screenshots (1280 × 800) as they are and laid on
 * larger screens, and on positions: medians and percentiles in ms, and what the known lattice saves. `--json` prints
 * one object. Processor time is printed too, because it suffers less from what else the machine does. `npm run bench`
 * bundles this, as the assistant is: the loader that runs tools wraps every closure, which slows hot code by half.
 */
const { values: args } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
/** Cells that change in the frame after a move, more or less. */
const CHANGED = 12;
/** Times that each position is solved, and its best move found. */
const MAP_ROUNDS = 400;
const MOVE_ROUNDS = 40;
/** Times that a frame of a known board is looked at. */
const FRAME_ROUNDS = 10;
/** The board of the bars of a known lattice. */
const EXPERT = { cells: 480, pitch: 24 };
const FULL_HD = { width: 1920, height: 1080 };
const UHD = { width: 3840, height: 2160 };
/** A 4K screen takes long; every so manieth picture is laid on one. */
const UHD_STEP = 3;
const samples = new Map<string, { ms: number[]; cpu: number[] }>();

function time<T>(name: string, run: () => T): T {
  const cpu = process.cpuUsage();
  const start = performance.now();
  const result = run();
  const ms = performance.now() - start;
  const used = process.cpuUsage(cpu);
  const known = samples.get(name) ?? { ms: [], cpu: [] };
  known.ms.push(ms);
  known.cpu.push(used.user / 1000);
  samples.set(name, known);
  return result;
}

const fixtures = listFixtures();
const frames = new Map<string, Frame>();
for (const { picture } of fixtures) frames.set(picture, await loadFrame(picture));

const frameOf = ({ picture }: Fixture) => frames.get(picture) as Frame;
// A process is warm once its code is compiled, which takes a few hundred calls of it.
for (const fixture of fixtures) processFrame(frameOf(fixture));
for (const fixture of fixtures) benchPicture(fixture, frameOf(fixture));
for (const [i, fixture] of fixtures.entries()) benchScreens(i, frameOf(fixture));
for (const fixture of fixtures)
  if (fixture.shape === 'square' && fixture.cells.length === EXPERT.cells) await benchExpert(frameOf(fixture));
benchSolver();

function benchPicture(fixture: Fixture, frame: Frame): void {
  const first = time('first sight: frame to hints', () => searchFrame(wholeFrame(frame)));
  if (!first.main) return;
  const memory: FrameMemory = first.memory;
  time('second opinion, where nothing changes', () => askAgain(memory));
  time('known lattice, nothing changed', () => processFrame(frame, { memory }));
  const changed = changeCells(frame, first.main.reading.lattice, CHANGED);
  time(`known lattice, ${CHANGED} cells unlike any`, () => processFrame(changed, { memory }));
  const all = changeCells(frame, first.main.reading.lattice, fixture.cells.length);
  time('known lattice, every cell changed', () => processFrame(all, { memory }));
  const { hints } = first.main;
  time('hints to shapes', () => drawHints(hints, {}));
}

/** First sight on larger screens: beside windows of text, and at twice the size, as on a screen of twice the density. */
function benchScreens(i: number, picture: Frame): void {
  const { width, height } = FULL_HD;
  const spare = { x: width - picture.width, y: height - picture.height };
  const desktop = layOver(drawDesktop(width, height), picture, (i * 53) % (spare.x + 1), (i * 37) % (spare.y + 1));
  time('first sight, 1920×1080 desktop', () => searchFrame(wholeFrame(desktop)));
  if (i % UHD_STEP > 0) return;
  const large = drawDesktop(UHD.width, UHD.height);
  const twice = enlarge(picture, 2);
  const at = { x: (i * 53) % (UHD.width - twice.width + 1), y: (i * 37) % (UHD.height - twice.height + 1) };
  const double = layOver(large, twice, at.x, at.y);
  time('first sight, 3840×2160, board at 200 %', () => searchFrame(wholeFrame(double)));
  const single = layOver(large, picture, at.x, at.y);
  time('first sight, 3840×2160, board at 100 %', () => searchFrame(wholeFrame(single)));
}

/**
 * A move on a board of 480 squares of 24 px: the frame before it is the same with some open cells still covered. A session looks at
 * one frame after the other, so this is timed again and again.
 */
async function benchExpert(frame: Frame): Promise<void> {
  const found = processFrame(frame).main;
  const after = found && (await withPitch(frame, found.reading.lattice, EXPERT.pitch));
  const seen: FrameResult | null = after && processFrame(after);
  if (!after || seen?.main?.reading.cells.length !== EXPERT.cells) return;
  const before = coverCells(after, seen.main.reading, CHANGED);
  const opened = before && processFrame(before).memory;
  for (let round = 0; round < FRAME_ROUNDS; round++) {
    time('480 cells of 24 px, nothing changed', () => processFrame(after, { memory: seen.memory }));
    if (opened) time(`480 cells of 24 px, ${CHANGED} opened`, () => processFrame(after, { memory: opened }));
  }
}

function benchSolver(): void {
  const lines = readFileSync(`${FIXTURES}positions.jsonl`, 'utf8').trim().split('\n');
  const boards = lines.map((line): Board => {
    const { rows, cols, mines, cells } = JSON.parse(line) as {
      rows: number;
      cols: number;
      mines: number;
      cells: string[];
    };
    return { shape: 'square', rows, cols, mines, cells: cells.flatMap((row) => [...row] as CellSymbol[]) };
  });
  const expert = boards.filter(({ cells }) => cells.length === EXPERT.cells);
  timeWarm('risk map, Expert', MAP_ROUNDS, expert, (board) => analyse(board, { budget: NO_SEARCH }));
  timeWarm('best move, Expert', MOVE_ROUNDS, expert, (board) => analyse(board));
}

/** Times each position so often; the first half of the rounds only warms up. */
function timeWarm(name: string, rounds: number, boards: readonly Board[], run: (board: Board) => unknown): void {
  for (let round = 0; round < rounds; round++)
    for (const board of boards) round < rounds / 2 ? run(board) : time(name, () => run(board));
}

const round = (ms: number) => Number(ms.toPrecision(3));
const table = [...samples].map(([stage, { ms, cpu }]) => ({
  stage,
  runs: ms.length,
  median: round(percentileOf(ms, 0.5)),
  p95: round(percentileOf(ms, 0.95)),
  p99: round(percentileOf(ms, 0.99)),
  mean: round(ms.reduce((a, b) => a + b, 0) / ms.length),
  'cpu mean': round(cpu.reduce((a, b) => a + b, 0) / cpu.length),
}));
const medianMs = (name: string) => percentileOf(samples.get(name)?.ms ?? [], 0.5);
const saved = medianMs('first sight: frame to hints') / medianMs(`known lattice, ${CHANGED} cells unlike any`);
if (args.json) console.log(JSON.stringify({ ms: table, firstSightToKnownLattice: round(saved) }));
else {
  console.table(table);
  console.log(`First sight takes ${saved.toFixed(1)} times as long as a frame of a known board. All times in ms.`);
}
