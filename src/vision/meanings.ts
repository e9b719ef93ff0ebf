import type { CellSymbol } from '../model/board.ts';
import { isShownMine, numberOf, symbolOfNumber } from '../model/board.ts';
import { BLANK, FLAG, MINE, numberOfGlyph, numberProbability, OTHER, QUESTION, symbolOfGlyphNumber } from './glyphs.ts';
import { DRAWN_GROUND, LEAST_GROUND } from './groundLooks.ts';
import type { CellGroup } from './groupCells.ts';
import type { Ground } from './rim.ts';

/** A possible meaning of a group and how costly it is (negative log-probability) before the rules are asked. */
export interface Meaning {
  readonly symbol: CellSymbol;
  readonly cost: number;
  /** Whether the program draws the symbol in an unusual way, if this is what the group means. */
  readonly isUnusual: boolean;
  /** Of covered ground how it looks (`groundLooks`), of open ground only whether it is plain; where that is clear. */
  readonly look?: number | null;
  /** Its drawing, if this is what the group means: a program draws a mark, or covered ground, in one way. */
  readonly drawing?: string;
  /** The look of blank cells of which it is a part (`BlankLook`), if it is ground. */
  readonly part?: number;
}

/** A look of blank cells that light, grain or noise parts into several groups. */
export interface BlankLook {
  readonly id: number;
  /** Cells that show it. */
  readonly cells: number;
}

/** What is known of a group beside what the network says. */
export interface GroupPrior {
  /** Log-odds of being closed if it is blank. */
  readonly closedBias: number;
  /** Whether it is made of cells of the board for sure, and not of something that lies over it. */
  readonly isCell: boolean;
  /** Whether it is a large part of the board: what a program draws on most cells is covered or open ground. */
  readonly isGround: boolean;
  /** Whether it is on so few cells, of a rim like no other, that it may be the mine that was hit. */
  readonly mayBeHit: boolean;
  /** Whether it shows no mine, because the game goes on: those are shown when it is lost. */
  readonly isNoMine?: boolean;
  /** What its rim says it is where open and covered cells have different rims: a number cannot be covered, a mark not open. */
  readonly rimOf?: Ground | null;
}

/** Meanings of a group below this probability are not considered, and no numbers below that: the network knows digits. */
const LEAST_PROBABILITY = 0.004;
const LEAST_OF_NUMBER = 0.02;
/** A group's evidence counts as that of at most so many cells: its cells look alike, so they are not independent. */
const MOST_EVIDENCE = 2;
/** What is left of the probability that a group shows something else, where it is made of cells for sure. */
const FOREIGN_CELL = 0.03;
/** … and where it is blank, and of its being closed the log-odds are those that only the rim of numbers gives (`blankBias`). */
const FOREIGN_GROUND = 0.3;
const AS_NUMBERS = -4;
/** … and where so many cells show the same drawing: a program draws it. */
const REPEATED = 8;
const FOREIGN_DRAWING = 0.001;
/** The probability that a drawing that no glyph explains is the ground of common cells. */
const COMMON_GROUND = 0.5;
/** Cost a cell of a number with the rim of covered cells, and of a mark, or covered ground with a drawing, with that of open ones. */
const WRONG_RIM = 5;
/** Cost of mines that have the rim of covered cells: most programs show them on open ground. */
const COVERED_MINE = 3.5;
/** The score of looking closed is too sure of itself; it is taken for this part. */
const CLOSED_TRUST = 0.55;
const MOST_CLOSED = 6;
/**
 * A program may draw a symbol as no program that the network learnt from does: then what the network says of it is worth
 * little, however many cells show it. Cost of each such meaning beside that, and the most that the network's
 * opinion adds; marks are drawn, so that they are no plain cells.
 */
const UNUSUAL: Readonly<Partial<Record<CellSymbol, number>>> = { '#': 0.6, '0': 1.2, F: 0.8, '*': 2, '?': 3.5, x: 4 };
const MOST_DOUBT = 3;
const UNUSUAL_CLOSED = 2;
/** Cost of ground on few cells. */
const FEW_CELLS = 3;
/** Digits are the same everywhere: what surely is one costs so much more to be an unusual drawing. */
const MOST_DIGIT = 5;
/** The network is sure of what it sees from this probability. */
const SURELY_SEEN = 0.9;
/** Cost of a group being no cells at all although it looks like some. */
const NO_CELLS = 7;

/**
 * What a group may mean, the likeliest first; numbers above `largest` are none.
 * @param look its look as ground (`groundLooks`). @param blankLook the look of blank cells that it is a part of.
 */
