import type { CounterClaim, CounterSight } from '../../model/counter.ts';
import type { Rect } from '../../model/frame.ts';

/** What is known of the board beside which counters were seen, at the same moment. */
export interface Circumstances {
  /** Flags on the board; every one of its cells must be readable. */
  readonly flags: number;
  /** The total usual for the board's size, or null. */
  readonly usual: number | null;
  /** Whether the board and the numbers on it allow a total. */
  readonly isPossible: (total: number) => boolean;
}

/**
 * The mine total that one picture shows without doubt, or null. Counters show the total less the flags, flags and total ("3/40"), or what is
 * left and the total; a time may look like any of them. So a total counts if words or the flags say what it is, or if it is the only possible
 * one of the picture and the usual one; and never if two of that kind disagree.
 */
export function totalFromPicture(sights: readonly CounterSight[], about: Circumstances): number | null {
  // A board of an unusual size may be a part of a larger one, whose total the program shows.
  if (about.usual === null) return null;
  const claims = sights.flatMap((sight) => sight.claims).filter((claim) => mayProve(claim, about));
  const named = new Set(claims.flatMap((claim) => namedTotals(claim, about)));
  const [total] = named;
  if (total !== undefined) return named.size === 1 && about.isPossible(total) ? total : null;
  const plain = claims.filter(({ label, numbers }) => label === 'none' && numbers.length === 1);
  const possible = new Set(plain.map(({ numbers }) => numbers[0] + about.flags).filter(about.isPossible));
  const [only] = possible;
  return possible.size === 1 && only === about.usual ? (only ?? null) : null;
}

/** Whether a number may say the total: what is doubted says nothing, what only its heading names says the usual total or nothing. */
function mayProve(
  { numbers: [first, second], isDoubted, isHeaded }: CounterClaim,
  { flags, usual }: Circumstances,
): boolean {
  if (isDoubted) return false;
  return !isHeaded || (second === undefined && first + flags === usual);
}

/** The totals that a number with its words stands for. */
function namedTotals({ numbers, label }: CounterClaim, { flags, usual }: Circumstances): number[] {
  const [first, second] = numbers;
  const isNamed = label === 'mines' || label === 'left';
  if (second !== undefined) {
    const fits = first === flags || first === second - flags;
    return fits && second >= flags && (isNamed || (second === usual && label === 'none')) ? [second] : [];
  }
  if (label === 'left' || (label === 'mines' && flags === 0)) return [first + flags];
  // "Mines: 37" may be all mines or those left, "Flags: 3" those set: the usual total tells.
  return label === 'mines' && first + flags === usual && first !== flags ? [first + flags] : [];
}

/** One look at the counters during play. */
export interface CounterLook {
  readonly sights: readonly CounterSight[];
  readonly about: Circumstances;
  /** Ms of any one clock. */
  readonly at: number;
}

/** What the numbers at one place showed. */
interface Series {
  readonly kind: CounterSight['kind'];
  readonly rect: Rect;
  /** Which number of the line, and of how many it consists. */
  readonly index: number;
  readonly form: number;
  readonly shown: readonly { readonly numbers: readonly number[]; readonly flags: number; readonly at: number }[];
  /** It changed while no flag did: a clock, or something else that is no counter of mines. */
  readonly isClock: boolean;
}

/** What the looks of one game add up to. Immutable. */
export interface TotalBelief {
  readonly series: readonly Series[];
  /** Totals that single looks showed without doubt. */
  readonly plain: readonly { readonly total: number; readonly at: number }[];
  /** What is believed, or null. */
  readonly total: number | null;
}

export const NO_BELIEF: TotalBelief = { series: [], plain: [], total: null };

/** Looks that must agree, and ms between the first and the last of them. */
const LEAST_LOOKS = 3;
const LEAST_PLAIN = 2;
const LEAST_SPAN = 700;
/** A counter beside a running clock must stand still for so long, ms. */
const BESIDE_CLOCK = 3000;
/** Looks that are remembered. */
const MOST_LOOKS = 60;

/** A new game: what stood still may now mean something else; clocks stay clocks. */
export function beginGame({ series }: TotalBelief): TotalBelief {
  return { ...NO_BELIEF, series: series.filter(({ isClock }) => isClock).map((s) => ({ ...s, shown: [] })) };
}

