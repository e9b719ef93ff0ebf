import type { ComponentCount } from './count.ts';
import { BINOMIALS } from './count.ts';
import { rescale } from './scaled.ts';

/** What one group of cells can hold: the expected mines, and the fewest and most in any possible layout. */
export interface GroupMarginal {
  readonly expected: number;
  readonly least: number;
  readonly most: number;
}

/**
 * The marginals of a component's groups when a layout with m mines weighs `weight[m]` (what the rest of the
 * board can do with the remaining mines). At least one counted layout must have a positive weight.
 * Method: forward-backward over the layers of the count.
 */
export function marginals(count: ComponentCount, weight: Float64Array): GroupMarginal[] {
  const { steps, layers, at, low, ways } = count;
  const result: GroupMarginal[] = new Array(steps.length);
  const back = new Float64Array(ways.length);
  const last = layers[steps.length] as number;
  const start = at[last] as number;
  for (let i = start; i < back.length; i++) back[i] = weight[(low[last] as number) + i - start] as number;
  for (let i = steps.length - 1; i >= 0; i--) {
    const next = layers[i + 1] as number;
    rescale(back, at[next] as number, at[layers[i + 2] as number] as number);
    result[count.steps[i]?.group as number] = passBack(count, i, back);
  }
  return result;
}

/** Weighs the states of layer i by what can follow them; `back` holds the weights of the layer after it. */
function passBack(count: ComponentCount, i: number, back: Float64Array): GroupMarginal {
  const { steps, layers, at, low, ways, moves, next } = count;
  const size = steps[i]?.size as number;
  const binomials = BINOMIALS[size] as Float64Array;
  let total = 0;
  let mines = 0;
  let least = size + 1;
  let most = -1;
  let move = moves[i] as number;
  for (let s = layers[i] as number, end = layers[i + 1] as number; s < end; s++) {
    const begin = at[s] as number;
    const length = (at[s + 1] as number) - begin;
    for (let j = 0; j <= size; j++, move++) {
      const target = next[move] as number;
      if (target < 0) continue;
      const factor = binomials[j] as number;
      const from = (at[target] as number) + (low[s] as number) + j - (low[target] as number);
      let sum = 0;
      let possible = false;
      for (let m = 0; m < length; m++) {
        const onward = (back[from + m] as number) * factor;
        if (onward === 0) continue;
        back[begin + m] = (back[begin + m] as number) + onward;
        const here = ways[begin + m] as number;
        if (here === 0) continue;
        sum += here * onward;
        possible = true;
      }
      if (!possible) continue;
      total += sum;
      mines += sum * j;
      if (j < least) least = j;
      if (j > most) most = j;
    }
  }
  return { expected: mines / total, least, most };
}
