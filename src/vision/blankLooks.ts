import type { CellSamples } from './cellSamples.ts';
import { BLANK } from './glyphs.ts';
import type { CellGroup } from './groupCells.ts';
import { groupDifference, MOST_DIFFERENCE, ROUNDING } from './groupCells.ts';
import { MAY_BE } from './nameSearch.ts';
import { atFullContrast } from './rim.ts';

/** Groups that may be blank, joined where they look nearly alike: shading and noise split one look into several. */
export function blankLooks(groups: readonly CellGroup[], { signatures, contrast }: CellSamples): number[][] {
  const looks: number[][] = [];
  const isNear = (a: CellGroup, b: CellGroup) => {
    const difference = groupDifference(a, b, signatures);
    return difference <= ROUNDING || atFullContrast(difference, contrast) < MOST_DIFFERENCE;
  };
  groups.forEach((group, k) => {
    if ((group.glyphs[BLANK] as number) < MAY_BE) return;
    const near = looks.filter((look) => look.some((other) => isNear(group, groups[other] as CellGroup)));
    for (const look of near) looks.splice(looks.indexOf(look), 1);
    looks.push([...near.flat(), k]);
  });
  return looks;
}
