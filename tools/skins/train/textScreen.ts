import type { Random } from '../../../src/game/random.ts';
import type { CellSymbol } from '../../../src/model/board.ts';
import type { Rect } from '../../../src/model/frame.ts';
import type { Rgb } from '../lab/colour.ts';
import { css, distinctColour, hsl, mix, randomColour } from '../lab/colour.ts';
import type { Font } from '../lab/fonts.ts';
import { loadFonts } from '../lab/fonts.ts';
import { fill } from '../lab/paint.ts';
import type { Context, Family, Pitch } from '../lab/skin.ts';
import { between, chance, digitText, even, pick } from '../lab/skin.ts';
import { digitColours } from './glyphs.ts';

const FONTS = /mono|courier|inconsolata|cousine|vt323|share-tech|cutive|fira-code/;
const WORDS = 'mines 10 flags 3 time 0:42 press q to quit arrows move space opens f marks level easy'.split(' ');
/** Share of the height of a line that the em box takes. */
const EM = 0.8;

/** A screen of characters of one size: how wide and high they are, and the font that is as wide. */
interface Screen {
  readonly wide: number;
  readonly high: number;
  readonly font: Font;
}

/** Writes text on the character grid from (x, y) on, one character a place; blocks and frames are drawn by hand. */
function type(ctx: Context, { wide, high, font }: Screen, text: string, x: number, y: number, colour: Rgb): void {
  ctx.fillStyle = css(colour);
  ctx.strokeStyle = css(colour);
  ctx.textBaseline = 'alphabetic';
  ctx.textAlign = 'center';
  ctx.font = `${high * EM}px ${font.name}`;
  const squeeze = Math.min(1, wide / ctx.measureText('0').width);
  ctx.font = `${high * EM * squeeze}px ${font.name}`;
  [...text].forEach((character, i) => {
    const box = { x: x + i * wide, y, width: wide, height: high };
    if (!drawBlock(ctx, character, box)) ctx.fillText(character, box.x + wide / 2, y + high * (0.5 + 0.28 * squeeze));
  });
}

const SHADES = '░▒▓█';
/** The arms of a piece of frame: up, right, down, left. */
const FRAMES: Readonly<Record<string, string>> = {
  '─': 'rl',
  '│': 'ud',
  '┌': 'rd',
  '┐': 'dl',
  '└': 'ur',
  '┘': 'ul',
  '├': 'urd',
  '┤': 'udl',
  '┬': 'rdl',
  '┴': 'url',
  '┼': 'urdl',
};

function drawBlock(ctx: Context, character: string, { x, y, width, height }: Rect): boolean {
  const shade = SHADES.indexOf(character);
  if (shade >= 0) {
    ctx.globalAlpha = (shade + 1) / SHADES.length;
    ctx.fillRect(x, y, width, height);
    ctx.globalAlpha = 1;
    return true;
  }
  if (character === '■') {
    ctx.fillRect(x + 0.1 * width, y + height / 2 - 0.4 * width, 0.8 * width, 0.8 * width);
    return true;
  }
  if (character === '·') {
    ctx.fillRect(Math.round(x + width / 2) - 1, Math.round(y + height / 2) - 1, 2, 2);
    return true;
  }
  const arms = FRAMES[character];
  if (!arms) return character === ' ';
  const thick = Math.max(1, Math.round(width / 12));
  const middle = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  if (arms.includes('u')) ctx.fillRect(middle.x, y, thick, middle.y - y + thick);
  if (arms.includes('d')) ctx.fillRect(middle.x, middle.y, thick, y + height - middle.y);
  if (arms.includes('l')) ctx.fillRect(x, middle.y, middle.x - x + thick, thick);
  if (arms.includes('r')) ctx.fillRect(middle.x, middle.y, x + width - middle.x, thick);
  return true;
}

