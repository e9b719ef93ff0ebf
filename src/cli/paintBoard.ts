import chalk from 'chalk';
import type { TextCell } from '../hints/terminal.ts';
import { makeTextCells } from '../hints/terminal.ts';
import type { Board } from '../model/board.ts';
import type { Hints } from '../model/hints.ts';

/**
 * A board with its hints in colour, one string a row; plain where the terminal has no colours.
 * @param proof numbers that a proof rests on, to be marked.
 */
export function paintBoard(board: Board, hints: Hints | null, proof: readonly number[] = []): string[] {
  return makeTextCells(board, hints, proof).map((row) => row.map(paintCell).join(''));
}

const NUMBER_COLOURS = ['', '#5b8cff', '#3fae49', '#ff5a4d', '#b07cff', '#d08a2e', '#2fb5b5', '#e0e0e0', '#a0a0a0'];
const COVERED = '#4a5260';
const OPEN = '#15181d';

function paintCell(cell: TextCell): string {
  const { text, symbol, mark, risk } = cell;
  if (cell.proof) return chalk.bgHex('#ffffff').hex('#000000').bold(text);
  if (cell.best) return chalk.bgHex('#1677ff').hex('#ffffff').bold(text);
  if (mark === 'safe') return chalk.bgHex('#17853a').hex('#ffffff').bold(text);
  if (mark === 'mine') return chalk.bgHex('#b01818').hex('#ffffff').bold(text);
  if (mark === 'false-flag') return chalk.bgHex('#17853a').hex('#ffd500').bold(text);
  if (mark === 'risk') return chalk.bgHex(mixYellow(risk ?? 0)).hex('#000000')(text);
  if (symbol === '#' || symbol === '?') return chalk.bgHex(COVERED).hex('#9aa4b2')(text);
  if (symbol === 'F') return chalk.bgHex(COVERED).hex('#ff6a5a').bold(text);
  const number = Number(symbol);
  const colour = NUMBER_COLOURS[number];
  if (colour) return chalk.bgHex(OPEN).hex(colour).bold(text);
  return symbol === '*' || symbol === 'X'
    ? chalk.bgHex('#7a0000').hex('#ffffff')(text)
    : chalk.bgHex(OPEN).hex('#8a93a0')(text);
}

/** From the covered colour (no risk) to full yellow (a mine for sure). */
function mixYellow(risk: number): string {
  const from = [0xb8, 0xb0, 0x8a];
  const to = [0xff, 0xd5, 0x00];
  return `#${from
    .map((f, i) =>
      Math.round(f + ((to[i] as number) - f) * risk)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
