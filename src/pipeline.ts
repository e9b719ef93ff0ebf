import { screenLattices } from './camera/screenLattices.ts';
import { makeHints } from './hints/makeHints.ts';
import type { Analysis, MinesSource, PlayMode } from './model/analysis.ts';
import type { Board, CellSymbol, GameStatus } from './model/board.ts';
import { isClosed, isFinished, isOpened } from './model/board.ts';
import type { Frame, FramePart, Rect } from './model/frame.ts';
import { cropFrame, wholeFrame } from './model/frame.ts';
import type { Hints } from './model/hints.ts';
import { moveLattice } from './model/lattice.ts';
import { usualMineTotal } from './model/mineTotal.ts';
import type { Reading } from './model/reading.ts';
import { makeTopology } from './model/topology.ts';
import { analyse, DEFAULT_DENSITY, isConsistent } from './solver/analyse.ts';
import type { SearchBudget } from './solver/chooseMove.ts';
import { CountMemory } from './solver/countAll.ts';
import type { Place } from './vision/candidate.ts';
import type { Circumstances } from './vision/counter/totals.ts';
import { findBoards } from './vision/findBoards.ts';
import type { GlyphMemory } from './vision/glyphMemory.ts';
import { makeGlyphMemory } from './vision/glyphMemory.ts';
import type { KnownLook } from './vision/knownLook.ts';
import { withoutPressed } from './vision/pressedCells.ts';
import type { Observe } from './vision/readerStep.ts';
import { foundBySight, withSecondOpinion } from './vision/secondOpinion.ts';
import type { BoardTrack } from './vision/trackBoard.ts';
import { followTrack, readAgain } from './vision/trackBoard.ts';

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
  readonly solvedWith: Pick<PipelineOptions, 'mines' | 'readMines' | 'density' | 'mode'>;
  /** Whether time was up before the best move was found: the same board is thought about to the end when it comes again. */
  readonly isHurried: boolean;
  /** Parts of frontiers that were counted already. */
  readonly counts: CountMemory;
  /** The picture that was searched just now, and what in it was taken for no board. */
  readonly searched: { readonly part: FramePart; readonly refused: readonly Place[] } | null;
}

export interface PipelineOptions {
  /** The mine total if the user typed one. */
  readonly mines?: number | undefined;
  /** The mine total that the program shows, where it was read without doubt; a typed one comes first. */
  readonly readMines?: number | undefined;
  /** Mine density where the total is unknown. */
  readonly density?: number | undefined;
  /** What the best move is chosen for. */
  readonly mode?: PlayMode | undefined;
  /** How long to search for the best move; less than for one position, as a rule, and by the clock where frames are followed. */
  readonly budget?: SearchBudget | undefined;
  /** How cells of programs look that were seen before; used where no memory is given. */
  readonly looks?: readonly KnownLook[] | undefined;
  /** Whether to keep boards of which most cells cannot be read. */
  readonly keepsUnread?: boolean | undefined;
  /** The part of the frame (Px) to search; it must meet the frame. */
  readonly region?: Rect | undefined;
  /** What the cells of the main board showed so far in its game. */
  readonly seen?: readonly CellSymbol[] | undefined;
  /** From the frame before: boards that are where they were are not searched for again. */
  readonly memory?: FrameMemory | undefined;
  /** Told of the cells of the main board that changed since the frame before, where it takes long to read them. */
  readonly onSlow?: ((changed: readonly number[]) => void) | undefined;
  /** Whether boards of the frame before that changed are read in full, although they show nothing that they did not show before. */
  readonly readsInFull?: boolean | undefined;
  /** Looks on while a picture is searched and read. */
  readonly observe?: Observe | undefined;
}

/**
 * One pass over a frame: pixels to boards to risks to hints, all positions in Px of the whole frame. A frame without a
 * board is a result, not an error.
 */
export function processFrame(frame: Frame, options: PipelineOptions = {}): FrameResult {
  const { region, memory } = options;
  const part = region ? cropFrame(frame, region) : wholeFrame(frame);
  return (memory && followFrame(part, memory, options)) ?? findFrame(part, options);
}

/** Searches a picture, or a part of one, for boards, with a second opinion of what is found. Positions are those of the whole picture. */
export function findFrame(part: FramePart, options: PipelineOptions = {}): FrameResult {
  const found = searchFrame(part, options);
  const asked = askAgain(found.memory, options);
  return asked
    ? { ...asked, ms: { ...asked.ms, locate: found.ms.locate, read: found.ms.read + asked.ms.read } }
    : found;
}

