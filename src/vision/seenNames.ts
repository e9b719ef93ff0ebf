import type { Board, CellSymbol } from '../model/board.ts';
import { isShownMine, numberOf } from '../model/board.ts';
import { agreesButForCover, agreesMore, agreesOnOpened } from './agreement.ts';
import { breaksAnyRule } from './boardCost.ts';
import type { BoardSight } from './boardSight.ts';
import { deniesIn } from './boardSight.ts';
import { withoutContradicted } from './contradicted.ts';
import { doubtedIn, doubtsOf, withoutCells } from './doubtedLooks.ts';
import { areDrawnAnew } from './drawnAnew.ts';
import { flagOnCover } from './flagOnCover.ts';
import { isFramedCover } from './framedCells.ts';
import { CROSSED, FLAG, glyphOfSymbol, MAY_BE_CROSSED, MINE, QUESTION } from './glyphs.ts';
import { countCells } from './groupCells.ts';
import { isGroundSymbol } from './meanings.ts';
import { withNamedParts } from './nameParts.ts';
import { once, remembered } from './once.ts';
import { liesOnOpenGround } from './openGroundLooks.ts';
import { areMostlyMines, minesByNumbers } from './provenFlags.ts';
import type { SeenPart } from './seenCells.ts';
import { flagIn, HARDLY_FLAG, LIKE_FLAG, withoutDoubtfulFlags } from './seenFlags.ts';
import { makeOtherDigit } from './seenNumbers.ts';
import { seenHit } from './theHit.ts';
import type { BoardTrack } from './trackBoard.ts';
import { readAgain } from './trackBoard.ts';
import { glyphsOfLook, isAsRead, looksRead, topologyOf } from './trackLooks.ts';

/** What the board network makes of the looks of a board: names for those that had none, and doubts of others. */

/** Cells of one look of which some are one thing and some another are told apart from this chance: their drawing tells nothing. */
const SURE_OF_PART = 0.9;
/** Read cells of covered or open ground without which what else is ground is not told. */
const SOME_GROUND = 5;
/** So many covered cells tell whether something else is drawn on each. */
const LEAST_ANEW = 8;
const GROUNDS: readonly CellSymbol[] = ['#', '0'];
const MARKS: readonly CellSymbol[] = ['F', '?'];

export type IsPossible = (board: Board) => boolean;

/** Cells of each look that got no name, although nothing lies over them and it is not doubted. */
function unnamedLooks(track: BoardTrack): (readonly number[])[] {
  const { looks, reading, samples, doubted } = track;
  const isDoubted = doubtedIn(samples, doubted);
  const isUnnamed = (cell: number) => reading.cells[cell] === '~' && isAsRead(track, cell) && !isDoubted(cell);
  const unnamed = looks.map((cells) => cells.filter(isUnnamed)).filter((cells) => cells.length > 0);
  if (unnamed.length === 0) return unnamed;
  const { neighbours } = topologyOf(track);
  const shown = new Set(looks.flat());
  // What lies over a cell may lie over a part of the next one too.
  const isBesideOther = (cell: number) => neighbours[cell]?.some((next) => !shown.has(next));
  return unnamed.filter((cells) => !cells.every(isBesideOther));
}

/** Cells of each look that takes part in what the network is asked about: without a name, or covered ground, which may be a mark that hardly shows. */
export function openLooks(track: BoardTrack): (readonly number[])[] {
  const { looks, reading } = track;
  const covered = looks.filter((cells) => cells.every((cell) => reading.cells[cell] === '#'));
  // One look only is nothing to be told from; a single cell that looks otherwise is the one under the pointer.
  const several = covered.length > 1 ? covered.filter((cells) => cells.length > 1) : [];
  return [...unnamedLooks(track), ...several];
}

/** Where the board network does not know covered cells, the glyph network must see a number with this probability too. */
const LIKE_NUMBER = 0.9;

/** A look is taken for no flag where the glyph network sees a question mark in it with this probability. */
const LIKE_QUESTION = 0.9;

/** Covered cells that are each drawn otherwise are told from marks from this chance of each on, where the glyph network gives marks less than that. */
const SURELY_COVER = 0.99;
const LIKE_MARK = 0.5;

/** The glyph network surely sees a wrong flag, or a mine, from these probabilities on. */
const SURELY_CROSSED = 0.9;
const SURELY_MINE = 0.95;
/** A lone mine is the one that was hit where the board network sees that with this chance, and the glyph network a mine with that probability. */
const SURELY_HIT = 0.99;
const LIKE_MINE = 0.3;

