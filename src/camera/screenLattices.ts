import type { Frame } from '../model/frame.ts';
import type { Place } from '../vision/candidate.ts';
import { isSameLattice } from '../vision/extents.ts';
import { makeGradients } from '../vision/gradients.ts';
import { measureLattice } from '../vision/measureLattice.ts';
import { mapPoint } from './homography.ts';
import { seenLattices } from './seenLattices.ts';

/** Of its side, by how much a lattice on a screen may be slanted. */
const MOST_SLANT = 0.04;

/** The network's lattices are true to about as many Px as those of a picture that was halved so often … */
const LEVEL = 2;
/** … and what is measured must be as near (cells). */
const MOST_OFF = 0.25;

/**
 * The lattices that the lattice network sees on a screen, Px of it, those with most cells first. It needs no lines, and is not led astray by what else repeats on a desktop, but it takes 0.15 s for
 * 1280 × 720 Px, and its lattices are some hundredths of a cell off.
 */
export function screenLattices(frame: Frame): Place[] {
  const gradients = makeGradients(frame);
  return seenLattices(frame).flatMap(({ view: { toPhoto }, box: { right, bottom }, edge }) => {
    const at = (x: number, y: number) => mapPoint(toPhoto, { x, y });
    const [start, across, down, end] = [at(0, 0), at(right, 0), at(0, bottom), at(right, bottom)];
    const [wide, high] = [(across.x + end.x - start.x - down.x) / 2, (down.y + end.y - start.y - across.y) / 2];
    const slant = Math.max(
      Math.abs(across.y - start.y) / wide,
      Math.abs(down.x - start.x) / high,
      Math.abs(end.x - across.x) / high,
      Math.abs(end.y - down.y) / wide,
    );
    if (slant > MOST_SLANT) return [];
    const [x, y] = [(start.x + down.x) / 2, (start.y + across.y) / 2];
    const size = { rows: bottom, cols: right };
    const pitch = { pitchX: wide / right, pitchY: high / bottom };
    const lines = {
      x: { origin: x, pitch: pitch.pitchX, phases: [0] },
      y: { origin: y, pitch: pitch.pitchY, phases: [0] },
    };
    const extent = { left: 0, top: 0, right, bottom };
    const seen = { shape: 'square' as const, ...size, x, y, ...pitch, gapX: 0, gapY: 0 };
    const lattice = measureLattice(gradients, { lines, extent, level: LEVEL, edge, bare: false, value: 0 });
    return [{ edge, lattice: isSameLattice(lattice, seen, MOST_OFF) ? lattice : seen }];
  });
}