/** Adds a look during play, of a board that stood still. A total is believed only while all evidence of the game agrees. */
export function addLook(belief: TotalBelief, look: CounterLook): TotalBelief {
  const { sights, about, at } = look;
  const series = continueSeries(belief.series, look);
  const alone = totalFromPicture(sights, about);
  const plain = alone === null ? belief.plain : [...belief.plain.slice(-MOST_LOOKS), { total: alone, at }];
  const span = (plain.at(-1)?.at ?? 0) - (plain[0]?.at ?? 0);
  const isPlain = plain.length >= LEAST_PLAIN && span >= LEAST_SPAN;
  const totals = new Set([
    ...plain.map(({ total }) => total),
    ...series.flatMap((s) => trackedTotal(s) ?? []),
    ...(besideClock(series) ?? []),
  ]);
  const proved = series.some((s) => trackedTotal(s) !== null) || besideClock(series) !== null || isPlain;
  const [total] = totals;
  const isAgreed = totals.size === 1 && total !== undefined && about.isPossible(total);
  return { series, plain, total: proved && isAgreed ? total : null };
}

function continueSeries(known: readonly Series[], { sights, about, at }: CounterLook): Series[] {
  const next = [...known];
  for (const { kind, rect, claims } of sights) {
    claims.forEach(({ numbers }, index) => {
      const k = next.findIndex(
        (s) => s.kind === kind && s.index === index && s.form === numbers.length && isSamePlace(s.rect, rect),
      );
      const before = next[k] ?? { kind, rect, index, form: numbers.length, shown: [], isClock: false };
      const last = before.shown.at(-1);
      const isChanged = last?.numbers.some((n, i) => n !== numbers[i]);
      const isClock = before.isClock || (isChanged === true && last?.flags === about.flags);
      const shown = [...before.shown.slice(-MOST_LOOKS), { numbers, flags: about.flags, at }];
      const grown = { ...before, rect, shown, isClock };
      if (k < 0) next.push(grown);
      else next[k] = grown;
    });
  }
  return next;
}

/** Text that grows or shrinks by a digit keeps its left side or its right side. */
function isSamePlace(a: Rect, b: Rect): boolean {
  const isLevel = Math.abs(a.y + a.height / 2 - b.y - b.height / 2) <= Math.max(a.height, b.height) / 2;
  return isLevel && a.x < b.x + b.width && b.x < a.x + a.width;
}

/** The total of a series that changed with the flags and stood still when they did, or null. */
function trackedTotal({ shown, form, isClock }: Series): number | null {
  if (isClock || shown.length < LEAST_LOOKS) return null;
  const flags = shown.map((look) => look.flags);
  const hasMoved = flags.some((f) => f !== flags[0]);
  const hasStood = shown.some((look, k) =>
    shown.slice(k + 1).some((l) => l.flags === look.flags && l.at - look.at >= LEAST_SPAN),
  );
  if (!hasMoved || !hasStood) return null;
  const totals = new Set(
    form === 1
      ? shown.map(({ numbers: [n = 0], flags: f }) => n + f)
      : shown.map(({ numbers: [n = 0, of = 0], flags: f }) => (n === f || n === of - f ? of : Number.NaN)),
  );
  const [total = Number.NaN] = totals;
  return totals.size === 1 && !Number.isNaN(total) ? total : null;
}

/**
 * Of two seven-segment displays on a level that are all there are, one runs: the other one counts mines. What it shows and the flags have
 * had the same sum for a while. None where it is not so.
 */
function besideClock(series: readonly Series[]): readonly number[] | null {
  const displays = series.filter(({ kind, shown }) => kind === 'segments' && shown.length > 0);
  const [a, b] = displays;
  if (!a || !b || displays.length > 2 || a.isClock === b.isClock) return null;
  const [clock, counter] = a.isClock ? [a, b] : [b, a];
  if (Math.abs(clock.rect.y - counter.rect.y) > counter.rect.height / 2 || !isRising(clock)) return null;
  const sums = new Set(counter.shown.map(({ numbers: [n = 0], flags }) => n + flags));
  const span = (counter.shown.at(-1)?.at ?? 0) - (counter.shown[0]?.at ?? 0);
  return sums.size === 1 && span >= BESIDE_CLOCK && counter.shown.length >= LEAST_LOOKS ? [...sums] : null;
}

/** Whether a clock ran forward over several looks of this game. */
function isRising({ shown }: Series): boolean {
  const values = shown.map(({ numbers: [n = 0] }) => n);
  return values.every((n, k) => k === 0 || n >= (values[k - 1] as number)) && new Set(values).size >= LEAST_LOOKS;
}
