import type { Span } from './repeatingPitch.ts';

/** Lines this much stronger at the folded pitch than at the one that repeats best: then that repeats a texture of the cells. */
const STRONGER = 1.25;
/** Px over the whole board around the folded pitch in which it is looked for where lines are strongest, in so many steps. */
const FOLDED_SLACK = 3;
const FOLDED_STEPS = 12;

/** The pitch by which the drawing repeats, or one near the folded pitch whose lines are much stronger; and their phase. */
export function likelierPitch(profile: Float64Array, start: number, span: Span, repeating: number, reach: number) {
  const linesAt = (pitch: number, turned = 0) => {
    const lines = strongestPhase(profile, start, { ...span, from: span.from + turned, pitch }, reach);
    return { pitch, phase: lines.phase + turned, sum: lines.sum };
  };
  // The folded lines may be nearest to the drawn ones at the first of them, or in the middle of the board.
  const [first, middle] = [linesAt(repeating), linesAt(repeating, ((span.pitch - repeating) * span.cells) / 2)];
  const repeated = middle.sum > first.sum ? middle : first;
  let best = repeated;
  for (let n = -FOLDED_STEPS; n <= FOLDED_STEPS; n++) {
    const folded = linesAt(span.pitch + (n * FOLDED_SLACK) / FOLDED_STEPS / span.cells);
    if (folded.sum > best.sum) best = folded;
  }
  return best.sum > STRONGER * repeated.sum ? best : repeated;
}

interface Phase {
  readonly phase: number;
  readonly sum: number;
}

/** The offset from the expected lines at which the profile, summed over all lines, is strongest. */
function strongestPhase(profile: Float64Array, start: number, span: Span, reach: number): Phase {
  let best = 0;
  let bestSum = -1;
  for (let phase = -reach; phase <= reach; phase += 0.5) {
    let sum = 0;
    for (let i = 0; i <= span.cells; i++) {
      const at = Math.round(span.from + phase + i * span.pitch - start);
      sum += Math.max(profile[at] ?? 0, 0.7 * (profile[at - 1] ?? 0), 0.7 * (profile[at + 1] ?? 0));
    }
    if (sum > bestSum) {
      bestSum = sum;
      best = phase;
    }
  }
  return { phase: best, sum: bestSum };
}