/** As findFrame, without a second opinion: that is how soon hints can be shown at first sight. */
export function searchFrame(part: FramePart, options: PipelineOptions = {}): FrameResult {
  const glyphs = options.memory?.glyphs ?? makeGlyphMemory(options.looks);
  const { tracks, refused, ms } = findBoards(part, {
    now: () => performance.now(),
    memory: glyphs,
    isPossible: isConsistent,
    keepsUnread: options.keepsUnread ?? false,
    observe: options.observe,
  });
  const found = solveTracks(tracks, glyphs, null, ms, options);
  return { ...found, memory: { ...found.memory, searched: { part, refused } } };
}

/**
 * The board network's second opinion of a frame: its main board with the rows and columns and the names that it surely sees, or a board where
 * none was found; null where it tells nothing more. This takes longer than a frame: up to 0.3 s for 480 cells. Hints of the first opinion may be shown meanwhile.
 */
export function askAgain({ tracks, glyphs, searched }: FrameMemory, options: PipelineOptions = {}): FrameResult | null {
  const start = performance.now();
  const [main, ...others] = tracks;
  const next = main
    ? withSecondOpinion(main, searched?.part ?? null, isConsistent)
    : searched && findBySight(searched, glyphs);
  if (!next || next === main) return null;
  return solveTracks([next, ...others], glyphs, null, { locate: 0, read: performance.now() - start }, options);
}

/** A board that the networks see in a picture in which none was found otherwise: at a lattice that was read in vain, or where else they see one. */
function findBySight({ part, refused }: NonNullable<FrameMemory['searched']>, glyphs: GlyphMemory): BoardTrack | null {
  const atPlaces = (places: readonly Place[]) => foundBySight(places, glyphs, part, isConsistent);
  const inPicture = ({ lattice, edge }: Place) => ({ lattice: moveLattice(lattice, part.x, part.y), edge });
  return atPlaces(refused) ?? atPlaces(screenLattices(part.frame).map(inPicture));
}

/** Reads the boards of the frame before where they were; null where one of them moved, is covered or is gone. */
export function followFrame(part: FramePart, memory: FrameMemory, options: PipelineOptions = {}): FrameResult | null {
  const start = performance.now();
  const tracks = memory.tracks
    .map((track, i) =>
      followTrack(part, track, { onSlow: i === 0 ? options.onSlow : undefined, readsInFull: options.readsInFull }),
    )
    .filter((track) => track !== null);
  if (tracks.length === 0 || tracks.length < memory.tracks.length) return null;
  return solveTracks(tracks, memory.glyphs, memory, { locate: 0, read: performance.now() - start }, options);
}

/** Reads the boards of a frame once more, as at first sight: what it was read as before does not count. */
export function readAfresh({ tracks, glyphs }: FrameMemory, options: PipelineOptions = {}): FrameResult {
  const start = performance.now();
  const afresh = tracks.map((track) => readAgain(track, glyphs, { isPossible: isConsistent }));
  return solveTracks(afresh, glyphs, null, { locate: 0, read: performance.now() - start }, options);
}

function solveTracks(
  tracks: readonly BoardTrack[],
  glyphs: GlyphMemory,
  before: FrameMemory | null,
  ms: Omit<StageTimes, 'solve'>,
  options: PipelineOptions,
): FrameResult {
  const start = performance.now();
  const { mines, readMines, density = DEFAULT_DENSITY, mode = 'careful', seen } = options;
  const solvedWith = { mines, readMines, density, mode };
  const last = before?.solvedWith;
  const counts = before?.counts ?? new CountMemory();
  let isHurried = false;
  const isLate = () => {
    const isUp = performance.now() > start + MOST_THINKING;
    isHurried ||= isUp;
    return isUp;
  };
  const budget = options.budget ?? LIVE_BUDGET;
  const isSame =
    last?.mines === mines && last?.readMines === readMines && last?.density === density && last.mode === mode;
  const solved = tracks.map((track, i) => {
    const isKnown = isSame && before?.tracks[i] === track;
    const known = isKnown && !before.isHurried ? before.results[i] : undefined;
    if (known) return { track, result: known };
    const thinking = { counts, budget: before && !isKnown ? { ...budget, isLate } : budget };
    return solveTrack(track, i === 0 ? { ...solvedWith, ...thinking, seen } : { density, mode, ...thinking });
  });
  const results = solved.map(({ result }) => result);
  const [main = null, ...others] = results;
  const memory = {
    tracks: solved.map(({ track }) => track),
    glyphs,
    results,
    solvedWith,
    isHurried,
    counts,
    searched: null,
  };
  return { main, others, ms: { ...ms, solve: performance.now() - start }, memory };
}