export function meaningsOf(
  group: CellGroup,
  prior: GroupPrior,
  largest: number,
  look: number | null,
  blankLook: BlankLook | null = null,
): Meaning[] {
  const { rimOf = null } = prior;
  const blank = group.glyphs[BLANK] as number;
  const seen = withoutMines(seenMeanings(group, prior, closedOdds(group, prior, MOST_CLOSED), largest), prior);
  const isOdd = (symbol: CellSymbol) =>
    rimOf === 'open' ? '#F?'.includes(symbol) : rimOf === 'closed' && numberOf(symbol) > 0;
  const counted = Math.min(MOST_EVIDENCE, group.cells.length);
  const found: Meaning[] = [];
  for (const [symbol, p] of seen)
    if (p >= (numberOf(symbol) > 0 ? LEAST_OF_NUMBER : LEAST_PROBABILITY))
      found.push({
        symbol,
        cost: counted * (-sureness(symbol) * Math.log(p) + (isOdd(symbol) ? WRONG_RIM : 0)) + questionCost(symbol, p),
        isUnusual: false,
      });
  const usual = (symbol: CellSymbol) => found.find((m) => m.symbol === symbol)?.cost ?? Number.POSITIVE_INFINITY;
  const asClosed = closedOdds(group, prior, UNUSUAL_CLOSED);
  const ground = blank + COMMON_GROUND * (group.glyphs[OTHER] as number);
  const drawn = -Math.log(Math.max(TINY, 1 - blank));
  const digits = numberProbability(group.glyphs);
  const digit = Math.min(MOST_DIGIT, -Math.log(Math.max(TINY, 1 - digits)));
  const isClear = group.best !== OTHER && (group.glyphs[group.best] as number) >= SURELY_SEEN;
  const seenAs = isClear ? group.best : '';
  for (const [symbol, base] of Object.entries(UNUSUAL) as [CellSymbol, number][]) {
    const isGround = isGroundSymbol(symbol);
    const kind = isGround ? (symbol === '#' ? asClosed : 1 - asClosed) : 1;
    const p = isGround ? ground * kind : (seen.get(symbol) ?? 0);
    // What the network says of an unknown drawing is worth little, what its rim says is not.
    const least = MOST_DOUBT - (prior.closedBias === 0 ? 0 : Math.log(Math.max(TINY, kind)));
    const doubt = Math.min(least, -Math.log(Math.max(TINY, p))) + (isOdd(symbol) ? WRONG_RIM : 0);
    const odd = isGround ? ((blankLook?.cells ?? group.cells.length) < LEAST_GROUND ? FEW_CELLS : 0) : 2 * drawn;
    const cost = base + doubt + digit + odd;
    if (cost < usual(symbol))
      found.push({ symbol, cost, isUnusual: true, drawing: symbol + (symbol === '#' ? (look ?? '') : seenAs) });
  }
  if (digits >= SURELY_SEEN && mayShowOther(group))
    for (const symbol of Array.from({ length: largest }, (_, k) => symbolOfNumber(k + 1)))
      if (UNSEEN_NUMBER < usual(symbol)) found.push({ symbol, cost: UNSEEN_NUMBER, isUnusual: true });
  const foreign = NO_CELLS + drawn;
  if (!prior.isCell && foreign < usual('~')) found.push({ symbol: '~', cost: foreign, isUnusual: false });
  if (rimOf === 'closed')
    found.forEach((meaning, i) => {
      if (isShownMine(meaning.symbol)) found[i] = { ...meaning, cost: meaning.cost + COVERED_MINE };
    });
  // The rules tell open cells, however they look.
  const openLook = group.cells.length < LEAST_GROUND ? null : look && DRAWN_GROUND;
  found.forEach((meaning, i) => {
    const part = blankLook ? { part: blankLook.id } : {};
    if (meaning.symbol === '#') found[i] = { ...meaning, ...part, look };
    if (meaning.symbol === '0') found[i] = { ...meaning, ...part, look: openLook };
  });
  const possible = found.filter(({ symbol }) => !prior.isNoMine || isOfGoingOn(symbol));
  const least = Math.min(...possible.map(({ cost }) => cost));
  const mayBeGround = prior.isGround && (numberOfGlyph(group.best) ?? 0) >= RARE_NUMBER;
  const isKept = ({ symbol, cost }: Meaning) => cost <= least + MOST_WORSE || (mayBeGround && isGroundSymbol(symbol));
  return possible.filter(isKept).sort((a, b) => a.cost - b.cost);
}

/** What a number costs, at most, in so many cells or more that surely show a digit: the rules tell digits that are drawn as the network knows none. */
const UNSEEN_NUMBER = 7.5;
const LEAST_UNSEEN = 8;
/** The network is sure which digit it sees from this probability. */
const SURELY_THIS = 0.95;

/** Whether a group that surely shows a digit may show another than the network sees in it. */
function mayShowOther({ best, glyphs, cells }: CellGroup): boolean {
  return (glyphs[best] as number) < SURELY_THIS && cells.length >= LEAST_UNSEEN;
}

