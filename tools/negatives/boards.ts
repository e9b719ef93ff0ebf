import type { Rect } from '../../src/model/frame.ts';
import type { Brush, Drawing } from './canvas.ts';
import { disc, eachCell, face, fill, frame, label, rounded, tint } from './canvas.ts';

export const chess: Drawing = (dice, brush, box) => {
  const size = dice.whole(26, 64);
  const [light, dark] = dice.one(
    ['#f0d9b5', '#b58863'],
    ['#eeeed2', '#769656'],
    ['#ffffff', '#888888'],
    ['#dee3e6', '#8ca2ad'],
  ) as [string, string];
  const order = '♜♞♝♛♚♝♞♜';
  fill(brush, tint(dice, 10, 20), box);
  eachCell(box, { rows: 8, cols: 8, width: size, height: size }, (cell, row, col) => {
    fill(brush, (row + col) % 2 ? dark : light, cell);
    const piece =
      row === 0 || row === 7 ? order.charAt(col) : row === 1 || row === 6 ? '♟' : dice.odds(0.06) ? '♞' : '';
    if (dice.odds(0.85)) label(brush, piece, cell, 'DejaVu Sans', 0.8, row < 4 ? '#111111' : '#fafafa');
  });
};

export const draughts: Drawing = (dice, brush, box) => {
  const size = dice.whole(24, 56);
  const cells = dice.one(8, 10);
  fill(brush, '#3a2a1a', box);
  eachCell(box, { rows: cells, cols: cells, width: size, height: size }, (cell, row, col) => {
    const black = (row + col) % 2 === 1;
    fill(brush, black ? '#7b4a22' : '#e9c998', cell);
    if (black && dice.odds(0.5)) disc(brush, row < cells / 2 ? '#222222' : '#f3f3f3', cell);
  });
};

export const go: Drawing = (dice, brush, box) => {
  const lines = dice.one(9, 13, 19);
  const size = Math.min(dice.whole(18, 40), Math.floor(box.height / (lines + 1)));
  fill(brush, dice.one('#dcb35c', '#e8c887', '#c99b4a'), box);
  eachCell(box, { rows: lines, cols: lines, width: size, height: size }, (cell, row, col) => {
    const x = cell.x + size / 2;
    const y = cell.y + size / 2;
    fill(brush, '#222222', {
      x: col === 0 ? x : cell.x,
      y,
      width: col === 0 || col === lines - 1 ? size / 2 : size,
      height: 1,
    });
    fill(brush, '#222222', {
      x,
      y: row === 0 ? y : cell.y,
      width: 1,
      height: row === 0 || row === lines - 1 ? size / 2 : size,
    });
  });
  eachCell(box, { rows: lines, cols: lines, width: size, height: size }, (cell) => {
    if (dice.odds(0.3)) disc(brush, dice.odds(0.5) ? '#101010' : '#fbfbfb', cell, 0.94);
  });
};

export const reversi: Drawing = (dice, brush, box) => {
  const size = dice.whole(30, 60);
  fill(brush, '#222222', box);
  eachCell(box, { rows: 8, cols: 8, width: size, height: size, gap: dice.one(1, 2) }, (cell) => {
    fill(brush, '#0b7a3b', cell);
    if (dice.odds(0.4)) disc(brush, dice.odds(0.5) ? '#000000' : '#ffffff', cell);
  });
};

export const crossword: Drawing = (dice, brush, box) => {
  const cells = dice.one(11, 13, 15);
  const size = dice.whole(20, 34);
  const font = face(dice);
  const filled = dice.range(0, 1);
  let clue = 1;
  fill(brush, '#ffffff', box);
  eachCell(box, { rows: cells, cols: cells, width: size, height: size }, (cell, row, col) => {
    const black = (row % 2 === 1 && col % 2 === 1) || dice.odds(0.1);
    fill(brush, black ? '#000000' : '#ffffff', cell);
    frame(brush, '#000000', { ...cell, width: size + 1, height: size + 1 });
    if (black) return;
    if (row % 2 === 0 && dice.odds(0.2))
      label(brush, String(clue++), { ...cell, width: size * 0.5, height: size * 0.5 }, font, 0.6, '#000');
    if (dice.odds(filled)) label(brush, String.fromCharCode(dice.whole(65, 90)), cell, font, 0.6, '#1a1a1a');
  });
};

export const sudoku: Drawing = (dice, brush, box) => {
  const size = dice.whole(24, 56);
  const font = face(dice);
  const dark = dice.odds(0.3);
  const given = dice.range(0.3, 1);
  fill(brush, dark ? '#17181b' : '#ffffff', box);
  const at = eachCell(box, { rows: 9, cols: 9, width: size, height: size }, (cell, row, col) => {
    const shaded = dice.odds(0.05);
    if (shaded) fill(brush, dark ? '#2b3a55' : '#dce8fb', cell);
    frame(brush, dark ? '#4a4d55' : '#999999', { ...cell, width: size + 1, height: size + 1 });
    if (dice.odds(given))
      label(
        brush,
        String(((row * 3 + Math.floor(row / 3) + col) % 9) + 1),
        cell,
        font,
        0.6,
        dark ? '#ddd' : dice.odds(0.7) ? '#111' : '#2255cc',
      );
  });
  for (let k = 0; k <= 3; k++) {
    fill(brush, dark ? '#ddd' : '#000', { x: at.x + k * 3 * size - 1, y: at.y, width: 3, height: at.height });
    fill(brush, dark ? '#ddd' : '#000', { x: at.x, y: at.y + k * 3 * size - 1, width: at.width, height: 3 });
  }
};

