import type { Lattice } from '../model/lattice.ts';
import type { Topology } from '../model/topology.ts';
import { blankLooks } from './blankLooks.ts';
import type { CellSamples } from './cellSamples.ts';
import { isSure } from './confidences.ts';
import type { Outlines } from './foreignCells.ts';
import type { GlyphMemory } from './glyphMemory.ts';
import { MINE, OTHER } from './glyphs.ts';
import type { CellGroup } from './groupCells.ts';
import { inksOf } from './inks.ts';
import { isMadeOfCells } from './madeOfCells.ts';
import type { GroupPrior } from './meanings.ts';
import type { NamedGroup } from './nameGroups.ts';
import { nameGroups } from './nameGroups.ts';
import { MAY_BE } from './nameSearch.ts';
import { blankBiases, hasOwnRim, hasRimOfMarks, isNumberLikeOthers, rimKinds } from './rimEvidence.ts';
import { wouldGoOn } from './untold.ts';
import { kindOf, LARGE_GROUP } from './vouchedFor.ts';
import { MOST_HIT } from './wholeBoardCost.ts';

/** Covered and open ground, of two tones each: where more looks are common and unknown, the cells are cut wrongly. */
const MOST_GROUNDS = 4;

export interface DrawnGroups {
  readonly groups: readonly CellGroup[];
  readonly samples: CellSamples;
  readonly outlines: Outlines;
  readonly lattice: Lattice;
  readonly topology: Topology;
  /** Cells that something else lies over. */
  readonly foreign: readonly boolean[];
  readonly memory: GlyphMemory;
}

/**
 * Names of groups by what is drawn on them and at their rims and by the rules; where the first names say otherwise than a rim, or call what goes on a mine,
 * they are found once more with what that tells.
 * @returns the names, and of each group what its rim tells: whether it is covered or open.
 */
export function namesByDrawing({ groups, samples, outlines, lattice, topology, foreign, memory }: DrawnGroups): {
  readonly names: readonly NamedGroup[];
  readonly byRim: ReturnType<typeof rimKinds>;
} {
  const hasOwnGround = (group: CellGroup) => hasOwnRim(group, groups, samples, lattice.cols);
  const isCommon = (g: CellGroup) => g.alike >= LARGE_GROUP * topology.cellCount;
  const grounds = groups.filter((g) => isCommon(g) && g.best === OTHER).length;
  const biases = blankBiases(groups, samples, outlines, lattice.cols);
  const priors = groups.map((g, k) => ({
    closedBias: biases[k] as number,
    isCell:
      isMadeOfCells(g, outlines, lattice, samples) ||
      hasRimOfMarks(g, groups, samples, lattice.cols) ||
      isNumberLikeOthers(g, groups, samples, outlines, lattice.cols),
    isGround: isCommon(g) && grounds <= MOST_GROUNDS,
    mayBeHit: (g.glyphs[MINE] as number) >= MAY_BE && g.cells.length <= MOST_HIT && hasOwnGround(g),
  }));
  const hasLoneErrors = memory.asksEach ?? false;
  const seen = { groups, topology, foreign, blankLooks: blankLooks(groups, samples), inks: inksOf(groups, samples) };
  const name = (given: readonly GroupPrior[]) => nameGroups({ ...seen, priors: given, hasLoneErrors });
  const first = name(priors);
  const byRim = rimKinds(first, first.filter(isSure), samples, lattice.cols);
  const isOdd = (entry: NamedGroup, k: number) => byRim[k] && byRim[k] !== kindOf(entry.symbol);
  const withRims = priors.map((prior, k) => ({ ...prior, rimOf: byRim[k] ?? null }));
  const byRims = first.some(isOdd) ? name(withRims) : first;
  const mayBeMine = (entry: NamedGroup) => '*x'.includes(entry.symbol) || (entry.symbol === 'F' && !isSure(entry));
  const isNoMine = (entry: NamedGroup, k: number) =>
    !priors[k]?.mayBeHit && wouldGoOn(entry, byRims, foreign, topology);
  const names = byRims.some((entry, k) => mayBeMine(entry) && isNoMine(entry, k))
    ? name(withRims.map((prior, k) => ({ ...prior, isNoMine: isNoMine(byRims[k] as NamedGroup, k) })))
    : byRims;
  return { names, byRim };
}
