import { strengthOf } from './blocks.ts';
import type { CellSamples } from './cellSamples.ts';
import { contrastWithin } from './drawnAlike.ts';
import { BLANK, FLAG, GLYPH_COUNT, numberOfGlyph, OTHER, QUESTION } from './glyphs.ts';
import type { CellGroup } from './groupCells.ts';
import { countCells } from './groupCells.ts';
import { blocksWithin } from './innerBlocks.ts';
import type { NamedGroup } from './nameGroups.ts';
import { remembered } from './once.ts';
import type { ColourPatch } from './patch.ts';

/** The grain of covered ground, grass or stone, may look like a mark, but it is fainter than what programs draw. */

/** Digits that tell how strongly a program draws: cells, at least, of looks that are digits with this probability. */
const SOME_DIGITS = 6;
const SURELY_DIGIT = 0.9;
/** What has this part of their contrast, or that if it may be a digit, and is seen as nothing with this probability, is grain … */
const FAINT = 0.3;
const FAINT_DIGIT = 0.1;
const NOT_SEEN = 0.5;
/** … and what has this part, if it shows hardly more than looks that surely are blank. */
const VERY_FAINT = 0.2;
const HARDLY_MORE = 1.5;
const SURELY_BLANK = 0.9;
/** … and what is none of the game's, and has this part. */
const SPECK = 0.1;
/** … and so is a mark that has at most this part and shows no more than a look that is blank, on as many cells (hardly more, if it is very faint) … */
const HARDLY_FAINT = 0.5;
const NO_MORE = 1.1;
/** … if it is on so many cells, or all such marks are on so many. */
const OFTEN = 3;
const MANY = 10;
/** What grain may pass for. */
const MARKS: readonly number[] = [FLAG, QUESTION, OTHER];
/** Where hardly a digit tells, marks that show hardly more than the strongest cells of looks that are blank, this part of those, are grain, where blank cells are this part of the board. */
const STRONGEST = 0.05;
const MOSTLY_BLANK = 0.5;
/** The probability that grain is nothing drawn. */
const GRAIN_BLANK = 0.9;

/** The looks of a board, those of grain as blank; no look that surely is a digit is taken for grain. */
export function withGrainBlank(groups: readonly CellGroup[], { patches }: CellSamples, largest: number): CellGroup[] {
  const contrastOf = remembered(({ cells }: CellGroup) => contrastWithin(patches[cells[0] as number] as ColourPatch));
  const digits = groups.filter(
    ({ best, glyphs }) => isDigit(best, largest) && (glyphs[best] as number) >= SURELY_DIGIT,
  );
  if (countCells(digits) < SOME_DIGITS) return withGrainOfCover(groups, patches);
  const strength = Math.min(...digits.map(contrastOf));
  const blank = groups.filter(({ best, glyphs }) => best === BLANK && (glyphs[best] as number) >= SURELY_BLANK);
  const grain = HARDLY_MORE * Math.max(0, ...blank.map(contrastOf));
  const seen = groups.map((group) => {
    const { best, glyphs } = group;
    if (best === BLANK) return group;
    const contrast = contrastOf(group);
    const mayBeDigit = isDigit(best, largest);
    const faint = (mayBeDigit ? FAINT_DIGIT : FAINT) * strength;
    const isUnseen = (glyphs[best] as number) < NOT_SEEN && contrast <= faint;
    const isGrain = !mayBeDigit && contrast <= VERY_FAINT * strength && contrast <= grain;
    const isSpeck = best === OTHER && contrast <= SPECK * strength;
    return isUnseen || isGrain || isSpeck ? asBlank(group) : group;
  });
  const covers = seen.filter(({ best, cells }) => best === BLANK && cells.length >= OFTEN);
  const isFaintMark = (group: CellGroup) => {
    const { best, cells } = group;
    const contrast = contrastOf(group);
    if (!MARKS.includes(best) || contrast > HARDLY_FAINT * strength) return false;
    const more = contrast <= VERY_FAINT * strength ? HARDLY_MORE : NO_MORE;
    return covers.some((cover) => cover.cells.length >= cells.length && contrast <= more * contrastOf(cover));
  };
  const marks = seen.filter(isFaintMark);
  // Where specks lie otherwise on each cell, many have a look of their own.
  const least = countCells(marks) >= MANY ? 1 : OFTEN;
  return seen.map((group) => (marks.includes(group) && group.cells.length >= least ? asBlank(group) : group));
}

/** The looks of a board that shows hardly any digits: flags, question marks and what is none of the game's that show hardly more than its blank cells do are blank, but for what is surely one. */
function withGrainOfCover(groups: readonly CellGroup[], patches: CellSamples['patches']): CellGroup[] {
  const blank = groups.filter(({ best }) => best === BLANK);
  if (countCells(blank) < MOSTLY_BLANK * patches.length) return [...groups];
  const contrastsOf = (cells: readonly number[]) =>
    cells.map((cell) => contrastWithin(patches[cell] as ColourPatch)).sort((a, b) => b - a);
  const contrasts = contrastsOf(blank.flatMap(({ cells }) => cells));
  const strongest = HARDLY_MORE * (contrasts[Math.floor(STRONGEST * contrasts.length)] as number);
  return groups.map((group) => {
    const isSurelyMark = group.best !== OTHER && (group.glyphs[group.best] as number) >= SURELY_DIGIT;
    if (!MARKS.includes(group.best) || isSurelyMark) return group;
    const shown = contrastsOf(group.cells);
    return (shown[shown.length >> 1] as number) <= strongest ? asBlank(group) : group;
  });
}

function isDigit(glyph: number, largest: number): boolean {
  const number = numberOfGlyph(glyph);
  return number !== null && number <= largest;
}

function asBlank(group: CellGroup): CellGroup {
  const glyphs = new Float64Array(GLYPH_COUNT);
  glyphs[BLANK] = GRAIN_BLANK;
  glyphs[OTHER] = 1 - GRAIN_BLANK;
  return { ...group, glyphs, best: BLANK };
}

/** A mark that is as sure as this is none of the grain. */
const SURELY_MARK = 0.99;

/** Whether a flag or question mark on a single cell may be the grain of covered ground: some cell of that shows as much. */
export function mayBeGrain(
  { group, symbol, confidence }: NamedGroup,
  named: readonly NamedGroup[],
  samples: Pick<CellSamples, 'signatures'>,
): boolean {
  if (!(symbol === 'F' || symbol === '?') || group.cells.length > 1 || confidence >= SURELY_MARK) return false;
  const shown = strengthOf(blocksWithin(group.cells[0] as number, samples));
  const covered = named.filter((other) => other.symbol === '#' && other.group.best === BLANK);
  return covered.some(({ group: { cells } }) => cells.some((cell) => strengthOf(blocksWithin(cell, samples)) >= shown));
}
