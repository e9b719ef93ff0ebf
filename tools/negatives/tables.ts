import type { Dice } from '../skins/heldout/dice.ts';
import type { Drawing } from './canvas.ts';
import { disc, eachCell, face, fill, frame, label, note, rounded, tint } from './canvas.ts';

const MONTHS = ['January', 'March', 'May', 'July', 'October', 'December'];
const NAMES = ['Anna', 'Bilal', 'Chen', 'Dora', 'Emil', 'Fatou', 'Goran', 'Hana', 'Ines', 'Jonas'];

export const calendar: Drawing = (dice, brush, box) => {
  const dark = dice.odds(0.3);
  const font = face(dice);
  const size = { width: dice.whole(30, 80), height: dice.whole(26, 60) };
  const first = dice.whole(0, 6);
  const days = dice.whole(28, 31);
  const today = dice.whole(1, days);
  const lined = dice.odds(0.5);
  fill(brush, dark ? '#202124' : '#ffffff', box);
  const at = eachCell(box, { rows: 7, cols: 7, ...size }, (cell, row, col) => {
    const day = (row - 1) * 7 + col - first + 1;
    if (lined && row > 0) frame(brush, dark ? '#3c4043' : '#dadce0', cell);
    if (row === 0) label(brush, 'MTWTFSS'.charAt(col), cell, font, 0.4, '#8a8f98');
    else if (day >= 1 && day <= days) {
      if (day === today) disc(brush, '#1a73e8', cell);
      label(brush, String(day), cell, font, 0.4, day === today ? '#fff' : col > 4 ? '#d04a3a' : dark ? '#ddd' : '#333');
    }
  });
  note(brush, `${dice.one(...MONTHS)} 2024`, at.x, at.y - 20, `18px "${font}"`, dark ? '#eee' : '#222');
};

export const yearPlanner: Drawing = (dice, brush, box) => {
  const font = face(dice);
  fill(brush, '#fbfbf8', box);
  const size = dice.whole(14, 19);
  for (let month = 0; month < 12; month++) {
    const part = {
      x: box.x + (month % 4) * (box.width / 4),
      y: box.y + Math.floor(month / 4) * (box.height / 3),
      width: box.width / 4,
      height: box.height / 3,
    };
    const first = dice.whole(0, 6);
    eachCell(part, { rows: 6, cols: 7, width: size, height: size }, (cell, row, col) => {
      const day = row * 7 + col - first + 1;
      if (day >= 1 && day <= 30) label(brush, String(day), cell, font, 0.6, col > 4 ? '#c33' : '#333');
    });
  }
};

export const spreadsheet: Drawing = (dice, brush, box) => {
  const font = face(dice);
  const dark = dice.odds(0.25);
  const height = dice.whole(16, 26);
  const narrow = dice.odds(0.4);
  const width = narrow ? height + dice.whole(0, 10) : dice.whole(48, 90);
  const rows = Math.floor(box.height / height) - 2;
  const cols = Math.floor(box.width / width) - 1;
  const fullness = dice.range(0.2, 0.95);
  const most = narrow ? dice.one(9, 99) : 9999;
  fill(brush, dark ? '#1c1d1f' : '#ffffff', box);
  eachCell(box, { rows, cols, width, height }, (cell, row, col) => {
    const head = row === 0 || col === 0;
    if (head) fill(brush, dark ? '#303236' : '#e8eaed', cell);
    frame(brush, dark ? '#3a3c40' : '#c8ccd0', { ...cell, width: cell.width + 1, height: cell.height + 1 });
    const text =
      row === 0
        ? col === 0
          ? ''
          : String.fromCharCode(64 + (((col - 1) % 26) + 1))
        : col === 0
          ? String(row)
          : dice.odds(fullness)
            ? String(dice.whole(0, most))
            : '';
    label(brush, text, cell, font, 0.6, dark ? '#ccc' : '#222');
  });
};

