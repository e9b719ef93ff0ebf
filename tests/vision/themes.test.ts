import { describe, expect, test } from 'vitest';
import type { Frame } from '../../src/model/frame.ts';
import { cropFrame } from '../../src/model/frame.ts';
import { processFrame } from '../../src/pipeline.ts';
import { halveChroma } from '../../tools/skins/lab/degrade.ts';
import { FIXTURES, listPictures, loadFrame } from '../support/fixtures.ts';

/** WineMine with the colours of a green theme: open cells are black, between bright dotted lines. */
describe.each(listPictures(`${FIXTURES}themes`))('$name', ({ picture, rows, cols, cells }) => {
  test('is read in full, with all its open columns', async () => {
    const { main } = processFrame(await loadFrame(picture));
    expect(main?.board).toMatchObject({ rows, cols });
    expect(main?.reading.cutOff).toBe(false);
    expect(main?.board.cells.join('')).toBe(cells.join(''));
  });

  test('is read in full as video carries it, with half as many colours as pixels', async () => {
    const frame = await loadFrame(picture);
    const { width, height } = frame;
    // Where the blocks begin decides what the lines between cells colour.
    const { frame: part } = cropFrame(frame, { x: 1, y: 1, width: width - 1, height: height - 1 });
    const { main } = processFrame(asVideo(part));
    expect(main?.board).toMatchObject({ rows, cols });
    expect(main?.board.cells.join('')).toBe(cells.join(''));
  });
});

function asVideo({ width, height, data }: Frame): Frame {
  return { width, height, data: halveChroma(Uint8ClampedArray.from(data), width, height) };
}
