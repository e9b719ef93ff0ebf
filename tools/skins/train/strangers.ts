import type { Random } from '../../../src/game/random.ts';
import type { CellSymbol } from '../../../src/model/board.ts';
import type { Rgb } from '../lab/colour.ts';
import { css, distinctColour, mix, randomColour, shade } from '../lab/colour.ts';
import { loadFonts } from '../lab/fonts.ts';
import { drawIcon, pickIcon } from '../lab/icons.ts';
import { fill } from '../lab/paint.ts';
import type { CellBox, Context, Family } from '../lab/skin.ts';
import { between, chance, even, pick } from '../lab/skin.ts';
import { digitStyle, drawText } from './glyphs.ts';

/**
 * Boards of other games, puzzles, tables and windows: rows of cells whose drawings mean nothing in Minesweeper. They train
 * the network only; nothing is to be read on them. Covered cells and zeros stand for cells with nothing on them, every
 * other symbol for one of the board's few drawings.
 */
export const strangers: Family = (random) => {
  const ground = randomColour(random, { saturation: [0, 0.6] });
  const other = chance(random, 0.4) ? shade(ground, between(random, -0.4, 0.4)) : ground;
  const line = chance(random, 0.7) ? shade(ground, between(random, -0.8, 0.8)) : null;
  const raised = chance(random, 0.35) ? between(random, 0.04, 0.12) : 0;
  const kinds = pick(random, MIXTURES);
  const drawings = new Map<CellSymbol, Drawing>();
  const drawingOf = (symbol: CellSymbol) => {
    const known = drawings.get(symbol) ?? pick(random, kinds)(random, ground);
    drawings.set(symbol, known);
    return known;
  };
  return {
    margin: even(between(random, 0, 0.6)),
    oddMarks: [...'12345678F?*Xx9abc'] as CellSymbol[],
    isRaised: raised > 0,
    gap: pick(random, [0, 0, 0, 0.06]),
    drawGround(ctx, _inner, outer) {
      fill(ctx, line ?? ground, outer);
    },
    drawCell(ctx, cell) {
      const colour = (cell.row + cell.col) % 2 === 0 ? ground : other;
      fill(ctx, colour, cell);
      if (line) {
        ctx.strokeStyle = css(line);
        ctx.lineWidth = 1;
        ctx.strokeRect(cell.x + 0.5, cell.y + 0.5, cell.width, cell.height);
      }
      if (raised > 0 && cell.symbol !== '0') bevelled(ctx, cell, colour, raised);
      if (cell.symbol === '#' || cell.symbol === '0') return;
      ctx.beginPath();
      ctx.rect(cell.x, cell.y, cell.width, cell.height);
      ctx.clip();
      drawingOf(cell.symbol)(ctx, cell);
    },
  };
};

/** Draws into a cell on its ground. */
type Drawing = (ctx: Context, cell: CellBox) => void;
type Kind = (random: Random, ground: Rgb) => Drawing;

function bevelled(ctx: Context, { x, y, width, height }: CellBox, colour: Rgb, part: number): void {
  const thick = Math.max(1, part * Math.min(width, height));
  ctx.fillStyle = css(shade(colour, 0.5));
  ctx.fillRect(x, y, width, thick);
  ctx.fillRect(x, y, thick, height);
  ctx.fillStyle = css(shade(colour, -0.4));
  ctx.fillRect(x, y + height - thick, width, thick);
  ctx.fillRect(x + width - thick, y, thick, height);
}

/** Runs a drawing in the unit square around the origin; `u` is one pixel. */
function unit(draw: (ctx: Context, u: number) => void, size = 1): Drawing {
  return (ctx, { x, y, width, height }) => {
    const side = Math.min(width, height) * size;
    ctx.save();
    ctx.translate(x + width / 2, y + height / 2);
    ctx.scale(side, side);
    draw(ctx, 1 / side);
    ctx.restore();
  };
}

function disc(ctx: Context, x: number, y: number, r: number): void {
  ctx.beginPath();
  ctx.arc(x, y, r, 0, 7);
  ctx.fill();
}

function stroke(ctx: Context, points: readonly (readonly [number, number])[]): void {
  ctx.beginPath();
  for (const [x, y] of points) ctx.lineTo(x, y);
  ctx.stroke();
}

