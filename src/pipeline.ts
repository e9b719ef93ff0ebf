import { makeHints } from './hints/makeHints.ts';
import type { Analysis, MinesSource } from './model/analysis.ts';
import type { Board, GameStatus } from './model/board.ts';
import { isClosed } from './model/board.ts';
import type { Frame, FramePart, Rect } from './model/frame.ts';
import { cropFrame, wholeFrame } from './model/frame.ts';
import type { Hints } from './model/hints.ts';
import type { Reading } from './model/reading.ts';
import { analyse, DEFAULT_DENSITY, isConsistent } from './solver/analyse.ts';
import { usualMineTotal } from './solver/mineTotal.ts';
import { findBoards } from './vision/findBoards.ts';
import type { GlyphMemory } from './vision/glyphMemory.ts';
import { makeGlyphMemory } from './vision/glyphMemory.ts';
import type { BoardTrack } from './vision/trackBoard.ts';
import { followTrack } from './vision/trackBoard.ts';

/** Time taken by the stages, in ms. */
export interface StageTimes {
  readonly locate: number;
  readonly read: number;
  readonly solve: number;
}

/** One board of a frame, from its cells to its hints. */
export interface BoardResult {
  readonly reading: Reading;
  readonly board: Board;
  readonly minesSource: MinesSource;
  readonly analysis: Analysis;
  readonly hints: Hints;
  /** The reader's status, corrected by what the solver knows. */
  readonly status: GameStatus;
}

export interface FrameResult {
  /** The board that hints are for, or null where there is none; the largest comes first. */
  readonly main: BoardResult | null;
  readonly others: readonly BoardResult[];
  readonly ms: StageTimes;
  /** What the next frame of the same place needs to be read quickly. */
  readonly memory: FrameMemory;
}

/** The boards of the last frame and what the network said so far. */
export interface FrameMemory {
  readonly tracks: readonly BoardTrack[];
  readonly glyphs: GlyphMemory;
  /** What became of each track, and what it was solved with. */
  readonly results: readonly BoardResult[];
  readonly solvedWith: Pick<PipelineOptions, 'mines' | 'density'>;
}

export interface PipelineOptions {
  /** The mine total if the user typed one. */
  readonly mines?: number | undefined;
  /** Mine density where the total is unknown. */
  readonly density?: number | undefined;
  /** The part of the frame (Px) to search; it must meet the frame. */
  readonly region?: Rect | undefined;
  /** From the frame before: boards that are where they were are not searched for again. */
  readonly memory?: FrameMemory | undefined;
}

/**
 * One pass over a frame: pixels to boards to risks to hints, all positions in Px of the whole frame. A frame without a
 * board is a result, not an error.
 */
export function processFrame(frame: Frame, options: PipelineOptions = {}): FrameResult {
  const { region, memory } = options;
  const part = region ? cropFrame(frame, region) : wholeFrame(frame);
  return (memory && followFrame(part, memory, options)) ?? searchFrame(part, options);
}

/** Searches a picture, or a part of one, for boards. Positions are those of the whole picture. */
export function searchFrame(part: FramePart, options: PipelineOptions = {}): FrameResult {
  const glyphs = options.memory?.glyphs ?? makeGlyphMemory();
  const { tracks, ms } = findBoards(part, {
    now: () => performance.now(),
    memory: glyphs,
    isPossible: isConsistent,
  });
  return solveTracks(tracks, glyphs, null, ms, options);
}

/** Reads the boards of the frame before where they were; null where one of them moved, is covered or is gone. */
export function followFrame(part: FramePart, memory: FrameMemory, options: PipelineOptions = {}): FrameResult | null {
  const start = performance.now();
  const tracks = memory.tracks.map((track) => followTrack(part, track)).filter((track) => track !== null);
  if (tracks.length === 0 || tracks.length < memory.tracks.length) return null;
  return solveTracks(tracks, memory.glyphs, memory, { locate: 0, read: performance.now() - start }, options);
}

function solveTracks(
  tracks: readonly BoardTrack[],
  glyphs: GlyphMemory,
  before: FrameMemory | null,
  ms: Omit<StageTimes, 'solve'>,
  options: PipelineOptions,
): FrameResult {
  const start = performance.now();
  const { mines, density = DEFAULT_DENSITY } = options;
  const isSame = before?.solvedWith.mines === mines && before?.solvedWith.density === density;
  const results = tracks.map((track, i) => {
    const known = isSame && before?.tracks[i] === track ? before.results[i] : undefined;
    return known ?? solveReading(track.reading, i === 0 ? mines : undefined, density);
  });
  const [main = null, ...others] = results;
  const memory: FrameMemory = { tracks, glyphs, results, solvedWith: { mines, density } };
  return { main, others, ms: { ...ms, solve: performance.now() - start }, memory };
}

/** The analysis and the hints of one reading. Finished games and unclear readings get no hints. */
export function solveReading(reading: Reading, typed: number | undefined, density: number): BoardResult {
  const { rows, cols, shape } = reading.lattice;
  const size = { shape, rows, cols };
  const total = typed ?? usualMineTotal(size);
  const minesSource: MinesSource = typed !== undefined ? 'typed' : total === null ? 'unknown' : 'assumed';
  const board: Board = { ...size, mines: total, cells: reading.cells };
  const analysis = analyse(board, { minesSource, density });
  const status = statusOf(reading, analysis);
  const shown = status === 'playing' ? analysis : withoutHints(analysis);
  return {
    reading,
    board,
    minesSource,
    analysis: shown,
    hints: makeHints(shown, board.cells, reading.lattice),
    status,
  };
}

function statusOf({ status, cells }: Reading, analysis: Analysis): GameStatus {
  if (status === 'lost' || status === 'unclear') return status;
  if (analysis.contradiction) return 'contradiction';
  if (status === 'won') return status;
  const closed = cells.filter(isClosed).length;
  const opened = cells.some((s) => !isClosed(s) && s !== '~');
  const cleared = analysis.mineCells.length === closed && !cells.includes('~');
  return opened && cleared ? 'won' : 'playing';
}

function withoutHints(analysis: Analysis): Analysis {
  return { ...analysis, risk: analysis.risk.map(() => null), safe: [], mineCells: [], best: null };
}
