import { readdirSync, readFileSync } from 'node:fs';
import { wholeFrame } from '../../src/model/frame.ts';
import type { BoardResult } from '../../src/pipeline.ts';
import { findFrame } from '../../src/pipeline.ts';
import { FIXTURES, loadFrame } from './fixtures.ts';

const FOLDER = `${FIXTURES}negatives/`;
export const NEGATIVES_REPORT = `${FOLDER}report.json`;

/** What the scoreboard keeps about the pictures that show no board. */
export interface NegativesReport {
  readonly pictures: number;
  /** Names of the pictures in which a board was found. */
  readonly falseBoards: readonly string[];
}

export function loadNegativesReport(): NegativesReport {
  return JSON.parse(readFileSync(NEGATIVES_REPORT, 'utf8')) as NegativesReport;
}

/** The names of the pictures that show no board, in order. */
export function listNegatives(): string[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.png'))
    .map((file) => file.slice(0, -'.png'.length))
    .sort();
}

/** Every board that the reader believes to see in a picture without one. */
export async function falseBoardsIn(name: string): Promise<readonly BoardResult[]> {
  const { main, others } = findFrame(wholeFrame(await loadFrame(`${FOLDER}${name}.png`)));
  return main ? [main, ...others] : [];
}
