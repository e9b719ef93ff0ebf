import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { makeReportPage } from '../../src/arena/reportPage.ts';
import { runArena } from '../../src/arena/runArena.ts';
import { summarise, Tally } from '../../src/arena/tally.ts';
import { localPlayers, outcome, SMALL, SMALL_GAMES } from './support.ts';

function makeReport(tallies: readonly Tally[]) {
  const summaries = tallies.map((tally) => summarise(tally, tallies[0] as Tally, SMALL_GAMES.games));
  const table = [
    ['strategy', 'won'],
    ['safest', '<90 %>'],
  ];
  const html = makeReportPage({ subtitle: 'Games & boards', table, summaries, tallies });
  return { html, document: parseHTML(html).document };
}

test('the report shows wins with intervals, losses by stage and by guesses, and times', async () => {
  const { tallies } = await runArena(SMALL, localPlayers(SMALL));
  const { html, document } = makeReport(tallies);
  expect([...document.querySelectorAll('h2')].map((h) => h.textContent)).toEqual([
    'Games won',
    'Where games are lost: how far',
    'Where games are lost: after how many guesses',
    'Time of a decision',
  ]);
  const plots = [...document.querySelectorAll('.wide > svg, .wide > figure > svg')];
  expect(plots).toHaveLength(4);
  for (const plot of plots) for (const { strategy } of tallies) expect(plot.textContent).toContain(strategy);
  const [wins, stages, guesses, times] = plots as [Element, Element, Element, Element];
  for (const { won } of tallies) expect(wins.textContent).toContain(`${((100 * won) / 70).toFixed(1)} %`);
  expect(wins.querySelectorAll('circle')).toHaveLength(2);
  // One bar for each tenth and for each number of guesses of each strategy.
  expect(stages.querySelectorAll('rect')).toHaveLength(20);
  const bars = tallies.reduce((sum, { lostByGuesses }) => sum + lostByGuesses.length, 0);
  expect(guesses.querySelectorAll('rect')).toHaveLength(bars);
  // Half, 95 %, 99 % and the slowest of each strategy.
  expect(times.querySelectorAll('path title')).toHaveLength(8);
  expect(html).not.toMatch(/NaN|undefined/);
});

test('the report needs no network and no script, and knows light and dark', () => {
  const { html, document } = makeReport([new Tally('safest', 70)]);
  expect(document.querySelectorAll('script, link, img, iframe')).toHaveLength(0);
  expect(html.replaceAll(/xmlns(:xlink)?="[^"]*"/g, '')).not.toMatch(/https?:|url\(|@import/);
  expect(html).toContain('prefers-color-scheme: dark');
});

test('words are written as words, not as tags', () => {
  const { html } = makeReport([new Tally('safest', 70)]);
  expect(html).toContain('Games &amp; boards');
  expect(html).toContain('<td>&lt;90 %&gt;</td>');
  expect(html).not.toMatch(/NaN|undefined/);
});

test('games with very many guesses share the last bar', () => {
  const tally = new Tally('random', 3);
  for (const [game, guesses] of [14, 15, 40].entries()) tally.add(game, outcome(false, { guesses }));
  const [, , guesses] = [...makeReport([tally]).document.querySelectorAll('.wide > svg, .wide > figure > svg')];
  const shares = [...(guesses as Element).querySelectorAll('rect')].map((bar) => bar.textContent);
  expect(shares).toHaveLength(16);
  expect(shares.slice(-2)).toEqual(['33.3 % of all games', '66.7 % of all games']);
  expect(guesses?.textContent).toContain('15+');
});
