import type { Drawing } from './canvas.ts';
import { disc, eachCell, face, fill, frame, label, note, rounded, tint } from './canvas.ts';

const ROWS = ['1234567890-=', 'QWERTYUIOP[]', "ASDFGHJKL;'#", 'ZXCVBNM,./'];

export const keyboard: Drawing = (dice, brush, box) => {
  const dark = dice.odds(0.5);
  const size = dice.whole(36, 56);
  const font = face(dice);
  fill(brush, dark ? '#1d1f23' : '#d3d6da', box);
  ROWS.forEach((row, r) => {
    [...row].forEach((letter, c) => {
      const key = {
        x: Math.round(box.x + 16 + c * size + r * size * 0.3),
        y: Math.round(box.y + 20 + r * size),
        width: size - 5,
        height: size - 5,
      };
      rounded(brush, dark ? '#3b3e45' : '#ffffff', key, 5);
      label(brush, letter, key, font, 0.45, dark ? '#eee' : '#222');
    });
  });
  rounded(
    brush,
    dark ? '#3b3e45' : '#ffffff',
    { x: box.x + 16 + size * 3, y: box.y + 20 + 4 * size, width: size * 5, height: size - 5 },
    5,
  );
};

export const squareKeys: Drawing = (dice, brush, box) => {
  const size = dice.whole(30, 52);
  const font = face(dice);
  const letters = dice.odds(0.5) ? 'ABCDEFGHIJKLMNOPQRSTUVWXYZ1234567890' : '789/456*123-0.=+789/456*123-0.=+1234';
  fill(brush, '#c0c0c0', box);
  eachCell(box, { rows: 4, cols: 9, width: size, height: size, gap: dice.one(0, 2) }, (cell, row, col) => {
    fill(brush, '#dcdcdc', cell);
    fill(brush, '#ffffff', { ...cell, height: 2 });
    fill(brush, '#ffffff', { ...cell, width: 2 });
    fill(brush, '#7a7a7a', { ...cell, y: cell.y + cell.height - 2, height: 2 });
    fill(brush, '#7a7a7a', { ...cell, x: cell.x + cell.width - 2, width: 2 });
    label(brush, letters.charAt(row * 9 + col), cell, font, 0.5, '#111');
  });
};

export const keypad: Drawing = (dice, brush, box) => {
  const size = dice.whole(46, 80);
  const font = face(dice);
  const dark = dice.odds(0.5);
  fill(brush, dark ? '#202020' : '#f3f3f3', box);
  const keys = 'C±%÷789×456−123+0.⌫=';
  eachCell(box, { rows: 5, cols: 4, width: size, height: size, gap: 3 }, (cell, row, col) => {
    rounded(brush, dark ? '#3a3a3a' : '#ffffff', cell, 4);
    label(brush, keys.charAt(row * 4 + col), cell, font, 0.4, dark ? '#fff' : '#222');
  });
};

export const iconGrid: Drawing = (dice, brush, box) => {
  const size = dice.whole(56, 96);
  const font = face(dice);
  const named = dice.odds(0.7);
  fill(brush, tint(dice, 30, dice.whole(15, 80)), box);
  eachCell(
    box,
    { rows: Math.floor(box.height / size), cols: Math.floor(box.width / size), width: size, height: size },
    (cell) => {
      const icon = { x: cell.x + size * 0.25, y: cell.y + size * 0.12, width: size * 0.5, height: size * 0.5 };
      rounded(brush, tint(dice, 65, 50), icon, size * 0.12);
      disc(brush, '#ffffff', icon, dice.range(0.2, 0.6));
      if (named)
        label(
          brush,
          dice.one('Files', 'Mail', 'Music', 'Maps', 'Clock', 'Notes'),
          { ...cell, y: cell.y + size * 0.62, height: size * 0.3 },
          font,
          0.5,
          '#ffffff',
        );
    },
  );
};

export const toolbar: Drawing = (dice, brush, box) => {
  fill(brush, '#f0f0f0', box);
  for (let k = 0; k < 3; k++)
    eachCell(
      { ...box, y: box.y + k * 40, height: 34 },
      { rows: 1, cols: 18, width: 30, height: 30, gap: 4 },
      (cell) => {
        frame(brush, '#c8c8c8', cell);
        fill(brush, tint(dice, 60, 50), { x: cell.x + 6, y: cell.y + 6, width: 14, height: 14 });
      },
    );
  fill(brush, '#ffffff', { x: box.x + 10, y: box.y + 130, width: box.width - 20, height: box.height - 140 });
};

export const swatches: Drawing = (dice, brush, box) => {
  const size = dice.whole(18, 40);
  fill(brush, '#2b2b2b', box);
  const rows = dice.whole(6, 12);
  const cols = dice.whole(8, 18);
  eachCell(box, { rows, cols, width: size, height: size, gap: dice.one(0, 1, 3) }, (cell, row, col) => {
    fill(brush, `hsl(${(col * 360) / cols}, 80%, ${15 + (row * 70) / rows}%)`, cell);
  });
};

export const pixelArt: Drawing = (dice, brush, box) => {
  const size = dice.whole(14, 30);
  const lined = dice.odds(0.6);
  const colours = [tint(dice, 60, 50), tint(dice, 60, 70), '#222222', '#ffffff'];
  fill(brush, '#808080', box);
  eachCell(box, { rows: 16, cols: 16, width: size, height: size }, (cell, row, col) => {
    const mirrored = Math.min(col, 15 - col);
    fill(brush, colours[(row * 7 + mirrored * 3 + row * mirrored) % 4] as string, cell);
    if (lined) frame(brush, '#606060', { ...cell, width: size + 1, height: size + 1 });
  });
};

