import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wholeFrame } from '../../src/model/frame.ts';
import type { TextReader } from '../../src/ocr/textReader.ts';
import { openTextReader } from '../../src/ocr/textReader.ts';
import { circumstancesOf, processFrame } from '../../src/pipeline.ts';
import { counterZones } from '../../src/vision/counter/findCounters.ts';
import { readCounters } from '../../src/vision/counter/readCounters.ts';
import type { Circumstances } from '../../src/vision/counter/totals.ts';
import { totalFromPicture } from '../../src/vision/counter/totals.ts';
import { fixtureNamed, loadFrame } from '../support/fixtures.ts';

/** Starting the engines takes its time on a slow machine, ms. */
const PATIENCE = 60_000;

describe('mine totals of real programs', () => {
  let reader: TextReader;
  beforeAll(async () => {
    reader = await openTextReader();
  }, PATIENCE);
  afterAll(() => reader.close());

  async function sightsOf(name: string) {
    const fixture = fixtureNamed(name);
    const frame = await loadFrame(fixture.picture);
    const { main } = processFrame(frame);
    if (!main) throw new Error(`no board was found in ${name}`);
    const { lattice } = main.reading;
    const sights = await readCounters(counterZones(wholeFrame(frame), lattice), lattice, reader.read);
    return { fixture, sights, about: circumstancesOf(main) };
  }

  test.each([
    'kmines-16x16/00',
    'kmines-9x9/03',
    'sgt-mines-8x8/03',
    'sgt-mines-16x30/05',
    'xbomb-8x8/01',
    'xbomb-8x8/02',
    'xbomb-8x8/04',
    'xbomb-16x30/05',
  ])(
    '%s shows its total',
    async (name) => {
      const { fixture, sights, about } = await sightsOf(name);
      expect(totalFromPicture(sights, about as Circumstances)).toBe(fixture.mines);
    },
    PATIENCE,
  );

  test(
    'one picture of two displays does not tell which is the clock',
    async () => {
      const { fixture, sights, about } = await sightsOf('winemine-16x30/06');
      expect(sights.map(({ claims }) => claims[0]?.numbers[0])).toEqual([4, fixture.mines - 4]);
      expect(totalFromPicture(sights, about as Circumstances)).toBeNull();
    },
    PATIENCE,
  );

  test(
    'a finished game tells nothing',
    async () => {
      const { about } = await sightsOf('winemine-9x9/09');
      expect(about).toBeNull();
    },
    PATIENCE,
  );
});
