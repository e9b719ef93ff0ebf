import type { CellSamples } from './cellSamples.ts';
import { GLYPH_COUNT, numberOfGlyph, OTHER } from './glyphs.ts';
import type { CellGroup } from './groupCells.ts';
import { countCells } from './groupCells.ts';
import { LEAST_CONTRAST, mainColour } from './ink.ts';
import { remembered } from './once.ts';
import type { ColourPatch } from './patch.ts';
import { PATCH, PATCH_AREA, RIM } from './patch.ts';

/**
 * Programs draw their digits in one ink each, their mines and flags often in several. Where digits have one, what has several is none: on 227 boards
 * of test programs with digits of one ink, 0.0 of what is drawn on any number is in another ink than most of it, but for those with a cursor of text
 * screens over them (0.3 to 0.5), and 0.25 to 0.6 of many mines.
 */

/** What is farther from its ground than this part of what is farthest is drawn. */
const DRAWN = 0.4;
/** … in another ink where it is farther from the line between ground and ink than this part of its distance from the ground. */
const BESIDE = 0.35;
/** So many samples of what is drawn are tried as the ink. */
const TRIED = 24;
/** A drawing has one ink where at most this part of it is in others, and several from this part on. */
const ONE_INK = 0.05;
const SEVERAL = 0.2;
/** Other digits that tell how a program draws them: cells, at least, of looks that are digits with this probability, of which this part have one ink. */
const SOME_DIGITS = 6;
const SURELY_DIGIT = 0.9;
const MOST_DIGITS = 0.9;
/** This part of the probability that it is a digit is left to a drawing of several inks. */
const LEFT = 0.02;

/** The looks of a board: where its digits have one ink each, what passes for another surely, but has several inks, is hardly one. */
export function withManyInks(groups: readonly CellGroup[], { patches }: CellSamples): readonly CellGroup[] {
  const inOthers = remembered(({ cells }: CellGroup) => inOtherInks(patches[cells[0] as number] as ColourPatch));
  const digits = groups.filter(
    ({ best, glyphs }) => numberOfGlyph(best) !== null && (glyphs[best] as number) >= SURELY_DIGIT,
  );
  const kindsOf = (some: readonly CellGroup[]) => new Set(some.map(({ best }) => best)).size;
  /** Whether the other digits have one ink each. The outline of all digits may be drawn in the ink of one. */
  const haveOneInk = remembered((glyph: number) => {
    const others = digits.filter(({ best }) => best !== glyph);
    const count = countCells(others);
    const inOne = others.filter((group) => inOthers(group) <= ONE_INK);
    const inSeveral = others.filter((group) => inOthers(group) >= SEVERAL);
    return count >= SOME_DIGITS && countCells(inOne) >= MOST_DIGITS * count && kindsOf(inOne) > kindsOf(inSeveral);
  });
  return groups.map((group) =>
    digits.includes(group) && inOthers(group) >= SEVERAL && haveOneInk(group.best) ? withoutDigits(group) : group,
  );
}

function withoutDigits(group: CellGroup): CellGroup {
  const glyphs = Float64Array.from(group.glyphs);
  for (let glyph = 0; glyph < GLYPH_COUNT; glyph++) {
    if (numberOfGlyph(glyph) === null) continue;
    const chance = glyphs[glyph] as number;
    glyphs[glyph] = LEFT * chance;
    glyphs[OTHER] = (glyphs[OTHER] as number) + (1 - LEFT) * chance;
  }
  return { ...group, glyphs, best: glyphs.indexOf(Math.max(...glyphs)) };
}

/** The part of what is drawn on a cell that is in other inks than the one in which most of it is, however thin that is laid on. */
export function inOtherInks(patch: ColourPatch): number {
  const ground = mainColour(patch);
  const away: (readonly [number, number, number, number])[] = [];
  for (let y = RIM; y < PATCH - RIM; y++)
    for (let x = RIM; x < PATCH - RIM; x++) {
      const i = y * PATCH + x;
      const red = (patch[i] as number) - ground[0];
      const green = (patch[PATCH_AREA + i] as number) - ground[1];
      const blue = (patch[2 * PATCH_AREA + i] as number) - ground[2];
      away.push([red, green, blue, Math.hypot(red, green, blue)]);
    }
  const farthest = away.reduce((most, [, , , distance]) => Math.max(most, distance), 0);
  const least = Math.max(DRAWN * farthest, LEAST_CONTRAST);
  const drawn = away.filter(([, , , distance]) => distance > least);
  const step = Math.max(1, Math.floor(drawn.length / TRIED));
  let fewest = drawn.length;
  for (let k = 0; k < drawn.length; k += step) {
    const [red, green, blue, length] = drawn[k] as (typeof drawn)[number];
    let others = 0;
    for (const [r, g, b, distance] of drawn) {
      const along = (red * r + green * g + blue * b) / length;
      if (along <= 0 || distance ** 2 - along ** 2 > (BESIDE * distance) ** 2) others++;
    }
    fewest = Math.min(fewest, others);
  }
  return drawn.length === 0 ? 0 : fewest / drawn.length;
}