/** A board that breaks the rules with names from before is read afresh, and goes on without them. */
function solveTrack(
  track: BoardTrack,
  options: SolveOptions,
): { readonly track: BoardTrack; readonly result: BoardResult } {
  const result = solveReading(track.reading, options);
  if (result.status !== 'contradiction' || track.memory.looks.length === 0) return { track, result };
  const afresh = readAgain(track, { ...track.memory, looks: [] });
  const without = solveReading(afresh.reading, options);
  return without.status === 'contradiction' ? { track, result } : { track: afresh, result: without };
}

/**
 * The analysis and the hints of one reading. Finished games and unclear readings get no hints. A total that was read but
 * does not fit the numbers was not the total: then the usual one is assumed. Blank cells that cannot be open yet count
 * as unreadable.
 */
export function solveReading(given: Reading, options: SolveOptions): BoardResult {
  const { mines, readMines, density, mode = 'careful', seen, counts, budget = LIVE_BUDGET } = options;
  const { rows, cols, shape } = given.lattice;
  const size = { shape, rows, cols };
  const cells = isFinished(given.status)
    ? given.cells
    : withoutPressed(given.cells, makeTopology(shape, rows, cols), seen);
  const reading: Reading = cells === given.cells ? given : { ...given, cells };
  const usual = usualMineTotal(size);
  const fits = readMines !== undefined && isPossibleTotal({ ...size, mines: null, cells: reading.cells }, readMines);
  const total = mines ?? (fits ? readMines : usual);
  const minesSource = mines !== undefined ? 'typed' : fits ? 'read' : total === null ? 'unknown' : 'assumed';
  const board: Board = { ...size, mines: total, cells: reading.cells };
  const analysis = analyse(board, { minesSource, density, mode, budget, ...(counts && { memory: counts }) });
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

interface SolveOptions extends Pick<PipelineOptions, 'mines' | 'readMines' | 'seen' | 'mode' | 'budget'> {
  readonly density: number;
  readonly counts?: CountMemory;
}

/** About 5 ms for the best move on average: hints must be there within two frames of the display. */
const LIVE_BUDGET: SearchBudget = { layouts: 1000, nodes: 30_000, positions: 60 };
/** After so long (ms) in a frame that is followed, the best so far is taken. */
const MOST_THINKING = 25;

/** What the counters beside a board are judged by; null where they mean nothing: the game is over, or flags are hidden. */
export function circumstancesOf({ board, status }: BoardResult): Circumstances | null {
  if (status !== 'playing' || board.cells.includes('~')) return null;
  return {
    flags: board.cells.filter((symbol) => symbol === 'F').length,
    usual: usualMineTotal(board),
    isPossible: (total) => isPossibleTotal(board, total),
  };
}

/** Whether a board can have so many mines: at least one cell is none, and the numbers allow it. */
function isPossibleTotal(board: Board, total: number): boolean {
  return total >= 1 && total < board.cells.length && isConsistent({ ...board, mines: total });
}

/** The result of a frame with its main board solved again for a total that was read. */
export function withReadTotal(result: FrameResult, readMines: number, options: PipelineOptions): FrameResult {
  if (!result.main) return result;
  const { mines, density = DEFAULT_DENSITY, mode = 'careful' } = options;
  const solvedWith = { mines, readMines, density, mode };
  const main = solveReading(result.main.reading, {
    ...solvedWith,
    counts: result.memory.counts,
    budget: options.budget,
  });
  const results = [main, ...result.others];
  return { ...result, main, memory: { ...result.memory, results, solvedWith } };
}

function statusOf({ status, cells }: Reading, analysis: Analysis): GameStatus {
  if (status === 'lost' || status === 'unclear') return status;
  if (analysis.contradiction) return 'contradiction';
  if (status === 'won') return status;
  const closed = cells.filter(isClosed).length;
  const opened = cells.some(isOpened);
  const cleared = analysis.mineCells.length === closed && !cells.includes('~');
  return opened && cleared ? 'won' : 'playing';
}

function withoutHints(analysis: Analysis): Analysis {
  return { ...analysis, risk: analysis.risk.map(() => null), safe: [], mineCells: [], best: null };
}
