import type { CellSymbol } from '../model/board.ts';
import type { Frame } from '../model/frame.ts';
import type { Lattice } from '../model/lattice.ts';
import type { Reading } from '../model/reading.ts';
import { isConsistent } from '../solver/analyse.ts';
import { makeGlyphMemory } from '../vision/glyphMemory.ts';
import type { KnownLook } from '../vision/knownLook.ts';
import { startTrack } from '../vision/trackBoard.ts';
import { evenLight } from './evenLight.ts';
import type { FlatSize } from './meanBoard.ts';

/** Levels from which a pixel of a camera is over-exposed. */
const WHITE = 250;
/** A cell is under glare when this part of it is over-exposed … */
const BLINDED = 0.3;
/** … unless this part of all cells is: then their ground is white. */
const MOSTLY_WHITE = 0.4;

/** The lattice of a flat picture of a board. @param gap parts of a cell. */
export function flatLattice({ rows, cols, pitch, margin }: FlatSize, gap: { readonly x: number; readonly y: number }): Lattice {
  return { shape: 'square', rows, cols, x: margin, y: margin, pitchX: pitch, pitchY: pitch, gapX: gap.x * pitch, gapY: gap.y * pitch };
}

/**
 * Reads a flat picture of a board with the recogniser of screenshots; what is over-exposed is `~`.
 * @param edge compressed strength from which a step is an edge.
 */
export function readFlatBoard(flat: Frame, lattice: Lattice, edge: number, looks?: readonly KnownLook[]): Reading {
  const even = evenLight(flat, lattice);
  const { reading } = startTrack(even, lattice, edge, makeGlyphMemory(looks), { isPossible: isConsistent });
  const blind = blindCells(flat, lattice);
  if (!blind.includes(true)) return reading;
  return { ...reading, cells: reading.cells.map((symbol, i): CellSymbol => (blind[i] ? '~' : symbol)) };
}

function blindCells({ data, width }: Frame, { x, y, pitchX, pitchY, rows, cols }: Lattice): boolean[] {
  const blind = Array.from({ length: rows * cols }, (_, cell) => {
    const [left, top] = [Math.round(x + (cell % cols) * pitchX), Math.round(y + Math.floor(cell / cols) * pitchY)];
    let white = 0;
    for (let py = 0; py < pitchY; py++)
      for (let px = 0; px < pitchX; px++) {
        const i = ((top + py) * width + left + px) * 4;
        if ((data[i] as number) >= WHITE && (data[i + 1] as number) >= WHITE && (data[i + 2] as number) >= WHITE) white++;
      }
    return white >= BLINDED * pitchX * pitchY;
  });
  return blind.filter(Boolean).length > MOSTLY_WHITE * blind.length ? blind.map(() => false) : blind;
}
