import { growRect } from '../../model/frame.ts';
import type { Lattice } from '../../model/lattice.ts';
import { gridToPxX, gridToPxY, latticeRegion } from '../../model/lattice.ts';
import { DRAWN_SIDE } from '../../vision/edgeLines.ts';
import { latticeWithin } from '../../vision/extents.ts';
import { linesOf } from '../../vision/foreignCells.ts';
import type { LatticeStep } from '../../vision/readerStep.ts';
import { mapSides } from '../../vision/sides.ts';
import type { Sketch } from './sketch.ts';
import { box, dim, line, scaleFor } from './sketch.ts';

/** Cells around the board that are shown too. */
const AROUND = 2;

/** The sides of the cells of one candidate and of cells around it, and its lattice as it was measured. */
export function sketchLattice(step: LatticeStep): Sketch[] {
  const { frame, candidate, lattice } = step;
  const view = growRect(latticeRegion(lattice), AROUND * Math.max(lattice.pitchX, lattice.pitchY));
  const scale = scaleFor(Math.min(lattice.pitchX, lattice.pitchY));
  const sides: Sketch = {
    name: 'sides',
    caption:
      'Sides of cells that an edge runs along (green) or not (red), on the measured lattice and beyond it. The rectangle with the most drawn sides is the board, in white.',
    frame,
    view,
    scale,
    marks: [
      dim(frame, 0.65),
      ...markSides(step),
      box(latticeRegion(lattice), 'fill="none" stroke="#fff" stroke-width="2"'),
    ],
  };
  const { rows, cols, x, y, pitchX, pitchY, gapX, gapY } = lattice;
  const numbers = [x, y, pitchX, pitchY].map((n) => n.toFixed(2));
  const gap = gapX > 0 || gapY > 0 ? ` with gaps of ${gapX} × ${gapY} px` : '';
  const measured: Sketch = {
    name: 'lattice',
    caption: `The measured lattice: ${rows} × ${cols} cells of ${numbers[2]} × ${numbers[3]} px${gap}.`,
    frame,
    view,
    scale,
    marks: markLines(lattice),
  };
  return candidate.bare ? [measured] : [sides, measured];
}

function markSides({ gradients, candidate, lattice }: LatticeStep): string[] {
  const around = { left: -AROUND, top: -AROUND, right: lattice.cols + AROUND, bottom: lattice.rows + AROUND };
  const seen = latticeWithin(lattice, around);
  const { cols, rows } = seen;
  const { vertical, horizontal } = mapSides(gradients, linesOf(seen), candidate.edge, cols, rows);
  const style = (covered: number) =>
    covered >= DRAWN_SIDE ? 'stroke="#3dff6e" stroke-width="2"' : 'stroke="#ff3b30" stroke-opacity="0.45"';
  const marks: string[] = [];
  const at = (i: number, j: number) => ({ x: gridToPxX(seen, i), y: gridToPxY(seen, j) });
  for (let j = 0; j < rows; j++)
    for (let i = 0; i <= cols; i++)
      marks.push(line(at(i, j + 0.15), at(i, j + 0.85), style(vertical[j * (cols + 1) + i] as number)));
  for (let j = 0; j <= rows; j++)
    for (let i = 0; i < cols; i++)
      marks.push(line(at(i + 0.15, j), at(i + 0.85, j), style(horizontal[j * cols + i] as number)));
  return marks;
}

function markLines(lattice: Lattice): string[] {
  const { rows, cols, gapX, gapY } = lattice;
  const { x, y, width, height } = latticeRegion(lattice);
  const style = 'stroke="#ff00c8" stroke-width="1"';
  const upright = (at: number) => line({ x: at, y }, { x: at, y: y + height }, style);
  const level = (at: number) => line({ x, y: at }, { x: x + width, y: at }, style);
  const steps = (count: number) => Array.from({ length: count }, (_, i) => i);
  return [
    ...steps(cols).flatMap((i) => [upright(gridToPxX(lattice, i)), upright(gridToPxX(lattice, i + 1) - gapX)]),
    ...steps(rows).flatMap((j) => [level(gridToPxY(lattice, j)), level(gridToPxY(lattice, j + 1) - gapY)]),
  ];
}
