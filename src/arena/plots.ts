import type { Markish, PlotOptions } from '@observablehq/plot';
import { axisX, axisY, dot, frame, gridX, gridY, plot, rectY, ruleX, ruleY, text } from '@observablehq/plot';
import { parseHTML } from 'linkedom';
import { STAGES } from './playGame.ts';
import type { Interval } from './statistics.ts';
import type { Summary, Tally } from './tally.ts';

/** Plots of an arena's results as HTML fragments with SVG inside, which need neither script nor network. */

/** Width of a plot, px; the page scales it to its own. */
const WIDTH = 824;
/** Room for the names of strategies, px. */
export const NAMES_WIDTH = 110;
/** Height of a strategy's line, and of a strategy's histogram with its title, px. */
export const LINE_HEIGHT = 30;
const HISTOGRAM_HEIGHT = 76;
/** Room for an axis with its label, and what of it is above the plot, px. */
export const AXIS_HEIGHT = 64;
const TOP = 12;
/** How far below the plot an axis has its label, px. */
const LABEL_OFFSET = 40;
/** The label of a horizontal axis stands in its middle; an arrow would say nothing. */
export const BELOW = { labelAnchor: 'center', labelArrow: 'none', labelOffset: LABEL_OFFSET } as const;
export const INK = 'var(--series)';
/** Times below this are drawn at it, ms: a logarithmic axis has no zero. */
const SHORTEST = 1e-4;
const PERCENT = 100;

/** What a win rate is drawn from; rates from 0 to 1. */
export interface WinRate {
  readonly strategy: string;
  readonly winRate: number;
  readonly ci95: Interval;
}

/** Win rates with their 95 % intervals, the best on top. */
export function plotWinRates(summaries: readonly WinRate[]): string {
  const rows = [...summaries]
    .sort((a, b) => b.winRate - a.winRate)
    .map(({ strategy, winRate, ci95: [low, high] }) => ({
      strategy,
      rate: PERCENT * winRate,
      low: PERCENT * low,
      high: PERCENT * high,
      label: `${(PERCENT * winRate).toFixed(1)} %`,
    }));
  return draw({
    height: AXIS_HEIGHT + LINE_HEIGHT * rows.length,
    marginLeft: NAMES_WIDTH,
    marginRight: 60,
    x: { domain: [0, PERCENT], label: 'games won, %', grid: true },
    y: { domain: rows.map(({ strategy }) => strategy), label: null },
    marks: [
      axisX(BELOW),
      ruleX([0]),
      axisY({ tickSize: 0, label: null, fontSize: 13 }),
      ruleY(rows, { y: 'strategy', x1: 'low', x2: 'high', stroke: INK, strokeWidth: 3, strokeOpacity: 0.45 }),
      dot(rows, { y: 'strategy', x: 'rate', fill: INK, r: 5 }),
      text(rows, { y: 'strategy', x: 'high', text: 'label', textAnchor: 'start', dx: 10, fontSize: 13 }),
    ],
  });
}

interface Bar {
  readonly strategy: string;
  readonly from: number;
  readonly to: number;
  /** Games lost here, % of all games. */
  readonly share: number;
}

/** Games that were lost, by the share of the safe cells that were open: a histogram a strategy. */
export function plotLostByStage(tallies: readonly Tally[]): string {
  const width = PERCENT / STAGES;
  const bars = tallies.flatMap(({ strategy, played, lostByStage }) =>
    lostByStage.map((lost, k) => ({ strategy, from: k * width, to: (k + 1) * width, share: shareOf(lost, played) })),
  );
  return drawHistograms(bars, tallies, { domain: [0, PERCENT], label: 'safe cells open when the game was lost, %' });
}

/** Games with so many guesses or more share a bar: a few very long games would make all others narrow. */
const MOST_GUESSES = 15;

/** Games that were lost, by the number of guesses made in them, the fatal one included. */
export function plotLostByGuesses(tallies: readonly Tally[]): string {
  const bars = tallies.flatMap(({ strategy, played, lostByGuesses }) => {
    const rest = lostByGuesses.slice(MOST_GUESSES).reduce((sum, lost) => sum + lost, 0);
    const counts = [...lostByGuesses.slice(0, MOST_GUESSES), ...(rest > 0 ? [rest] : [])];
    return counts.map((lost, n) => ({ strategy, from: n - 0.5, to: n + 0.5, share: shareOf(lost, played) }));
  });
  const most = Math.max(1, ...bars.map(({ from }) => from + 0.5));
  const ticks = Array.from({ length: most + 1 }, (_, n) => n);
  return drawHistograms(
    bars,
    tallies,
    { domain: [-0.5, most + 0.5], ticks, label: 'guesses made in the lost game' },
    (n) => (n === MOST_GUESSES ? `${n}+` : String(n)),
  );
}

