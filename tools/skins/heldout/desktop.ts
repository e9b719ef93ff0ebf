import type { Rect } from '../../../src/model/frame.ts';
import type { Dice } from './dice.ts';
import { block, ink, lift, paint, pill, wash } from './ink.ts';
import { MONO, SANS, typeface } from './letters.ts';
import type { Brush, HeldOutFamily } from './theme.ts';

const TALK =
  'Overview Inbox Draft Sent Archive weather today 14 17 21 August September meeting notes about the second quarter please read page 3 of 12 and answer until Friday 9:30 total 1,284.50 home games puzzle classic new pause resume high scores help privacy terms contact'.split(
    ' ',
  );

/** Fills a box with lines of words. */
export function writeLines(dice: Dice, brush: Brush, box: Rect, size: number, colour: string): void {
  brush.save();
  brush.beginPath();
  brush.rect(box.x, box.y, box.width, box.height);
  brush.clip();
  brush.font = `${size}px ${typeface(dice, dice.odds(0.8) ? SANS : MONO)}`;
  brush.textAlign = 'left';
  brush.textBaseline = 'alphabetic';
  brush.fillStyle = colour;
  for (let y = box.y + size * 1.6; y < box.y + box.height; y += size * 1.5) {
    let text = '';
    for (let k = dice.whole(2, 14); k > 0; k--) text += `${dice.one(...TALK)} `;
    if (dice.odds(0.85)) brush.fillText(text, box.x + size, y);
  }
  brush.restore();
}

/** Wallpaper, other windows, icons and a bar: what lies around a program. */
export function drawSurroundings(dice: Dice, brush: Brush, width: number, height: number): void {
  const sky = ink(dice.range(0, 360), dice.range(0, 55), dice.range(12, 88));
  const all = { x: 0, y: 0, width, height };
  brush.fillStyle = dice.odds(0.5) ? paint(sky) : wash(brush, all, lift(sky, 14), lift(sky, -14));
  brush.fillRect(0, 0, width, height);
  if (dice.odds(0.35)) drawHills(dice, brush, width, height);
  for (let k = dice.whole(0, 3); k > 0; k--) {
    const box = {
      x: dice.whole(-40, Math.round(width * 0.7)),
      y: dice.whole(30, Math.round(height * 0.7)),
      width: dice.whole(200, Math.round(width * 0.5)),
      height: dice.whole(120, Math.round(height * 0.6)),
    };
    drawWindowFrame(dice, brush, box, 26);
    if (dice.odds(0.25)) drawSheet(dice, brush, box);
    else writeLines(dice, brush, box, dice.whole(11, 17), '#30343a');
  }
  if (dice.odds(0.4)) drawLaunchers(dice, brush, width, height);
}

function drawHills(dice: Dice, brush: Brush, width: number, height: number): void {
  for (let k = 0; k < 3; k++) {
    const level = height * (0.5 + 0.15 * k);
    brush.fillStyle = paint(ink(dice.range(60, 260), 40, 25 + 12 * k));
    brush.beginPath();
    brush.moveTo(0, height);
    for (let x = 0; x <= width; x += width / 12) brush.lineTo(x, level + dice.range(-60, 60));
    brush.lineTo(width, height);
    brush.fill();
  }
}

/** A window: ground, hairline border, title bar above the box when `bar` is positive. */
export function drawWindowFrame(dice: Dice, brush: Brush, box: Rect, bar: number): void {
  const dark = dice.odds(0.25);
  const face = ink(dice.range(0, 360), dice.range(0, 15), dark ? dice.range(12, 24) : dice.range(88, 100));
  const title = dice.odds(0.5) ? lift(face, dark ? 8 : -9) : ink(dice.range(190, 260), 55, 42);
  brush.save();
  if (dice.odds(0.5)) {
    brush.shadowColor = 'rgba(0,0,0,0.4)';
    brush.shadowBlur = 14;
    brush.shadowOffsetY = 4;
  }
  pill(
    brush,
    title,
    { x: box.x - 1, y: box.y - bar, width: box.width + 2, height: box.height + bar + 1 },
    dice.one(0, 6, 10),
  );
  brush.restore();
  block(brush, face, box);
  if (bar <= 0) return;
  brush.font = `${bar * 0.52}px ${typeface(dice, SANS, 500)}`;
  brush.textAlign = dice.one('left', 'center');
  brush.textBaseline = 'middle';
  brush.fillStyle = title.l > 55 ? '#22262b' : '#f6f7f8';
  brush.fillText(
    dice.one('Mines', 'Puzzle', 'Untitled', 'Document 2', 'Files'),
    box.x + (brush.textAlign === 'left' ? 10 : box.width / 2),
    box.y - bar / 2,
  );
  for (let k = 0; k < 3; k++) {
    brush.beginPath();
    brush.arc(box.x + box.width - 14 - k * bar * 0.75, box.y - bar / 2, bar * 0.2, 0, 2 * Math.PI);
    brush.fill();
  }
}

