import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { wholeFrame } from '../src/model/frame.ts';
import { findBoards } from '../src/vision/findBoards.ts';
import { FIXTURES, listFixtures, loadFrame } from '../tests/support/fixtures.ts';
import type { NegativesReport } from '../tests/support/negatives.ts';
import { falseBoardsIn, listNegatives, loadNegativesReport, NEGATIVES_REPORT } from '../tests/support/negatives.ts';
import type { Report, Score } from '../tests/support/score.ts';
import { addScores, NO_SCORE, scoreReading, worseThan } from '../tests/support/score.ts';
import { medianOf, percentileOf } from './statistics.ts';

/**
 * Reads every labelled screenshot and every picture without a board, prints how well, and writes the counts into
 * fixtures/report.json and fixtures/negatives/report.json.
 */
const file = `${FIXTURES}report.json`;
const before: Report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
const report: Record<string, Score> = {};
const times: Record<string, number[]> = {};
for (const fixture of listFixtures()) {
  const frame = await loadFrame(fixture.picture);
  const start = performance.now();
  const reading = findBoards(wholeFrame(frame)).tracks[0]?.reading;
  times[fixture.config] = [...(times[fixture.config] ?? []), performance.now() - start];
  const score = scoreReading(fixture, reading);
  report[fixture.config] = addScores(report[fixture.config] ?? NO_SCORE, score);
  if (score.exact === 0)
    console.log(`${fixture.name}: ${score.cellsWrong} cells wrong, ${score.cellsAbstained} abstained`);
}
const rows = Object.entries(report).map(([config, score]) => row(config, score, times[config] ?? []));
const total = Object.values(report).reduce(addScores, NO_SCORE);
console.table([...rows, row('all', total, Object.values(times).flat())]);
writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
const negatives = await readNegatives();
const negativesBefore = existsSync(NEGATIVES_REPORT)
  ? loadNegativesReport().falseBoards.length
  : negatives.falseBoards.length;
writeFileSync(NEGATIVES_REPORT, `${JSON.stringify(negatives, null, 2)}\n`);
const worse = worseThan(report, before);
if (negatives.falseBoards.length > negativesBefore)
  worse.push(`pictures with a false board were ${negativesBefore}, are ${negatives.falseBoards.length}`);
for (const line of worse) console.error(`Worse than before: ${line}`);
process.exitCode = worse.length > 0 ? 1 : 0;

function row(config: string, score: Score, ms: number[]) {
  return { config, ...score, 'ms median': Math.round(medianOf(ms)), 'ms p95': Math.round(percentileOf(ms, 0.95)) };
}

/** Looks for boards where there are none. */
async function readNegatives(): Promise<NegativesReport> {
  const names = listNegatives();
  const falseBoards: string[] = [];
  for (const name of names) {
    const found = await falseBoardsIn(name);
    if (found.length === 0) continue;
    falseBoards.push(name);
    const boards = found.map(
      ({ board, status, analysis }) => `${board.rows}×${board.cols} ${status}, ${analysis.safe.length} green`,
    );
    console.log(`${name}: ${boards.join('; ')}`);
  }
  console.log(`${falseBoards.length} of ${names.length} pictures without a board have a false one.`);
  return { pictures: names.length, falseBoards };
}
