import { drawBadge, makeKit, onShutGround } from '../badges.ts';
import { block, ink, lift, numberInks, paint, pill, ridge, wash } from '../ink.ts';
import { figure, MONO, PIXEL, SANS, stamp, TECHNO, typeface } from '../letters.ts';
import { drawDots, drawSegments } from '../raster.ts';
import type { HeldOutFamily } from '../theme.ts';
import { countOf, evenEdge, line, shrink } from '../theme.ts';

/** Every number is a seven-segment figure, in LED red or LCD grey. */
export const segmentLcd: HeldOutFamily = {
  heights: [22, 72],
  setting: 'window',
  make(dice, size) {
    const lcd = dice.odds(0.5);
    const glass = lcd ? ink(dice.range(70, 110), 14, 68) : ink(0, 20, 7);
    const on = lcd ? ink(100, 20, 12) : ink(dice.one(0, 110, 200, 35), 95, 55);
    const ghost = dice.odds(0.6) ? paint(lcd ? lift(glass, -5) : lift(glass, 5)) : null;
    const font = typeface(dice, TECHNO, 700);
    const kit = makeKit(dice, { font, ground: lcd ? 'light' : 'dark', artwork: false, flag: on, mine: on });
    return {
      gap: line(size, dice.one(1, 2)),
      edge: evenEdge(dice.range(2, 12) * size.unit),
      ground: (brush, _inner, outer) => block(brush, lift(glass, lcd ? -24 : 16), outer),
      tile(brush, tile) {
        const up = onShutGround(kit, tile);
        block(brush, up ? lift(glass, lcd ? -16 : 20) : glass, tile);
        if (up) ridge(brush, tile, line(size), lift(glass, lcd ? -4 : 32), lift(glass, lcd ? -30 : 8));
        if (tile.symbol === 'X') block(brush, paint(on, 0.4), tile);
        const count = countOf(tile.symbol);
        const tall = tile.height * 0.64;
        const at = {
          x: tile.x + tile.width / 2 - tall * 0.28,
          y: tile.y + tile.height * 0.18,
          width: tall * 0.56,
          height: tall,
        };
        if (count > 0) drawSegments(brush, count, at, on, ghost);
        drawBadge(brush, tile, kit);
      },
    };
  },
};

/** A hand-held console: four shades of green or grey, figures of five by seven dots. */
export const pocketLcd: HeldOutFamily = {
  heights: [12, 64],
  setting: 'console',
  make(dice, size) {
    const hue = dice.one(70, 85, 55, 200);
    const shades = [88, 66, 40, 16].map((l) => ink(hue, dice.one(22, 35), l - 8)) as [never, never, never, never];
    const [pale, light, middle, dark] = shades;
    const width = line(size);
    const lined = dice.odds(0.6);
    return {
      edge: evenEdge(size.width),
      showsWrongFlags: true,
      ground: (brush, _inner, outer) => block(brush, light, outer),
      tile(brush, tile) {
        const up = '#F?'.includes(tile.symbol);
        block(brush, up ? middle : pale, tile);
        if (up) ridge(brush, tile, width, light, dark);
        else if (lined) block(brush, light, { ...tile, y: tile.y + tile.height - width, height: width });
        if (!up && lined) block(brush, light, { ...tile, x: tile.x + tile.width - width, width });
        if (tile.symbol === 'X') block(brush, middle, tile);
        const box = shrink(tile, tile.width * 0.16);
        const name = tile.symbol === 'x' ? '*' : tile.symbol === 'X' ? '*' : tile.symbol;
        if (name !== '#' && name !== '0') drawDots(brush, name, box, up && name !== 'F' ? pale : dark);
        if (tile.symbol === 'x') drawDots(brush, 'X', box, middle);
      },
    };
  },
};

/** A matrix of lamps: round dots on black. */
export const dotMatrix: HeldOutFamily = {
  heights: [24, 80],
  setting: 'window',
  make(dice, size) {
    const lamp = ink(dice.one(30, 0, 120, 200, 45), 95, 55);
    const many = dice.odds(0.5) ? numberInks(dice, 'dark') : Array.from({ length: 8 }, () => lamp);
    const back = ink(lamp.h, 15, 6);
    const cover = dice.odds(0.5);
    return {
      gap: line(size, dice.one(1, 2)),
      edge: evenEdge(dice.range(2, 12) * size.unit),
      ground: (brush, _inner, outer) => block(brush, ink(0, 0, 18), outer),
      tile(brush, tile) {
        const up = '#F?'.includes(tile.symbol);
        block(brush, up && cover ? ink(lamp.h, 20, 24) : tile.symbol === 'X' ? ink(0, 80, 26) : back, tile);
        const box = shrink(tile, tile.width * 0.14);
        if (up && !cover) {
          brush.fillStyle = paint(lamp, 0.4);
          const step = tile.width / 5;
          for (let k = 0; k < 25; k++) {
            brush.beginPath();
            brush.arc(
              tile.x + (0.5 + (k % 5)) * step,
              tile.y + (0.5 + Math.floor(k / 5)) * step,
              step * 0.3,
              0,
              2 * Math.PI,
            );
            if (tile.symbol === '#') brush.fill();
          }
        }
        const count = countOf(tile.symbol);
        const colour = count > 0 ? (many[count - 1] ?? lamp) : tile.symbol === 'F' ? ink(0, 90, 60) : lamp;
        const name = tile.symbol === 'x' || tile.symbol === 'X' ? '*' : tile.symbol;
        if (name !== '#' && name !== '0') drawDots(brush, name, box, colour, 0.85, true);
        if (tile.symbol === 'x') drawDots(brush, 'X', box, ink(0, 95, 50), 0.6, true);
      },
    };
  },
};

