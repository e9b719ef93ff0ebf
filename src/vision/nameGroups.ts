import type { CellSymbol } from '../model/board.ts';
import type { Topology } from '../model/topology.ts';
import { maxNeighbours } from '../model/topology.ts';
import { BLANK } from './glyphs.ts';
import { groundLooks } from './groundLooks.ts';
import type { CellGroup } from './groupCells.ts';
import type { BlankLook, GroupPrior, Meaning } from './meanings.ts';
import { hasRimOfNumbers, isGroundSymbol, meaningsOf } from './meanings.ts';
import type { Move, NameSearch, Naming } from './nameSearch.ts';
import { joined, startSearch } from './nameSearch.ts';
import { touchingGroups } from './touchingGroups.ts';

export interface NamedGroup {
  readonly group: CellGroup;
  readonly symbol: CellSymbol;
  /** Probability that the symbol is right, by how much worse the next best meaning of the group explains the board. */
  readonly confidence: number;
  /** Every symbol that was considered. */
  readonly options: readonly CellSymbol[];
  /** Whether only what is around tells so: the network knows no such drawing of the symbol. */
  readonly isUnusual: boolean;
}

const SWEEPS = 4;
/** Of so many looks of blank cells, any two are tried as covered and open ground: neither alone may be better. */
const MOST_SWAPPED = 6;
/** Of blank looks in the order of how closed they look, so many of the largest steps may lie between covered and open ground. */
const MOST_SPLITS = 4;
/** Looks on grounds of their own of which any two are tried as the mine that was hit and a wrong flag. */
const MOST_HITS = 4;
/** What parts flags and covered ground that might change places counts for this part: where the network knows neither drawing, the rules must tell clearly. */
const MARKS_TRUSTED = 0.25;
/** Costs that differ by less are equal. */
const LEAST_SAVING = 1e-9;

/**
 * Names all groups of a board together: each takes the meaning that, with the others', explains the board at the
 * least cost, where cost is what the network finds unlikely, what breaks the rules of the game, and what hardly happens in
 * one. Local search from the network's own choice.
 */
export function nameGroups(naming: Omit<Naming, 'meanings'>): NamedGroup[] {
  const { groups, topology, priors, blankLooks } = naming;
  const largest = maxNeighbours(topology.shape);
  const grounds = groundLooks(groups);
  const looksOf = partsOf(blankLooks, groups);
  const meanings = groups.map((g, k) =>
    meaningsOf(g, priors[k] as GroupPrior, largest, grounds[k] ?? null, looksOf.get(k)),
  );
  const search = startSearch({ ...naming, meanings });
  const single = groups.map((_, k): Move[] =>
    (meanings[k] as Meaning[]).map((_m, option) => ({ members: [k], options: [option] })),
  );
  const asGround = (covered: readonly number[], open: readonly number[]) =>
    joined(search.allTo(covered, '#'), search.allTo(open, '0'));
  const mayBeGround = new Set(blankLooks.flat());
  const drawn = [...groups.keys()].filter((k) => !mayBeGround.has(k));
  const asSeen: Move = { members: drawn, options: drawn.map((k) => firstDrawing(meanings[k] as Meaning[])) };
  // Whole looks, and each group by itself: pale covered cells, and such with thin sides, look nearly like open ones.
  const each = blankLooks.flat().map((k) => [k]);
  const splits = [
    ...groundSplits(groups, blankLooks),
    ...(each.length <= MOST_GROUPS ? groundSplits(groups, each) : []),
    ...rimSplits(blankLooks, priors),
    ...rimSplits(each, priors),
  ]
    .flatMap((split) => [split, withFewBeside(split, groups, topology)])
    .filter(isNewSplit())
    .map(([covered, open]) => asGround(covered, open));
  // All ground may have been taken for its opposite, and all that is drawn for what goes with that: no step leads out of it.
  const afresh = splits.map((move) => joined(move, asSeen));
  const looks = blankLooks.filter((look) => look.length > 1);
  const touching = touchingLooks(blankLooks.flat(), groups, topology).flatMap((members) => [
    search.allTo(members, '#'),
    search.allTo(members, '0'),
  ]);
  const mayBeHit = [...groups.keys()].filter((k) => priors[k]?.mayBeHit).slice(0, MOST_HITS);
  const hitAndWrong = (hit: number, wrong: number) => joined(search.allTo([hit], '*'), search.allTo([wrong], 'x'));
  const choices: (() => readonly Move[])[] = [
    ...looks.map((look) => () => [search.allTo(look, '#'), search.allTo(look, '0')]),
    ...pairsOf(blankLooks.slice(0, MOST_SWAPPED)).map(([one, other]) => () => [
      asGround(one, other),
      asGround(other, one),
    ]),
    () => splits,
    () => afresh,
    () => search.renamings(),
    () => search.groundsExchanged(),
    () => search.marksExchanged(),
    () => touching,
    ...pairsOf(mayBeHit).map(([one, other]) => () => [hitAndWrong(one, other), hitAndWrong(other, one)]),
    ...single.filter((moves) => moves.length > 1).map((moves) => () => moves),
  ];
  settle(search, choices);
  const symbolOf = (k: number, option: number) => meanings[k]?.[option]?.symbol ?? '~';
  const rivals = groups.map(() => 0);
  const weigh = (move: Move, trust = 1) => {
    const rivalled = move.members.filter((k, i) => symbolOf(k, move.options[i] as number) !== search.symbolOf(k));
    if (rivalled.length === 0) return;
    const weight = Math.exp(-trust * search.costOf(move));
    for (const k of rivalled) rivals[k] = (rivals[k] as number) + weight;
  };
  // A lost game gets no hints: there two wrong names that hold each other up do no harm.
  const pairs = search.isLost() ? [] : pairMoves(groups, meanings, search);
  for (const move of [
    ...single.flat(),
    ...search.renamings(),
    ...search.groundsExchanged(),
    ...afresh,
    ...touching,
    ...pairs,
  ])
    weigh(move);
  for (const move of search.marksExchanged()) weigh(move, MARKS_TRUSTED);
  return groups.map((group, k) => ({
    group,
    symbol: search.symbolOf(k),
    confidence: 1 / (1 + (rivals[k] as number)),
    options: [...new Set((meanings[k] as Meaning[]).map(({ symbol }) => symbol))],
    isUnusual: meanings[k]?.[search.optionOf(k)]?.isUnusual ?? false,
  }));
}

