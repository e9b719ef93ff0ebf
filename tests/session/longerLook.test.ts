import { expect, test } from 'vitest';
import type { Frame } from '../../src/model/frame.ts';
import { wholeFrame } from '../../src/model/frame.ts';
import { makeSession } from '../../src/session/session.ts';
import { FIXTURES, loadFrame } from '../support/fixtures.ts';
import { paintRect } from '../support/paint.ts';

/** A picture whose board only the networks find. */
const SIGHTED = `${FIXTURES}sighted/browserShell-02.png`;

/** The picture with a speck that is another one each time. */
const specked = (picture: Frame, shade: number) =>
  paintRect(picture, { x: 1, y: 1, width: 2, height: 2 }, [shade, shade, shade]);

test('a board that only the networks see is looked for when a picture is seen again', { timeout: 60_000 }, async () => {
  const picture = await loadFrame(SIGHTED);
  const session = makeSession();
  expect(session.take(wholeFrame(picture))).toMatchObject({ phase: 'searching', reason: 'none-found' });
  expect(session.longerIn(wholeFrame(picture))).toBe(0);
  expect(session.longerIn(wholeFrame(specked(picture, 1)))).toBeNull();
  expect(session.take(wholeFrame(picture))).toMatchObject({ phase: 'settling' });
  expect(session.take(wholeFrame(picture)).board).not.toBeNull();
});

test('where something moves in every picture the networks look all the same', { timeout: 60_000 }, async () => {
  const picture = await loadFrame(SIGHTED);
  const session = makeSession();
  const phases = Array.from({ length: 5 }, (_, i) => session.take(wholeFrame(specked(picture, 40 * i))).phase);
  expect(phases).toEqual([...Array(4).fill('searching'), 'settling']);
});

test('a picture without a board is searched and looked at once', { timeout: 60_000 }, async () => {
  const empty = paintRect(await loadFrame(SIGHTED), { x: 0, y: 0, width: 5000, height: 5000 }, [90, 90, 90]);
  const session = makeSession();
  expect(session.take(wholeFrame(empty)).ms?.locate).toBeGreaterThan(0);
  session.take(wholeFrame(empty));
  expect(session.longerIn(wholeFrame(empty))).toBeNull();
  expect(session.take(wholeFrame(empty))).toMatchObject({ phase: 'searching', reason: 'none-found', ms: null });
});

test('with other options it is searched anew', { timeout: 60_000 }, async () => {
  const empty = paintRect(await loadFrame(SIGHTED), { x: 0, y: 0, width: 5000, height: 5000 }, [90, 90, 90]);
  const session = makeSession();
  for (let i = 0; i < 3; i++) session.take(wholeFrame(empty));
  session.configure({ keepsUnread: true });
  expect(session.take(wholeFrame(empty)).ms?.locate).toBeGreaterThan(0);
});