export const timetable: Drawing = (dice, brush, box) => {
  const font = face(dice);
  fill(brush, '#fffef6', box);
  eachCell(box, { rows: 14, cols: 6, width: Math.floor(box.width / 7), height: 26 }, (cell, row, col) => {
    if (row % 2 === 1) fill(brush, '#eef2f7', cell);
    const time = `${6 + row}:${String((dice.whole(0, 11) * 5) % 60).padStart(2, '0')}`;
    label(brush, row === 0 ? `Line ${col + 1}` : time, cell, font, 0.55, row === 0 ? '#0a4d8c' : '#222');
  });
};

export const league: Drawing = (dice, brush, box) => {
  const font = face(dice);
  fill(brush, '#ffffff', box);
  eachCell(box, { rows: 11, cols: 9, width: 46, height: 30 }, (cell, row, col) => {
    fill(brush, '#d9dde3', { ...cell, y: cell.y + cell.height - 1, height: 1 });
    const text =
      row === 0
        ? ['#', 'Team', 'P', 'W', 'D', 'L', 'F', 'A', 'Pts'][col]
        : col === 1
          ? NAMES[row - 1]
          : String(dice.whole(0, 38));
    label(brush, text ?? '', cell, font, 0.45, row === 0 ? '#777' : '#111');
  });
};

export const multiplication: Drawing = (dice, brush, box) => {
  const font = face(dice);
  const size = dice.whole(24, 40);
  const accent = tint(dice, 60, 85);
  fill(brush, '#ffffff', box);
  eachCell(box, { rows: 11, cols: 11, width: size, height: size }, (cell, row, col) => {
    if (row === 0 || col === 0) fill(brush, accent, cell);
    frame(brush, '#333333', { ...cell, width: size + 1, height: size + 1 });
    label(brush, row * col > 0 ? String(row * col) : row + col > 0 ? String(row + col) : '×', cell, font, 0.45, '#111');
  });
};

export const bingo: Drawing = (dice, brush, box) => {
  const font = face(dice);
  const size = dice.whole(44, 80);
  fill(brush, tint(dice, 40, 88), box);
  eachCell(box, { rows: 5, cols: 5, width: size, height: size, gap: 2 }, (cell, row, col) => {
    fill(brush, '#ffffff', cell);
    const free = row === 2 && col === 2;
    label(brush, free ? '★' : String(col * 15 + dice.whole(1, 15)), cell, font, 0.45, '#222');
    if (dice.odds(0.3)) disc(brush, 'rgba(200,30,60,0.5)', cell, 0.8);
  });
};

export const periodicTable: Drawing = (dice, brush, box) => {
  const font = face(dice);
  const side = Math.floor(box.width / 19);
  fill(brush, '#f4f4f4', box);
  let element = 0;
  eachCell(box, { rows: 7, cols: 18, width: side, height: side, gap: 2 }, (cell, row, col) => {
    if ((row === 0 && col > 0 && col < 17) || (row > 0 && row < 3 && col > 1 && col < 12)) return;
    element++;
    fill(brush, `hsl(${(col * 20) % 360}, 60%, 80%)`, cell);
    label(brush, String.fromCharCode(65 + (element % 26)) + (element % 3 ? 'e' : ''), cell, font, 0.5, '#222');
    note(brush, String(element), cell.x + 2, cell.y + 6, `8px "${font}"`, '#444');
  });
};

export const contributions: Drawing = (dice, brush, box) => {
  const dark = dice.odds(0.5);
  const size = dice.whole(11, 15);
  const shades = dark
    ? ['#161b22', '#0e4429', '#006d32', '#26a641', '#39d353']
    : ['#ebedf0', '#9be9a8', '#40c463', '#30a14e', '#216e39'];
  fill(brush, dark ? '#0d1117' : '#ffffff', box);
  eachCell(box, { rows: 7, cols: Math.floor(box.width / size) - 2, width: size, height: size, gap: 3 }, (cell) => {
    rounded(brush, dice.one(...shades), cell, 2);
  });
};

export const heatMap: Drawing = (dice, brush, box) => {
  const size = dice.whole(18, 40);
  const font = face(dice);
  const labelled = dice.odds(0.6);
  fill(brush, '#ffffff', box);
  eachCell(box, { rows: dice.whole(8, 12), cols: dice.whole(8, 14), width: size, height: size }, (cell) => {
    const heat = dice.range(0, 1);
    fill(brush, `hsl(${240 - 240 * heat}, 70%, 55%)`, cell);
    if (labelled) label(brush, heat.toFixed(1), cell, font, 0.36, '#fff');
  });
};