/** Text in a terminal: bracketed cells, much taller than wide letters, one colour or a few. */
export const brackets: HeldOutFamily = {
  heights: [14, 34],
  aspect: [1, 1.7],
  setting: 'console',
  make(dice) {
    const dark = dice.odds(0.8);
    const back = dark ? ink(dice.one(0, 210, 280), dice.one(0, 20), dice.range(4, 14)) : ink(45, 30, 95);
    const fore = dark ? ink(0, 0, 82) : ink(0, 0, 18);
    const font = typeface(dice, MONO, dice.one(400, 700));
    const inks = dice.odds(0.6) ? numberInks(dice, dark ? 'dark' : 'light') : Array.from({ length: 8 }, () => fore);
    const wrap = dice.one('[]', '[]', '||', '()');
    const bracketsOpen = dice.odds(0.5);
    const cover = bracketsOpen ? dice.one('.', '#', '-') : dice.one('#', '-', ' ');
    // Without brackets something must show where an open cell is.
    const nothing = bracketsOpen ? '' : '.';
    return {
      edge: evenEdge(6),
      showsWrongFlags: false,
      ground: (brush, _inner, outer) => block(brush, back, outer),
      tile(brush, tile) {
        const up = '#F?x'.includes(tile.symbol);
        const size = tile.height * 0.8;
        const write = (text: string, at: number, colour: string) => {
          brush.font = `${size}px ${font}`;
          brush.textAlign = 'center';
          brush.textBaseline = 'middle';
          brush.fillStyle = colour;
          brush.fillText(text, tile.x + tile.width * at, tile.y + tile.height / 2);
        };
        if (tile.symbol === 'X') block(brush, ink(0, 70, dark ? 35 : 75), tile);
        if (up || bracketsOpen) {
          write(wrap.charAt(0), 0.14, paint(fore, up ? 0.9 : 0.4));
          write(wrap.charAt(1), 0.86, paint(fore, up ? 0.9 : 0.4));
        }
        const count = countOf(tile.symbol);
        if (count > 0) write(String(count), 0.5, paint(inks[count - 1] as typeof fore));
        else if (tile.symbol === '#') write(cover, 0.5, paint(fore, 0.8));
        else if (tile.symbol === '0') write(nothing, 0.5, paint(fore, 0.5));
        else
          write(
            tile.symbol === 'X' ? '*' : tile.symbol,
            0.5,
            paint(tile.symbol === 'F' ? ink(0, 80, dark ? 62 : 42) : fore),
          );
      },
    };
  },
};

/** Amber on black, as late at night: one hue, thin lines. */
export const amberNight: HeldOutFamily = {
  heights: [16, 48],
  setting: 'window',
  make(dice, size) {
    const hue = dice.one(38, 32, 45, 115);
    const glow = ink(hue, 95, 55);
    const font = typeface(dice, [...PIXEL, ...MONO], 400);
    const inks = Array.from({ length: 8 }, (_, k) => lift(glow, (k % 3) * 8 - 8));
    const kit = makeKit(dice, { font, ground: 'dark', artwork: false, flag: lift(glow, 15), mine: glow });
    const blur = dice.odds(0.5) ? 0.12 : 0;
    return {
      edge: evenEdge(dice.range(2, 14) * size.unit),
      ground: (brush, _inner, outer) => block(brush, ink(hue, 40, 4), outer),
      tile(brush, tile) {
        const up = onShutGround(kit, tile);
        block(brush, paint(ink(hue, 70, 24)), tile);
        const width = line(size);
        const face = { x: tile.x + width, y: tile.y + width, width: tile.width - width, height: tile.height - width };
        block(brush, up ? ink(hue, 60, 17) : tile.symbol === 'X' ? ink(hue, 80, 32) : ink(hue, 40, 4), face);
        figure(brush, tile, inks, { font, tall: 0.52, shade: { colour: paint(glow), dx: 0, dy: 0, blur } });
        drawBadge(brush, tile, kit);
      },
    };
  },
};

