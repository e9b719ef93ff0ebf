import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { drawHints } from '../src/hints/shapes.ts';
import type { Board, CellSymbol } from '../src/model/board.ts';
import type { Frame } from '../src/model/frame.ts';
import type { latticeRegion } from '../src/model/lattice.ts';
import type { FrameMemory } from '../src/pipeline.ts';
import { processFrame } from '../src/pipeline.ts';
import { analyse } from '../src/solver/analyse.ts';
import type { Fixture } from '../tests/support/fixtures.ts';
import { FIXTURES, listFixtures, loadFrame } from '../tests/support/fixtures.ts';
import { percentileOf } from './statistics.ts';

/**
 * How long the stages take, in one warm process, on the labelled screenshots (1280 × 800) and positions:
 * medians and percentiles in ms, and what the known lattice saves. `--json` prints one object.
 */
const { values: args } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
const WARM_UP = 5;
/** Cells that change in the frame after a move, more or less. */
const CHANGED = 12;
const samples = new Map<string, number[]>();

function time<T>(name: string, run: () => T): T {
  const start = performance.now();
  const result = run();
  samples.set(name, [...(samples.get(name) ?? []), performance.now() - start]);
  return result;
}

const fixtures = listFixtures();
const frames = new Map<string, Frame>();
for (const { picture } of fixtures) frames.set(picture, await loadFrame(picture));

for (const fixture of fixtures.slice(0, WARM_UP)) processFrame(frames.get(fixture.picture) as Frame);
for (const fixture of fixtures) benchPicture(fixture, frames.get(fixture.picture) as Frame);
benchSolver();

function benchPicture(fixture: Fixture, frame: Frame): void {
  const first = time('first sight: frame to hints', () => processFrame(frame));
  if (!first.main) return;
  const memory: FrameMemory = first.memory;
  time('known lattice, nothing changed', () => processFrame(frame, { memory }));
  const changed = changeCells(frame, first.main.reading.lattice, CHANGED);
  time(`known lattice, ${CHANGED} cells changed`, () => processFrame(changed, { memory }));
  const all = changeCells(frame, first.main.reading.lattice, fixture.cells.length);
  time('known lattice, every cell changed', () => processFrame(all, { memory }));
  const { hints } = first.main;
  time('hints to shapes', () => drawHints(hints, {}));
}

/** A copy in which a pixel of each of some cells, spread over the board, is one level darker: it must be read again. */
function changeCells(frame: Frame, lattice: Parameters<typeof latticeRegion>[0], count: number): Frame {
  const data = frame.data.slice();
  const { rows, cols, x, y, pitchX, pitchY } = lattice;
  const total = rows * cols;
  const step = Math.max(1, Math.floor(total / count));
  for (let i = 0; i < total; i += step) {
    const px = Math.round(x + ((i % cols) + 0.5) * pitchX);
    const py = Math.round(y + (Math.floor(i / cols) + 0.5) * pitchY);
    const at = (py * frame.width + px) * 4;
    data[at] = Math.abs((data[at] ?? 0) - 1);
  }
  return { ...frame, data };
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
  for (const board of boards) analyse(board, { minesSource: 'typed' });
  for (const board of boards) time('solve a position', () => analyse(board, { minesSource: 'typed' }));
}

const round = (ms: number) => Number(ms.toPrecision(3));
const table = [...samples].map(([name, ms]) => ({
  stage: name,
  runs: ms.length,
  median: round(percentileOf(ms, 0.5)),
  p95: round(percentileOf(ms, 0.95)),
  p99: round(percentileOf(ms, 0.99)),
  mean: round(ms.reduce((a, b) => a + b, 0) / ms.length),
}));
const medianMs = (name: string) => percentileOf(samples.get(name) ?? [], 0.5);
const saved = medianMs('first sight: frame to hints') / medianMs(`known lattice, ${CHANGED} cells changed`);
if (args.json) console.log(JSON.stringify({ ms: table, firstSightToKnownLattice: round(saved) }));
else {
  console.table(table);
  console.log(`First sight takes ${saved.toFixed(1)} times as long as a frame of a known board. All times in ms.`);
}
