import type { Board, CellSymbol, GameStatus } from '../model/board.ts';
import { numberOf } from '../model/board.ts';
import type { Lattice } from '../model/lattice.ts';
import type { Reading } from '../model/reading.ts';
import type { Topology } from '../model/topology.ts';
import { adoptNames } from './adoptNames.ts';
import type { CellSamples } from './cellSamples.ts';
import type { CellsStep } from './cellsStep.ts';
import { withChequeredCovers } from './chequeredCovers.ts';
import { FORBIDDEN, isSure, LEAST_CONFIDENCE, LEAST_OF_UNUSUAL, leastConfidence } from './confidences.ts';
import { areTooManyFlags } from './doubtfulFlags.ts';
import { isDoubtfulMark, mayBeDrawnGround } from './doubtfulMarks.ts';
import { contrastWithin } from './drawnAlike.ts';
import type { Outlines } from './foreignCells.ts';
import { foreignCells } from './foreignCells.ts';
import { withFreeGroundOpen } from './freeGround.ts';
import type { GlyphMemory } from './glyphMemory.ts';
import { BLANK } from './glyphs.ts';
import { mayBeGrain } from './grain.ts';
import type { CellGroup } from './groupCells.ts';
import { insidesApart, MOST_DIFFERENCE } from './groupCells.ts';
import { loneZeros } from './loneZeros.ts';
import { MAY_BE_ALIKE, ONE_DRAWING } from './marksAlike.ts';
import { isGroundSymbol } from './meanings.ts';
import { nameByRules } from './nameByRules.ts';
import type { NamedGroup } from './nameGroups.ts';
import { namesByDrawing } from './namesByDrawing.ts';
import { once, remembered } from './once.ts';
import { makeDrawnOtherwise } from './otherDigits.ts';
import { mayBeOtherMark } from './otherMarks.ts';
import { isLikeItsLook, seesOtherNumber } from './ownOpinion.ts';
import type { ColourPatch } from './patch.ts';
import { withProvenFlags } from './provenFlags.ts';
import { isAmongOpen } from './provenZeros.ts';
import { hasOwnRim } from './rimEvidence.ts';
import { withKnownDirections } from './sameDirection.ts';
import { cosine, LEAST_COSINE } from './sameDrawing.ts';
import { withKnownMarks } from './sameMark.ts';
import { withTexturedCells } from './sameTexture.ts';
import { cellsAsNamed, cellsOfNames, isMisread, settleNames } from './settleNames.ts';
import { areMinesOnOpen, nameShownMines } from './shownMines.ts';
import { spread } from './spread.ts';
import { drawnHit, markTheHit, provenHit, withoutDoubtfulHit } from './theHit.ts';
import { unlikelyMines } from './unlikelyMines.ts';
import {
  areAllMarked,
  areFlagsClear,
  areMinesSeen,
  haveTheirMines,
  isAgainstDrawing,
  isFinished,
  isHardlyCrossed,
  isHardlyNumber,
  isTold,
  SURELY_TOLD,
  withFlagsOfTheWinner,
} from './untold.ts';
import { isVouchedFor } from './vouchedFor.ts';
import { isOneOfTheGames, marksThatMayBeOthers, showsTheHit } from './vouchedMarks.ts';
import { MOST_HIT } from './wholeBoardCost.ts';
import { windowPieces } from './windowPieces.ts';

/** Numbers that tell how strongly things are drawn, and the part of it up to which what is on a cell is its ground's own. */
const SOME_NUMBERS = 6;
const FAINT = 0.5;
/** Drawings of symbols that the network knows no such of: only what is around them tells what they mean. */
export interface UnusualLooks {
  readonly looks: number;
  /** How many cells they are on. */
  readonly cells: number;
}

export interface CellsRead {
  readonly reading: Reading;
  readonly unusual: UnusualLooks;
  /** Cells that something else lies over. */
  readonly laidOver: number;
  /** Whether the names that were found give symbols to more cells than any game does, so that hardly any of them can be right. */
  readonly isMisread: boolean;
  /** Unread cells that are zeros if this is a board. */
  readonly opened: readonly number[];
  /** Cells of each look, without those that something lies over. */
  readonly looks: readonly (readonly number[])[];
}

export type NamesStep = Pick<CellsStep, 'named' | 'foreign' | 'reading'>;

/** Cells of each look of covered ground with a drawing that another is compared with: its cells differ a little. */
const MOST_COMPARED = 12;