/** A black telephone screen: near-black cells with fine gaps, light figures. */
export const oled: HeldOutFamily = {
  heights: [24, 90],
  setting: 'console',
  make(dice, size) {
    const shut = ink(dice.range(0, 360), dice.range(0, 25), dice.range(16, 28));
    const font = typeface(dice, SANS, dice.one(400, 500, 700));
    const inks = numberInks(dice, 'dark');
    const kit = makeKit(dice, { font, ground: 'dark' });
    const round = dice.one(0, 0.1, 0.2) * size.width;
    const open = dice.odds(0.5) ? '#000000' : '#0b0b0d';
    return {
      gap: line(size, dice.one(1, 2, 3)),
      edge: evenEdge(dice.range(0, 10) * size.unit),
      ground: (brush, _inner, outer) => block(brush, '#1d1d21', outer),
      tile(brush, tile) {
        const up = onShutGround(kit, tile);
        pill(brush, up ? shut : tile.symbol === 'X' ? ink(0, 75, 34) : open, tile, round);
        figure(brush, tile, inks, { font, tall: 0.46 });
        drawBadge(brush, tile, kit);
      },
    };
  },
};

/** Blocks of ice: pale, glossy, with frosted diagonals. */
export const ice: HeldOutFamily = {
  heights: [22, 72],
  setting: 'window',
  make(dice, size) {
    const hue = dice.range(185, 215);
    const font = typeface(dice, SANS, 700);
    const inks = numberInks(dice, 'light');
    const kit = makeKit(dice, { font, ground: 'light' });
    const deep = dice.range(55, 70);
    return {
      gap: dice.odds(0.5) ? line(size) : 0,
      edge: evenEdge(dice.range(4, 18) * size.unit),
      ground: (brush, _inner, outer) => block(brush, ink(hue, 45, 40), outer),
      tile(brush, tile) {
        const up = onShutGround(kit, tile);
        if (up) {
          brush.fillStyle = wash(brush, tile, ink(hue, 70, deep + 20), ink(hue, 70, deep));
          brush.fillRect(tile.x, tile.y, tile.width, tile.height);
          brush.fillStyle = 'rgba(255,255,255,0.35)';
          brush.beginPath();
          brush.moveTo(tile.x, tile.y + tile.height * 0.7);
          brush.lineTo(tile.x + tile.width * 0.7, tile.y);
          brush.lineTo(tile.x + tile.width * 0.9, tile.y);
          brush.lineTo(tile.x, tile.y + tile.height * 0.9);
          brush.fill();
          ridge(brush, tile, line(size), ink(hue, 80, 94), ink(hue, 55, deep - 20));
        } else {
          block(brush, ink(hue, 30, 78), tile);
          block(brush, tile.symbol === 'X' ? ink(0, 70, 72) : ink(hue, 35, 93), shrink(tile, line(size) / 2));
        }
        figure(brush, tile, inks, { font, tall: 0.48 });
        drawBadge(brush, tile, kit);
      },
    };
  },
};

/** Blocks seen from above left, with their sides in shadow. */
export const isometric: HeldOutFamily = {
  heights: [22, 72],
  setting: 'page',
  make(dice, size) {
    const top = ink(dice.range(0, 360), dice.range(20, 60), dice.range(52, 66));
    const floor = lift(top, dice.odds(0.5) ? 26 : -34);
    const ground = floor.l > 50 ? 'light' : 'dark';
    const font = typeface(dice, [...SANS, ...TECHNO], 700);
    const inks = numberInks(dice, ground);
    const kit = makeKit(dice, { font, ground, flag: ink(top.h + 180, 85, 45) });
    const depth = Math.max(2, Math.round(size.width * dice.range(0.08, 0.16)));
    return {
      edge: evenEdge(dice.range(4, 18) * size.unit),
      ground: (brush, inner, outer) => {
        block(brush, lift(floor, ground === 'light' ? -8 : -5), outer);
        block(brush, floor, inner);
      },
      tile(brush, tile) {
        const up = onShutGround(kit, tile);
        const { x, y, width, height } = tile;
        block(brush, tile.symbol === 'X' ? ink(0, 75, 50) : floor, tile);
        block(brush, paint(lift(floor, -9)), { x, y, width, height: line(size) });
        block(brush, paint(lift(floor, -9)), { x, y, width: line(size), height });
        if (up) {
          block(brush, lift(top, -24), tile);
          block(brush, lift(top, -36), { x: x + depth, y: y + height - depth, width: width - depth, height: depth });
          block(brush, top, { x, y, width: width - depth, height: height - depth });
          block(brush, lift(top, 12), { x, y, width: width - depth, height: line(size) });
        }
        const face = up ? { ...tile, width: width - depth, height: height - depth } : tile;
        const count = countOf(tile.symbol);
        if (count > 0) stamp(brush, String(count), tile, { font, tall: 0.5, colour: inks[count - 1] as typeof top });
        drawBadge(brush, face, kit);
      },
    };
  },
};