function shareOf(games: number, played: number): number {
  return played === 0 ? 0 : (PERCENT * games) / played;
}

function drawHistograms(
  bars: readonly Bar[],
  tallies: readonly Tally[],
  x: NonNullable<PlotOptions['x']>,
  tickFormat: (n: number) => string = String,
): string {
  const names = tallies.map(({ strategy }) => strategy);
  const ticks = ('ticks' in x ? { ticks: x.ticks } : {}) as object;
  return draw({
    height: AXIS_HEIGHT + HISTOGRAM_HEIGHT * names.length,
    marginLeft: NAMES_WIDTH,
    marginRight: 48,
    x,
    y: { label: null, domain: [0, Math.max(1, ...bars.map(({ share }) => share)) * 1.08] },
    fy: { domain: names, label: null, padding: 0.18, axis: null },
    marks: [
      axisX({ ...BELOW, tickFormat, ...ticks }),
      axisY({ anchor: 'right', ticks: 3, tickSize: 0, tickFormat: (n: number) => `${n} %`, fillOpacity: 0.7 }),
      gridY({ ticks: 3 }),
      frame({ anchor: 'bottom', strokeOpacity: 0.4 }),
      rectY(bars, { fy: 'strategy', x1: 'from', x2: 'to', y: 'share', fill: INK, inset: 0.5, title: describeBar }),
      text(names, { fy: names, text: names, frameAnchor: 'left', textAnchor: 'end', dx: -12, fontSize: 13 }),
    ],
  });
}

function describeBar({ share }: Bar): string {
  return `${share.toFixed(1)} % of all games`;
}

/** The marks of a strategy's times, from the usual to the worst. */
const TIMES = [
  { key: 'p50', name: 'half of the decisions', symbol: 'circle' },
  { key: 'p95', name: '95 % of them', symbol: 'square' },
  { key: 'p99', name: '99 % of them', symbol: 'triangle' },
  { key: 'max', name: 'the slowest', symbol: 'diamond' },
] as const;

/** How long decisions take, on a logarithmic axis. */
export function plotTimes(summaries: readonly Summary[]): string {
  const points = summaries.flatMap(({ strategy, msPerMove }) =>
    TIMES.map(({ key, name }) => ({ strategy, name, ms: Math.max(SHORTEST, msPerMove[key]) })),
  );
  const marks: Markish[] = [
    axisX({ ...BELOW, tickFormat: (n: number) => String(n), ticks: powersOfTen(points.map(({ ms }) => ms)) }),
    gridX({ ticks: powersOfTen(points.map(({ ms }) => ms)) }),
    axisY({ tickSize: 0, label: null, fontSize: 13 }),
    ruleY(summaries, {
      y: 'strategy',
      x1: ({ msPerMove }: Summary) => Math.max(SHORTEST, msPerMove.p50),
      x2: ({ msPerMove }: Summary) => Math.max(SHORTEST, msPerMove.max),
      stroke: INK,
      strokeOpacity: 0.45,
      strokeWidth: 2,
    }),
    dot(points, { y: 'strategy', x: 'ms', symbol: 'name', fill: INK, r: 5, title: ({ ms }) => `${ms} ms` }),
  ];
  return draw({
    height: AXIS_HEIGHT + LINE_HEIGHT * summaries.length,
    marginLeft: NAMES_WIDTH,
    marginRight: 30,
    x: { type: 'log', label: 'time of a decision, ms', nice: true },
    y: { domain: summaries.map(({ strategy }) => strategy), label: null },
    symbol: { domain: TIMES.map(({ name }) => name), range: TIMES.map(({ symbol }) => symbol), legend: true },
    marks,
  });
}

/** The powers of ten around these times. */
export function powersOfTen(times: readonly number[]): number[] {
  const first = Math.floor(Math.log10(Math.min(...times)));
  const last = Math.ceil(Math.log10(Math.max(...times)));
  return Array.from({ length: last - first + 1 }, (_, i) => Number(`1e${first + i}`));
}

/** A plot as the text of its SVG, without a browser. */
export function draw(options: PlotOptions): string {
  const { document } = parseHTML('<!doctype html><html><body></body></html>');
  const common = { document, width: WIDTH, marginTop: TOP, marginBottom: AXIS_HEIGHT - TOP };
  return plot({ ...common, style: { fontSize: '12px', background: 'none' }, ...options }).outerHTML;
}
