import type { Zone } from '../solver/twoNumbers.ts';
import { twoNumberRisks, ZONES } from '../solver/twoNumbers.ts';

/** The two-number table of the thesis as it is printed (4.1.2, Tables 3 and 4), for boards of 8 x 8 with 10 mines. */
export const THESIS_BOARD = { rows: 8, cols: 8, mines: 10 } as const;

interface ThesisPair {
  readonly pair: readonly [number, number];
  /** The calculation in the running text; a value that is lost in the scan is null. */
  readonly text: Readonly<Record<Zone, number | null>>;
  readonly table4: Readonly<Record<Zone, number>>;
  /** The simulated share of mines in each cell of a zone. */
  readonly table3: Readonly<Record<Zone, readonly number[]>>;
  /** Where a formula in the text is not the one that was meant. */
  readonly slip?: string;
}

const zones = <T>(top: T, middle: T, bottom: T): Readonly<Record<Zone, T>> => ({ top, middle, bottom });

export const THESIS_PAIRS: readonly ThesisPair[] = [
  {
    pair: [1, 1],
    text: zones(0.105, 0.1712, 0.105),
    table4: zones(0.105, 0.1712, 0.105),
    table3: zones([0.1069, 0.105, 0.1039], [0.1711, 0.1716, 0.1707, 0.1707], [0.1043, 0.1052, 0.1064]),
  },
  {
    pair: [1, 2],
    text: zones(0.0392, 0.2204, 0.3725),
    table4: zones(0.0392, 0.2204, 0.3725),
    table3: zones([0.0382, 0.0387, 0.0388], [0.2217, 0.222, 0.2203, 0.2203], [0.3709, 0.3768, 0.368]),
  },
  {
    pair: [1, 3],
    text: zones(0.0341, 0.2244, 0.7008),
    table4: zones(0.0122, 0.2409, 0.6789),
    table3: zones([0.0119, 0.011, 0.0144], [0.235, 0.2396, 0.2424, 0.2458], [0.6685, 0.6937, 0.675]),
    slip: 'the text divides 12 by 9 where C(3,1) C(3,3) is 3',
  },
  {
    pair: [1, 4],
    text: zones(0, 0.25, 1),
    table4: zones(0, 0.25, 1),
    table3: zones([0, 0, 0], [0.2526, 0.25, 0.2422, 0.2552], [1, 1, 1]),
  },
  {
    pair: [2, 2],
    text: zones(0.1816, 0.3639, 0.1816),
    table4: zones(0.1816, 0.3639, 0.1816),
    table3: zones([0.182, 0.1806, 0.1789], [0.3664, 0.3627, 0.3622, 0.3672], [0.1775, 0.1806, 0.1835]),
  },
  {
    pair: [2, 3],
    text: zones(0.0792, 0.4406, 0.4125),
    table4: zones(0.0792, 0.4406, 0.4125),
    table3: zones([0.0828, 0.0779, 0.0792], [0.4388, 0.4357, 0.4435, 0.4422], [0.4143, 0.4194, 0.4062]),
  },
  {
    pair: [2, 4],
    text: zones(0.02614, 0.4804, 0.6928),
    table4: zones(0.027, 0.4797, 0.6937),
    table3: zones([0.027, 0.0242, 0.0299], [0.4879, 0.4901, 0.458, 0.4828], [0.7104, 0.6896, 0.6811]),
    slip: 'for c the text writes P(B)/C(4,1) where it means, and calculates with, P(B)',
  },
  {
    pair: [3, 3],
    text: zones(0.2483, 0.5637, 0.2483),
    table4: zones(0.2473, 0.5645, 0.2473),
    table3: zones([0.2427, 0.2504, 0.2488], [0.5685, 0.5664, 0.5612, 0.5619], [0.2497, 0.2462, 0.246]),
    slip: 'for b the text writes P(A)/3 where it means, and calculates with, 3 P(A)/4',
  },
  {
    pair: [3, 4],
    text: zones(null, 0.6554, 0.46),
    table4: zones(0.1289, 0.6533, 0.4623),
    table3: zones([0.143, 0.1237, 0.1201], [0.6795, 0.6657, 0.6385, 0.6295], [0.4762, 0.4418, 0.4689]),
    slip: 'for a the text writes P(C)/C(3,2) where it means 2 P(C)/C(3,2)',
  },
];

/** The thesis carries four digits through its calculations: its last digit may be one off, and no more. */
const ROUNDING = 0.00015;

/** Where the thesis differs from the formula by more than rounding, a sentence each. */
export function thesisNotes(pairs: readonly (readonly [number, number])[]): string[] {
  const { rows, cols, mines } = THESIS_BOARD;
  const isAsked = ({ pair: [a, b] }: ThesisPair) => pairs.some(([first, second]) => first === a && second === b);
  return THESIS_PAIRS.filter(isAsked).flatMap(({ pair, text, table4, table3, slip }) => {
    const risk = twoNumberRisks({ cells: rows * cols, mines, pair })?.risk;
    if (!risk) return [];
    const wrong = (values: Readonly<Record<Zone, number | null>>) =>
      ZONES.filter((zone) => values[zone] !== null && Math.abs((values[zone] as number) - risk[zone]) > ROUNDING)
        .map((zone) => `${zone} ${digits(values[zone] as number)} instead of ${digits(risk[zone])}`)
        .join(', ');
    const inText = wrong(text);
    const inTable = wrong(table4);
    const isMean = ZONES.every((zone) => Math.abs(mean(table3[zone]) - table4[zone]) < ROUNDING);
    const why = isMean ? ' (the means of its simulation, Table 3)' : '';
    const parts = [
      ...(inText ? [`the text has ${inText}`] : []),
      ...(inTable ? [`Table 4 has ${inTable}${why}`] : []),
      ...(slip ? [slip] : []),
    ];
    return parts.length > 0 ? [`(${pair.join(',')}): ${parts.join('; ')}.`] : [];
  });
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function digits(risk: number): string {
  return risk.toFixed(4);
}
