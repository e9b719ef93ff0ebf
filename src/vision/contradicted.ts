import type { CellSymbol } from '../model/board.ts';
import { agreesButForCover } from './agreement.ts';
import type { BoardSight } from './boardSight.ts';
import { areSure } from './boardSight.ts';
import { doubtsOf, withoutCells } from './doubtedLooks.ts';
import { CROSSED, glyphOfSymbol, MINE } from './glyphs.ts';
import { once } from './once.ts';
import { groundUnder } from './openGroundLooks.ts';
import type { BoardTrack } from './trackBoard.ts';
import { glyphsOfLook, looksRead } from './trackLooks.ts';

/**
 * Names of marks and mines that the board network contradicts with all but certainty, where the glyph network is not certain of them either: of 240 programs some drew covered cells that passed for
 * question marks, flags for mines, or mines for covered cells.
 */

/** It sees mines in covered cells with this chance in the mean and in each, and the glyph network with that probability: of 30 such programs none drew its covered cells so. */
const SURELY_MINE = 0.98;
const EACH_MINE = 0.95;
const LIKE_MINE = 0.85;
/** It sees covered cells, or another mine than the one that was hit, with this chance in each. */
const SURELY_OTHER = 0.99;
/** It sees no mine or question mark with more than that chance, and something closed with this one. */
const NEVER = 0.01;
const NEVER_ASKED = 0.02;
const MOSTLY_CLOSED = 0.9;
/** It hardly sees a mine, or a wrong flag, where the mean chance of it is less than half. */
const HALF = 0.5;
/** The glyph network is certain of a name from here on. */
const CERTAIN = 0.9;
const CERTAIN_OF_MARK = 0.95;

/** A board without such names. What was not seen to be something else for sure is not asked about again; the same track where there are none. */
export function withoutContradicted(track: BoardTrack, sight: BoardSight): BoardTrack {
  const { cells: read } = track.reading;
  const chances = (cells: readonly number[], name: CellSymbol) => cells.map((cell) => sight.chanceOf(name, cell));
  const isEach = (cells: readonly number[], name: CellSymbol) =>
    chances(cells, name).every((chance) => chance >= SURELY_OTHER);
  const isNever = (cells: readonly number[], name: CellSymbol, most: number) =>
    chances(cells, name).every((chance) => chance <= most);
  const glyphOf = (cells: readonly number[]) =>
    glyphsOfLook(track, cells)[glyphOfSymbol(read[cells[0] as number] as CellSymbol)] as number;
  const isMine = (cells: readonly number[]) => {
    const glyphs = glyphsOfLook(track, cells);
    const [mine, crossed] = [glyphs[MINE] as number, glyphs[CROSSED] as number];
    // What the glyph network says is known; the board network may not have been asked yet.
    if (mine >= LIKE_MINE && areSure(chances(cells, '*'), SURELY_MINE, EACH_MINE)) return true;
    return mine + crossed >= LIKE_MINE && isEach(cells, 'X');
  };
  const isClosed = (cells: readonly number[]) =>
    areSure(
      cells.map((cell) => sight.chanceOf('#', cell) + sight.chanceOf('F', cell) + sight.chanceOf('?', cell)),
      MOSTLY_CLOSED,
      MOSTLY_CLOSED,
    );
  const isHardly = (cells: readonly number[], name: CellSymbol) => !areSure(chances(cells, name), HALF, 0);
  const looksOf = (...names: readonly CellSymbol[]) => looksRead(track, (symbol) => names.includes(symbol));
  const others = [
    ...looksOf('#').filter(isMine),
    ...looksOf('X').filter((cells) => isEach(cells, '*')),
    ...looksOf('?', '*').filter(
      (cells) => glyphOf(cells) < CERTAIN && isEach(cells, '#') && agreesButForCover(read, sight.chanceOf),
    ),
  ];
  // Flags among mines, and tiles and numbers among wrong flags, are named where the network surely sees them.
  const isFlag = (cells: readonly number[]) => sight.seenAs(cells) === 'F';
  // A program shows its mines on open ground, as nearly all do, or on covered ground.
  const mayBeOpenMine = (cells: readonly number[]) => !isHardly(cells, '*') && groundUnder(cells, track) === 'open';
  const areMinesOpen = once(() => track.looks.some(mayBeOpenMine));
  const doubtful = [
    ...looksOf('*').filter(
      (cells) => isHardly(cells, '*') && !isFlag(cells) && groundUnder(cells, track) === 'closed' && areMinesOpen(),
    ),
    ...looksOf('*').filter(
      (cells) => glyphOf(cells) < CERTAIN_OF_MARK && isNever(cells, '*', NEVER) && isClosed(cells) && !isFlag(cells),
    ),
    ...looksOf('?').filter(
      (cells) => glyphOf(cells) < CERTAIN_OF_MARK && isNever(cells, '?', NEVER_ASKED) && isClosed(cells),
    ),
    ...looksOf('x').filter(
      (cells) => glyphOf(cells) < CERTAIN && isHardly(cells, 'x') && (sight.seenAs(cells) === null || isFlag(cells)),
    ),
  ].filter((cells) => !others.includes(cells));
  const blank = new Set([...others, ...doubtful].flat());
  if (blank.size === 0) return track;
  return {
    ...track,
    reading: withoutCells(track.reading, blank),
    doubted: [...track.doubted, ...doubtful.flatMap((cells) => doubtsOf(cells, track))],
  };
}
