import type { CounterSight } from '../../model/counter.ts';
import type { Rect } from '../../model/frame.ts';
import { gapAcross, gapDown } from './components.ts';
import { bestLabel, labelOfWords } from './counterText.ts';
import type { ReadText } from './readLines.ts';

/** A heading is this near to its number, parts of the higher one's height. */
const HEADING_GAP = 1.3;

/** A number without words is what its heading says, where there is one: a line of words above or below it. */
export function labelsAround(sight: CounterSight, lines: readonly ReadText[]): CounterSight {
  const [claim] = sight.claims;
  if (!claim || sight.claims.length > 1 || claim.label !== 'none') return sight;
  const headings = lines
    .filter(({ sight: { rect, claims } }) => claims.length === 0 && isHeading(rect, sight.rect))
    .sort((a, b) => gapDown(a.sight.rect, sight.rect) - gapDown(b.sight.rect, sight.rect));
  const labels = headings
    .map(({ texts }) => bestLabel(texts.map(labelOfWords)))
    .filter((label) => label !== 'none' && label !== 'other');
  const [label] = labels;
  return label === undefined ? sight : { ...sight, claims: [{ ...claim, label }] };
}

function isHeading(heading: Rect, number: Rect): boolean {
  const down = gapDown(heading, number);
  const shared = -gapAcross(heading, number) / Math.min(heading.width, number.width);
  return down >= 0 && down <= HEADING_GAP * Math.max(heading.height, number.height) && shared >= 0.5;
}
