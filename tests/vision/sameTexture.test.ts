import { expect, test } from 'vitest';
import { makeRandom } from '../../src/game/random.ts';
import type { CellSymbol } from '../../src/model/board.ts';
import { makeTopology } from '../../src/model/topology.ts';
import type { CellSamples } from '../../src/vision/cellSamples.ts';
import { BLANK, GLYPH_COUNT, MINE, OTHER } from '../../src/vision/glyphs.ts';
import type { NamedGroup } from '../../src/vision/nameGroups.ts';
import type { ColourPatch } from '../../src/vision/patch.ts';
import { PATCH, PATCH_AREA } from '../../src/vision/patch.ts';
import { withTexturedCells } from '../../src/vision/sameTexture.ts';

const random = makeRandom(5);
const COLS = 7;
const CONTRAST = 200;

/** Ground with some leaves of one kind, elsewhere on each cell. */
function leaves(ground: number): ColourPatch {
  const patch = new Float32Array(3 * PATCH_AREA).fill(ground);
  for (let leaf = 0; leaf < 5; leaf++)
    put(patch, 1 + random.int(0, PATCH - 7), 1 + random.int(0, PATCH - 7), 4, ground + 60);
  return patch;
}

/** The same with a mark like nothing else. */
function marked(ground: number): ColourPatch {
  const patch = leaves(ground);
  put(patch, 8, 6, 9, 250);
  return patch;
}

function put(patch: ColourPatch, x: number, y: number, size: number, level: number): void {
  for (let plane = 0; plane < 3; plane++)
    for (let row = y; row < y + size; row++)
      patch.fill(level, plane * PATCH_AREA + row * PATCH + x, plane * PATCH_AREA + row * PATCH + x + size);
}

/** The names of the last cells of a board of 7 × 7, beside cells that are surely covered and open. */
function namesOf(last: readonly { readonly patch: ColourPatch; readonly symbol: CellSymbol }[]): CellSymbol[] {
  const rows = 7;
  const count = rows * COLS;
  const isOpen = (cell: number) => Math.floor(cell / COLS) < 4;
  const patches = Array.from({ length: count }, (_, cell) => leaves(isOpen(cell) ? 150 : 40));
  const group = (cells: number[], best: number) => {
    const glyphs = new Float64Array(GLYPH_COUNT);
    glyphs[best] = 1;
    return { cells, glyphs, best, closed: 0, alike: cells.length, isNoisy: false };
  };
  const entry = (cells: number[], symbol: CellSymbol, best: number, confidence: number): NamedGroup => ({
    group: group(cells, best),
    symbol,
    confidence,
    options: ['#', '0', '1', 'F', '~'],
    isUnusual: false,
  });
  const at = last.map((_, k) => (k === 0 ? COLS + 3 : count - k));
  last.forEach(({ patch }, k) => {
    patches[at[k] as number] = patch;
  });
  const cells = [...patches.keys()].filter((cell) => !at.includes(cell));
  const named = [
    entry(
      cells.filter((cell) => !isOpen(cell)),
      '#',
      OTHER,
      1,
    ),
    entry(cells.filter(isOpen), '0', OTHER, 1),
    ...last.map(({ symbol }, k) =>
      entry([at[k] as number], symbol, symbol === '~' ? BLANK : MINE, symbol === '~' ? 0.3 : 0.9),
    ),
  ];
  const samples = { patches, contrast: CONTRAST } as unknown as CellSamples;
  const topology = makeTopology('square', rows, COLS);
  return withTexturedCells(named, samples, topology, ({ confidence }) => confidence >= 0.8, 0.8)
    .slice(2)
    .map(({ symbol }) => symbol);
}

test('a rare look that shows nothing but leaves is covered, whatever the network takes it for; a mark keeps its name', () => {
  const open = { patch: leaves(150), symbol: '~' } as const;
  expect(namesOf([open, { patch: leaves(40), symbol: 'F' }])).toEqual(['0', '#']);
  expect(namesOf([open, { patch: leaves(40), symbol: '~' }])).toEqual(['0', '#']);
  expect(namesOf([open, { patch: marked(40), symbol: 'F' }])).toEqual(['0', 'F']);
  expect(namesOf([open, { patch: marked(40), symbol: '~' }])).toEqual(['0', '~']);
});

test('a look of open ground is a zero only where all around is open', () => {
  expect(namesOf([{ patch: marked(150), symbol: '~' }])).toEqual(['~']);
  expect(
    namesOf([
      { patch: leaves(150), symbol: '~' },
      { patch: leaves(150), symbol: '~' },
    ]),
  ).toEqual(['0', '~']);
});
