import type { Frame } from '../model/frame.ts';
import { commonRect } from '../model/frame.ts';
import type { Lattice } from '../model/lattice.ts';
import { findAlikeSpots } from './alikeSpots.ts';
import type { LatticeCandidate } from './candidate.ts';
import { candidateRegion } from './candidate.ts';
import { findBareAt } from './exactCandidate.ts';
import type { Gradients } from './gradients.ts';
import { bareCandidates } from './latticeCandidates.ts';
import { outline } from './outlineCandidate.ts';
import type { Repetition } from './repetition.ts';

/**
 * What repeats exactly in a picture, with or without lines: the candidates where edges alone told of no board.
 * @param isAnywhere whether to look at every place where cells may meet, which takes long.
 */
export function findExactCandidates(frame: Frame, gradients: Gradients, isAnywhere: boolean): LatticeCandidate[] {
  return findAlikeSpots(frame, gradients).flatMap((repetition) => {
    const bare = findBareAt(frame, gradients, repetition, isAnywhere);
    const outlined = outline({ picture: frame, edges: gradients, level: 0 }, repetition);
    const found = [...(outlined ? [outlined] : []), ...(bare ? bareCandidates(frame, bare, 0) : [])];
    return found.map((candidate) => ({ ...candidate, isExact: isAtPitch(candidate, repetition) }));
  });
}

/** Pitches that differ by less, as a part, are the same. */
const SAME_PITCH = 0.005;

function isAtPitch({ lines }: LatticeCandidate, { pitchX, pitchY }: Repetition): boolean {
  const isSame = (one: number, other: number) => Math.abs(one - other) <= SAME_PITCH * other;
  return isSame(lines.x.pitch, pitchX) && isSame(lines.y.pitch, pitchY);
}

/** Pitches that differ by more, as a part, are not the same; parts of a board by which another covers it to be about the same cells. */
const OTHER_PITCH = 0.02;
const ABOUT_SAME = 0.5;

/** Whether a lattice lies over drawings that repeat exactly by steps that are no whole numbers, or whole parts, of its cells. */
export function contradicts(candidate: LatticeCandidate, { x, y, ...lattice }: Lattice): boolean {
  if (!candidate.isExact) return false;
  const region = { x, y, width: lattice.cols * lattice.pitchX, height: lattice.rows * lattice.pitchY };
  const common = commonRect(candidateRegion(candidate), region);
  if (!common || common.width * common.height < ABOUT_SAME * region.width * region.height) return false;
  const isOther = (exact: number, pitch: number) => {
    const ratio = Math.max(exact, pitch) / Math.min(exact, pitch);
    return Math.abs(ratio - Math.round(ratio)) > OTHER_PITCH * Math.round(ratio);
  };
  return isOther(candidate.lines.x.pitch, lattice.pitchX) || isOther(candidate.lines.y.pitch, lattice.pitchY);
}
