import { axisX, axisY, dot, gridX, ruleY, text } from '@observablehq/plot';
import { AXIS_HEIGHT, BELOW, draw, INK, LINE_HEIGHT, NAMES_WIDTH, plotWinRates, powersOfTen } from '../arena/plots.ts';
import { makePage, section } from '../arena/reportPage.ts';
import type { StatisticsLine } from './gameStatistics.ts';
import { boardName } from './gameStatistics.ts';

/** The shortest time that is drawn, ms: a logarithmic axis has no zero. */
const SHORTEST = 1e-3;
/** Times from here on are written in seconds, ms. */
const SECOND = 1000;

/** The report of the statistics: for each kind of board the games won and the time of a game. */
export function makeStatisticsPage(lines: readonly StatisticsLine[], table: readonly (readonly string[])[]): string {
  const boards = [...new Set(lines.map(boardName))];
  const sections = boards.flatMap((board) => {
    const here = lines.filter((line) => boardName(line) === board);
    return [
      section(`Games won: ${board}`, 'The share of games won, with its 95 % interval (Wilson).', plotWinRates(here)),
      section(
        `Time of a game: ${board}`,
        'The mean time of all decisions of a game, with its 95 % interval; for your own games that on the clock.',
        plotGameTimes(here),
      ),
    ];
  });
  const games = lines.reduce((sum, line) => sum + line.games, 0).toLocaleString('en');
  return makePage({ title: 'Automine statistics', subtitle: `${games} games in all.`, table, sections });
}

function plotGameTimes(lines: readonly StatisticsLine[]): string {
  const rows = lines.map(({ strategy, msPerGame, msCi95 }) => {
    const [low, high] = msCi95 ?? [msPerGame, msPerGame];
    const label = msPerGame < SECOND ? `${msPerGame.toPrecision(3)} ms` : `${(msPerGame / SECOND).toPrecision(3)} s`;
    return {
      strategy,
      ms: Math.max(SHORTEST, msPerGame),
      low: Math.max(SHORTEST, low),
      high: Math.max(SHORTEST, high),
      label,
    };
  });
  const ticks = powersOfTen(rows.flatMap(({ low, high }) => [low, high]));
  return draw({
    height: AXIS_HEIGHT + LINE_HEIGHT * rows.length,
    marginLeft: NAMES_WIDTH,
    marginRight: 80,
    x: { type: 'log', label: 'time of a game, ms', domain: [ticks[0] as number, ticks.at(-1) as number] },
    y: { domain: rows.map(({ strategy }) => strategy), label: null },
    marks: [
      axisX({ ...BELOW, ticks, tickFormat: (n: number) => n.toLocaleString('en') }),
      gridX({ ticks }),
      axisY({ tickSize: 0, label: null, fontSize: 13 }),
      ruleY(rows, { y: 'strategy', x1: 'low', x2: 'high', stroke: INK, strokeWidth: 3, strokeOpacity: 0.45 }),
      dot(rows, { y: 'strategy', x: 'ms', fill: INK, r: 5 }),
      text(rows, { y: 'strategy', x: 'high', text: 'label', textAnchor: 'start', dx: 10, fontSize: 13 }),
    ],
  });
}
