import { expect, test } from 'vitest';
import type { CellSymbol } from '../../src/model/board.ts';
import type { Lattice } from '../../src/model/lattice.ts';
import { BLOCKS, SIGNATURE } from '../../src/vision/cellSamples.ts';
import { headedSides, isOfCharacters, numberedSides, numbersInTurn } from '../../src/vision/numbering.ts';
import { RIM_VALUES } from '../../src/vision/rim.ts';
import type { BoardTrack } from '../../src/vision/trackBoard.ts';

const inTurn = (symbols: string) => numbersInTurn([...symbols] as CellSymbol[]);

test('numbers in turn are counted, whatever is beyond nine', () => {
  expect(inTurn('1234')).toBe(4);
  expect(inTurn('~1234~~~~~1')).toBe(4);
  expect(inTurn('0123456~')).toBe(6);
  expect(inTurn('123456789~10111')).toBe(9);
  expect(inTurn('#12345678~#~~##')).toBe(8);
});

test('a row of a board numbers nothing', () => {
  expect(inTurn('123~~~')).toBe(3);
  for (const row of ['1234#~', '##12345', '12340', '11234', '21234', '1235~', '~~~~']) expect(inTurn(row)).toBe(0);
});

/** The numbered sides of a board of rows. */
function sidesOf(rows: readonly string[]) {
  const cells = [...rows.join('')] as CellSymbol[];
  const lattice = { shape: 'square', rows: rows.length, cols: (rows[0] as string).length } as unknown as Lattice;
  return [...numberedSides({ lattice, cells })].sort();
}

test('four numbers of columns tell together with those of rows, five alone', () => {
  const rows = ['~1234~~', '1######', '2######', '3######', '4######', '~######'];
  expect(sidesOf(rows)).toEqual(['left', 'top']);
  expect(sidesOf(rows.map((row, r) => (r > 0 ? `#${row.slice(1)}` : row)))).toEqual([]);
  expect(sidesOf(['~12345~', '#######', '#######'])).toEqual(['top']);
});

/** The sides with letters of a board of rows, each character of which is drawn in its own way; spaces are blank cells. */
function letteredSides(drawn: readonly string[], read = drawn.map((row) => '~'.repeat(row.length))) {
  const size = { rows: drawn.length, cols: (drawn[0] as string).length };
  const signs = [...drawn.join('')];
  const signatures = new Uint8Array(signs.length * SIGNATURE).fill(20);
  signs.forEach((sign, cell) => {
    // A sign is five of the sixteen blocks in the middle of its cell.
    let state = sign.charCodeAt(0);
    for (let n = 0; n < 5 && sign !== ' '; n++) {
      state = (state * 31 + 7) % 997;
      const [x, y] = [1 + (state % (BLOCKS - 2)), 1 + (Math.floor(state / 5) % (BLOCKS - 2))];
      for (let colour = 0; colour < 3; colour++)
        signatures[cell * SIGNATURE + (colour * BLOCKS + y) * BLOCKS + x] = 180;
    }
  });
  const lattice = { shape: 'square', ...size } as unknown as Lattice;
  const reading = { lattice, cells: [...read.join('')] as CellSymbol[] };
  return [...headedSides({ reading, samples: { signatures } } as unknown as BoardTrack)].sort();
}

const LETTERED = [
  ' abcdefgh',
  'p##1 1###',
  'q##2 2F##',
  'r1111 1##',
  's     122',
  't   11211',
  'u1111#1##',
  'v##F2####',
  'w######F#',
];

test('letters beside a board are told by no two of them being alike', () => {
  expect(letteredSides(LETTERED)).toEqual(['left', 'top']);
  expect(letteredSides(LETTERED.map((row) => row.slice(1)))).toEqual(['top']);
});

test('rows of a board are none: signs are repeated in them, or hardly any sign of the board is, or they are read', () => {
  expect(letteredSides(LETTERED.slice(1).map((row) => row.slice(1)))).toEqual([]);
  const allOther = LETTERED.map((row, r) => [...row].map((_, c) => String.fromCharCode(200 + r * 20 + c)).join(''));
  expect(letteredSides(allOther)).toEqual([]);
  const asRead = LETTERED.map((row) => row.replace(/[a-z]/g, (_, at) => (at % 3 ? '#' : '2')));
  expect(letteredSides(LETTERED, asRead)).toEqual([]);
});

test('boards of characters have one ground, others raised cells; what is not read tells nothing', () => {
  const isOf = (symbols: string, levelOf: (symbol: string) => number) => {
    const cells = [...symbols];
    const rims = Uint8Array.from(cells.flatMap((symbol) => new Array<number>(RIM_VALUES).fill(levelOf(symbol))));
    const samples = { rims, contrast: 255 };
    return isOfCharacters({ reading: { cells }, samples } as unknown as BoardTrack);
  };
  const raised = (symbol: string) => (symbol === '#' ? 200 : 40);
  expect(isOf('##1100F~', () => 40)).toBe(true);
  expect(isOf('##1100F~', raised)).toBe(false);
  expect(isOf('~~~~~~~~', raised)).toBeNull();
  expect(isOf('########', raised)).toBeNull();
});
