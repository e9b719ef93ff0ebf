import type { Rect } from '../../../src/model/frame.ts';
import type { Ink } from './ink.ts';
import { paint } from './ink.ts';
import type { Brush } from './theme.ts';

/** Figures and marks of five columns by seven rows, as displays and small programs draw them. */
const DOTS: Readonly<Record<string, string>> = {
  '0': '01110 10001 10011 10101 11001 10001 01110',
  '1': '00100 01100 00100 00100 00100 00100 01110',
  '2': '01110 10001 00001 00110 01000 10000 11111',
  '3': '11110 00001 00001 01110 00001 00001 11110',
  '4': '00010 00110 01010 10010 11111 00010 00010',
  '5': '11111 10000 11110 00001 00001 10001 01110',
  '6': '00110 01000 10000 11110 10001 10001 01110',
  '7': '11111 00001 00010 00100 01000 01000 01000',
  '8': '01110 10001 10001 01110 10001 10001 01110',
  '?': '01110 10001 00001 00110 00100 00000 00100',
  F: '01000 01110 01111 01110 01000 01000 11100',
  '*': '10101 01110 11111 01110 10101 00100 00000',
  X: '10001 01010 00100 01010 10001 00000 00000',
};

/** Draws a mark of dots into a box; `dot` is how much of its square a dot fills, and it may be round. */
export function drawDots(brush: Brush, name: string, box: Rect, colour: Ink, dot = 1, round = false): void {
  const rows = (DOTS[name] ?? '').split(' ');
  const step = Math.min(box.width / 5, box.height / 7);
  const whole = step >= 2 ? Math.floor(step) : step;
  const left = Math.round(box.x + (box.width - 5 * whole) / 2);
  const top = Math.round(box.y + (box.height - 7 * whole) / 2);
  brush.fillStyle = paint(colour);
  rows.forEach((bits, r) => {
    [...bits].forEach((bit, c) => {
      if (bit === '0') return;
      const x = left + c * whole;
      const y = top + r * whole;
      if (!round) {
        brush.fillRect(x, y, whole * dot, whole * dot);
        return;
      }
      brush.beginPath();
      brush.arc(x + whole / 2, y + whole / 2, (whole * dot) / 2, 0, 2 * Math.PI);
      brush.fill();
    });
  });
}

/** Which of the segments top, top left, top right, middle, bottom left, bottom right and bottom are lit. */
const SEGMENTS = [
  '1110111',
  '0010010',
  '1011101',
  '1011011',
  '0111010',
  '1101011',
  '1101111',
  '1010010',
  '1111111',
  '1111011',
];

/** A figure of seven segments in a box; unlit segments in `off` where it is given. */
export function drawSegments(brush: Brush, value: number, box: Rect, on: Ink, off: string | null): void {
  const { x, y, width: w, height: h } = box;
  const t = Math.max(1, w * 0.2);
  const lit = SEGMENTS[value] ?? '0000000';
  const across = (top: number) => [
    x + t * 0.6,
    top,
    x + w - t * 0.6,
    top,
    x + w - t * 1.2,
    top + t,
    x + t * 1.2,
    top + t,
  ];
  const down = (left: number, top: number) => [
    left,
    top + t * 0.4,
    left + t,
    top + t * 0.4,
    left + t,
    top + h / 2 - t * 0.4,
    left,
    top + h / 2 - t * 0.4,
  ];
  const parts = [
    across(y),
    down(x, y),
    down(x + w - t, y),
    across(y + h / 2 - t / 2),
    down(x, y + h / 2),
    down(x + w - t, y + h / 2),
    across(y + h - t),
  ];
  parts.forEach((points, k) => {
    const colour = lit[k] === '1' ? paint(on) : off;
    if (!colour) return;
    brush.fillStyle = colour;
    brush.beginPath();
    for (let i = 0; i < points.length; i += 2) brush.lineTo(points[i] as number, points[i + 1] as number);
    brush.fill();
  });
}
