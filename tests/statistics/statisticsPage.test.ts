import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import type { GameRecord } from '../../src/statistics/gameStatistics.ts';
import { addGames, makeLines } from '../../src/statistics/gameStatistics.ts';
import { makeStatisticsPage } from '../../src/statistics/statisticsPage.ts';

const game = (strategy: string, rest: Partial<GameRecord> = {}): GameRecord => ({
  strategy,
  shape: 'square',
  level: '9x9/10',
  won: true,
  ms: 20,
  moves: 5,
  guesses: 1,
  ...rest,
});

test('the page plots games won and time of a game for each board, and needs nothing else', () => {
  const games = [
    game('careful'),
    game('careful', { won: false, ms: 40 }),
    game('you', { ms: 95_000 }),
    game('random', { level: '16x30/99', won: false, ms: 0 }),
  ];
  const html = makeStatisticsPage(makeLines(addGames([], games, '2030-01-01T00:00:00.000Z')), [['player'], ['<you>']]);
  const { document } = parseHTML(html);
  expect([...document.querySelectorAll('h2')].map((h) => h.textContent)).toEqual([
    'Games won: square 9x9/10, first click safe',
    'Time of a game: square 9x9/10, first click safe',
    'Games won: square 16x30/99, first click safe',
    'Time of a game: square 16x30/99, first click safe',
  ]);
  const plots = [...document.querySelectorAll('.wide > svg')].map((plot) => plot.textContent);
  expect(plots).toHaveLength(4);
  expect(plots[0]).toMatch(/careful.*50\.0 %/s);
  expect(plots[1]).toContain('30.0 ms');
  expect(plots[1]).toContain('95.0 s');
  expect(plots[2]).toContain('0.0 %');
  expect(html).toContain('4 games in all.');
  expect(html).toContain('<td>&lt;you&gt;</td>');
  expect(html).not.toMatch(/NaN|undefined|Infinity/);
  expect(document.querySelectorAll('script, link, img, iframe')).toHaveLength(0);
});

test('without any game there is still a page', () => {
  expect(makeStatisticsPage([], [['player']])).toContain('0 games in all.');
});
