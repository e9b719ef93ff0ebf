import { beforeAll, describe, expect, test } from 'vitest';
import type { CellSymbol } from '../../src/model/board.ts';
import type { Frame, Rect } from '../../src/model/frame.ts';
import { wholeFrame } from '../../src/model/frame.ts';
import type { Lattice } from '../../src/model/lattice.ts';
import { cellRect, latticeRegion } from '../../src/model/lattice.ts';
import { processFrame } from '../../src/pipeline.ts';
import type { Session } from '../../src/session/session.ts';
import { makeSession } from '../../src/session/session.ts';
import type { Curtain } from '../support/curtain.ts';
import { colourIn, drawCurtain } from '../support/curtain.ts';
import type { Fixture } from '../support/fixtures.ts';
import { fixtureNamed, loadFrame } from '../support/fixtures.ts';

/** A panel over a game that goes on under it: `covered` and `open` stand for the colours of the game's own cells. */
const OPAQUE: readonly Curtain[] = [
  { colour: 'covered' },
  { colour: 'open', text: 'Paused' },
  { colour: '#c0c0c0' },
  { colour: '#ffffff', text: 'Paused' },
  { colour: '#000000', text: 'Game paused' },
];
const TRANSLUCENT: readonly Curtain[] = [
  { colour: '#ffffff', opacity: 0.5, text: 'Paused' },
  { colour: '#000000', opacity: 0.7 },
  { colour: '#ffffff', opacity: 0.85 },
  { colour: '#ffffff', opacity: 0.92 },
  { colour: '#000000', opacity: 0.92 },
  { colour: '#808080', opacity: 0.92 },
  { colour: '#ffffff', opacity: 0.2, blur: 8, text: 'Paused' },
  { colour: '#000000', opacity: 0.5, blur: 20 },
];

describe.each(['kmines-9x9/02', 'winemine-9x9/03', 'sgt-mines-8x8/02', 'xbomb-hex-8x8/02'])(
  'a paused game of %s',
  (name) => {
    let fixture: Fixture;
    let frame: Frame;
    let lattice: Lattice;
    let board: Rect;

    beforeAll(async () => {
      fixture = fixtureNamed(name);
      frame = await loadFrame(fixture.picture);
      lattice = processFrame(frame).main?.reading.lattice as Lattice;
      board = latticeRegion(lattice);
    });

    const cellWith = (symbol: CellSymbol) => colourIn(frame, cellRect(lattice, fixture.cells.indexOf(symbol)));
    const draw = (curtain: Curtain) => {
      const own = { covered: cellWith('#'), open: cellWith('0') }[curtain.colour];
      return drawCurtain(frame, board, own ? { ...curtain, colour: own } : curtain);
    };

    function playing(): Session {
      const session = makeSession();
      session.take(wholeFrame(frame));
      expect(session.take(wholeFrame(frame)).phase).toBe('playing');
      return session;
    }

    test.each(OPAQUE)('behind %j a session has no board, and has it again afterwards', async (curtain) => {
      const session = playing();
      const hidden = wholeFrame(await draw(curtain));
      // The first look follows the board, the next search for one as at first sight.
      for (let look = 0; look < 2; look++) {
        const { phase, board: shown } = session.take(hidden);
        expect({ phase, shown }).toEqual({ phase: 'searching', shown: null });
      }
      session.take(wholeFrame(frame));
      const back = session.take(wholeFrame(frame));
      expect(back.phase).toBe('playing');
      expect(back.board?.board.cells).toEqual(fixture.cells);
    });

    test.each(TRANSLUCENT)('behind %j what is read is right', async (curtain) => {
      const hidden = await draw(curtain);
      const session = playing();
      const looks = [processFrame(hidden).main, ...[1, 2, 3].map(() => session.take(wholeFrame(hidden)).board)];
      for (const look of looks)
        look?.board.cells.forEach((symbol, cell) => {
          if (symbol !== '~') expect(`${cell} ${symbol}`).toBe(`${cell} ${fixture.cells[cell]}`);
        });
    });
  },
);

/** Zeros and covered cells of these differ by few levels or by their rims only. */
test.each([
  ['xbomb-8x8/05', '#ffffff'],
  ['xbomb-8x8/02', '#ffffff'],
  ['sgt-mines-16x30/06', '#000000'],
])('through a veil of 80 %% over %s (%s) no symbol is wrong', async (name, colour) => {
  const { picture, cells, region } = fixtureNamed(name);
  const veiled = processFrame(await drawCurtain(await loadFrame(picture), region, { colour, opacity: 0.8 })).main;
  veiled?.board.cells.forEach((symbol, cell) => {
    if (symbol !== '~') expect(`${cell} ${symbol}`).toBe(`${cell} ${cells[cell]}`);
  });
});

test('a new game that nobody has begun is not hinted when a panel covers it', async () => {
  const fresh = await loadFrame(fixtureNamed('winemine-9x9/07').picture);
  const { lattice } = processFrame(fresh).main?.reading ?? {};
  const session = makeSession();
  session.take(wholeFrame(fresh));
  session.take(wholeFrame(fresh));
  const hidden = await drawCurtain(fresh, latticeRegion(lattice as Lattice), { colour: '#c0c0c0' });
  expect(session.take(wholeFrame(hidden))).toMatchObject({ phase: 'searching', board: null });
});
