import { describe, expect, test } from 'vitest';
import type { Lattice } from '../../src/model/lattice.ts';
import { makeRows } from '../../src/model/notation.ts';
import { processFrame } from '../../src/pipeline.ts';
import { FIXTURES, listPictures, loadFrame } from '../support/fixtures.ts';
import { expectInPlace } from '../support/inPlace.ts';

/** Middles of cells may lie beside the true ones by this part of a cell. */
const MOST_OFF = 0.2;

/** Programs written for these pictures in the toolkits of desktops, browsers and terminals (`tools/skins/web`, `tools/skins/native`). */
describe.each(listPictures(`${FIXTURES}toolkits`))('$name', (picture) => {
  test('is read exactly, in its place', async () => {
    const { main, others } = processFrame(await loadFrame(picture.picture));
    const { rows, cols } = picture;
    expect(main?.board).toMatchObject({ rows, cols });
    expect(main && makeRows(main.board)).toEqual(makeRows(picture));
    expect(others).toEqual([]);
    expectInPlace(main?.reading.lattice as Lattice, picture, MOST_OFF);
  });
});