function looksLikeQuestion(track: BoardTrack, cells: readonly number[]): boolean {
  return (glyphsOfLook(track, cells)[QUESTION] as number) >= LIKE_QUESTION;
}

/** Without the only mine of all that is seen: a covered cell in the turned colours of a cursor looks like one. The mine that was hit may be the only one that a program shows. */
function withoutLoneMine(parts: readonly SeenPart[], track: BoardTrack, { chanceOf }: BoardSight): readonly SeenPart[] {
  const mines = parts.filter(({ name }) => isShownMine(name)).flatMap(({ cells }) => cells);
  const [lone] = mines;
  if (lone === undefined || mines.length > 1 || track.reading.cells.some(isShownMine)) return parts;
  if (chanceOf('X', lone) >= SURELY_HIT && (glyphsOfLook(track, mines)[MINE] as number) >= LIKE_MINE) return parts;
  return parts.filter(({ name }) => !isShownMine(name));
}

function isNumber(symbol: CellSymbol | null): boolean {
  return symbol !== null && numberOf(symbol) > 0;
}

/** Whether the network surely sees a symbol in ground or numbers that were read as others: what it takes for one here is none. */
function seesAmiss(track: BoardTrack, { seenAs }: BoardSight, name: CellSymbol): boolean {
  const { reading, looks } = track;
  const isOther = (cell: number) => {
    const symbol = reading.cells[cell] as CellSymbol;
    return symbol !== name && (isGroundSymbol(symbol) || isNumber(symbol)) && isAsRead(track, cell);
  };
  return looks.map((cells) => cells.filter(isOther)).some((cells) => cells.length > 0 && seenAs(cells) === name);
}

/** Cells of one look and what the network surely sees in them: the same in all, or covered ground in some and open ground in others. */
function partsSeen(look: readonly number[], sight: BoardSight): SeenPart[] {
  const name = sight.seenAs(look);
  if (name) return [{ cells: look, name }];
  const parts = partedBySight(look, GROUNDS, sight);
  return parts.length === GROUNDS.length ? parts : [];
}

/** The parts of a look in which the network surely sees one of some symbols. */
function partedBySight(
  look: readonly number[],
  symbols: readonly CellSymbol[],
  { chanceOf, seenAs }: BoardSight,
): SeenPart[] {
  return symbols
    .map((name) => ({ name, cells: look.filter((cell) => chanceOf(name, cell) >= SURE_OF_PART) }))
    .filter(({ name, cells }) => cells.length > 0 && seenAs(cells) === name);
}

