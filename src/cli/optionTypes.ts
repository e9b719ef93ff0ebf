import { InvalidArgumentError, Option } from 'commander';
import { PLAY_MODES } from '../model/analysis.ts';
import type { Rect } from '../model/frame.ts';
import { MAX_SIDE } from '../model/topology.ts';
import type { LiveSource } from './liveFeed.ts';
import { parseSource } from './liveFeed.ts';
import { parseRegion } from './pictures.ts';

export const PROFILES_HELP = 'the folder with the profiles of programs (your own, unless given)';
export const REMEMBER_HELP = 'agree to small pictures of the cells being kept, so that the program is known next time';

/** What the options of the command line may be; each throws commander's error for wrong usage. */

export function examples(...lines: string[]): string {
  return `\nExamples:\n${lines.map((line) => `  $ ${line}`).join('\n')}\n`;
}

export function regionOption(text: string): Rect {
  const region = parseRegion(text);
  if (!region.ok) throw new InvalidArgumentError(region.reason);
  return region.value;
}

export function wholeNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('Give a whole number, for example 99.');
  return Number(text);
}

/** "4,7": two whole numbers, for example a row and a column counted from 0. */
export function pairOption(text: string): readonly [number, number] {
  const [, first, second] = /^(\d{1,6}),(\d{1,6})$/.exec(text) ?? [];
  if (first === undefined || second === undefined)
    throw new InvalidArgumentError('Give two whole numbers with a comma between them, for example 3,7.');
  return [Number(first), Number(second)];
}

/** "16x30": rows and columns. */
export function sizeOption(text: string): { readonly rows: number; readonly cols: number } {
  const [, rows, cols] = /^(\d{1,4})x(\d{1,4})$/.exec(text) ?? [];
  if (rows === undefined || cols === undefined || Math.max(Number(rows), Number(cols)) > MAX_SIDE)
    throw new InvalidArgumentError(`Give rows x columns, up to ${MAX_SIDE}, for example 16x30.`);
  return { rows: Number(rows), cols: Number(cols) };
}

export function positiveNumber(text: string): number {
  const value = Number(text);
  if (!(value > 0) || !Number.isFinite(value)) throw new InvalidArgumentError('Give a number above 0.');
  return value;
}

/** What the best move is chosen for. */
export function modeOption(): Option {
  return new Option('--mode <mode>', 'best moves to win, or for large openings too')
    .choices(PLAY_MODES)
    .default('careful');
}

export function densityOption(text: string): number {
  const value = Number(text);
  if (!(value > 0 && value < 1)) throw new InvalidArgumentError('Give a number between 0 and 1, for example 0.2.');
  return value;
}

const LAST_PORT = 65_535;

export function portOption(text: string): number {
  const port = /^\d+$/.test(text) ? Number(text) : -1;
  if (port < 0 || port > LAST_PORT) throw new InvalidArgumentError('Give a port from 1 to 65535, or 0 for any.');
  return port;
}

export function sourceOption(text: string): LiveSource {
  const source = parseSource(text);
  if (!source) throw new InvalidArgumentError('Give auto, x11, screenshots or recording:FOLDER.');
  return source;
}