/** What the game writes for each symbol, before it is padded to the width of a cell. */
function vocabulary(random: Random, coloured: boolean) {
  const covered = coloured
    ? pick(random, [' ', ' ', '.', '?'])
    : pick(random, ['.', '#', '-', '+', '■', '░', '▒', '·', 'o']);
  const open = pick(
    random,
    [' ', ' ', '.', '·', '0', '_'].filter((c) => c !== covered || coloured),
  );
  const flag = pick(random, ['F', 'P', '!', '>', 'f']);
  const mine = pick(random, ['*', '@', 'X', 'M']);
  return (symbol: CellSymbol) => {
    if (symbol === '#') return covered;
    if (symbol === '0') return open;
    if (symbol === 'F') return flag;
    if (symbol === '?') return '?';
    if (symbol === '*' || symbol === 'X') return mine;
    return symbol === 'x' ? 'x' : (digitText(symbol) ?? ' ');
  };
}

/** Width over height of cells of one to three characters a line, and of four or five on two lines. */
const ASPECTS = [0.5, 0.55, 1, 1, 1.1, 1.2, 1.5, 1.5, 1.65];
/** Characters across and lines down that make a cell. */
const CELLS = [
  [1, 1],
  [2, 1],
  [3, 1],
  [4, 2],
  [5, 2],
] as const;
/** Characters are at least so many pixels wide, and this much of their height. */
const NARROWEST = 5.5;
const SLIMMEST = 0.45;
const WIDEST = 0.66;

/** The ways to make a cell of this pitch of characters that have the shape of characters. */
function charactersIn({ x, y }: Pitch) {
  const fitting = CELLS.filter(([across, down]) => {
    const shape = x / across / (y / down);
    return x / across >= NARROWEST && shape >= SLIMMEST && shape <= WIDEST;
  });
  return fitting.length > 0 ? fitting : CELLS.slice(0, 1);
}

/**
 * A game in a terminal: everything, also what stands around the board, is characters of one size, and a cell is one to
 * four of them wide and one or two lines high. Cells may have grounds, brackets or lines of characters, or nothing.
 */
export const textScreen: Family = (random, pitch) => {
  const [across, down] = pick(random, charactersIn(pitch));
  const font = pick(
    random,
    loadFonts('train').filter((f) => FONTS.test(f.package)),
  );
  const screen = { wide: pitch.x / across, high: pitch.y / down, font };
  const ground = chance(random, 0.8)
    ? hsl(random.int(0, 359), between(random, 0, 0.5), between(random, 0, 0.16))
    : randomColour(random, { saturation: [0, 0.2], lightness: [0.85, 1] });
  const ink = distinctColour(random, [ground], 130);
  const colours = chance(random, 0.6) ? digitColours(random, [ground]) : Array.from({ length: 12 }, () => ink);
  const coloured = chance(random, 0.35);
  const closed = coloured ? mix(ground, distinctColour(random, [ground], 120), between(random, 0.35, 1)) : ground;
  const inkClosed = coloured ? distinctColour(random, [closed], 110) : ink;
  const write = vocabulary(random, coloured);
  const brackets = across === 3 && chance(random, 0.3) ? pick(random, ['[]', '()', '||'] as const) : null;
  const bracketed = chance(random, 0.5) ? '#F?' : '#F?012345678*Xx';
  const ruled = down === 2 ? pick(random, ['+-|', '┼─│'] as const) : null;
  const framed = chance(random, 0.5);
  const numbered = chance(random, 0.3);
  const cursor = chance(random, 0.3);
  return {
    aspect: pick(random, ASPECTS),
    oddMarks: ['#', '0'],
    margin: even(numbered || framed ? 2.2 : 1),
    drawGround(ctx, inner, outer, board) {
      fill(ctx, ground, outer);
      drawSurroundings(ctx, screen, { inner, outer, ink, framed, numbered, pitch }, random);
      if (!ruled) return;
      const [cross, flat, upright] = [...ruled] as [string, string, string];
      const line = `${cross}${flat.repeat(across - 1)}`.repeat(board.cols) + cross;
      for (let r = 0; r <= board.rows; r++) {
        const y = Math.round(inner.y + r * pitch.y - screen.high / 2);
        const x = Math.round(inner.x - screen.wide / 2);
        type(ctx, screen, line, x, y, ink);
        for (let c = 0; r < board.rows && c <= board.cols; c++)
          type(ctx, screen, upright, x + c * pitch.x, y + screen.high, ink);
      }
    },
    drawCell(ctx, { x, y, width, height, symbol, row, col }) {
      const covered = symbol === '#' || symbol === 'F' || symbol === '?';
      const digit = digitText(symbol);
      const colour = covered ? inkClosed : digit ? (colours[Number(digit) - 1] as Rgb) : ink;
      const [from, top] = ruled ? [x + screen.wide / 2, y + screen.high / 2] : [x, y];
      const room = ruled ? across - 1 : across;
      const box = ruled ? { x: from, y: top, width: room * screen.wide, height: screen.high } : { x, y, width, height };
      const isAtCursor = cursor && row === 2 && col === 3;
      if (isAtCursor) fill(ctx, mix(ground, ink, 0.4), box);
      else if (covered && coloured) fill(ctx, closed, box);
      const character = write(symbol);
      const before = Math.floor((room - 1) / 2);
      let text = `${' '.repeat(before)}${character}${' '.repeat(room - 1 - before)}`;
      if (SHADES.includes(character)) text = character.repeat(room);
      if (brackets && bracketed.includes(symbol)) text = `${brackets[0]}${character}${brackets[1]}`;
      // Where nothing shows where the cell ends, it lies evenly around its character.
      const shift = coloured || room % 2 === 1 ? 0 : screen.wide / 2;
      type(ctx, screen, text, from + shift, top, colour);
    },
  };
};

