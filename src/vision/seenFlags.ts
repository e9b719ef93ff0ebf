import { isShownMine } from '../model/board.ts';
import type { BoardSight } from './boardSight.ts';
import { LEAST_CONFIDENCE } from './confidences.ts';
import { withCells } from './doubtedLooks.ts';
import { areTooManyFlags } from './doubtfulFlags.ts';
import { FLAG } from './glyphs.ts';
import { countCells } from './groupCells.ts';
import { MAY_BE_ALIKE } from './marksAlike.ts';
import { once } from './once.ts';
import type { ColourPatch } from './patch.ts';
import { areMostlyMines, minesByNumbers } from './provenFlags.ts';
import { atFullContrast, groundsApart, RIM_VALUES } from './rim.ts';
import { cosine } from './sameDrawing.ts';
import type { SeenPart } from './seenCells.ts';
import type { BoardTrack } from './trackBoard.ts';
import { glyphsOfLook, looksRead, topologyOf } from './trackLooks.ts';

/** What the board network takes for flags is doubted where it may be something else. */

/** A single cell in which only this network sees a flag is one from this chance: struck flags, and covered cells that look like no other, are taken for flags with a little less. */
export const SURE_OF_LONE_FLAG = 0.985;

/** The network is nearly certain of flags. */
const SURELY_FLAG = 0.98;

/** A look was named a flag by what is around it, and not by its drawing, where the glyph network sees one in it with less than this probability. */
export const LIKE_FLAG = 0.9;

/**
 * They must look like flags with this probability, or like one that is read; or where none is be drawn alike, so many of them: covered cells of a texture, each drawn otherwise,
 * pass for flags of drawings that nobody knows.
 */
export const HARDLY_FLAG = 0.3;
const DRAWN_ALIKE = 0.5;
/** Flags of one board that this network sees, cut in another way or of a few pixels, are alike by 0.57 and more (cosine). */
const HARDLY_ALIKE = 0.45;
/** A ground that differs by more (levels) from that of all flags is another one: of 16 lone flags of lost games none was on a ground more than 21 apart, a struck one was 78. */
const OTHER_GROUND = 40;

/** The probability with which the glyph network sees a flag in a look. */
export function flagIn(track: BoardTrack, cells: readonly number[]): number {
  return glyphsOfLook(track, cells)[FLAG] as number;
}

/** Without the flags among what the network surely sees that may be something else: where no other is, or others are drawn otherwise, single ones, or too many beside numbers. */
export function withoutDoubtfulFlags(
  parts: readonly SeenPart[],
  track: BoardTrack,
  { chanceOf }: BoardSight,
): SeenPart[] {
  const { reading, samples, memory } = track;
  const flags = parts.filter(({ name }) => name === 'F');
  const count = countCells(flags);
  const known = looksRead(track, (symbol) => symbol === 'F');
  const isKnown = reading.cells.includes('F');
  const isLost = reading.cells.some(isShownMine);
  const patchOf = ([cell = 0]: readonly number[]) => samples.patches[cell] as ColourPatch;
  const isLikeKnown = (cells: readonly number[], least = MAY_BE_ALIKE) =>
    known.length === 0 || known.some((other) => cosine(patchOf(cells), patchOf(other), memory) >= least);
  const { rims, contrast } = samples;
  const isOnOtherGround = ([a = 0]: readonly number[], [b = 0]: readonly number[]) =>
    atFullContrast(groundsApart(rims, a * RIM_VALUES, rims, b * RIM_VALUES), contrast) > OTHER_GROUND;
  const inQuestion = flags.filter(({ cells }) => flagIn(track, cells) < LIKE_FLAG).flatMap(({ cells }) => cells);
  const withThem = withCells(reading, new Map(inQuestion.map((cell) => [cell, 'F'])), LEAST_CONFIDENCE).cells;
  const topology = topologyOf(track);
  const areTooMany = areTooManyFlags(inQuestion, withThem, topology);
  const isMine = once(() => minesByNumbers(reading.cells, topology));
  return parts.filter(({ cells, name }) => {
    if (name !== 'F') return true;
    const seen = flagIn(track, cells);
    if (areTooMany && seen < LIKE_FLAG) return false;
    // A lost game has struck flags, in which the glyph network sees flags, too.
    const isLone = cells.length === 1 && (isLost || seen < LIKE_FLAG);
    if (isLone && chanceOf(name, cells[0] as number) < SURE_OF_LONE_FLAG) return false;
    // … and a stroke may be faint, but a ground of its own tells them.
    if (isLost && known.length > 0 && known.every((flag) => isOnOtherGround(cells, flag))) return false;
    // Flags of another drawing than those that are read are mines by the numbers.
    if (cells.every((cell) => chanceOf(name, cell) >= SURELY_FLAG) && areMostlyMines(cells, isMine())) return true;
    // A cursor on a covered cell looks like a flag, but not like those of the board.
    if (seen < LIKE_FLAG && !isLikeKnown(cells, HARDLY_ALIKE)) return false;
    return seen >= HARDLY_FLAG || (isKnown ? isLikeKnown(cells) : cells.length > DRAWN_ALIKE * count);
  });
}
