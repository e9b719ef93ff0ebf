import { drawHints } from '../../hints/shapes.ts';
import { makeSvg } from '../../hints/svg.ts';
import { growRect } from '../../model/frame.ts';
import { latticeRegion } from '../../model/lattice.ts';
import type { CountersStep, ResultStep } from '../pictures.ts';
import type { Sketch } from './sketch.ts';
import { box, dim, label } from './sketch.ts';

/** Where counters were looked for, what numbers were read there, and what total they make. */
export function sketchCounters({ frame, zones, sights, total }: CountersStep): Sketch[] {
  const numbers = sights.flatMap(({ kind, rect, claims }) => {
    const words = claims.map((claim) => `${claim.numbers.join('/')} (${claim.label})`).join(' ');
    return [
      box(growRect(rect, 2), 'fill="none" stroke="#3dff6e" stroke-width="2"'),
      label(`${kind}: ${words}`, rect.x, rect.y - 6, 14, 'fill="#3dff6e"'),
    ];
  });
  const places = zones.map(({ frame: { width, height }, x, y }) =>
    box({ x, y, width, height }, 'fill="#fff" fill-opacity="0.1" stroke="#ffd500" stroke-dasharray="6 4"'),
  );
  const read = total === null ? 'no mine total is sure' : `the mine total is ${total}`;
  const caption = `Where numbers are looked for (yellow) and those that were read (green), with what the words beside them make of them; ${read}.`;
  return [{ name: 'counters', caption, frame, marks: [dim(frame, 0.3), ...places, ...numbers] }];
}

/** The picture with its hints. */
export function sketchResult({ frame, result }: ResultStep): Sketch[] {
  const boards = [result.main, ...result.others].filter((board) => board !== null);
  if (boards.length === 0) return [{ name: 'result', caption: 'No board was found.', frame, marks: [dim(frame, 0.3)] }];
  const svg = makeSvg(
    boards.flatMap(({ hints }) => drawHints(hints, { percent: true })),
    { x: 0, y: 0, width: frame.width, height: frame.height },
  );
  const regions = boards.map(({ reading }) =>
    box(growRect(latticeRegion(reading.lattice), 3), 'fill="none" stroke="#ff00c8" stroke-width="2"'),
  );
  const said = boards.map(({ board, status, minesSource }) => {
    const mines = board.mines === null ? 'an unknown number of mines' : `${board.mines} mines (${minesSource})`;
    return `${board.rows} × ${board.cols}, ${mines}, ${status}`;
  });
  return [{ name: 'result', caption: `What was found: ${said.join('; ')}.`, frame, marks: [svg, ...regions] }];
}
