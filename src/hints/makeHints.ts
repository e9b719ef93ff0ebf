import type { Analysis } from '../model/analysis.ts';
import type { CellSymbol } from '../model/board.ts';
import type { HintMark, Hints, MarkKind } from '../model/hints.ts';
import type { Lattice } from '../model/lattice.ts';
import { cellCentrePx, cellPolygon, latticeRegion } from '../model/lattice.ts';

/**
 * Turns an analysis into marks on the cells of a lattice. A contradiction gives no marks.
 * @param cells what each cell shows: flags are marked only where they are wrong.
 */
export function makeHints(analysis: Analysis, cells: readonly CellSymbol[], lattice: Lattice): Hints {
  const safe = new Set(analysis.safe);
  const mined = new Set(analysis.mineCells);
  const marks = analysis.risk.flatMap((risk, cell): HintMark[] => {
    if (risk === null) return [];
    const kind = kindOf(cells[cell] === 'F', safe.has(cell), mined.has(cell));
    return kind ? [{ kind, cell, risk, outline: cellPolygon(lattice, cell), centre: cellCentrePx(lattice, cell) }] : [];
  });
  const best = analysis.best ? { cell: analysis.best.cell, outline: cellPolygon(lattice, analysis.best.cell) } : null;
  const cellSize = Math.min(lattice.pitchX - lattice.gapX, lattice.pitchY - lattice.gapY);
  return { region: latticeRegion(lattice), cellSize, marks, best };
}

function kindOf(flagged: boolean, safe: boolean, mined: boolean): MarkKind | null {
  if (flagged) return safe ? 'false-flag' : null;
  return safe ? 'safe' : mined ? 'mine' : 'risk';
}