/** A stone, a draughtsman, a ball: larger than a mine without spikes, or shaded, or with rings. */
const stone: Kind = (random, ground) => {
  const colour = distinctColour(random, [ground], 60);
  const look = pick(random, ['large', 'shaded', 'ringed', 'edged', 'face'] as const);
  const r = look === 'large' ? between(random, 0.41, 0.5) : between(random, 0.3, 0.49);
  const rim = shade(colour, between(random, 0.3, 0.8) * (chance(random, 0.5) ? 1 : -1));
  const shadow = chance(random, 0.3);
  return unit((ctx, u) => {
    ctx.fillStyle = 'rgba(0,0,0,0.35)';
    if (shadow) disc(ctx, 0.04, 0.05, r);
    const wash = ctx.createRadialGradient(-0.3 * r, -0.3 * r, 0.05 * r, 0, 0, r);
    wash.addColorStop(0, css(look === 'shaded' ? mix(colour, [255, 255, 255], 0.7) : colour));
    wash.addColorStop(1, css(colour));
    ctx.fillStyle = wash;
    disc(ctx, 0, 0, r);
    ctx.strokeStyle = css(rim);
    ctx.lineWidth = Math.max(u, 0.05);
    for (const part of look === 'ringed' ? [0.4, 0.7, 0.95] : look === 'edged' ? [0.95] : []) {
      ctx.beginPath();
      ctx.arc(0, 0, part * r, 0, 7);
      ctx.stroke();
    }
    if (look !== 'face') return;
    ctx.fillStyle = css(rim);
    disc(ctx, -0.35 * r, -0.25 * r, 0.14 * r);
    disc(ctx, 0.35 * r, -0.25 * r, 0.14 * r);
    ctx.beginPath();
    ctx.arc(0, 0, 0.55 * r, 0.4, 2.7);
    ctx.stroke();
  });
};

const icon =
  (kind: 'piece' | 'ornament'): Kind =>
  (random, ground) => {
    const drawn = pickIcon(random, kind);
    const colour = distinctColour(random, [ground], 90);
    const size = between(random, 0.5, 0.98);
    return unit((ctx, u) => drawIcon(ctx, drawn, 1 / u, colour), size);
  };

const LETTERS = [...'ABCDEGHJKLMNQRTUVWYZabdefghkmnpqrtuwy&$%+=~<^/:;#'];
const PAIRS = 'AB Kx 13 24 57 99 38 100 640 2048 +5 7- 3+ 2x A1 e4 Mo Tu 0:1 ok F1 Q2 10% 1/2 .5 -1 °C'.split(' ');

/** One letter that no digit looks like, or several characters. */
const letter: Kind = (random, ground) => {
  const text = chance(random, 0.6) ? pick(random, LETTERS) : pick(random, PAIRS);
  const style = { ...digitStyle(random, [ground]), bars: null };
  const colour = distinctColour(random, [ground], 90);
  return (ctx, cell) => drawText(ctx, text, cell, style, colour);
};

/** A small number in a corner, as crosswords and cages have it. */
const cornered: Kind = (random, ground) => {
  const style = { ...digitStyle(random, [ground]), bars: null, plate: null, size: 0.9 };
  const colour = distinctColour(random, [ground], 90);
  const text = chance(random, 0.7) ? String(random.int(1, 40)) : pick(random, PAIRS);
  const part = between(random, 0.28, 0.45);
  const right = chance(random, 0.25);
  const low = chance(random, 0.25);
  return (ctx, cell) => {
    const [width, height] = [part * cell.width, part * cell.height];
    const x = cell.x + (right ? cell.width - width - 1 : 1);
    const y = cell.y + (low ? cell.height - height - 1 : 1);
    drawText(ctx, text, { ...cell, x, y, width, height }, style, colour);
  };
};

const arrow: Kind = (random, ground) => {
  const colour = distinctColour(random, [ground], 90);
  const turn = (random.int(0, 7) * Math.PI) / 4;
  const thick = between(random, 0.05, 0.16);
  const head = between(random, 0.12, 0.26);
  const open = chance(random, 0.4);
  return unit((ctx, u) => {
    ctx.rotate(turn);
    ctx.strokeStyle = css(colour);
    ctx.fillStyle = css(colour);
    ctx.lineWidth = Math.max(u, thick);
    stroke(ctx, [
      [-0.4, 0],
      [open ? 0.4 : 0.2, 0],
    ]);
    ctx.beginPath();
    ctx.moveTo(0.42 - head, -head);
    ctx.lineTo(0.42, 0);
    ctx.lineTo(0.42 - head, head);
    open ? ctx.stroke() : ctx.fill();
  });
};

