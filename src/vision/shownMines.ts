import type { CellSymbol } from '../model/board.ts';
import { isShownMine, numberOf } from '../model/board.ts';
import type { Topology } from '../model/topology.ts';
import { LEAST_CONFIDENCE } from './confidences.ts';
import { BLANK, CROSSED, FLAG, MINE } from './glyphs.ts';
import type { CellGroup } from './groupCells.ts';
import { MAY_BE_ALIKE } from './marksAlike.ts';
import type { NamedGroup } from './nameGroups.ts';
import type { Ground } from './rim.ts';
import type { Names } from './settleNames.ts';
import { lackOf } from './theHit.ts';
import { SURELY_TOLD } from './untold.ts';

/**
 * The mines and wrong flags of a lost game where nobody knows the drawings. A program that shows all mines leaves no number short of one: then
 * every number has its mines, and of what is drawn on the cells around it some looks are these and others are none. Where that
 * can be in one way only, it is so. Flags may be wrong and not shown to be.
 */

/** Unread looks of which this may be told, and the numbers beside them from which it is no chance. */
const MOST_LOOKS = 6;
const LEAST_NUMBERS = 6;
/** Mines of unknown drawing that a game shows at least, if none of known drawing is seen. */
const LEAST_MINES = 4;
/** … so many of which no number touches, as players flag what numbers tell, if they do not look quite unlike flags that are known (cosine, flags). */
const LEAST_FAR = 3;
const UNLIKE = 0.3;
const KNOWN_FLAGS = 3;

/** The network's probability of a flag from which a look is one where no flag is known, and of that or something crossed out from which what is no mine is a wrong flag. */
const MAY_BE_FLAG = 0.5;
/** … and of a mine there: what is shown may all be flags. */
const MAY_BE_MINE = 0.5;

/** Mines of unknown drawing on open ground are surely told by the rules, on so many cells, where the network sees flags in them with less than that probability. */
const SOME_CELLS = 4;
const NO_FLAG = 0.3;

/**
 * Whether what the rules tell to be mines lies on open ground, and marks lie on covered ground: a program that lays its marks there shows nothing but mines on open ground that is no number.
 * @param grounds what the rim of each says that it lies on.
 */
export function areMinesOnOpen(named: readonly NamedGroup[], grounds: readonly (Ground | null)[]): boolean {
  const isMark = ({ symbol }: NamedGroup) => 'F?x'.includes(symbol);
  const isMine = ({ symbol, confidence, group: { cells, glyphs } }: NamedGroup) =>
    symbol === '*' && confidence >= SURELY_TOLD && cells.length >= SOME_CELLS && (glyphs[FLAG] as number) < NO_FLAG;
  const liesOn = (ground: Ground, isSuch: (entry: NamedGroup) => boolean) =>
    named.some((entry, k) => grounds[k] === ground && isSuch(entry));
  return liesOn('open', isMine) && liesOn('closed', isMark);
}

/**
 * Names the mines, the flags on them and the wrong flags of a lost game that no drawing tells. `cells` and `confidence` are written to.
 * @param isOpenToNames whether nothing lies over a cell and no rule forbids what it shows. @param likeness how alike the network sees two looks, from -1 to 1.
 * @param groundOf what the rim of a look says that it lies on.
 */
