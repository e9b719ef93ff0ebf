import { describe, expect, test } from 'vitest';
import { processFrame } from '../../src/pipeline.ts';
import { FIXTURES, listPictures, loadFrame } from '../support/fixtures.ts';

/** Programs written for these pictures in the toolkits of desktops, browsers and terminals (`tools/skins/web`, `tools/skins/native`). */
describe.each(listPictures(`${FIXTURES}toolkits`))('$name', (picture) => {
  test('is read exactly', async () => {
    const { main, others } = processFrame(await loadFrame(picture.picture));
    const { rows, cols } = picture;
    expect(main?.board).toMatchObject({ rows, cols });
    const textOf = (cells: readonly string[]) => cells.join('').match(new RegExp(`.{${cols}}`, 'g'));
    expect(textOf(main?.board.cells ?? [])).toEqual(textOf(picture.cells));
    expect(others).toEqual([]);
  });
});