export const seatMap: Drawing = (dice, brush, box) => {
  const font = face(dice);
  const size = dice.whole(18, 30);
  fill(brush, '#f7f7fa', box);
  eachCell(box, { rows: 10, cols: 16, width: size, height: size, gap: 4 }, (cell, row, col) => {
    if (col === 3 || col === 12) return;
    rounded(brush, dice.odds(0.3) ? '#c3c7ce' : '#4a90d9', cell, 4);
    label(brush, String(col + 1), cell, font, 0.5, '#fff');
    if (col === 0) note(brush, String.fromCharCode(65 + row), cell.x - 18, cell.y + size / 2, `12px "${font}"`, '#444');
  });
};

export const hexDump: Drawing = (dice, brush, box) => {
  const dark = dice.odds(0.6);
  const size = dice.whole(12, 17);
  fill(brush, dark ? '#10141a' : '#ffffff', box);
  for (let y = box.y + size; y < box.y + box.height - size; y += size * 1.25) {
    const bytes = Array.from({ length: 16 }, () => dice.whole(0, 255).toString(16).padStart(2, '0'));
    const address = Math.round((y - box.y) * 16)
      .toString(16)
      .padStart(8, '0');
    note(
      brush,
      `${address}  ${bytes.join(' ')}`,
      box.x + 10,
      y,
      `${size}px "DejaVu Sans Mono"`,
      dark ? '#c8d0c0' : '#222',
    );
  }
};

export const digitText: Drawing = (dice, brush, box) => {
  const size = dice.whole(14, 22);
  const dark = dice.odds(0.4);
  fill(brush, dark ? '#000000' : '#fdfdfd', box);
  for (let y = box.y + size; y < box.y + box.height - size; y += size * dice.one(1.2, 1.2)) {
    const row = Array.from({ length: 30 }, () => dice.whole(0, 8)).join(' ');
    note(brush, row, box.x + 12, y, `${size}px "DejaVu Sans Mono"`, dark ? '#7fdc7f' : '#111');
  }
};

export const article: Drawing = (dice, brush, box) => {
  const font = face(dice);
  const dark = dice.odds(0.3);
  const size = dice.whole(12, 18);
  fill(brush, dark ? '#1b1b1d' : '#ffffff', box);
  note(
    brush,
    'On the keeping of bees in town',
    box.x + 20,
    box.y + 26,
    `${size * 1.6}px "${font}"`,
    dark ? '#eee' : '#111',
  );
  const words =
    'the hive stands by a wall that faces south and every morning one hears before one sees that they are out'.split(
      ' ',
    );
  for (let y = box.y + 60; y < box.y + box.height - size; y += size * 1.5)
    note(brush, sentence(dice, words), box.x + 20, y, `${size}px "${font}"`, dark ? '#c4c4c8' : '#333');
};

export const code: Drawing = (dice, brush, box) => {
  const dark = dice.odds(0.7);
  const size = dice.whole(12, 16);
  fill(brush, dark ? '#1e1e1e' : '#ffffff', box);
  const words = 'const let return if for while import from => { } ( ) [ ] = + value index rows cols map filter'.split(
    ' ',
  );
  let line = 1;
  for (let y = box.y + size; y < box.y + box.height - size; y += size * 1.4) {
    note(brush, String(line++).padStart(3), box.x + 6, y, `${size}px "DejaVu Sans Mono"`, '#858585');
    note(
      brush,
      '  '.repeat(dice.whole(0, 4)) + sentence(dice, words),
      box.x + 50,
      y,
      `${size}px "DejaVu Sans Mono"`,
      dark ? '#9cdcfe' : '#0a3069',
    );
  }
};

function sentence(dice: Dice, words: readonly string[]): string {
  return Array.from({ length: dice.whole(4, 12) }, () => dice.one(...words)).join(' ');
}