/** The look of which each group of several that show nothing is a part. */
function partsOf(blankLooks: readonly (readonly number[])[], groups: readonly CellGroup[]): Map<number, BlankLook> {
  const isBlank = (k: number) => groups[k]?.best === BLANK;
  const looks = blankLooks.map((look) => look.filter(isBlank)).filter((look) => look.length > 1);
  return new Map(
    looks.flatMap((look, id) => {
      const cells = look.reduce((sum, k) => sum + (groups[k]?.cells.length ?? 0), 0);
      return look.map((k) => [k, { id, cells }] as const);
    }),
  );
}

/** Makes of each choice of moves the best one, until none saves anything; a choice is asked about again only after some move was made. */
function settle(search: NameSearch, choices: readonly (() => readonly Move[])[]): void {
  let made = 0;
  const settledAt = choices.map(() => -1);
  for (let sweep = 0; sweep < SWEEPS && settledAt.some((at) => at !== made); sweep++)
    choices.forEach((moves, i) => {
      if (settledAt[i] === made) return;
      if (improve(search, moves())) made++;
      else settledAt[i] = made;
    });
}

function improve(search: NameSearch, moves: readonly Move[]): boolean {
  let best: Move | null = null;
  let saved = LEAST_SAVING;
  for (const move of moves) {
    const saving = -search.costOf(move);
    if (saving > saved) [best, saved] = [move, saving];
  }
  if (best) search.make(best);
  return best !== null;
}

/** Groups taken for covered ground, and for open ground. */
type GroundSplit = readonly [covered: readonly number[], open: readonly number[]];

/** Ways to part all blank groups into covered and open ground, either of which may look the more closed. */
function groundSplits(groups: readonly CellGroup[], blankLooks: readonly (readonly number[])[]): GroundSplit[] {
  const closedOf = (look: readonly number[] = []) => groups[look[0] as number]?.closed ?? 0;
  const looks = [...blankLooks].sort((a, b) => closedOf(a) - closedOf(b));
  const stepTo = (at: number) => closedOf(looks[at]) - closedOf(looks[at - 1]);
  return [...looks.keys()]
    .slice(1)
    .sort((a, b) => stepTo(b) - stepTo(a))
    .slice(0, MOST_SPLITS)
    .flatMap((at) => {
      const [less, more] = [looks.slice(0, at).flat(), looks.slice(at).flat()];
      return [[more, less] as const, [less, more] as const];
    });
}

/**
 * Ground with the rim of numbers as open, all other ground as covered: where the network is at a loss, the looks of either mix by
 * closedness.
 */
