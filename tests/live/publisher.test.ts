import { expect, test } from 'vitest';
import { makePublisher } from '../../src/live/publisher.ts';
import type { BoardResult } from '../../src/pipeline.ts';
import { solveReading } from '../../src/pipeline.ts';
import type { RestartReason, SessionPhase, SessionState } from '../../src/session/session.ts';
import { DEFAULT_DENSITY } from '../../src/solver/analyse.ts';
import { board as parse } from '../support/boards.ts';
import { latticeFor } from '../support/lattices.ts';

function makeBoard(text: string): BoardResult {
  const { cells, ...size } = parse(text);
  const status = 'playing';
  const reading = { lattice: latticeFor(size), cells, confidence: cells.map(() => 1), status, cutOff: false } as const;
  return solveReading(reading, { density: DEFAULT_DENSITY });
}

const FIRST = makeBoard('####\n#12#\n#21#\n####');
const SECOND = makeBoard('####\n#12#\n#210\n##10');

function stateOf(phase: SessionPhase, board: BoardResult | null, reason: RestartReason = 'start'): SessionState {
  return { phase, reason, board, ms: null };
}

/** A publisher, and what it said in order. */
function listen() {
  const said: string[] = [];
  const publisher = makePublisher({
    paint: ({ boardId, hints }) => said.push(`paint ${boardId} ${hints ? hints.marks.length : 'nothing'}`),
    view: ({ phase, boardId }) => said.push(`view ${boardId} ${phase}`),
    change: ({ phase }) => said.push(`change ${phase}`),
  });
  return { publisher, said, take: () => said.splice(0) };
}

test('the boards of this test have hints', () => {
  expect(FIRST.hints.marks.length).toBeGreaterThan(0);
  expect(SECOND.hints.marks.length).toBeGreaterThan(0);
});

test('hints are painted before they are spoken of, and only in the phase playing', () => {
  const { publisher, take } = listen();
  publisher.publish(stateOf('searching', null));
  expect(take()).toEqual(['change searching', 'view 0 searching']);
  publisher.publish(stateOf('settling', FIRST));
  expect(take()).toEqual(['change settling', 'view 1 settling']);
  publisher.publish(stateOf('playing', FIRST));
  expect(take()).toEqual([`paint 1 ${FIRST.hints.marks.length}`, 'change playing', 'view 1 playing']);
});

test('hints that follow replace the old ones without clearing them', () => {
  const { publisher, take } = listen();
  publisher.publish(stateOf('settling', FIRST));
  publisher.publish(stateOf('playing', FIRST));
  take();
  publisher.publish(stateOf('playing', SECOND));
  expect(take()[0]).toBe(`paint 1 ${SECOND.hints.marks.length}`);
});

test.each<[SessionPhase, RestartReason, BoardResult | null, number]>([
  ['searching', 'lost', null, 1],
  ['settling', 'new-game', SECOND, 2],
  ['contradiction', 'start', SECOND, 1],
  ['unclear', 'start', SECOND, 1],
  ['finished', 'start', SECOND, 1],
])('in the phase %s (%s) the hints go first', (phase, reason, board, boardId) => {
  const { publisher, take } = listen();
  publisher.publish(stateOf('settling', FIRST));
  publisher.publish(stateOf('playing', FIRST));
  take();
  publisher.publish(stateOf(phase, board, reason));
  expect(take()).toEqual(['paint 1 nothing', `change ${phase}`, `view ${boardId} ${phase}`]);
  publisher.publish(stateOf(phase, board, reason));
  expect(take()).toEqual([]);
});

test('the hints of cells that changed go before these are read, and come back with the same board', () => {
  const { publisher, take } = listen();
  const [marked = 0] = FIRST.hints.marks.map(({ cell }) => cell);
  publisher.withdraw([marked]);
  expect(take()).toEqual([]);
  publisher.publish(stateOf('settling', FIRST));
  publisher.publish(stateOf('playing', FIRST));
  take();
  publisher.withdraw([marked]);
  publisher.withdraw(FIRST.board.cells.map((_, cell) => cell));
  expect(take()).toEqual([`paint 1 ${FIRST.hints.marks.length - 1}`, 'paint 1 nothing']);
  publisher.publish(stateOf('playing', FIRST));
  expect(take()).toContain(`paint 1 ${FIRST.hints.marks.length}`);
  publisher.publish(stateOf('playing', FIRST));
  expect(take()).toEqual([]);
});

test('a board that is found again has a number of its own', () => {
  const { publisher, take } = listen();
  for (const state of [stateOf('settling', FIRST), stateOf('playing', FIRST), stateOf('searching', null, 'lost')])
    publisher.publish(state);
  take();
  publisher.publish(stateOf('settling', FIRST, 'lost'));
  publisher.publish(stateOf('playing', FIRST, 'lost'));
  expect(take()).toContain(`paint 2 ${FIRST.hints.marks.length}`);
  expect(publisher.boardId()).toBe(2);
});

test('after a reset nothing is painted, and the same state is news again', () => {
  const { publisher, take } = listen();
  const state = stateOf('playing', FIRST);
  publisher.publish(stateOf('settling', FIRST));
  publisher.publish(state);
  take();
  publisher.reset();
  expect(take()).toEqual(['paint 1 nothing']);
  publisher.reset();
  expect(take()).toEqual([]);
  publisher.publish(state);
  expect(take()).toEqual([`paint 1 ${FIRST.hints.marks.length}`, 'change playing', 'view 1 playing']);
});