/** Names groups of cells, of which some are known. */
export function readGroups(
  groups: readonly CellGroup[],
  known: readonly (CellSymbol | null)[],
  samples: CellSamples,
  outlines: Outlines,
  lattice: Lattice,
  topology: Topology,
  memory: GlyphMemory,
  isPossible: (board: Board) => boolean,
  tell?: (step: NamesStep) => void,
): CellsRead {
  const foreign = foreignCells(outlines, groups, lattice.cols);
  const hasOwnGround = (group: CellGroup) => hasOwnRim(group, groups, samples, lattice.cols);
  const { names, byRim } = namesByDrawing({ groups, samples, outlines, lattice, topology, foreign, memory });
  const groundOf = (group: CellGroup) => byRim[groups.indexOf(group)] ?? null;
  const textured = withTexturedCells(names, samples, topology, isSure, LEAST_CONFIDENCE);
  const likely = adoptNames(textured, samples, leastConfidence);
  const isClear = (entry: NamedGroup) =>
    isSure(entry) &&
    !isAgainstDrawing(entry) &&
    !isHardlyNumber(entry) &&
    !isHardlyCrossed(entry) &&
    !mayBeDrawnGround(entry, likely);
  const isDrawnOtherwise = makeDrawnOtherwise(samples, memory, (symbol) =>
    likely.filter((entry) => entry.symbol === symbol && isClear(entry)).map(({ group }) => group.cells),
  );
  const isOtherDigit = ({ group, symbol, confidence }: NamedGroup) =>
    numberOf(symbol) > 0 && isDrawnOtherwise(group, symbol, confidence >= SURELY_TOLD);
  const patchOf = ({ group }: NamedGroup) => samples.patches[group.cells[0] as number] as ColourPatch;
  const likeness = (a: NamedGroup, b: NamedGroup) => cosine(patchOf(a), patchOf(b), memory);
  const isAlike = (a: NamedGroup, b: NamedGroup) => likeness(a, b) >= MAY_BE_ALIKE;
  const isOneDrawing = (a: NamedGroup, b: NamedGroup) => likeness(a, b) >= ONE_DRAWING;
  const marked = withKnownMarks(likely, samples, isClear, LEAST_CONFIDENCE);
  const directed = withKnownDirections(marked, isClear, likeness, LEAST_CONFIDENCE);
  const adopted = withChequeredCovers(directed, lattice.cols, topology, isClear);
  const isOfBoard = ({ group }: NamedGroup) => group.cells.some((cell) => !foreign[cell]);
  // One piece of a window is no witness for another.
  const witnesses = adopted.filter(isOfBoard);
  const isKnown = (entry: NamedGroup) => known[groups.indexOf(entry.group)] === entry.symbol;
  const pieces = once(() => windowPieces(likely, samples, lattice.cols));
  // Names are asked about again and again, and witnesses take long to ask.
  const isSeen = remembered(
    (entry: NamedGroup) =>
      isClear(entry) &&
      (isKnown(entry) || !isOtherDigit(entry)) &&
      !mayBeOtherMark(entry, likely, likeness, hasOwnGround) &&
      !mayBeGrain(entry, likely, samples) &&
      !pieces().has(entry.group) &&
      !isDoubtfulMark(entry, adopted, hasOwnGround, groundOf) &&
      (isKnown(entry) || isVouchedFor(entry, witnesses, samples, outlines, topology)),
  );
  const isOver = once(() => isFinished(cellsOfNames(adopted, isSeen, foreign), topology));
  // What is not read could be any number's mines.
  const isWon = () => isOver() && haveTheirMines(cellsAsNamed(adopted, foreign), topology);
  const told = withFlagsOfTheWinner(adopted, isWon, LEAST_CONFIDENCE, isOneDrawing, hasOwnGround);
  const haveFlags = () => areAllMarked(told, foreign, topology);
  const zeros = once(() => {
    const read = told.filter((entry) => entry.symbol === '0' && isSeen(entry));
    return new Set(read.flatMap(({ group }) => group.cells).filter((cell) => !foreign[cell]));
  });
  const isBesideZero = (cell: number) => topology.neighbours[cell]?.some((next) => zeros().has(next)) ?? false;
  const areTooMany = (flags: readonly number[]) =>
    areTooManyFlags(flags, cellsOfNames(told, isSeen, foreign), topology);
  const mayBeOthers = once(() =>
    marksThatMayBeOthers(told, {
      samples,
      rows: lattice.rows,
      cols: lattice.cols,
      likeness,
      hasOwnGround,
      isSeen,
      areAllMarked: haveFlags,
      isBesideZero,
      areTooMany,
    }),
  );
  const showsMines = once(
    () =>
      areMinesSeen(told, lattice.shape, isOver()) ||
      areMinesOnOpen(told, byRim) ||
      (!isOver() && showsTheHit(told, hasOwnGround, likeness)),
  );
  // What lies over a board is no covered ground.
  const areFlags = once(() => areFlagsClear(told.filter(isOfBoard).filter(isSeen), isOneDrawing, hasOwnGround));
  const isNamed = (entry: NamedGroup) =>
    isSeen(entry) &&
    (entry.symbol !== 'F' || isKnown(entry) || areFlags()) &&
    (isKnown(entry) || (isTold(entry, isOver, showsMines) && !mayBeOthers().has(entry)));
  const { named: allowed, inConflict } = settleNames(told, isNamed, {
    hasLoneErrors: memory.asksEach ?? false,
    isPossible,
    topology,
    foreign,
    isHit: ({ group, symbol }) => symbol === '*' && group.cells.length <= MOST_HIT && hasOwnGround(group),
  });
  const settled = withFreeGroundOpen({ named: allowed, isNamed, foreign, topology }, isPossible);
  const coveredGroups = settled.filter((entry) => entry.symbol === '#' && isNamed(entry)).map(({ group }) => group);
  // Covered cells at the rim of a board are cut in another way: they look other, but show nothing.
  const isPlainCovered = coveredGroups.length > 0 && coveredGroups.every(({ best }) => best === BLANK);
  // What is drawn on covered cells, as characters are, is no mark on others.
  const drawnOnCovered = once(() =>
    coveredGroups.filter(({ best }) => best !== BLANK).flatMap(({ cells }) => spread(cells, MOST_COMPARED)),
  );
  const isDrawnAsCovered = (entry: NamedGroup) =>
    drawnOnCovered().some(
      (cell) => cosine(patchOf(entry), samples.patches[cell] as ColourPatch, memory) >= LEAST_COSINE,
    );
  const mayBeMarked = (k: number) =>
    byRim[k] !== 'open' &&
    !mayBeOthers().has(told[k] as NamedGroup) &&
    coveredGroups.every(
      (group) => group === groups[k] || insidesApart(groups[k] as CellGroup, group, samples) >= MOST_DIFFERENCE,
    ) &&
    !isDrawnAsCovered(told[k] as NamedGroup);
  const markOf = (k: number) =>
    !mayBeMarked(k) ? null : byRim[k] === 'closed' && isPlainCovered ? 'is' : ('may be' as const);
  const named = areFlags()
    ? withProvenFlags(settled, isNamed, markOf, foreign, topology, LEAST_OF_UNUSUAL, isAlike)
    : settled;
  const isForbidden = (k: number) => isNamed(told[k] as NamedGroup) && !isNamed(allowed[k] as NamedGroup);
  const { cells, confidence } = symbolsOf({
    named,
    isNamed,
    isForbidden,
    inConflict,
    foreign,
    samples,
    topology,
    memory,
    likeness,
  });
  const opened = nameByRules(cells, confidence, { named, isNamed, foreign, topology }, samples, byRim);
  const isOpenToNames = (cell: number) => !foreign[cell] && confidence[cell] !== FORBIDDEN;
  nameShownMines(cells, confidence, { named, foreign, topology }, isOpenToNames, likeness, groundOf);
  markTheHit(cells, groups, hasOwnGround);
  const shown = [...withoutDoubtfulHit(cells, topology)];
  const isOwnHit = (group: CellGroup) => group.cells.every(isOpenToNames) && hasOwnGround(group);
  const hit = drawnHit(shown, named, isNamed, isOwnHit, likeness) ?? provenHit(shown, isOpenToNames, topology);
  if (hit !== null) [shown[hit], confidence[hit]] = ['X', LEAST_CONFIDENCE];
  const unlikely = unlikelyMines(shown, topology);
  for (const cell of [...loneZeros(shown, topology), ...unlikely]) [shown[cell], confidence[cell]] = ['~', 0];
  const status = confidence.includes(FORBIDDEN) ? 'unclear' : statusOf(unlikely.length > 0 ? shown : cells);
  const reading: Reading = { lattice, cells: shown, confidence, status, cutOff: false };
  tell?.({ named: named.map((entry) => ({ entry, isRead: isNamed(entry) })), foreign, reading });
  const odd = named.filter((entry) => entry.isUnusual && isNamed(entry)).map(({ group }) => group.cells.length);
  return {
    reading,
    unusual: { looks: odd.length, cells: odd.reduce((sum, count) => sum + count, 0) },
    laidOver: foreign.filter(Boolean).length,
    isMisread: isMisread(cellsOfNames(told, isNamed, foreign)),
    opened,
    looks: groups.map(({ cells: all }) => all.filter((cell) => !foreign[cell])).filter((all) => all.length > 0),
  };
}