/** A small spreadsheet inside a window. */
function drawSheet(dice: Dice, brush: Brush, box: Rect): void {
  const column = dice.whole(48, 90);
  const row = dice.whole(18, 26);
  block(brush, '#ffffff', box);
  brush.font = `${row * 0.55}px ${typeface(dice, SANS)}`;
  brush.textBaseline = 'middle';
  brush.textAlign = 'right';
  for (let y = 0; y + row < box.height; y += row)
    for (let x = 0; x + column < box.width; x += column) {
      block(brush, '#d5d8dc', { x: box.x + x, y: box.y + y + row - 1, width: column, height: 1 });
      block(brush, '#d5d8dc', { x: box.x + x + column - 1, y: box.y + y, width: 1, height: row });
      brush.fillStyle = '#222222';
      if (dice.odds(0.6)) brush.fillText(String(dice.whole(0, 9999)), box.x + x + column - 5, box.y + y + row / 2);
    }
}

function drawLaunchers(dice: Dice, brush: Brush, width: number, height: number): void {
  const side = dice.whole(28, 52);
  const below = dice.odds(0.5);
  block(
    brush,
    `rgba(20,22,28,${dice.range(0.6, 1)})`,
    below ? { x: 0, y: height - side - 8, width, height: side + 8 } : { x: 0, y: 0, width: side + 12, height },
  );
  for (let k = 0; k < 9; k++) {
    const at = 6 + k * (side + 10);
    pill(
      brush,
      ink(dice.range(0, 360), 60, 50),
      { x: below ? at : 6, y: below ? height - side - 4 : at, width: side, height: side },
      side * 0.25,
    );
  }
}

/** What belongs to the program itself: its window, page or console, around the given box. */
export function drawSetting(
  dice: Dice,
  brush: Brush,
  setting: HeldOutFamily['setting'],
  box: Rect,
  unit: number,
): Rect {
  const bar = Math.round(dice.one(24, 28, 34) * unit);
  if (setting === 'console') {
    const room = dice.whole(0, 40);
    const around = { x: box.x - room, y: box.y - room, width: box.width + 2 * room, height: box.height + 2 * room };
    block(brush, ink(0, 0, dice.range(0, 12)), around);
    return around;
  }
  if (setting === 'page') {
    const left = dice.whole(30, 220);
    const top = dice.whole(50, 110);
    const page = {
      x: box.x - left,
      y: box.y - top,
      width: box.width + 2 * left,
      height: box.height + top + dice.whole(20, 120),
    };
    const dark = dice.odds(0.3);
    block(brush, dark ? '#17191d' : dice.one('#ffffff', '#f4f5f7', '#fbf7ef'), page);
    const words = dark ? '#c9ccd2' : '#3b4048';
    writeLines(dice, brush, { ...page, height: top - 8 }, dice.whole(12, 20), words);
    writeLines(dice, brush, { ...page, width: left - 12, y: box.y }, dice.whole(11, 15), words);
    writeLines(dice, brush, { ...page, y: box.y + box.height + 6, height: page.height }, 14, words);
    return page;
  }
  const menu = dice.odds(0.6) ? Math.round(24 * unit) : 0;
  const room = dice.whole(0, 14);
  const around = {
    x: box.x - room,
    y: box.y - room - menu,
    width: box.width + 2 * room,
    height: box.height + 2 * room + menu,
  };
  drawWindowFrame(dice, brush, around, bar);
  if (menu > 0) writeLines(dice, brush, { ...around, height: menu }, 12 * unit, '#6a6f78');
  return { ...around, y: around.y - bar, height: around.height + bar };
}