interface Surroundings {
  readonly inner: Rect;
  readonly outer: Rect;
  readonly ink: Rgb;
  readonly framed: boolean;
  readonly numbered: boolean;
  readonly pitch: Pitch;
}

/** Lines of text above and below the board, a frame of characters, numbers of rows and columns. */
function drawSurroundings(
  ctx: Context,
  screen: Screen,
  { inner, outer, ink, framed, numbered, pitch }: Surroundings,
  random: Random,
): void {
  const { wide, high } = screen;
  const places = Math.floor(outer.width / wide);
  const sentence = (length: number) => {
    let text = '';
    while (text.length < length) text += `${pick(random, WORDS)} `;
    return text.slice(0, length);
  };
  for (let y = inner.y - (framed || numbered ? 3 : 1.5) * high; y > outer.y; y -= high)
    if (chance(random, 0.6)) type(ctx, screen, sentence(random.int(4, places)), outer.x, y, ink);
  for (let y = inner.y + inner.height + 1.5 * high; y + high < outer.y + outer.height; y += high)
    if (chance(random, 0.6)) type(ctx, screen, sentence(random.int(4, places)), outer.x, y, ink);
  if (framed) {
    const flat = '─'.repeat(Math.round(inner.width / wide));
    type(ctx, screen, `┌${flat}┐`, inner.x - wide, inner.y - high, ink);
    type(ctx, screen, `└${flat}┘`, inner.x - wide, inner.y + inner.height, ink);
    for (let y = inner.y; y < inner.y + inner.height - high / 2; y += high)
      for (const x of [inner.x - wide, inner.x + inner.width]) type(ctx, screen, '│', x, y, ink);
  }
  if (!numbered) return;
  const shift = Math.floor((pitch.x / wide - 1) / 2) * wide;
  const above = inner.y - (framed ? 2 : 1) * high;
  for (let x = inner.x, k = 1; x < inner.x + inner.width - 1; x += pitch.x, k++)
    type(ctx, screen, String(k % 10), x + shift, above, ink);
  for (let y = inner.y, k = 0; y < inner.y + inner.height - 1; y += pitch.y, k++)
    type(ctx, screen, String.fromCharCode(97 + (k % 26)), inner.x - (framed ? 3 : 2) * wide, y, ink);
}
