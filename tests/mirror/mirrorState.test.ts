import { expect, test } from 'vitest';
import { makeMirrorState } from '../../src/mirror/mirrorState.ts';
import { drawBoard, fitLattice } from '../../src/mirror/page/drawBoard.ts';
import { latticeRegion } from '../../src/model/lattice.ts';
import { SHAPES } from '../../src/model/topology.ts';
import type { BoardResult } from '../../src/pipeline.ts';
import { solveReading } from '../../src/pipeline.ts';
import type { SessionState } from '../../src/session/session.ts';
import { board as parse } from '../support/boards.ts';
import { latticeFor } from '../support/lattices.ts';

function solve(text: string): BoardResult {
  const { cells, mines, ...size } = parse(text);
  const confidence = cells.map(() => 1);
  const reading = { lattice: latticeFor(size), cells, confidence, status: 'playing', cutOff: false } as const;
  return solveReading(reading, { mines: mines ?? undefined, density: 0.2 });
}

const BOARD = solve('square 3x3/2\n1F#\n12#\n01#');
const stateOf = (phase: SessionState['phase']): SessionState => ({ phase, reason: 'start', board: BOARD, ms: null });

test('only a board that is played has hints', () => {
  expect(makeMirrorState(stateOf('playing'), null).board?.hints).not.toBeNull();
  for (const phase of ['settling', 'finished', 'contradiction', 'unclear'] as const)
    expect(makeMirrorState(stateOf(phase), null).board).toMatchObject({ rows: 3, cols: 3, hints: null });
  expect(makeMirrorState({ ...stateOf('searching'), board: null }, null).board).toBeNull();
});

test('an obstacle takes the place of the sentence and of the hints', () => {
  const state = makeMirrorState(stateOf('playing'), 'The window is minimised.');
  expect(state.sentence).toBe('The window is minimised.');
  expect(state.board?.hints).toBeNull();
});

test('a risk is rounded, but never to a proof', () => {
  const risk = BOARD.analysis.risk.map((_, cell) => [0, 1, 1e-9, 1 - 1e-9, 1 / 3, null][cell] ?? null);
  const board = { ...BOARD, analysis: { ...BOARD.analysis, risk } };
  const { hints } = makeMirrorState({ ...stateOf('playing'), board }, null).board ?? {};
  expect(hints?.risk.slice(0, 6)).toEqual([0, 1, 0.0001, 0.9999, 0.3333, null]);
});

/** A context that counts what is drawn. */
function makeContext() {
  const counts = { text: [] as string[], strokes: 0, fills: 0 };
  const context = {
    globalAlpha: 1,
    fillStyle: '' as unknown,
    strokeStyle: '' as unknown,
    lineWidth: 1,
    lineJoin: '',
    lineCap: '',
    font: '',
    textAlign: '',
    textBaseline: '',
    beginPath: () => undefined,
    moveTo: () => undefined,
    lineTo: () => undefined,
    closePath: () => undefined,
    fill: () => {
      counts.fills++;
    },
    stroke: () => {
      counts.strokes++;
    },
    fillText: (text: string) => {
      counts.text.push(text);
    },
  };
  return { context, counts };
}

test('the page draws numbers as text and the hints over the cells; the marks alone on request', () => {
  const { board } = makeMirrorState(stateOf('playing'), null);
  if (!board) throw new Error('no board');
  const lattice = fitLattice(board, 500, 400, false);
  const whole = makeContext();
  drawBoard(whole.context, board, lattice, { dark: false, marksOnly: false, percent: false });
  expect(whole.counts.text.sort()).toEqual(['1', '1', '1', '2', '⚑']);
  const marks = makeContext();
  drawBoard(marks.context, board, lattice, { dark: false, marksOnly: true, percent: false });
  expect(marks.counts.text).toEqual([]);
  expect(marks.counts.strokes).toBeGreaterThan(0);
  expect(whole.counts.fills - marks.counts.fills).toBe(9);
  const none = makeContext();
  drawBoard(none.context, { ...board, hints: null }, lattice, { dark: true, marksOnly: true, percent: true });
  expect(none.counts).toEqual({ text: [], strokes: 0, fills: 0 });
});

test.each(SHAPES)('a %s board fits its room, and for streamers fills it', (shape) => {
  const cells = Array.from({ length: 16 }, () => '#'.repeat(30));
  const board = { shape, rows: 16, cols: 30, cells, hints: null };
  for (const [width, height] of [
    [390, 700],
    [1920, 1080],
    [300, 3000],
  ] as const) {
    for (const marksOnly of [false, true]) {
      const region = latticeRegion(fitLattice(board, width, height, marksOnly));
      expect(region.width).toBeLessThanOrEqual(width + 1e-6);
      expect(region.height).toBeLessThanOrEqual(height + 1e-6);
      if (marksOnly) expect(Math.max(region.width / width, region.height / height)).toBeCloseTo(1, 6);
    }
  }
});
