import type { Rect } from './frame.ts';

/**
 * What the words beside a number make of it: `left` what is still to be found, `mines` mines or flags in some other way,
 * `other` something else (a time, a score), `none` no word.
 */
export const COUNTER_LABELS = ['left', 'mines', 'other', 'none'] as const;
export type CounterLabel = (typeof COUNTER_LABELS)[number];

/** One number, or two as in "3/40", with what it is said to be. */
export interface CounterClaim {
  readonly numbers: readonly [number] | readonly [number, number];
  readonly label: CounterLabel;
  /** Its readers do not quite agree: it says no total by itself. */
  readonly isDoubted?: true;
  /** Its label is that of a heading above or below it: it says the usual total, or none. */
  readonly isHeaded?: true;
}

/** Something near a board that shows numbers: seven-segment digits or a line of text. */
export interface CounterSight {
  readonly kind: 'segments' | 'text';
  /** Px of the picture. */
  readonly rect: Rect;
  /** What it shows, from left to right. */
  readonly claims: readonly CounterClaim[];
}
