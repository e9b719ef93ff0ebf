import type { RecordingMeta } from '../capture/recording.ts';
import { CELL_WIDTH } from '../hints/terminal.ts';
import { describeMove, describeProved } from '../hints/words.ts';
import type { BestMove } from '../model/analysis.ts';
import { cellWords } from '../model/topology.ts';
import type { BoardResult, FrameResult, StageTimes } from '../pipeline.ts';
import { paintBoard } from './paintBoard.ts';

/** Time of each stage and of the whole pass, in ms. */
export interface FrameTimes extends StageTimes {
  readonly decode: number;
  readonly total: number;
}

const STAGES = ['decode', 'locate', 'read', 'solve', 'total'] as const satisfies readonly (keyof FrameTimes)[];

/** Frame `index` of `count` after its way through the pipeline. */
export interface ReplayedFrame {
  readonly index: number;
  readonly count: number;
  readonly result: FrameResult;
  readonly times: FrameTimes;
}

/** "frame 12/34: 3 safe, 2 mines; open row 4, column 7 (safe); decode 12 ms, …": a frame in one line. */
export function makeFrameLine({ index, count, result, times }: ReplayedFrame): string {
  return `frame ${index + 1}/${count}: ${describeBriefly(result.main)}; ${describeTimes(times)}`;
}

function describeBriefly(main: BoardResult | null): string {
  if (!main) return 'no board';
  const { analysis, board, status } = main;
  if (status !== 'playing') return `no hints, ${describeStatus(status)}`;
  const { safe, mineCells, best } = analysis;
  const mines = `${mineCells.length} ${mineCells.length === 1 ? 'mine' : 'mines'}`;
  return `${safe.length} safe, ${mines}; ${describeShortMove(best, board.cols)}`;
}

function describeShortMove(best: BestMove | null, cols: number): string {
  if (!best) return 'nothing to open';
  const why = best.reason === 'safe' ? 'safe' : `risk ${Math.round(best.risk * 100)} %`;
  return `open ${cellWords(best.cell, cols)} (${why})`;
}

function describeStatus(status: BoardResult['status']): string {
  switch (status) {
    case 'won':
    case 'lost':
      return `the game is ${status}`;
    case 'contradiction':
      return 'the board breaks the rules';
    case 'unclear':
      return 'the board cannot be read clearly';
    default:
      return 'the game goes on';
  }
}

/**
 * The lines of the live display: title, board with hints, what is proved, the best move, times. Always the same number for one
 * board, so that each picture covers the last; `columns` is the width of the terminal.
 */
export function makeScreen(shown: ReplayedFrame, meta: RecordingMeta, columns: number): string[] {
  const { index, count, result, times } = shown;
  const program = [meta.program, meta.version].filter(Boolean).join(' ');
  const cut = (line: string) => line.slice(0, columns);
  return [
    cut(`A recorded game of ${program}, frame ${index + 1} of ${count}`),
    '',
    ...makeBoardLines(result.main, columns),
    '',
    ...describeFully(result.main).map(cut),
    cut(describeTimes(times)),
  ];
}

function makeBoardLines(main: BoardResult | null, columns: number): string[] {
  if (!main) return [];
  if (main.board.cols * CELL_WIDTH > columns) return ['(The terminal is too narrow for the board.)'];
  return paintBoard(main.board, main.hints);
}

function describeFully(main: BoardResult | null): [string, string] {
  if (!main) return ['No board in this frame.', ''];
  const { analysis, board, status } = main;
  if (status !== 'playing') return [`No hints: ${describeStatus(status)}.`, ''];
  return [`${describeProved(analysis)}.`, describeMove(analysis.best, board.cols)];
}

export function describeTimes(times: FrameTimes): string {
  return STAGES.map((stage) => `${stage} ${formatMs(times[stage])} ms`).join(', ');
}

/** "Median times of 34 frames: decode 12 ms, …". */
export function describeMedians(times: readonly FrameTimes[]): string {
  const of = (stage: keyof FrameTimes) => median(times.map((t) => t[stage]));
  const medians = STAGES.map((stage) => `${stage} ${formatMs(of(stage))} ms`).join(', ');
  return `Median times of ${times.length} ${times.length === 1 ? 'frame' : 'frames'}: ${medians}`;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}

/** Whole ms, below 10 with a tenth. */
function formatMs(ms: number): string {
  return ms < 9.95 ? ms.toFixed(1) : String(Math.round(ms));
}