/** Pieces of loops, pipes, walls and bridges: from the middle to some of the sides. */
const loop: Kind = (random, ground) => {
  const colour = distinctColour(random, [ground], 70);
  const arms = pick(random, [[0], [0, 2], [1, 3], [0, 1], [1, 2], [2, 3], [0, 3], [0, 1, 2], [0, 1, 2, 3]]);
  const thick = between(random, 0.05, 0.45);
  const knob = chance(random, 0.4) ? between(random, 0.1, 0.4) : 0;
  return unit((ctx, u) => {
    ctx.strokeStyle = css(colour);
    ctx.fillStyle = css(colour);
    ctx.lineWidth = Math.max(u, thick);
    for (const arm of arms)
      stroke(ctx, [
        [0, 0],
        [0.8 * Math.cos((arm * Math.PI) / 2), 0.8 * Math.sin((arm * Math.PI) / 2)],
      ]);
    if (knob > 0) disc(ctx, 0, 0, knob);
  });
};

/** Squares, frames, corners, halves, quarters, plus signs, ticks, rings. */
const shape: Kind = (random, ground) => {
  const colour = distinctColour(random, [ground], 70);
  const kind = pick(random, ['square', 'frame', 'corner', 'half', 'quarter', 'plus', 'tick', 'ring', 'bars'] as const);
  const r = between(random, 0.15, 0.4);
  const thick = between(random, 0.06, 0.16);
  const turn = (random.int(0, 3) * Math.PI) / 2;
  return unit((ctx, u) => {
    ctx.rotate(turn);
    ctx.fillStyle = css(colour);
    ctx.strokeStyle = css(colour);
    ctx.lineWidth = Math.max(u, thick);
    ctx.beginPath();
    if (kind === 'square') ctx.fillRect(-r, -r, 2 * r, 2 * r);
    else if (kind === 'frame') ctx.strokeRect(-r, -r, 2 * r, 2 * r);
    else if (kind === 'corner' || kind === 'half') {
      for (const [x, y] of [[-0.6, -0.6], [0.6, -0.6], kind === 'half' ? [0.6, 0.6] : [-0.6, 2 * r]] as const)
        ctx.lineTo(x, y);
      ctx.fill();
    } else if (kind === 'quarter') {
      ctx.moveTo(-0.5, -0.5);
      ctx.arc(-0.5, -0.5, 0.4 + r, 0, Math.PI / 2);
      ctx.fill();
    } else if (kind === 'ring') {
      ctx.arc(0, 0, r + 0.05, 0, 7);
      ctx.stroke();
    } else if (kind === 'bars') {
      for (const at of [-0.25, 0, 0.25]) ctx.fillRect(-r, at - thick / 2, 2 * r, thick);
    } else
      for (const points of kind === 'plus'
        ? ([
            [
              [-r, 0],
              [r, 0],
            ],
            [
              [0, -r],
              [0, r],
            ],
          ] as const)
        : ([
            [
              [-r, 0],
              [-0.3 * r, 0.7 * r],
              [r, -0.8 * r],
            ],
          ] as const))
        stroke(ctx, points);
  });
};

/** The spots of dice and dominoes. */
const spots: Kind = (random, ground) => {
  const colour = distinctColour(random, [ground], 90);
  const at = between(random, 0.2, 0.3);
  const r = between(random, 0.06, 0.11);
  const number = random.int(2, 6);
  return unit((ctx) => {
    ctx.fillStyle = css(colour);
    if (number % 2 === 1) disc(ctx, 0, 0, r);
    for (const k of [-1, 1]) {
      disc(ctx, k * at, k * at, r);
      if (number > 3) disc(ctx, k * at, -k * at, r);
      if (number === 6) disc(ctx, k * at, 0, r);
    }
  });
};

