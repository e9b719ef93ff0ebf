import type { CellSymbol } from '../../src/model/board.ts';
import type { Frame } from '../../src/model/frame.ts';
import type { Lattice } from '../../src/model/lattice.ts';
import { processFrame } from '../../src/pipeline.ts';
import type { Fixture } from './fixtures.ts';
import { listFixtures, loadFrame } from './fixtures.ts';
import { pixelsOf } from './liveFrames.ts';

/** How the cells of a program look, from its labelled screenshots, and a frame of it with its lattice. */
export interface ProgramLooks {
  readonly frame: Frame;
  readonly lattice: Lattice;
  readonly looks: ReadonlyMap<CellSymbol, { readonly frame: Frame; readonly x: number; readonly y: number }>;
}

/** The looks of a program of square cells, by the folder of its screenshots. */
export function loadLooks(config: string): Promise<ProgramLooks> {
  return loadLooksIn(listFixtures().filter((candidate) => candidate.config === config));
}

/** The looks of the program that some pictures show, all of one size. */
export async function loadLooksIn(pictures: readonly Fixture[]): Promise<ProgramLooks> {
  const looks: Map<CellSymbol, { frame: Frame; x: number; y: number }> = new Map();
  let first: Pick<ProgramLooks, 'frame' | 'lattice'> | null = null;
  for (const fixture of pictures) {
    const frame = await loadFrame(fixture.picture);
    const lattice = processFrame(frame).main?.reading.lattice;
    if (!lattice) continue;
    first ??= { frame, lattice };
    fixture.cells.forEach((symbol, cell) => {
      if (!looks.has(symbol)) looks.set(symbol, { frame, ...pixelsOf(lattice, cell) });
    });
  }
  if (!first) throw new Error(`no board in ${pictures.map(({ picture }) => picture).join(', ')}`);
  return { ...first, looks };
}

/** The program's window showing some other position of the same size. */
export function drawGame({ frame, lattice, looks }: ProgramLooks, cells: readonly CellSymbol[]): Frame {
  const data = frame.data.slice();
  cells.forEach((symbol, cell) => {
    const look = looks.get(symbol);
    if (!look) throw new Error(`no screenshot shows ${symbol}`);
    const { x, y, width, height } = pixelsOf(lattice, cell);
    for (let row = 0; row < height; row++) {
      const from = ((look.y + row) * look.frame.width + look.x) * 4;
      data.set(look.frame.data.subarray(from, from + width * 4), ((y + row) * frame.width + x) * 4);
    }
  });
  return { ...frame, data };
}