/** Whether cells show a symbol while a game goes on. */
function isOfGoingOn(symbol: CellSymbol): boolean {
  return !isShownMine(symbol) && symbol !== 'x';
}

/** What the network leaves to all that a look may be which shows no mine, at least: it does not know what it hardly thinks of. */
const LEAST_LEFT = 0.1;
/** It thinks of a mine or a wrong flag above all where it leaves no more. */
const MOST_LEFT = 0.5;

/** What is seen in a group that shows no mine and no wrong flag, where the network took it for one. */
function withoutMines(
  seen: ReadonlyMap<CellSymbol, number>,
  { isNoMine }: GroupPrior,
): ReadonlyMap<CellSymbol, number> {
  if (!isNoMine) return seen;
  const left = [...seen].filter(([symbol]) => isOfGoingOn(symbol));
  if (sumOf(left) >= MOST_LEFT) return seen;
  // What looks like a mine is drawn on a cell, whatever it is.
  const sum = Math.max(LEAST_LEFT, sumOf(left.filter(([symbol]) => symbol !== '~')));
  return new Map(left.map(([symbol, p]) => [symbol, symbol === '~' ? p : p / sum]));
}

function sumOf(seen: readonly (readonly [CellSymbol, number])[]): number {
  return seen.reduce((sum, [, p]) => sum + p, 0);
}

/** Log-odds of being closed below which the rim of a look is that of the numbers. */
const RIM_OF_NUMBERS = -2.5;

/** Whether a group, if it is blank, has the rim of the numbers: then it is open. */
export function hasRimOfNumbers({ closedBias }: GroupPrior): boolean {
  return closedBias <= RIM_OF_NUMBERS;
}

/** Whether a symbol is covered or open ground. */
export function isGroundSymbol(symbol: CellSymbol): boolean {
  return symbol === '#' || symbol === '0';
}

/** A question mark is a character, which the network knows as it knows digits: what it doubts is another mark that it does not know. */
const QUESTION_MARK = 3;

/** A question mark is one for sure from this probability: it is a character, which the network knows. */
export const SURELY_QUESTION = 0.8;
/** One that is less likely costs so much more: it is a mark that is drawn like one, mostly. */
const UNCLEAR_QUESTION = 8;

function questionCost(symbol: CellSymbol, p: number): number {
  return symbol === '?' && p < SURELY_QUESTION ? UNCLEAR_QUESTION : 0;
}

function sureness(symbol: CellSymbol): number {
  return symbol === '?' ? QUESTION_MARK : 1;
}

/** Meanings that cost so much more than the likeliest are not considered … */
const MOST_WORSE = 8;
/** … but ground always where many cells would show a number from this one: the ground of some displays shows all strokes of an eight. */
const RARE_NUMBER = 6;
const TINY = 1e-6;

/** The probability that a group, if it is ground, is covered. */
function closedOdds({ closed }: CellGroup, { closedBias }: GroupPrior, most: number): number {
  const trusted = Math.max(-most, Math.min(most, closed)) * CLOSED_TRUST + closedBias;
  return 1 / (1 + Math.exp(-trusted));
}

/** What the network sees in a group. */
function seenMeanings(
  { glyphs, alike, best }: CellGroup,
  { isCell, isGround, closedBias }: GroupPrior,
  asClosed: number,
  largest: number,
): Map<CellSymbol, number> {
  const found = new Map<CellSymbol, number>();
  const add = (symbol: CellSymbol, p: number) => found.set(symbol, (found.get(symbol) ?? 0) + p);
  glyphs.forEach((p, glyph) => {
    if (glyph === BLANK) {
      add('#', p * asClosed);
      add('0', p * (1 - asClosed));
    } else if (glyph === OTHER) {
      const asForeign = best === BLANK && closedBias <= AS_NUMBERS ? FOREIGN_GROUND : 1;
      add('~', !isCell ? p * asForeign : p * (alike >= REPEATED ? FOREIGN_DRAWING : FOREIGN_CELL));
      if (isCell && isGround && p > COMMON_GROUND) {
        add('#', p * COMMON_GROUND * asClosed);
        add('0', p * COMMON_GROUND * (1 - asClosed));
      }
    } else if ((numberOfGlyph(glyph) ?? 0) <= largest) add(symbolOfGlyph(glyph), p);
  });
  return found;
}

function symbolOfGlyph(glyph: number): CellSymbol {
  if (numberOfGlyph(glyph) !== null) return symbolOfGlyphNumber(glyph);
  if (glyph === FLAG) return 'F';
  if (glyph === QUESTION) return '?';
  if (glyph === MINE) return '*';
  return 'x';
}
