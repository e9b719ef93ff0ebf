import type { Point } from '../model/topology.ts';

/**
 * A font of lines for short labels, so that they look the same wherever they are drawn and need no installed font.
 * Each glyph is some polylines in a box 1 high and GLYPH_WIDTH wide, y down.
 */
const GLYPH_WIDTH = 0.6;
const SPACING = 0.22;

type Stroke = readonly (readonly [number, number])[];

const OVAL: Stroke = [
  [0.3, 0],
  [0.08, 0.12],
  [0, 0.5],
  [0.08, 0.88],
  [0.3, 1],
  [0.52, 0.88],
  [0.6, 0.5],
  [0.52, 0.12],
  [0.3, 0],
];

const GLYPHS: Readonly<Record<string, readonly Stroke[]>> = {
  '0': [OVAL],
  '1': [
    [
      [0.1, 0.2],
      [0.34, 0],
      [0.34, 1],
    ],
  ],
  '2': [
    [
      [0.03, 0.2],
      [0.14, 0.04],
      [0.42, 0],
      [0.58, 0.18],
      [0.54, 0.42],
      [0, 1],
      [0.6, 1],
    ],
  ],
  '3': [
    [
      [0.04, 0],
      [0.56, 0],
      [0.26, 0.4],
      [0.52, 0.5],
      [0.6, 0.74],
      [0.46, 0.96],
      [0.16, 1],
      [0, 0.86],
    ],
  ],
  '4': [
    [
      [0.44, 1],
      [0.44, 0],
      [0, 0.7],
      [0.6, 0.7],
    ],
  ],
  '5': [
    [
      [0.55, 0],
      [0.08, 0],
      [0.04, 0.45],
      [0.34, 0.38],
      [0.58, 0.54],
      [0.58, 0.82],
      [0.36, 1],
      [0.02, 0.94],
    ],
  ],
  '6': [
    [
      [0.5, 0],
      [0.16, 0.3],
      [0.01, 0.68],
      [0.12, 0.94],
      [0.36, 1],
      [0.58, 0.84],
      [0.56, 0.56],
      [0.34, 0.44],
      [0.06, 0.58],
    ],
  ],
  '7': [
    [
      [0, 0],
      [0.6, 0],
      [0.2, 1],
    ],
  ],
  '8': [
    [
      [0.3, 0.46],
      [0.08, 0.32],
      [0.1, 0.08],
      [0.3, 0],
      [0.5, 0.08],
      [0.52, 0.32],
      [0.3, 0.46],
      [0.02, 0.64],
      [0.06, 0.92],
      [0.3, 1],
      [0.54, 0.92],
      [0.58, 0.64],
      [0.3, 0.46],
    ],
  ],
  '9': [
    [
      [0.1, 1],
      [0.44, 0.7],
      [0.59, 0.32],
      [0.48, 0.06],
      [0.24, 0],
      [0.02, 0.16],
      [0.04, 0.44],
      [0.26, 0.56],
      [0.54, 0.42],
    ],
  ],
  '<': [
    [
      [0.55, 0.2],
      [0.05, 0.5],
      [0.55, 0.8],
    ],
  ],
  '>': [
    [
      [0.05, 0.2],
      [0.55, 0.5],
      [0.05, 0.8],
    ],
  ],
};

/** Lines that write a text centred on a point, `height` pixels high. Characters without a glyph are left out. */
export function writeText(text: string, centre: Point, height: number): Point[][] {
  const glyphs = [...text].filter((c) => c in GLYPHS);
  const width = glyphs.length * GLYPH_WIDTH + (glyphs.length - 1) * SPACING;
  return glyphs.flatMap((character, n) => {
    const left = n * (GLYPH_WIDTH + SPACING) - width / 2;
    return (GLYPHS[character] ?? []).map((stroke) =>
      stroke.map(([x, y]) => ({ x: centre.x + (left + x) * height, y: centre.y + (y - 0.5) * height })),
    );
  });
}
