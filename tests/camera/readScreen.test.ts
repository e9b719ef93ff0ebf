import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CellBox } from '../../src/camera/cellBox.ts';
import { READS_WELL, readAround } from '../../src/camera/readScreen.ts';
import type { View } from '../../src/camera/rectify.ts';
import { straightLens } from '../../src/camera/rectify.ts';
import type { Frame } from '../../src/model/frame.ts';
import type { Fixture } from '../support/fixtures.ts';
import { FIXTURES, listPictures, loadFrame } from '../support/fixtures.ts';

const EDGE = 6;
/** Px of blur with which most digits of small cells cannot be told any more. */
const BLUR = 3.5;

async function blurred({ width, height, data }: Frame): Promise<Frame> {
  const raw = { width, height, channels: 4 } as const;
  const bytes = await sharp(Buffer.from(data), { raw }).blur(BLUR).raw().toBuffer();
  return { width, height, data: new Uint8ClampedArray(bytes) };
}

describe('a blurred board of which little can be read', () => {
  let shown: Fixture;
  let photo: Frame;

  beforeAll(async () => {
    shown = listPictures(`${FIXTURES}toolkits`).find(({ name }) => name === 'web-pixel-shadows') as Fixture;
    photo = await blurred(await loadFrame(shown.picture));
  });

  /** Reads the board where one network is sure of all its cells. @param possible columns more that it thinks possible. */
  const readWith = (possible: number) => {
    const { rows, cols, region } = shown;
    const toPhoto = [region.width / cols, 0, region.x, 0, region.height / rows, region.y, 0, 0, 1];
    const view: View = { toPhoto, lens: straightLens(photo) };
    const box: CellBox = { left: 0, top: 0, right: cols, bottom: rows };
    return readAround(photo, { view, box, edge: EDGE, least: box, most: { ...box, right: cols + possible } });
  };

  test('is there where all networks are sure where it ends', () => {
    const { rows, cols } = shown;
    const found = readWith(0);
    expect(found).toMatchObject({ rows, cols, isAgreed: true });
    expect(found?.readable).toBeLessThan(READS_WELL);
  });

  test('may be another one where one of them is not', () => {
    expect(readWith(1)).toMatchObject({ isAgreed: false });
  });
});
