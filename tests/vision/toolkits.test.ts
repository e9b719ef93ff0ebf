import { describe, expect, test } from 'vitest';
import { makeRows } from '../../src/model/notation.ts';
import { processFrame } from '../../src/pipeline.ts';
import { FIXTURES, listPictures, loadFrame } from '../support/fixtures.ts';

/** Programs written for these pictures in the toolkits of desktops, browsers and terminals (`tools/skins/web`, `tools/skins/native`). */
describe.each(listPictures(`${FIXTURES}toolkits`))('$name', (picture) => {
  test('is read exactly', async () => {
    const { main, others } = processFrame(await loadFrame(picture.picture));
    const { rows, cols } = picture;
    expect(main?.board).toMatchObject({ rows, cols });
    expect(main && makeRows(main.board)).toEqual(makeRows(picture));
    expect(others).toEqual([]);
  });
});
