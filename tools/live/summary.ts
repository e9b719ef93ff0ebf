import { percentileOf } from '../statistics.ts';

/** What many measurements of one quantity came to. */
export interface Measured {
  readonly name: string;
  readonly unit: 'ms' | '%' | 'MB';
  readonly p50: number;
  readonly p95: number;
  readonly most: number;
  readonly count: number;
}

export function sumUp(name: string, unit: Measured['unit'], samples: readonly number[]): Measured {
  const [p50, p95, most] = [0.5, 0.95, 1].map((part) => percentileOf(samples, part)) as [number, number, number];
  return { name, unit, p50, p95, most, count: samples.length };
}
