import type { CellSymbol } from '../model/board.ts';
import type { Meaning } from './meanings.ts';

/** Cost of a program that draws a symbol unlike any that the network learnt from: once for all groups that show it. */
export const UNUSUAL = 5;
/** … and of drawing it in the usual way on other cells. */
export const BOTH_WAYS = 7;
/** Cost of covered ground, or open ground, of several looks: a program draws something on some such cells and nothing, or another thing, on others. */
const OTHER_LOOK = 12;
/** Part of the cost of an unusual look that is not asked again for the next look of the same symbol: one drawing is split into several. */
export const SPARED = 0.6;
/** … and for the next group of one look of blank cells: light and noise part it into many, whose cells tell hardly more than those of one. */
const PART_SPARED = 0.95;

const MAY_BE_UNUSUAL: readonly CellSymbol[] = ['#', '0', 'F', '?', '*', 'x'];
const GROUND: readonly CellSymbol[] = ['#', '0'];
const MARKS: readonly CellSymbol[] = ['F', '?', '*', 'x'];

/** Numbers things in the order in which they are first asked for. */
function makeNumbering<T>() {
  const numbers = new Map<T, number>();
  return {
    of: (thing: T) => {
      const known = numbers.get(thing) ?? numbers.size;
      numbers.set(thing, known);
      return known;
    },
    count: () => numbers.size,
  };
}

/** A symbol is drawn as usual, unusually, and in several looks. */
const USUAL = 1;
const ODDLY = 2;
const SEVERAL = 4;

/**
 * Tells what unusual drawings cost beside what each group's does, of the option that each group takes. It is asked for every step of
 * the search for names, so all names are numbers here.
 * @param meanings what each group may mean.
 */
export function makeDrawingsCost(meanings: readonly (readonly Meaning[])[]): (options: readonly number[]) => number {
  const [symbols, drawings, wholes] = [makeNumbering<CellSymbol>(), makeNumbering<string>(), makeNumbering<string>()];
  const coded = meanings.map((some) =>
    some.map(({ symbol, cost, isUnusual, look = null, drawing = symbol, part }) => ({
      cost,
      symbol: symbols.of(symbol),
      drawing: isUnusual || MARKS.includes(symbol) ? drawings.of(drawing) : -1,
      whole: part === undefined ? -1 : wholes.of(symbol + part),
      look: look ?? -1,
      way: isUnusual ? ODDLY : USUAL,
    })),
  );
  const mayBeUnusual = MAY_BE_UNUSUAL.map(symbols.of);
  const grounds = GROUND.map(symbols.of);
  const most = new Float64Array(drawings.count());
  const mostOfParts = new Float64Array(wholes.count());
  const ways = new Uint8Array(symbols.count());
  const first = new Int32Array(symbols.count());
  return (options) => {
    most.fill(0);
    mostOfParts.fill(-1);
    ways.fill(0);
    first.fill(-1);
    let cost = 0;
    for (let k = 0; k < options.length; k++) {
      const meaning = coded[k]?.[options[k] as number];
      if (!meaning) continue;
      const { symbol, drawing, whole, look, way, cost: own } = meaning;
      const ofOthers = whole < 0 ? -1 : (mostOfParts[whole] as number);
      if (whole >= 0) mostOfParts[whole] = Math.max(0, ofOthers, own);
      if (ofOthers >= 0) cost -= PART_SPARED * Math.min(ofOthers, own);
      else if (drawing >= 0) {
        const known = most[drawing] as number;
        cost -= SPARED * Math.min(known, own);
        most[drawing] = Math.max(known, own);
      }
      ways[symbol] = (ways[symbol] as number) | way;
      if (look < 0) continue;
      if (first[symbol] !== -1 && first[symbol] !== look) ways[symbol] = (ways[symbol] as number) | SEVERAL;
      first[symbol] = look;
    }
    for (const symbol of mayBeUnusual) {
      const way = ways[symbol] as number;
      if (way & ODDLY) cost += UNUSUAL + (way & USUAL ? BOTH_WAYS : 0);
    }
    for (const symbol of grounds) if ((ways[symbol] as number) & SEVERAL) cost += OTHER_LOOK;
    return cost;
  };
}
