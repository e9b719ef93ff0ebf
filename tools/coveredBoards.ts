/** Pictures of programs with windows laid over their boards. */
import type { Random } from '../src/game/random.ts';
import { makeRandom } from '../src/game/random.ts';
import type { Frame, Rect } from '../src/model/frame.ts';
import { commonRect, growRect } from '../src/model/frame.ts';
import type { Lattice } from '../src/model/lattice.ts';
import { cellRect, latticeRegion } from '../src/model/lattice.ts';
import type { Fixture } from '../tests/support/fixtures.ts';
import { latticeOf, loadFrame } from '../tests/support/fixtures.ts';
import type { Colour } from '../tests/support/paint.ts';
import { paintRect } from '../tests/support/paint.ts';
import { between } from './skins/lab/skin.ts';

/** Widths and heights of the windows that are laid over boards, as parts of these; what is left of a cell that they touch is not judged. */
const WINDOWS: readonly [number, number] = [0.15, 0.6];
/** Px of a window's title, and the colour of its rim. */
const TITLE = 18;
const RIM: Colour = [60, 60, 60];

/** A labelled picture of a program. */
export interface Scene {
  readonly picture: Fixture;
  readonly frame: Frame;
  readonly truth: Lattice;
  /** Cells that something lies over. */
  readonly touched?: ReadonlySet<number>;
}

/** A picture, so many times, with a window over a part of its board: a piece of one of the pictures from beside its board, often with a title and a frame. */
export async function* coveredBoards(
  picture: Fixture,
  pictures: readonly Fixture[],
  count: number,
): AsyncGenerator<Scene> {
  const truth = latticeOf(picture);
  const region = latticeRegion(truth);
  const clean = await loadFrame(picture.picture);
  for (let n = 0; n < count; n++) {
    const random = makeRandom(1000 * n + picture.cells.length + Math.round(region.x));
    const other = pictures[random.int(0, pictures.length - 1)] as Fixture;
    const [width, height] = [region.width, region.height].map((size) => Math.round(size * between(random, ...WINDOWS)));
    const window = {
      x: Math.round(region.x + between(random, -0.2, 0.9) * region.width),
      y: Math.round(region.y + between(random, -0.2, 0.9) * region.height),
      width: width as number,
      height: height as number,
    };
    const frame = layWindow(clean, await loadFrame(other.picture), latticeRegion(latticeOf(other)), window, random);
    const cells = [...picture.cells.keys()].filter((cell) => commonRect(cellRect(truth, cell), window));
    yield { picture: { ...picture, name: `${picture.name}, window ${n}` }, frame, truth, touched: new Set(cells) };
  }
}

/** Draws what lies to one side of a board in another picture into a window, again and again where that is smaller. */
function layWindow(ground: Frame, from: Frame, board: Rect, window: Rect, random: Random): Frame {
  const sides: readonly Rect[] = [
    { x: 0, y: 0, width: from.width, height: Math.floor(board.y) },
    { x: 0, y: 0, width: Math.floor(board.x), height: from.height },
    {
      x: 0,
      y: Math.ceil(board.y + board.height),
      width: from.width,
      height: from.height - Math.ceil(board.y + board.height),
    },
  ];
  const { x, y, width, height } = sides.reduce((a, b) => (a.width * a.height >= b.width * b.height ? a : b));
  const [left, top] = [random.int(0, width - 1), random.int(0, height - 1)];
  const title = random.unit() < 0.6 ? TITLE : 0;
  const rim = random.unit() < 0.7 ? 1 : 0;
  const colour: Colour = [random.int(0, 255), random.int(0, 255), random.int(0, 255)];
  const inside = growRect(window, -rim);
  const framed = paintRect(ground, window, RIM);
  const shown = commonRect(inside, { x: 0, y: 0, width: ground.width, height: ground.height });
  if (!shown) return framed;
  for (let py = shown.y; py < shown.y + shown.height; py++)
    for (let px = shown.x; px < shown.x + shown.width; px++) {
      const [across, down] = [(left + px - window.x) % width, (top + py - window.y) % height];
      const at = ((y + down) * from.width + x + across) * 4;
      framed.data.set(from.data.subarray(at, at + 4), (py * ground.width + px) * 4);
    }
  return paintRect(framed, { ...inside, height: Math.min(inside.height, Math.max(0, title - rim)) }, colour);
}
