import type { Game, GameSpec } from '../../game/game.ts';
import { boardOf, chord, isOver, markCell, newGame, openCell } from '../../game/game.ts';
import type { CellSymbol } from '../../model/board.ts';
import { isClosed, numberOf } from '../../model/board.ts';

/** The practice board: a small Minesweeper of our own, for those who have no other at hand. */
const SIZES: Readonly<Record<string, Pick<GameSpec, 'rows' | 'cols' | 'mines'>>> = {
  beginner: { rows: 9, cols: 9, mines: 10 },
  intermediate: { rows: 16, cols: 16, mines: 40 },
  expert: { rows: 16, cols: 30, mines: 99 },
};
const SIGNS: Partial<Record<CellSymbol, string>> = { F: '⚑', '?': '?', '*': '✹', X: '✹', x: '✗' };

const element = <T extends HTMLElement>(id: string) => document.getElementById(id) as T;
const board = element('board');
const size = element<HTMLSelectElement>('size');
let game = start();
let began = 0;
let ended = 0;

function start(): Game {
  const chosen = SIZES[size.value] ?? (SIZES.beginner as (typeof SIZES)[string]);
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] as number;
  return newGame({ ...chosen, shape: 'square', firstClick: 'zero', seed });
}

function restart(): void {
  game = start();
  began = 0;
  ended = 0;
  board.style.gridTemplateColumns = `repeat(${game.spec.cols}, auto)`;
  board.replaceChildren(
    ...Array.from({ length: game.spec.rows * game.spec.cols }, (_, cell) => {
      const div = document.createElement('div');
      div.dataset.cell = String(cell);
      return div;
    }),
  );
  show();
}

function play(next: Game): void {
  if (next === game) return;
  if (began === 0) began = Date.now();
  game = next;
  if (isOver(game)) ended = Date.now();
  show();
}

function show(): void {
  const { cells } = boardOf(game);
  for (const [i, div] of [...board.children].entries()) {
    const symbol = cells[i] as CellSymbol;
    const number = numberOf(symbol);
    div.textContent = number > 0 ? symbol : (SIGNS[symbol] ?? '');
    div.className = [
      isClosed(symbol) ? 'closed' : '',
      number > 0 ? `n${number}` : '',
      symbol === 'X' ? 'hit' : '',
    ].join(' ');
  }
  const flags = cells.filter((symbol) => symbol === 'F').length;
  element('left').textContent = `${game.spec.mines - flags} mines left`;
  element('outcome').textContent = game.status === 'won' ? 'Won!' : game.status === 'lost' ? 'Lost.' : '';
}

function cellOf({ target }: Event): number | null {
  const cell = target instanceof HTMLElement ? target.dataset.cell : undefined;
  return cell === undefined ? null : Number(cell);
}

board.addEventListener('click', (event) => {
  const cell = cellOf(event);
  if (cell !== null) play(game.open[cell] ? chord(game, cell) : openCell(game, cell));
});
board.addEventListener('contextmenu', (event) => {
  event.preventDefault();
  const cell = cellOf(event);
  if (cell !== null && !game.open[cell]) play(markCell(game, cell, game.marks[cell] === 'flag' ? 'none' : 'flag'));
});
element('new').addEventListener('click', restart);
size.addEventListener('change', restart);
setInterval(() => {
  const seconds = began === 0 ? 0 : Math.floor(((ended || Date.now()) - began) / 1000);
  element('time').textContent = `${seconds} s`;
}, 250);
restart();
