import { describe, expect, test } from 'vitest';
import { makeTopology } from '../../src/model/topology.ts';
import { twoNumberRisks } from '../../src/solver/twoNumbers.ts';

const ROWS = 4;
const COLS = 4;
const FIRST = 5;
const SECOND = 9;

/** The risks around two numbers of a 4x4 board, by laying its mines in every way. */
function enumerate(mines: number, first: number, second: number) {
  const { neighbours, cellCount } = makeTopology('square', ROWS, COLS);
  const bits = (cells: readonly number[]) => cells.reduce((mask, cell) => mask | (1 << cell), 0);
  const count = (mask: number) => mask.toString(2).replaceAll('0', '').length;
  const around = [FIRST, SECOND].map((cell) =>
    [...(neighbours[cell] ?? [])].filter((n) => n !== FIRST && n !== SECOND),
  );
  const [aroundFirst = [], aroundSecond = []] = around;
  const shared = aroundFirst.filter((cell) => aroundSecond.includes(cell));
  const zones = {
    top: bits(aroundFirst.filter((cell) => !shared.includes(cell))),
    middle: bits(shared),
    bottom: bits(aroundSecond.filter((cell) => !shared.includes(cell))),
  };
  let all = 0;
  let seen = 0;
  const sums = { top: 0, middle: 0, bottom: 0 };
  for (let layout = 0; layout < 2 ** cellCount; layout++) {
    if (count(layout) !== mines) continue;
    all++;
    if (layout & bits([FIRST, SECOND])) continue;
    if (count(layout & bits(aroundFirst)) !== first || count(layout & bits(aroundSecond)) !== second) continue;
    seen++;
    for (const zone of ['top', 'middle', 'bottom'] as const) sums[zone] += count(layout & zones[zone]);
  }
  return {
    chance: seen / all,
    risk: { top: sums.top / 3 / seen, middle: sums.middle / 4 / seen, bottom: sums.bottom / 3 / seen },
  };
}

describe('two numbers in closed form', () => {
  const cases = [3, 6, 11].flatMap((mines) =>
    [0, 1, 2, 3, 5, 7].flatMap((first) => [0, 1, 3, 4, 7].map((second) => [mines, first, second] as const)),
  );
  const truths = cases.map(([mines, first, second]) => enumerate(mines, first, second));

  test('agree with enumeration, down to the pairs that cannot be', () => {
    cases.forEach(([mines, first, second], i) => {
      const truth = truths[i] as ReturnType<typeof enumerate>;
      const found = twoNumberRisks({ cells: ROWS * COLS, mines, pair: [first, second] });
      expect(found !== null).toBe(truth.chance > 0);
      if (!found) return;
      expect(found.chance).toBeCloseTo(truth.chance, 12);
      for (const zone of ['top', 'middle', 'bottom'] as const) {
        expect(found.risk[zone]).toBeCloseTo(truth.risk[zone], 12);
      }
    });
    const possible = truths.filter(({ chance }) => chance > 0).length;
    expect(possible).toBeGreaterThan(20);
    expect(possible).toBeLessThan(cases.length);
  });

  test('stay finite on the largest boards', () => {
    const { risk, chance } = twoNumberRisks({ cells: 1_000_000, mines: 200_000, pair: [1, 2] }) ?? {};
    expect(chance).toBeGreaterThan(0);
    expect(risk && risk.top * 3 + risk.middle * 4).toBeCloseTo(1, 9);
    expect(risk && risk.bottom * 3 + risk.middle * 4).toBeCloseTo(2, 9);
  });
});
