import { expect, test } from 'vitest';
import { makeHistory } from '../../src/live/history.ts';
import type { FramePart } from '../../src/model/frame.ts';
import { parseBoard } from '../../src/model/notation.ts';
import type { BoardResult } from '../../src/pipeline.ts';
import type { Session, SessionState } from '../../src/session/session.ts';
import { makeSession } from '../../src/session/session.ts';

function part(width: number, height: number): FramePart {
  return { frame: { width, height, data: new Uint8Array(width * height * 4) }, x: 5, y: 6 };
}

function state(text: string): SessionState {
  const parsed = parseBoard(text);
  if (!parsed.ok) throw new Error(parsed.reason);
  return { phase: 'settling', reason: 'start', board: { board: parsed.value } as BoardResult, ms: null };
}

const BARREN: SessionState = { phase: 'searching', reason: 'none-found', board: null, ms: null };

/** A remembered session that says what it is told to say, and the clock. */
function remember() {
  let next = BARREN;
  let clock = 0;
  const history = makeHistory(() => clock);
  const session: Session = history.of({ ...makeSession(), take: () => next });
  const take = (picture: FramePart, says: SessionState) => {
    clock++;
    next = says;
    return session.take(picture);
  };
  return { history, take };
}

test('each reading is remembered with its picture; frames that bring the same again renew it', () => {
  const { history, take } = remember();
  const first = state('1#\n##');
  expect(take(part(1, 1), BARREN)).toBe(BARREN);
  take(part(2, 2), { ...BARREN });
  take(part(3, 3), first);
  take(part(4, 4), first);
  take(part(5, 5), state('11\n##'));
  expect(history.entries()).toMatchObject([
    { at: 2, phase: 'searching', reason: 'none-found', board: null, picture: { x: 5, y: 6, frame: { width: 2 } } },
    { at: 4, phase: 'settling', board: expect.stringContaining('1#\n##'), picture: { frame: { width: 4 } } },
    { at: 5, board: expect.stringContaining('11\n##'), picture: { frame: { width: 5 } } },
  ]);
});

test('what it holds is bounded however long it runs', () => {
  const { history, take } = remember();
  for (let k = 0; k < 1000; k++) take(part(10, 10), state('1#\n##'));
  expect(history.entries()).toHaveLength(40);
  expect(history.entries().filter(({ picture }) => picture)).toHaveLength(6);
  for (let k = 0; k < 3; k++) take(part(2000, 2000), state('1#\n##'));
  const pictures = history.entries().map(({ picture }) => picture?.frame.width ?? 0);
  expect(pictures.slice(-4)).toEqual([0, 0, 0, 2000]);
});
