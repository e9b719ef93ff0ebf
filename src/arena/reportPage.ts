import { plotLostByGuesses, plotLostByStage, plotTimes, plotWinRates } from './plots.ts';
import type { Summary, Tally } from './tally.ts';

/** What a report is made of. */
export interface ReportContent {
  /** What was played, in one line. */
  readonly subtitle: string;
  /** A line for each strategy under one of titles, as text. */
  readonly table: readonly (readonly string[])[];
  readonly summaries: readonly Summary[];
  readonly tallies: readonly Tally[];
}

const STYLE = `
:root { color-scheme: light dark; --ground: #fff; --ink: #1d2329; --soft: #5b6670; --line: #d9dee3; --series: #1f6fb2; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #14181c; --ink: #e4e8eb; --soft: #9aa5ae; --line: #333b43; --series: #63aee8; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 54rem; padding: 2.5rem 1.25rem 4rem; background: var(--ground); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.7rem; margin: 0; line-height: 1.2; }
svg text { font-family: system-ui, sans-serif; }
h2 { font-size: 1.15rem; margin: 2.75rem 0 0.25rem; }
p { margin: 0.25rem 0 1rem; color: var(--soft); max-width: 42rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 0.78rem; font-variant-numeric: tabular-nums; white-space: nowrap; }
th, td { padding: 0.35rem 0 0.35rem 0.7rem; text-align: right; border-bottom: 1px solid var(--line); }
th { color: var(--soft); font-weight: 600; }
th:first-child, td:first-child { text-align: left; padding-left: 0; }
figure { margin: 0; }
.wide > svg, .wide > figure > svg { min-width: 36rem; }
svg { max-width: 100%; height: auto; overflow: visible; color: var(--ink); }
`;

/** The report of an arena: one page that needs nothing else. */
export function makeReportPage({ subtitle, table, summaries, tallies }: ReportContent): string {
  const sections = [
    section('Games won', 'The share of games won, with its 95 % interval (Wilson).', plotWinRates(summaries)),
    section(
      'Where games are lost: how far',
      'Of all games, the share that was lost with so many of the safe cells open. The bars of a strategy add up to the share that it lost.',
      plotLostByStage(tallies),
    ),
    section(
      'Where games are lost: after how many guesses',
      'Of all games, the share that was lost with so many guesses made. A game lost without a guess was lost by the first click, or by a cell that the strategy held for safe.',
      plotLostByGuesses(tallies),
    ),
    section(
      'Time of a decision',
      'Only the thinking is timed. One decision may open several cells.',
      plotTimes(summaries),
    ),
  ];
  return makePage({ title: 'Automine arena', subtitle, table, sections });
}

/** A page of numbers and plots that needs nothing else: neither script nor network. */
export interface PageContent {
  readonly title: string;
  readonly subtitle: string;
  /** A line under one of titles, as text. */
  readonly table: readonly (readonly string[])[];
  /** Made by `section`. */
  readonly sections: readonly string[];
}

export function makePage({ title, subtitle, table, sections }: PageContent): string {
  const [titles, ...rows] = table;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(subtitle)}</p>
<div class="wide"><table>
<thead>${makeRow('th', titles ?? [])}</thead>
<tbody>${rows.map((row) => makeRow('td', row)).join('\n')}</tbody>
</table></div>
${sections.join('\n')}
</body>
</html>
`;
}

/** A plot under its title, with a sentence that says what it shows. */
export function section(title: string, words: string, plot: string): string {
  return `<h2>${escapeHtml(title)}</h2>\n<p>${escapeHtml(words)}</p>\n<div class="wide">${plot}</div>`;
}

function makeRow(tag: 'th' | 'td', cells: readonly string[]): string {
  return `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
