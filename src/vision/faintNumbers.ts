import { numberOf } from '../model/board.ts';
import type { BoardSight } from './boardSight.ts';
import { withoutCells } from './doubtedLooks.ts';
import { glyphsIn } from './glyphMemory.ts';
import { glyphOfSymbol } from './glyphs.ts';
import type { ColourPatch } from './patch.ts';
import { agreesWith } from './seenNames.ts';
import type { BoardTrack } from './trackBoard.ts';

/** A number for which the glyph network gives less is one by what is around it, and not by its drawing. */
const FAINT = 0.5;

/**
 * A board without the numbers that only what is around them made of a look, where the board network surely sees something else in it and sees the rest as it was read: a wrong
 * number proves wrong cells. They are doubted in the next frames, too. What the user taught stays.
 */
export function withoutFaintNumbers(track: BoardTrack, { chanceOf, seenAs }: BoardSight): BoardTrack {
  const { reading, samples, memory, looks } = track;
  const isFaint = (cell: number) => {
    const symbol = reading.cells[cell];
    if (symbol === undefined || numberOf(symbol) <= 0) return false;
    if (memory.looks.some((look) => look.taught && look.symbol === symbol)) return false;
    const glyphs = glyphsIn(samples.patches[cell] as ColourPatch, memory);
    return (glyphs[glyphOfSymbol(symbol)] as number) < FAINT;
  };
  const faint = looks
    .map((cells) => cells.filter(isFaint))
    .filter((cells) => {
      const seen = cells.length > 0 ? seenAs(cells) : null;
      return seen !== null && cells.every((cell) => reading.cells[cell] !== seen);
    })
    .flat();
  if (faint.length === 0 || !agreesWith(withoutCells(reading, new Set(faint)).cells, chanceOf)) return track;
  const doubts = faint.flatMap((cell) => {
    const [patch, symbol] = [samples.patches[cell], reading.cells[cell]];
    return patch && symbol ? [{ patch, symbol }] : [];
  });
  return { ...track, reading: withoutCells(reading, new Set(faint)), doubted: [...track.doubted, ...doubts] };
}