/** A piece of a picture: soft patches of colour. */
const scenery: Kind = (random) => {
  const blots = Array.from({ length: random.int(3, 9) }, () => ({
    x: between(random, -0.6, 0.6),
    y: between(random, -0.6, 0.6),
    r: between(random, 0.08, 0.5),
    flat: between(random, 0.3, 1.5),
    turn: between(random, 0, 3),
    colour: randomColour(random),
    soft: chance(random, 0.5),
  }));
  return unit((ctx) => {
    for (const { x, y, r, flat, turn, colour, soft } of blots) {
      ctx.save();
      ctx.translate(x, y);
      ctx.rotate(turn);
      ctx.scale(1, flat);
      const wash = ctx.createRadialGradient(0, 0, 0, 0, 0, r);
      wash.addColorStop(0, css(colour));
      wash.addColorStop(1, css(colour, soft ? 0 : 1));
      ctx.fillStyle = wash;
      disc(ctx, 0, 0, r);
      ctx.restore();
    }
  });
};

/** The edge of a window, a bar, a button: lines right through the cell, with another colour beyond them. */
const edge: Kind = (random, ground) => {
  const colour = distinctColour(random, [ground], 40);
  const line = distinctColour(random, [ground, colour], 60);
  const at = between(random, -0.3, 0.3);
  const corner = chance(random, 0.4) ? between(random, -0.3, 0.3) : -1;
  const turn = (random.int(0, 3) * Math.PI) / 2;
  const ruled = chance(random, 0.6);
  return unit((ctx, u) => {
    ctx.rotate(turn);
    ctx.fillStyle = css(colour);
    ctx.fillRect(corner, at, 3, 3);
    ctx.strokeStyle = css(line);
    ctx.lineWidth = u;
    if (ruled) ctx.strokeRect(corner, at, 3, 3);
  });
};

const WORDS = 'file edit view 12 help score of 1999 the open time 0:42 level about 7 best and total save 365'.split(
  ' ',
);

/** A piece of some lines of text, not centred. */
const passage: Kind = (random, ground) => {
  const font = pick(random, loadFonts('train'));
  const colour = distinctColour(random, [ground], 90);
  const size = between(random, 0.3, 0.8);
  const lines = Array.from({ length: 4 }, () => `${pick(random, WORDS)} ${pick(random, WORDS)}`);
  const x = between(random, -1.2, 0);
  const y = between(random, -0.4, 0.2);
  return (ctx, cell) => {
    const side = Math.min(cell.width, cell.height);
    ctx.font = `${size * side}px ${font.name}`;
    ctx.fillStyle = css(colour);
    for (const [k, text] of lines.entries())
      ctx.fillText(text, cell.x + x * side, cell.y + (y + k * 1.2 * size + 0.3) * side);
  };
};

/** Halves of what stands in neighbouring cells, as on a lattice that lies half a cell off. */
const halves: Kind = (random, ground) => {
  const style = digitStyle(random, [ground]);
  const colour = distinctColour(random, [ground], 90);
  const across = chance(random, 0.5) ? between(random, 0.42, 0.58) : 0;
  const down = across === 0 || chance(random, 0.4) ? between(random, 0.42, 0.58) : 0;
  const texts = Array.from({ length: 4 }, (_, k) =>
    k > 0 && chance(random, 0.3) ? '' : pick(random, [...'12345678?F']),
  );
  return (ctx, cell) => {
    for (const [k, text] of texts.entries()) {
      const [column, row] = [k % 2, k >> 1];
      if (text === '' || (across === 0 && column === 1) || (down === 0 && row === 1)) continue;
      const x = cell.x + (across === 0 ? 0 : column - across) * cell.width;
      const y = cell.y + (down === 0 ? 0 : row - down) * cell.height;
      drawText(ctx, text, { ...cell, x, y }, style, colour);
    }
  };
};

/** What stands on one board: mostly things of one kind. */
const MIXTURES: readonly (readonly Kind[])[] = [
  [stone],
  [stone, shape],
  [icon('piece')],
  [icon('piece'), stone],
  [icon('ornament')],
  [icon('ornament'), letter],
  [letter],
  [letter, cornered],
  [cornered],
  [arrow],
  [loop],
  [loop, stone],
  [shape],
  [spots],
  [scenery],
  [edge, passage],
  [edge],
  [passage],
  [halves],
  [halves],
  [stone, arrow, shape, spots, scenery, letter, loop, edge, passage, halves],
];
