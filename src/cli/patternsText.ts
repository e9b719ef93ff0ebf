import type { TwoNumberCount } from '../game/twoNumberGames.ts';
import type { TwoNumberRisks, Zone } from '../solver/twoNumbers.ts';
import { ZONES } from '../solver/twoNumbers.ts';

/** One pair of numbers: calculated, and as it was simulated. */
export interface PatternResult {
  readonly pair: readonly [number, number];
  readonly formula: TwoNumberRisks;
  readonly simulated: TwoNumberCount;
}

/** Which zone each row of the 4 x 3 cells shows, and where the numbers stand. */
const ROWS: readonly Zone[] = ['top', 'middle', 'middle', 'bottom'];
const BLOCK_COLS = 3;
const MIDDLE_COL = 1;
/** Characters a cell: a sign, a risk with four decimals and a space. */
const CELL = 8;
/** The normal quantile of a 95 % interval. */
export const Z95 = 1.959964;

/** A pair as its 4 x 3 cells: calculated, simulated, and the difference, side by side (Tables 3 and 4 of the thesis). */
export function pairTable({ pair, formula, simulated }: PatternResult): string[] {
  const [first, second] = pair;
  const isSeen = simulated.seen > 0;
  const head = `(${first},${second})  seen ${simulated.seen.toLocaleString('en')} times`;
  const titles = (isSeen ? ['formula', 'simulated', 'difference'] : ['formula'])
    .map((title) => `  ${title}`.padEnd(CELL * BLOCK_COLS))
    .join('  ');
  const lines = ROWS.map((zone, row) => {
    const numberHere = row === 1 ? first : row === 2 ? second : null;
    const cells = (write: (col: number) => string) =>
      Array.from({ length: BLOCK_COLS }, (_, col) =>
        (numberHere !== null && col === MIDDLE_COL ? `${numberHere}   ` : write(col)).padStart(CELL),
      ).join('');
    const seenAt = (col: number) => simulated.cells[row * BLOCK_COLS + col] ?? 0;
    const calculated = cells(() => fixed(formula.risk[zone]));
    if (!isSeen) return calculated;
    const differences = cells((col) => signed(seenAt(col) - formula.risk[zone]));
    return `${calculated}  ${cells((col) => fixed(seenAt(col)))}  ${differences}`;
  });
  return [head, titles.trimEnd(), ...lines, ''];
}

/** Each zone's mean: calculated, simulated, the difference and half its 95 % interval. */
export function zoneTable(results: readonly PatternResult[]): string[] {
  const rows = results.flatMap(({ pair, formula, simulated }) =>
    ZONES.map((zone, i) => {
      const name = (i === 0 ? `(${pair.join(',')})` : '').padEnd(7);
      const calculated = formula.risk[zone].toFixed(6);
      const measured = simulated.zones?.[zone];
      if (!measured) return `${name}${zone.padEnd(8)}${calculated}`;
      const { risk, error } = measured;
      const difference = signed(risk - formula.risk[zone], 6);
      return `${name}${zone.padEnd(8)}${calculated}   ${risk.toFixed(6)}   ${difference}   ${(Z95 * error).toFixed(6)}`;
    }),
  );
  const isSimulated = results.some(({ simulated }) => simulated.zones);
  return [`pair   cells   formula${isSimulated ? '    simulated  difference  ± (95 %)' : ''}`, ...rows];
}

/** Characters on each side of the axis of the plot. */
const HALF_WIDTH = 24;

/** Figure 17 of the thesis: the difference of simulation and theory, a bar for each zone of each pair. */
export function differencePlot(results: readonly PatternResult[]): string[] {
  const bars = results.flatMap(({ pair, formula, simulated }) =>
    ZONES.flatMap((zone) => {
      const measured = simulated.zones?.[zone];
      return measured ? [{ pair, zone, difference: measured.risk - formula.risk[zone] }] : [];
    }),
  );
  if (bars.length === 0) return [];
  const scale = roundUp(Math.max(...bars.map(({ difference }) => Math.abs(difference))));
  const left = signed(-scale, 5).trim();
  const right = signed(scale, 5).trim();
  const gap = ' '.repeat(HALF_WIDTH - left.length);
  const lines = bars.map(({ pair, zone, difference }) => {
    const length = Math.round((Math.abs(difference) / scale) * HALF_WIDTH);
    const bar = '█'.repeat(length);
    const side = difference < 0 ? `${bar.padStart(HALF_WIDTH)}│` : `${' '.repeat(HALF_WIDTH)}│${bar}`;
    const name = zone === 'top' ? `(${pair.join(',')})` : '';
    return `${name.padEnd(7)}${zone.padEnd(8)}${side}`;
  });
  const axis = `${''.padEnd(15)}${left}${gap}0${' '.repeat(HALF_WIDTH - right.length)}${right}`;
  return ['difference of simulation and formula (Figure 17 of the thesis)', axis, ...lines];
}

/** The next of 1, 2, 5 times a power of ten that is not smaller; a hundred-thousandth for nothing. */
function roundUp(value: number): number {
  const least = 1e-5;
  if (value <= least) return least;
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 5, 10].find((step) => step * power >= value) ?? 10) * power;
}

function fixed(risk: number): string {
  return risk.toFixed(4);
}

function signed(difference: number, digits = 4): string {
  const text = Math.abs(difference).toFixed(digits);
  const sign = Number(text) === 0 ? ' ' : difference < 0 ? '-' : '+';
  return `${sign}${text}`;
}
