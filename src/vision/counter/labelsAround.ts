import type { CounterSight } from '../../model/counter.ts';
import type { Rect } from '../../model/frame.ts';
import { gapAcross, gapDown } from './components.ts';
import { bestLabel, labelOfWords } from './counterText.ts';
import type { ReadText } from './readLines.ts';

/** A heading is this near to its number (parts of the higher one's height), so wide at most (parts of the number's), and of few words. */
const HEADING_GAP = 1.3;
const WIDEST_HEADING = 3;
const MOST_WORDS = 3;

/** A number without words is what its heading says, where there is one: some words above or below it, and none on the other side. */
export function labelsAround(sight: CounterSight, lines: readonly ReadText[]): CounterSight {
  const [claim] = sight.claims;
  if (!claim || sight.claims.length > 1 || claim.label !== 'none') return sight;
  const [heading, another] = lines.filter(
    ({ sight: { rect, claims } }) => claims.length === 0 && isNear(rect, sight.rect),
  );
  if (!heading || another || !mayHead(heading, sight.rect)) return sight;
  const label = bestLabel(heading.texts.map(labelOfWords));
  return label === 'mines' || label === 'left' ? { ...sight, claims: [{ ...claim, label, isHeaded: true }] } : sight;
}

function mayHead({ texts, sight: { rect } }: ReadText, number: Rect): boolean {
  const isShort = texts.every((text) => text.split(' ').length <= MOST_WORDS);
  return isShort && rect.width <= WIDEST_HEADING * Math.max(number.width, number.height);
}

function isNear(heading: Rect, number: Rect): boolean {
  const down = gapDown(heading, number);
  const shared = -gapAcross(heading, number) / Math.min(heading.width, number.width);
  return down >= 0 && down <= HEADING_GAP * Math.max(heading.height, number.height) && shared >= 0.5;
}