export function nameShownMines(
  cells: CellSymbol[],
  confidence: number[],
  { named, foreign, topology }: Omit<Names, 'isNamed'>,
  isOpenToNames: (cell: number) => boolean,
  likeness: (a: NamedGroup, b: NamedGroup) => number,
  groundOf: (group: CellGroup) => Ground | null,
): void {
  // What lies over a cell may lie over a part of the next one, too.
  const isBesideForeign = (cell: number) => topology.neighbours[cell]?.some((next) => foreign[next]);
  const mayBeShown = (cell: number) => cells[cell] === '~' && isOpenToNames(cell) && !isBesideForeign(cell);
  const isUnknown = ({ group: { best, cells: all } }: NamedGroup) => best !== BLANK && all.every(mayBeShown);
  const unknown = named.filter(isUnknown);
  if (unknown.length === 0) return;
  const readAs = (symbol: CellSymbol) =>
    named.filter(({ group }) => group.cells.some((cell) => cells[cell] === symbol));
  const [flags, mines] = [readAs('F'), readAs('*')];
  const likenessTo = (known: readonly NamedGroup[], entry: NamedGroup) =>
    Math.max(...known.map((one) => likeness(one, entry)));
  const areFlagsKnown = cells.filter((symbol) => symbol === 'F').length >= KNOWN_FLAGS;
  const isNoFlag = (look: readonly number[]) =>
    areFlagsKnown && unknown.some((entry) => entry.group.cells === look && likenessTo(flags, entry) < UNLIKE);
  const looks = unknown.map(({ group }) => group.cells);
  const areMines = minesByNumbers(cells, looks, isNoFlag, topology);
  const flagChance = ({ group }: NamedGroup) => group.glyphs[FLAG] as number;
  const areMinesOn = (ground: Ground) =>
    unknown.some(({ group }) => areMines.get(group.cells) && groundOf(group) === ground);
  // Where some mines show covered ground around what is drawn and others open ground, these are laid bare and those are flagged.
  const areApart = areMinesOn('closed') && areMinesOn('open');
  const isFlag = (entry: NamedGroup) => {
    if (flags.length > 0) return likenessTo(flags, entry) >= MAY_BE_ALIKE;
    return areApart ? groundOf(entry.group) === 'closed' : flagChance(entry) >= MAY_BE_FLAG;
  };
  const shown = unknown.filter((entry) => areMines.get(entry.group.cells) && !isFlag(entry));
  const isSeenAsMine = ({ best, glyphs }: CellGroup) =>
    best === MINE && (flags.length > 0 || (glyphs[MINE] as number) >= MAY_BE_MINE);
  const seenAsMines = shown.filter(({ group }) => isSeenAsMine(group));
  // Mines that are not flagged look alike: where none is known, the look that the network takes for one tells, or all of them together.
  const known = mines.length > 0 ? mines : seenAsMines;
  const isLikeMines = (entry: NamedGroup) =>
    known.length > 0
      ? likenessTo(known, entry) >= MAY_BE_ALIKE
      : shown.every((other) => other === entry || likeness(other, entry) >= MAY_BE_ALIKE);
  const symbolOf = (entry: NamedGroup): CellSymbol => {
    const { glyphs, cells: all } = entry.group;
    if (areMines.get(all)) return isFlag(entry) ? 'F' : isLikeMines(entry) ? '*' : '~';
    return flagChance(entry) + (glyphs[CROSSED] as number) >= MAY_BE_FLAG ? 'x' : '~';
  };
  const symbols = unknown
    .filter(({ group }) => areMines.has(group.cells))
    .map((entry) => ({ entry, symbol: symbolOf(entry) }));
  // All that is drawn on mines may be flags.
  if (!cells.some(isShownMine) && !symbols.some(({ symbol }) => symbol === '*')) return;
  for (const { entry, symbol } of symbols)
    for (const cell of symbol === '~' ? [] : entry.group.cells)
      [cells[cell], confidence[cell]] = [symbol, LEAST_CONFIDENCE];
}

/**
 * Which unread looks are mines (true) and which are none (false) by the numbers of a game that shows its mines; empty where this is not told, or
 * where it may be a game in play.
 * @param looks cells of the looks that are not read at all and show something. @param isNoFlag whether one looks quite unlike the flags of the board.
 */
export function minesByNumbers(
  cells: readonly CellSymbol[],
  looks: readonly (readonly number[])[],
  isNoFlag: (look: readonly number[]) => boolean,
  { neighbours }: Topology,
): ReadonlyMap<readonly number[], boolean> {
  const lookOf = new Map(looks.flatMap((look) => look.map((cell) => [cell, look] as const)));
  /** What each number lacks with all flags right and with all wrong, and the looks beside it as often as they are; not of those beside other unread cells. */
  const wants = [...cells.keys()].flatMap((cell) => {
    const lack = lackOf(cell, cells, neighbours);
    if (!lack?.unread.every((next) => lookOf.has(next))) return [];
    const flags = [...(neighbours[cell] ?? [])].filter((next) => cells[next] === 'F').length;
    return { least: lack.lacking, most: lack.lacking + flags, beside: lack.unread.map((next) => lookOf.get(next)) };
  });
  const told = looks.filter((look) => wants.some(({ beside }) => beside.includes(look)));
  const none: ReadonlyMap<readonly number[], boolean> = new Map();
  if (told.length === 0 || told.length > MOST_LOOKS) return none;
  const touching = wants.filter(({ beside }) => beside.length > 0);
  const ways = Array.from({ length: 2 ** told.length }, (_, way) => told.filter((_, k) => (way >> k) & 1));
  /** The only way in which all numbers have their mines; with flags that may be wrong numbers beside these tell less. */
  const onlyWay = (areFlagsRight: boolean) => {
    if (touching.filter(({ least, most }) => areFlagsRight || least === most).length < LEAST_NUMBERS) return null;
    const fits = (mines: readonly (readonly number[])[]) =>
      wants.every(({ least, most, beside }) => {
        const count = beside.filter((look) => look && mines.includes(look)).length;
        return least <= count && count <= (areFlagsRight ? least : most);
      });
    const [only, ...others] = ways.filter(fits);
    return others.length === 0 ? only : null;
  };
  const mines = onlyWay(true) ?? onlyWay(false);
  if (!mines || !cells.includes('#')) return none;
  const areShown =
    mines.flat().length >= LEAST_MINES && (mines.every(isNoFlag) || areFar(mines.flat(), cells, neighbours));
  if (!areShown && !cells.some(isShownMine)) return none;
  return new Map(told.map((look) => [look, mines.includes(look)]));
}

/** Whether several of some mines lie where no number tells of them. */
function areFar(mines: readonly number[], cells: readonly CellSymbol[], neighbours: Topology['neighbours']): boolean {
  const isFar = (cell: number) => !neighbours[cell]?.some((next) => numberOf(cells[next] as CellSymbol) > 0);
  return mines.filter(isFar).length >= LEAST_FAR;
}
