import type { CellSamples } from './cellSamples.ts';
import { BLANK } from './glyphs.ts';
import type { CellGroup } from './groupCells.ts';
import { groupDifference, MOST_DIFFERENCE, ROUNDING } from './groupCells.ts';
import { joined } from './joined.ts';
import { MAY_BE } from './nameSearch.ts';
import { atFullContrast } from './rim.ts';

/** Groups that may be blank, joined where they look nearly alike: shading and noise split one look into several. */
export function blankLooks(groups: readonly CellGroup[], { signatures, contrast }: CellSamples): number[][] {
  const isNear = (a: CellGroup, b: CellGroup) => {
    const difference = groupDifference(a, b, signatures);
    return difference <= ROUNDING || atFullContrast(difference, contrast) < MOST_DIFFERENCE;
  };
  const blank = [...groups.keys()].filter((k) => (groups[k]?.glyphs[BLANK] as number) >= MAY_BE);
  return joined(blank, (k, other) => isNear(groups[k] as CellGroup, groups[other] as CellGroup));
}
