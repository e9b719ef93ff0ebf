import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadImage } from '../../src/capture/imageFile.ts';
import type { CellSymbol } from '../../src/model/board.ts';
import type { Frame, Rect } from '../../src/model/frame.ts';
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
const BOARDS = `${FIXTURES}boards/`;

/** Every labelled screenshot, in the order of their names. */
export function listFixtures(): Fixture[] {
  const configs = readdirSync(BOARDS, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return configs
    .map(({ name }) => name)
    .sort()
    .flatMap((config) =>
      readdirSync(BOARDS + config)
        .filter((file) => file.endsWith('.json'))
        .sort()
        .map((file) => readFixture(config, file.slice(0, -'.json'.length))),
    );
}

function readFixture(config: string, number: string): Fixture {
  const path = `${BOARDS}${config}/${number}`;
  const truth = JSON.parse(readFileSync(`${path}.json`, 'utf8')) as Omit<Fixture, 'cells'> & { cells: string[] };
  return {
    ...truth,
    name: `${config}/${number}`,
    config,
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