export const wordSearch: Drawing = (dice, brush, box) => {
  const size = dice.whole(20, 32);
  const font = face(dice);
  const lined = dice.odds(0.5);
  fill(brush, '#fffdf5', box);
  eachCell(box, { rows: 14, cols: 14, width: size, height: size }, (cell) => {
    if (lined) frame(brush, '#aaaaaa', { ...cell, width: size + 1, height: size + 1 });
    label(brush, String.fromCharCode(dice.whole(65, 90)), cell, font, 0.6, '#222');
  });
};

export const nonogram: Drawing = (dice, brush, box) => {
  const size = dice.whole(18, 28);
  const font = face(dice);
  fill(brush, '#f6f6f2', box);
  eachCell(box, { rows: 14, cols: 14, width: size, height: size }, (cell, row, col) => {
    if (row < 4 && col < 4) return;
    if (row < 4 || col < 4) {
      if (dice.odds(0.6)) label(brush, String(dice.whole(1, 5)), cell, font, 0.6, '#333');
      return;
    }
    fill(brush, dice.odds(0.45) ? '#222222' : '#ffffff', cell);
    frame(brush, '#999999', { ...cell, width: size + 1, height: size + 1 });
  });
};

export const sliding: Drawing = (dice, brush, box) => {
  const side = dice.whole(4, 6);
  const size = dice.whole(50, 80);
  const font = face(dice);
  const doubling = dice.odds(0.6);
  fill(brush, '#bbada0', box);
  eachCell(box, { rows: side, cols: side, width: size, height: size, gap: 6 }, (cell) => {
    const value = dice.whole(1, 9);
    const shown = dice.odds(0.75);
    rounded(brush, shown ? `hsl(${40 - value * 4}, ${40 + value * 5}%, ${88 - value * 5}%)` : '#cdc1b4', cell, 5);
    if (shown) label(brush, String(doubling ? 2 ** value : value), cell, font, 0.4, value < 3 ? '#776e65' : '#fff');
  });
};

export const connectFour: Drawing = (dice, brush, box) => {
  const size = dice.whole(40, 64);
  fill(brush, '#eef1f5', box);
  eachCell(box, { rows: 6, cols: 7, width: size, height: size }, (cell, row) => {
    fill(brush, '#1c4fb5', cell);
    disc(brush, dice.odds(row / 7) ? dice.one('#e8c21c', '#d62f2f') : '#eef1f5', cell, 0.78);
  });
};

export const battleships: Drawing = (dice, brush, box) => {
  const size = dice.whole(24, 36);
  const font = face(dice);
  fill(brush, '#0d3b66', box);
  eachCell(box, { rows: 11, cols: 11, width: size, height: size }, (cell, row, col) => {
    if (row === 0 || col === 0)
      return label(
        brush,
        row === 0 && col > 0 ? String(col) : row > 0 ? String.fromCharCode(64 + row) : '',
        cell,
        font,
        0.5,
        '#fff',
      );
    frame(brush, '#7fb2d9', { ...cell, width: size + 1, height: size + 1 });
    if (dice.odds(0.3)) disc(brush, dice.odds(0.3) ? '#e03a3a' : '#ffffff', cell, 0.4);
  });
};

export const fallingBlocks: Drawing = (dice, brush, box) => {
  const size = dice.whole(20, 30);
  fill(brush, '#111114', box);
  eachCell(box, { rows: 18, cols: 10, width: size, height: size }, (cell, row) => {
    frame(brush, '#222228', cell);
    if (row < 7 || dice.odds(0.25)) return;
    bevelled(brush, dice.whole(0, 6) * 51, cell);
  });
};

export const gems: Drawing = (dice, brush, box) => {
  const size = dice.whole(36, 60);
  fill(brush, '#2a1f4a', box);
  eachCell(box, { rows: 8, cols: 8, width: size, height: size }, (cell, row, col) => {
    fill(brush, (row + col) % 2 ? '#35285c' : '#3d2f69', cell);
    disc(brush, `hsl(${dice.whole(0, 5) * 60}, 75%, 55%)`, cell, dice.one(0.7, 0.75, 0.8));
  });
};

export const colourBlocks: Drawing = (dice, brush, box) => {
  const size = dice.whole(22, 40);
  fill(brush, '#dddddd', box);
  eachCell(box, { rows: 12, cols: 14, width: size, height: size }, (cell, row) => {
    if (dice.odds(row < 3 ? 0.6 : 0.05)) return;
    bevelled(brush, dice.whole(0, 3) * 90, cell);
  });
};

export const wordGuess: Drawing = (dice, brush, box) => {
  const size = dice.whole(44, 62);
  const font = face(dice);
  const typed = dice.whole(1, 5);
  fill(brush, '#121213', box);
  eachCell(box, { rows: 6, cols: 5, width: size, height: size, gap: 5 }, (cell, row) => {
    if (row >= typed) return frame(brush, '#3a3a3c', cell, 2);
    fill(brush, dice.one('#538d4e', '#b59f3b', '#3a3a3c'), cell);
    label(brush, String.fromCharCode(dice.whole(65, 90)), cell, font, 0.6, '#fff');
  });
};

function bevelled(brush: Brush, hue: number, cell: Rect): void {
  fill(brush, `hsl(${hue}, 65%, 50%)`, cell);
  fill(brush, `hsl(${hue}, 65%, 68%)`, { ...cell, height: 3 });
  fill(brush, `hsl(${hue}, 65%, 68%)`, { ...cell, width: 3 });
  fill(brush, `hsl(${hue}, 65%, 32%)`, { ...cell, y: cell.y + cell.height - 3, height: 3 });
  fill(brush, `hsl(${hue}, 65%, 32%)`, { ...cell, x: cell.x + cell.width - 3, width: 3 });
}