/** A board with the names that the network surely sees for looks that had none, where it is believed and the rules allow them; else the same track. */
export function withSeenNames(read: BoardTrack, sight: BoardSight, isPossible: IsPossible): BoardTrack {
  const track = withoutContradicted(read, sight);
  const { reading } = track;
  const { chanceOf, seenAs } = sight;
  const unnamed = unnamedLooks(track);
  const mines = looksRead(track, (symbol) => isShownMine(symbol) || symbol === 'x');
  const readAsFlags = looksRead(track, (symbol) => symbol === 'F');
  const hardly = readAsFlags.filter((cells) => flagIn(track, cells) < LIKE_FLAG);
  if (unnamed.length + mines.length + hardly.length === 0) return track;
  if (!agreesButForCover(reading.cells, chanceOf)) return withSeenNumbers(track, unnamed, sight, isPossible);
  const isKnown = reading.cells.filter(isGroundSymbol).length >= SOME_GROUND;
  // An M on every mine of a text screen looks like a flag to this network, but not to the other.
  const isSurelyMine = (cells: readonly number[]) => (glyphsOfLook(track, cells)[MINE] as number) >= SURELY_MINE;
  const isFlag = remembered(
    (cells: readonly number[]) => seenAs(cells) === 'F' && !isSurelyMine(cells) && !liesOnOpenGround(cells, track),
  );
  const shown = mines.filter(([cell = 0]) => reading.cells[cell] === '*');
  // A game is not lost where everything that was taken for a mine is a flag; where it is, and the network knows the mines of this program, what it sees as flags are none of them.
  const areKnown = shown.some((cells) => seenAs(cells) === '*');
  const flags = mines.every(isFlag) ? mines : areKnown ? shown.filter(isFlag) : [];
  // Both networks must see a wrong flag in what was read as a mine.
  const mayBeStruck = (cells: readonly number[]) => (glyphsOfLook(track, cells)[CROSSED] as number) >= MAY_BE_CROSSED;
  const struck = areKnown ? shown.filter((cells) => seenAs(cells) === 'x' && mayBeStruck(cells)) : [];
  // A leaf or a pair of strokes on each covered cell is no wrong flag.
  const isTile = (cells: readonly number[]) =>
    seenAs(cells) === '#' && (glyphsOfLook(track, cells)[CROSSED] as number) < SURELY_CROSSED;
  const crossed = mines.filter(
    (cells) => reading.cells[cells[0] as number] === 'x' && (isNumber(seenAs(cells)) || isTile(cells)),
  );
  // Where so many of them, and so large a part, are mines by the numbers, that is no chance: then they are flags, whatever this network sees.
  const isMine = minesByNumbers(reading.cells, topologyOf(track));
  const covered = hardly.filter((cells) => seenAs(cells) === '#' && !areMostlyMines(cells, isMine));
  // Where as many covered cells look otherwise, and no flag is known, what looks like one is no cover, more likely than not: the readers contradict each other.
  const mostCovered = Math.max(0, ...looksRead(track, (symbol) => symbol === '#').map(({ length }) => length));
  const lone = flagOnCover(track, unnamed, sight);
  const flagsAreKnown =
    lone !== null || readAsFlags.length > hardly.length || track.looks.some((cells) => seenAs(cells) === 'F');
  const mayBeFlag = (cells: readonly number[]) =>
    !flagsAreKnown && cells.length <= mostCovered && flagIn(track, cells) >= HARDLY_FLAG;
  const disputed = covered.filter(mayBeFlag);
  if (disputed.length > 0) {
    const doubted = [...track.doubted, ...disputed.flatMap((cells) => doubtsOf(cells, track))];
    const rest = withoutCells(reading, new Set(disputed.flat()));
    return withSeenNames({ ...track, reading: rest, doubted }, sight, isPossible);
  }
  const isTrusted = remembered((name: CellSymbol) => !seesAmiss(track, sight, name));
  const isOtherDigit = makeOtherDigit(track, sight);
  // A character is known better by itself than among others.
  const isCredible = (part: SeenPart) =>
    isTrusted(part.name) &&
    !(part.name === 'F' && looksLikeQuestion(track, part.cells)) &&
    !(part.name === '#' && mayBeFlag(part.cells)) &&
    !isOtherDigit(part);
  const partsIn = (looks: readonly (readonly number[])[]) =>
    looks.flatMap((cells) => partsSeen(cells, sight)).filter(isCredible);
  const seenIn = (looks: readonly (readonly number[])[]) => [
    ...(lone ? [lone] : []),
    ...partsIn(looks.filter((cells) => cells !== lone?.cells)),
  ];
  const hit = flags === mines ? null : seenHit(reading.cells, track.looks, chanceOf, topologyOf(track));
  const seen = [
    ...(hit === null || !isTrusted('X') ? [] : [{ cells: [hit], name: 'X' as const }]),
    ...withoutLoneMine(withoutDoubtfulFlags(seenIn(unnamed), track, sight), track, sight),
    ...partsIn([...flags, ...struck, ...crossed, ...covered]),
  ];
  // Where no ground is read, that of both kinds is, if the numbers prove it; a lost game whose mines the network knows may show all of its cells.
  const isSeenGround = (ground: CellSymbol) => seen.some(({ name }) => name === ground);
  const isNew = !isKnown && isSeenGround('0') && (isSeenGround('#') || areKnown);
  // Where covered cells are each drawn otherwise, what is drawn in other colours is a mark, but not where it is struck.
  const isDrawnAnew = once(() => isCoverDrawnAnew(track));
  const isMarked = ({ cells, name }: SeenPart) =>
    name === '#' && isDrawnAnew() && !crossed.includes(cells) && !isSurelyCover(cells, track, sight);
  // A lost game that shows wrong flags shows a mine, too.
  const isLost = reading.cells.some(isShownMine) || seen.some(({ name }) => isShownMine(name));
  const isStruckAtPlay = ({ name }: SeenPart) => name === 'x' && !isLost;
  const parts = seen.filter(
    (part) => (isKnown || isNew || !isGroundSymbol(part.name)) && !isMarked(part) && !isStruckAtPlay(part),
  );
  return withNamedParts(track, parts, sight, { isPossible, mustProve: isNew });
}

/** A board with the numbers that both networks see in looks that had no name, where the board network knows what is open on it, though not its covered cells. */
function withSeenNumbers(
  track: BoardTrack,
  unnamed: readonly (readonly number[])[],
  sight: BoardSight,
  isPossible: IsPossible,
): BoardTrack {
  if (!agreesOnOpened(track.reading.cells, sight.chanceOf)) return track;
  const isOtherDigit = makeOtherDigit(track, sight);
  const parts = unnamed.flatMap((cells): SeenPart[] => {
    const name = sight.seenAs(cells);
    if (!name || !isNumber(name) || !((glyphsOfLook(track, cells)[glyphOfSymbol(name)] as number) >= LIKE_NUMBER))
      return [];
    return isOtherDigit({ cells, name }) ? [] : [{ cells, name }];
  });
  return withNamedParts(track, parts, sight, { isPossible });
}