function rimSplits(looks: readonly (readonly number[])[], priors: readonly GroupPrior[]): GroundSplit[] {
  const isOpen = ([first]: readonly number[]) => hasRimOfNumbers(priors[first as number] as GroupPrior);
  const open = looks.filter(isOpen).flat();
  const covered = looks.filter((look) => !isOpen(look)).flat();
  return open.length > 0 && covered.length > 0 ? [[covered, open]] : [];
}

/**
 * The same split with small groups beside covered ground as covered, too: where the sides of a board cut its outermost cells otherwise, a few of these look
 * less covered than they are, and each would break the rules of a zero.
 */
function withFewBeside(
  [covered, open]: GroundSplit,
  groups: readonly CellGroup[],
  { neighbours }: Topology,
): GroundSplit {
  const cellsOf = (k: number) => (groups[k] as CellGroup).cells;
  const isCovered = new Set(covered.flatMap(cellsOf));
  const isBeside = (k: number) => cellsOf(k).some((cell) => neighbours[cell]?.some((next) => isCovered.has(next)));
  const few = open.filter((k) => cellsOf(k).length <= FEW_CELLS && isBeside(k));
  return [[...covered, ...few], open.filter((k) => !few.includes(k))];
}

/** Tells of splits, one after the other, whether both sides have groups and none before was the same: it would count twice against a name. */
function isNewSplit(): (split: GroundSplit) => boolean {
  const known = new Set<string>();
  return ([covered, open]) => {
    const key = [...covered].sort((a, b) => a - b).join();
    const isNew = covered.length > 0 && open.length > 0 && !known.has(key);
    known.add(key);
    return isNew;
  };
}

/** A group is in doubt where its meaning costs so much more than the likeliest one, or another one so little more; so many of them are tried. */
const FORCED = 1;
const NEAR = 3;
const MOST_DOUBTED = 6;
/** Boards with more looks than these are noisy: trying pairs takes too long. */
const MOST_GROUPS = 24;
/** Meanings of each of a pair that are tried. */
const MOST_OPTIONS = 4;

/**
 * Moves of two groups at once that are in doubt: two wrong names may hold each other up. They make names less sure, but are not made:
 * pieces of a window over the board would become cells.
 */
function pairMoves(
  groups: readonly CellGroup[],
  meanings: readonly (readonly Meaning[])[],
  search: NameSearch,
): Move[] {
  if (groups.length > MOST_GROUPS) return [];
  const costOf = (k: number, option: number) => meanings[k]?.[option]?.cost ?? Number.POSITIVE_INFINITY;
  const sizeOf = (k: number) => groups[k]?.cells.length ?? 0;
  const doubted = [...groups.keys()]
    .filter((k) => costOf(k, search.optionOf(k)) > costOf(k, 0) + FORCED || costOf(k, 1) < costOf(k, 0) + NEAR)
    .sort((a, b) => sizeOf(b) - sizeOf(a))
    .slice(0, MOST_DOUBTED);
  const optionsOf = (k: number) => [...(meanings[k] ?? []).keys()].slice(0, MOST_OPTIONS);
  return pairsOf(doubted).flatMap(([one, other]) =>
    optionsOf(one).flatMap((a) => optionsOf(other).map((b): Move => ({ members: [one, other], options: [a, b] }))),
  );
}

/** Blank groups of so few cells may have a look of their own by light and shade only. */
const FEW_CELLS = 4;

/**
 * Small blank groups whose cells touch: where light and shade give every cell a look of its own, all of an opening is covered
 * or none, and no step of one group alone leads from the one to the other.
 */
function touchingLooks(blank: readonly number[], groups: readonly CellGroup[], topology: Topology): number[][] {
  const few = blank.filter((k) => (groups[k] as CellGroup).cells.length <= FEW_CELLS);
  const touching = touchingGroups(
    few.map((k) => groups[k] as CellGroup),
    topology,
  );
  return touching.filter((members) => members.length > 1).map((members) => members.map((k) => few[k] as number));
}

/** The likeliest meaning that is a drawing; the likeliest one where all are ground. */
function firstDrawing(meanings: readonly Meaning[]): number {
  return Math.max(
    0,
    meanings.findIndex(({ symbol }) => !isGroundSymbol(symbol)),
  );
}

/** Every two of some things. */
function pairsOf<T>(things: readonly T[]): (readonly [T, T])[] {
  return things.flatMap((one, k) => things.slice(k + 1).map((other) => [one, other] as const));
}
