import { numberOf } from '../model/board.ts';
import { agreesWith } from './agreement.ts';
import type { BoardSight } from './boardSight.ts';
import { doubtAbout, withoutCells } from './doubtedLooks.ts';
import { glyphOfSymbol } from './glyphs.ts';
import type { BoardTrack } from './trackBoard.ts';
import { glyphsOfLook } from './trackLooks.ts';

/** A number for which the glyph network gives less is one by what is around it, and not by its drawing. */
const FAINT = 0.5;

/**
 * A board without the numbers that only what is around them made of a look, where the board network surely sees something else in it and sees the rest as it was read: a wrong
 * number proves wrong cells. They are doubted in the next frames, too. What the user taught stays.
 */
export function withoutFaintNumbers(track: BoardTrack, { chanceOf, seenAs }: BoardSight): BoardTrack {
  const { reading, memory, looks } = track;
  const isFaint = (cell: number) => {
    const symbol = reading.cells[cell];
    if (symbol === undefined || numberOf(symbol) <= 0) return false;
    if (memory.looks.some((look) => look.taught && look.symbol === symbol)) return false;
    return (glyphsOfLook(track, [cell])[glyphOfSymbol(symbol)] as number) < FAINT;
  };
  const faint = looks
    .map((cells) => cells.filter(isFaint))
    .filter((cells) => {
      const seen = seenAs(cells);
      return seen !== null && cells.every((cell) => reading.cells[cell] !== seen);
    })
    .flat();
  if (faint.length === 0) return track;
  const rest = withoutCells(reading, new Set(faint));
  if (!agreesWith(rest.cells, chanceOf)) return track;
  return { ...track, reading: rest, doubted: [...track.doubted, ...faint.map((cell) => doubtAbout(cell, track))] };
}