export const quickCode: Drawing = (dice, brush, box) => {
  const side = dice.one(21, 25, 29);
  const size = dice.whole(10, 16);
  fill(brush, '#ffffff', box);
  const mark = (r: number, c: number) => Math.max(Math.abs(r - 3), Math.abs(c - 3));
  eachCell(box, { rows: side, cols: side, width: size, height: size }, (cell, row, col) => {
    const corner = [mark(row, col), mark(row, side - 1 - col), mark(side - 1 - row, col)].find((d) => d <= 4);
    const black = corner === undefined ? dice.odds(0.5) : corner <= 1 || corner === 3;
    if (black) fill(brush, '#000000', cell);
  });
};

export const tiledFloor: Drawing = (dice, brush, box) => {
  const size = dice.whole(16, 50);
  const [one, two] = [tint(dice, 25, 60), tint(dice, 25, 45)];
  const kind = dice.one('chequer', 'brick', 'grout');
  eachCell(
    box,
    { rows: Math.ceil(box.height / size), cols: Math.ceil(box.width / size), width: size, height: size },
    (cell, row, col) => {
      const moved = kind === 'brick' && row % 2 === 1 ? { ...cell, x: cell.x + size / 2 } : cell;
      fill(brush, kind === 'chequer' && (row + col) % 2 ? two : one, moved);
      if (kind !== 'chequer') frame(brush, '#55504a', moved, 1);
    },
  );
};

export const thumbnails: Drawing = (dice, brush, box) => {
  const size = dice.whole(70, 130);
  fill(brush, dice.one('#ffffff', '#202124'), box);
  eachCell(
    box,
    { rows: Math.floor(box.height / size), cols: Math.floor(box.width / size), width: size, height: size, gap: 8 },
    (cell) => {
      fill(brush, tint(dice, 40, 70), cell);
      fill(brush, tint(dice, 45, 35), { ...cell, y: cell.y + cell.height * 0.6, height: cell.height * 0.4 });
      disc(brush, '#ffe9a8', { ...cell, width: cell.width * 0.5, height: cell.height * 0.5 }, 0.5);
    },
  );
};

export const emojiPicker: Drawing = (dice, brush, box) => {
  const size = dice.whole(26, 40);
  const signs = '☺☻☹♥♦♣♠★☆☀☁☂☃☎☕☘☠☢☣☮☯♈♉♊♋♌♍♎⚐⚑⚒⚓⚔⚖⚙⚛⚠⚡✂✈✉✌✍✎';
  fill(brush, '#ffffff', box);
  eachCell(box, { rows: 9, cols: 12, width: size, height: size }, (cell) => {
    label(brush, signs.charAt(dice.whole(0, signs.length - 1)), cell, 'DejaVu Sans', 0.6, '#333');
  });
};

export const chart: Drawing = (dice, brush, box) => {
  const font = face(dice);
  fill(brush, '#ffffff', box);
  const step = dice.whole(24, 48);
  for (let y = box.y + 20; y < box.y + box.height - 30; y += step) {
    fill(brush, '#e3e3e3', { x: box.x + 50, y, width: box.width - 70, height: 1 });
    note(brush, String(Math.round(box.y + box.height - y)), box.x + 12, y, `12px "${font}"`, '#555');
  }
  const colour = tint(dice, 60, 50);
  for (let x = box.x + 60; x < box.x + box.width - 40; x += 40) {
    const tall = dice.range(0.1, 0.9) * (box.height - 60);
    fill(brush, colour, { x, y: box.y + box.height - 30 - tall, width: 26, height: tall });
  }
};

export const squaredPaper: Drawing = (dice, brush, box) => {
  const size = dice.whole(12, 32);
  fill(brush, '#fbfdff', box);
  const colour = dice.one('#bcd7f0', '#cfcfcf', '#c9e4c5');
  for (let x = box.x; x < box.x + box.width; x += size)
    fill(brush, colour, { x, y: box.y, width: 1, height: box.height });
  for (let y = box.y; y < box.y + box.height; y += size)
    fill(brush, colour, { x: box.x, y, width: box.width, height: 1 });
  const font = face(dice);
  for (let k = 0; k < 24; k++) {
    const cell = {
      x: box.x + dice.whole(2, Math.floor(box.width / size) - 2) * size,
      y: box.y + dice.whole(2, Math.floor(box.height / size) - 2) * size,
      width: size,
      height: size,
    };
    if (dice.odds(0.5)) label(brush, dice.one('1', '2', '3', '+', '=', 'x'), cell, font, 0.8, '#1f3a93');
  }
};

export const desktop: Drawing = (dice, brush, box) => {
  const font = face(dice);
  fill(brush, tint(dice, 40, 40), box);
  for (let k = 0; k < 4; k++) {
    const window = {
      x: box.x + dice.whole(0, 300),
      y: box.y + dice.whole(10, 200),
      width: dice.whole(180, 420),
      height: dice.whole(120, 260),
    };
    fill(brush, '#ffffff', window);
    fill(brush, tint(dice, 50, 45), { ...window, height: 24 });
    for (let y = window.y + 40; y < window.y + window.height - 10; y += 18)
      note(brush, 'a line of a letter that nobody answered', window.x + 10, y, `13px "${font}"`, '#333');
  }
  fill(brush, '#16181c', { ...box, y: box.y + box.height - 36, height: 36 });
};
