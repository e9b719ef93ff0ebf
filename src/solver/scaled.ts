/**
 * Non-negative sequences whose values may lie far outside the range of a double: `values` times 10^log10, the
 * largest value being 1. A value that is not zero stays above zero, so that "impossible" and "very unlikely" are
 * never confused.
 */
export interface Scaled {
  readonly values: Float64Array;
  readonly log10: number;
}

/** What is not zero never rounds to zero: certainty is read from what is exactly zero. */
const SMALLEST = 1e-290;
/** Values are brought back to at most 1 when the largest passes this, far below the largest double, or falls below its inverse. */
const RESCALE_ABOVE = 1e200;

/** Brings the largest value to 1. A sequence of zeros keeps log10 = 0. */
export function normalise(values: Float64Array, log10 = 0): Scaled {
  let largest = 0;
  for (const v of values) if (v > largest) largest = v;
  if (largest === 0) return { values, log10: 0 };
  const out = new Float64Array(values.length);
  for (let i = 0; i < values.length; i++) {
    const v = values[i] as number;
    out[i] = v === 0 ? 0 : Math.max(v / largest, SMALLEST);
  }
  return { values: out, log10: log10 + Math.log10(largest) };
}

/** Does so in place with the values at from … to, but only where doubles might run out. Returns log10 of the divisor, 0 for none. */
export function rescale(values: Float64Array, from: number, to: number): number {
  let largest = 0;
  for (let i = from; i < to; i++) if ((values[i] as number) > largest) largest = values[i] as number;
  if (largest === 0 || (largest <= RESCALE_ABOVE && largest >= 1 / RESCALE_ABOVE)) return 0;
  for (let i = from; i < to; i++) {
    const v = values[i] as number;
    if (v !== 0) values[i] = Math.max(v / largest, SMALLEST);
  }
  return Math.log10(largest);
}

/** The product of two generating functions: out[n] = Σ a[i] · b[n − i]. */
export function convolve(a: Scaled, b: Scaled): Scaled {
  const out = new Float64Array(a.values.length + b.values.length - 1);
  for (let i = 0; i < a.values.length; i++) {
    const x = a.values[i] as number;
    if (x === 0) continue;
    for (let j = 0; j < b.values.length; j++) out[i + j] = (out[i + j] as number) + x * (b.values[j] as number);
  }
  return normalise(out, a.log10 + b.log10);
}

/** out[n] = Σ a[i] · b[n + i] for n below `length`: what remains of b once a has been dealt with. */
export function correlate(a: Scaled, b: Scaled, length: number): Scaled {
  const out = new Float64Array(length);
  for (let n = 0; n < length; n++) {
    const end = Math.min(a.values.length, b.values.length - n);
    let sum = 0;
    for (let i = 0; i < end; i++) sum += (a.values[i] as number) * (b.values[n + i] as number);
    out[n] = sum;
  }
  return normalise(out, a.log10 + b.log10);
}

/**
 * Binomial coefficients as seen from the frontier: value t is C(cells, mines − t) for t below `length`, zero where
 * mines − t does not fit into the cells.
 */
export function binomialTail(cells: number, mines: number, length: number): Scaled {
  const logs = new Float64Array(length).fill(Number.NEGATIVE_INFINITY);
  let largest = Number.NEGATIVE_INFINITY;
  let known = Number.NaN;
  for (let t = length - 1; t >= 0; t--) {
    const k = mines - t;
    if (k < 0 || k > cells) continue;
    known = Number.isNaN(known) ? logBinomial(cells, k) : known + Math.log((cells - k + 1) / k);
    logs[t] = known;
    if (known > largest) largest = known;
  }
  if (largest === Number.NEGATIVE_INFINITY) return { values: new Float64Array(length), log10: 0 };
  const values = logs.map((l) => (l === Number.NEGATIVE_INFINITY ? 0 : Math.max(Math.exp(l - largest), SMALLEST)));
  return { values, log10: largest / Math.LN10 };
}

/** ln C(n, k) as a sum of logarithms, smallest side first; minus infinity where there is no such choice. */
export function logBinomial(n: number, k: number): number {
  if (k < 0 || k > n) return Number.NEGATIVE_INFINITY;
  const m = Math.min(k, n - k);
  let sum = 0;
  for (let i = 1; i <= m; i++) sum += Math.log((n - m + i) / i);
  return sum;
}