/**
 * A board without the ground of which the network surely sees that it is something else, whatever it is: both know what ground is, as they agree on the rest of it, and one of them
 * is wrong. Of numbers and marks the other reader knows more. What the network takes for zeros is named so where no rule is broken (nothing covered lies beside them) and
 * nothing else is read otherwise then.
 */
export function withoutDenied(track: BoardTrack, sight: BoardSight, isPossible: IsPossible): BoardTrack {
  const { chanceOf, seenAs } = sight;
  const { reading, samples, memory } = track;
  const ground = looksRead(track, isGroundSymbol).flatMap((look) => partedLook(look, sight));
  if (ground.length < 2) return track;
  const symbolOf = ([cell = 0]: readonly number[]) => reading.cells[cell] as CellSymbol;
  // The frame of the keyboard's focus passes for a mark.
  const isFramed = (cells: readonly number[]) =>
    cells.length === 1 && symbolOf(cells) === '#' && isFramedCover(cells[0] as number, reading.cells, samples);
  const isDenied = remembered((cells: readonly number[]) => {
    if (!deniesIn(cells, symbolOf(cells), sight)) return false;
    const name = seenAs(cells);
    return (name !== null && isGroundSymbol(name)) || !isFramed(cells);
  });
  const doubtsAbout = remembered((cells: readonly number[]) => doubtsOf(cells, track));
  const agreed = ground.filter((cells) => !isDenied(cells)).flat();
  // What can hardly be told from ground that both see cannot be doubted by its drawing.
  const isOfItsOwn = (cells: readonly number[]) => {
    const isAlike = doubtedIn(samples, doubtsAbout(cells));
    return !agreed.some((cell) => isAlike(cell));
  };
  const denied = ground.filter((cells) => isDenied(cells) && isOfItsOwn(cells));
  if (denied.length === 0) return track;
  const rest = withoutCells(reading, new Set(denied.flat()));
  const hasOthers = denied.every(
    (cells) => rest.cells.filter((symbol) => symbol === symbolOf(cells)).length >= SOME_GROUND,
  );
  if (!hasOthers || !agreesMore(rest.cells, chanceOf)) return track;
  const doubting = {
    ...track,
    reading: rest,
    doubted: [...track.doubted, ...denied.flatMap(doubtsAbout)],
  };
  const zeros = new Set(denied.filter((cells) => seenAs(cells) === '0').flat());
  if (zeros.size === 0) return doubting;
  const known = (cell: number) =>
    zeros.has(cell) ? '0' : rest.cells[cell] === '~' ? null : (rest.cells[cell] as CellSymbol);
  const open = readAgain(doubting, memory, { isPossible, nameIn: known });
  const isAsKnown = open.reading.cells.every((symbol, cell) => known(cell) === null || symbol === known(cell));
  return isAsKnown && !breaksAnyRule(open.reading.cells, topologyOf(track)) ? open : doubting;
}

/** A look, or its parts where the network surely sees marks in some cells of it and ground in all others: both were taken for one texture. */
function partedLook(look: readonly number[], sight: BoardSight): (readonly number[])[] {
  if (sight.seenAs(look)) return [look];
  const parts = partedBySight(look, [...GROUNDS, ...MARKS], sight);
  const seen = countCells(parts);
  return seen === look.length ? parts.map(({ cells }) => cells) : [look];
}

/** Whether the network is nearly certain of covered cells, and sees flags in those that were read as flags; nor are they marks to the glyph network. */
function isSurelyCover(cells: readonly number[], track: BoardTrack, { chanceOf, seenAs }: BoardSight): boolean {
  const glyphs = glyphsOfLook(track, cells);
  return (
    cells.every((cell) => chanceOf('#', cell) >= SURELY_COVER) &&
    (glyphs[FLAG] as number) + (glyphs[QUESTION] as number) < LIKE_MARK &&
    looksRead(track, (symbol) => symbol === 'F').every((flags) => seenAs(flags) === 'F')
  );
}

/** Whether something else is drawn on each of the covered cells that are one look. */
function isCoverDrawnAnew(track: BoardTrack): boolean {
  const covered = looksRead(track, (symbol) => symbol === '#');
  return covered.some((cells) => cells.length >= LEAST_ANEW && areDrawnAnew(cells, track.samples.patches));
}
