import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadImage } from '../../src/capture/imageFile.ts';
import type { CellSymbol } from '../../src/model/board.ts';
import type { Frame, Rect } from '../../src/model/frame.ts';
import type { Lattice } from '../../src/model/lattice.ts';
import type { Shape } from '../../src/model/topology.ts';

/** A labelled screenshot of a real program. */
export interface Fixture {
  /** Folder and number, for example "kmines-9x9/03". */
  readonly name: string;
  readonly config: string;
  readonly picture: string;
  readonly shape: Shape;
  readonly rows: number;
  readonly cols: number;
  readonly mines: number;
  /** Px, true to about 2 px. */
  readonly region: Rect;
  readonly cells: readonly CellSymbol[];
}

export const FIXTURES = fileURLToPath(new URL('../../fixtures/', import.meta.url));

/** Every labelled screenshot of a real program, in the order of their names. */
export function listFixtures(): Fixture[] {
  const boards = `${FIXTURES}boards/`;
  const configs = readdirSync(boards, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return configs
    .map(({ name }) => name)
    .sort()
    .flatMap((config) =>
      listPictures(boards + config).map((fixture) => ({ ...fixture, config, name: `${config}/${fixture.name}` })),
    );
}

/** The labelled screenshot of a name, as "kmines-9x9/03"; throws where there is none. */
export function fixtureNamed(name: string): Fixture {
  const fixture = listFixtures().find((one) => one.name === name);
  if (!fixture) throw new Error(`There is no fixture ${name}.`);
  return fixture;
}

/** The labelled pictures of a folder, in the order of their names. */
export function listPictures(folder: string): Fixture[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => readFixture(`${folder}/${file.slice(0, -'.json'.length)}`));
}

function readFixture(path: string): Fixture {
  const truth = JSON.parse(readFileSync(`${path}.json`, 'utf8')) as Omit<Fixture, 'cells'> & { cells: string[] };
  return {
    ...truth,
    name: basename(path),
    picture: `${path}.png`,
    cells: truth.cells.flatMap((row) => [...row] as CellSymbol[]),
  };
}

/** The pixels of a picture of the fixtures; throws where it cannot be decoded. */
export async function loadFrame(path: string): Promise<Frame> {
  const loaded = await loadImage(path);
  if (!loaded.ok) throw new Error(loaded.reason);
  return loaded.value;
}

/** The lattice of a picture's labels, whose region is true to a pixel or two. */
export function latticeOf({ rows, cols, region }: Fixture): Lattice {
  const { x, y, width, height } = region;
  return { shape: 'square', rows, cols, x, y, pitchX: width / cols, pitchY: height / rows, gapX: 0, gapY: 0 };
}