interface NamesOfCells {
  readonly named: readonly NamedGroup[];
  readonly isNamed: (entry: NamedGroup) => boolean;
  /** Whether a group had a name that the rules forbade. */
  readonly isForbidden: (k: number) => boolean;
  readonly inConflict: ReadonlySet<number>;
  readonly foreign: readonly boolean[];
  readonly samples: CellSamples;
  readonly topology: Topology;
  readonly memory: GlyphMemory;
  readonly likeness: (a: NamedGroup, b: NamedGroup) => number;
}

/** What each cell shows by the name of its group, and how sure that is: single cells of a noisy group may be unlike it. */
function symbolsOf(of: NamesOfCells): {
  readonly cells: CellSymbol[];
  readonly confidence: number[];
} {
  const { named, isNamed, isForbidden, inConflict, foreign, samples, topology, memory, likeness } = of;
  const unread = new Set(named.flatMap((entry) => (entry.symbol === '~' || !isNamed(entry) ? entry.group.cells : [])));
  const isUnread = (cell: number) => foreign[cell] || inConflict.has(cell) || unread.has(cell);
  const byName = once(() => cellsOfNames(named, isNamed, foreign));
  // Where all around is open, no mine is: specks on a zero are grain of its ground.
  const isSurelyZero = (cell: number) => byName()[cell] === '0' && isAmongOpen(byName(), cell, topology);
  // … as are those on any ground that are faint beside the numbers.
  const strength = once(() => strengthOfNumbers(byName(), samples));
  const isFaint = (cell: number) => contrastWithin(samples.patches[cell] as ColourPatch) < FAINT * strength();
  const cells: CellSymbol[] = new Array(topology.cellCount).fill('~');
  const confidence: number[] = new Array(topology.cellCount).fill(0);
  named.forEach((entry, k) => {
    if (isForbidden(k) && !isNamed(entry))
      for (const cell of entry.group.cells) confidence[cell] = foreign[cell] ? 0 : FORBIDDEN;
    if (!isNamed(entry) || !isOneOfTheGames(entry, named, isNamed, isUnread, samples, topology, likeness)) return;
    for (const cell of entry.group.cells) {
      if (foreign[cell]) continue;
      if (inConflict.has(cell)) {
        confidence[cell] = FORBIDDEN;
        continue;
      }
      if (seesOtherNumber(cell, entry, samples, memory)) continue;
      const isDoubtful = entry.group.isNoisy && !isLikeItsLook(cell, entry, samples, memory);
      if (isDoubtful && !isSurelyZero(cell) && !(isGroundSymbol(entry.symbol) && isFaint(cell))) continue;
      cells[cell] = entry.symbol;
      confidence[cell] = entry.confidence;
    }
  });
  return { cells, confidence };
}

/** The usual contrast of cells that show numbers, levels; 0 where they are few. */
function strengthOfNumbers(cells: readonly CellSymbol[], { patches }: CellSamples): number {
  const numbered = [...cells.keys()].filter((cell) => numberOf(cells[cell] as CellSymbol) > 0);
  const contrasts = numbered.map((cell) => contrastWithin(patches[cell] as ColourPatch)).sort((a, b) => a - b);
  return contrasts.length < SOME_NUMBERS ? 0 : (contrasts[contrasts.length >> 2] as number);
}

/** The state of the game as its cells alone tell it. */
export function statusOf(cells: readonly CellSymbol[]): GameStatus {
  if (cells.some((s) => s === '*' || s === 'X' || s === 'x')) return 'lost';
  const unread = cells.filter((s) => s === '~').length;
  if (unread > MOSTLY_UNREAD * cells.length) return 'unclear';
  return cells.some((s) => s === '#' || s === '?') || unread > 0 ? 'playing' : 'won';
}

const MOSTLY_UNREAD = 0.5;
