import type { SearchStep } from '../../vision/candidate.ts';
import { candidateRegion } from '../../vision/candidate.ts';
import type { CandidatesStep } from '../../vision/readerStep.ts';
import type { FoldStep } from '../../vision/staggered/findStaggered.ts';
import { foldAt } from '../../vision/staggered/foldCell.ts';
import type { Sketch } from './sketch.ts';
import { box, dim, greyFrame, label } from './sketch.ts';

/** Levels a step of compressed strength, so that the strongest is nearly white. */
const STRENGTH_LEVELS = 5;
/** Degrees of hue a Px of pitch: near pitches are told apart, equal ones look alike. */
const HUE = 47;
const SIZES = ['full', 'half', 'a quarter of its'];
const NAMES = ['full', 'half', 'quarter'];

/** The edges of the picture at full size, and where it repeats at each size. */
export function sketchSearch({ level, picture, edges, tiles, repetitions }: SearchStep): Sketch[] {
  const { width, height, across, down } = edges;
  const strongest = (x: number, y: number) => {
    const i = y * width + x;
    return STRENGTH_LEVELS * Math.max(across[i] as number, down[i] as number);
  };
  const edgeSketch: Sketch = {
    name: 'edges',
    caption:
      'How much each pixel differs from those above and left of it, by ratio: faint lines count like black ones.',
    frame: greyFrame(width, height, strongest),
  };
  const hue = (pitchX: number, pitchY: number) => Math.round(HUE * (pitchX + pitchY)) % 360;
  const marks = [
    dim(picture, 0.6),
    ...tiles.map(({ x, y, size, pitchX, pitchY }) => {
      const colour = `hsl(${hue(pitchX, pitchY)},90%,60%)`;
      const inner = { x: x + 2, y: y + 2, width: size - 4, height: size - 4 };
      return box(inner, `fill="${colour}" fill-opacity="0.12" stroke="${colour}" stroke-opacity="0.5"`);
    }),
    ...repetitions.flatMap(({ region, pitchX, pitchY, weight }, k) => {
      const text = `${pitchX.toFixed(1)} × ${pitchY.toFixed(1)} px, weight ${weight.toFixed(0)}`;
      return [
        box(region, 'fill="none" stroke="#fff" stroke-width="2"'),
        label(text, region.x + 6, region.y + 18 + 18 * k, 15, 'fill="#fff"'),
      ];
    }),
  ];
  const tileSketch: Sketch = {
    name: `repetition-${NAMES[level]}`,
    caption: `Tiles of the picture at ${SIZES[level]} size that repeat both ways, one colour a pitch, and what they join to (white).`,
    frame: picture,
    marks,
  };
  return [...(level === 0 ? [edgeSketch] : []), ...(tiles.length > 0 ? [tileSketch] : [])];
}

/** Every candidate over the picture. */
export function sketchCandidates({ frame, candidates }: CandidatesStep): Sketch[] {
  const marks = candidates.flatMap((candidate, k) => {
    const region = candidateRegion(candidate);
    const text = `${k + 1}: ${candidate.value.toFixed(0)}${candidate.bare ? ', no lines' : ''}`;
    return [
      box(region, 'fill="#1677ff" fill-opacity="0.12" stroke="#ffd500" stroke-width="2"'),
      label(text, region.x + 6, region.y + 20 + 20 * k, 18, 'fill="#ffd500"'),
    ];
  });
  const caption =
    candidates.length > 0
      ? 'Candidates for boards, numbered in the order in which they are read, with how line-like they are in sum.'
      : 'Nothing in this picture has the lines or the looks of a board of squares.';
  return [{ name: 'candidates', caption, frame, marks: [dim(frame, 0.35), ...marks] }];
}

/** Cells of a staggered lattice laid over each other. */
export function sketchFold({ fold, matches }: FoldStep): Sketch[] {
  const { width, height, mean } = fold;
  const strongest = mean.reduce((a, b) => Math.max(a, b), 1);
  const frame = greyFrame(Math.round(3 * width), Math.round(4 * height), (x, y) =>
    Math.round((255 * foldAt(fold, x, y)) / strongest),
  );
  const found = matches.map(({ shape, drawn, ground }) => `${shape} (${drawn.toFixed(0)} : ${ground.toFixed(0)})`);
  const caption = `The edges of all cells of a repetition in staggered rows, laid over each other; its sides fit those of ${found.join(', ') || 'no shape'}.`;
  return [{ name: 'fold', caption, frame, scale: Math.max(1, Math.round(120 / width)) }];
}
