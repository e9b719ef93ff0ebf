import type { SKRSContext2D } from '@napi-rs/canvas';
import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import type { Frame } from '../../../src/model/frame.ts';
import { channelExtremes } from '../../../src/vision/counter/planes.ts';
import { findSegmentDisplays } from '../../../src/vision/counter/segmentDigits.ts';

/** Segments of each digit: top, upper right, lower right, bottom, lower left, upper left, middle. */
const SEGMENTS = ['012345', '12', '01346', '01236', '1256', '02356', '023456', '012', '0123456', '012356'];

interface Style {
  readonly lit: string;
  readonly unlit: string;
  readonly ground: string;
  readonly height: number;
  /** Of a segment, as a part of the height. */
  readonly thick: number;
  readonly gap: number;
}

const CLASSIC: Style = { lit: '#ff0000', unlit: '#800000', ground: '#000000', height: 23, thick: 0.13, gap: 1 };
const STYLES: readonly [string, Style][] = [
  ['classic red with dim segments', CLASSIC],
  ['green without dim segments', { ...CLASSIC, lit: '#00ff00', unlit: '#000000', height: 21 }],
  ['dark on a light ground', { ...CLASSIC, lit: '#20302a', unlit: '#b4c0ac', ground: '#c6d2bc', height: 34 }],
  [
    'large and thin',
    { ...CLASSIC, lit: '#4fc3f7', unlit: '#102030', ground: '#08131c', height: 62, thick: 0.09, gap: 2 },
  ],
  ['large and bold', { ...CLASSIC, lit: '#ffb300', unlit: '#241a00', height: 46, thick: 0.17, gap: 1.5 }],
];

function draw(texts: readonly string[], style: Style): Frame {
  const { height: h, ground } = style;
  const width = Math.ceil(texts.length * 5 * h + 40);
  const canvas = createCanvas(width, h + 40);
  const context = canvas.getContext('2d');
  context.fillStyle = '#c0c0c0';
  context.fillRect(0, 0, width, h + 40);
  texts.forEach((text, k) => {
    const left = 20 + k * 5 * h;
    context.fillStyle = ground;
    context.fillRect(left, 14, text.length * h * 0.66 + 6, h + 12);
    [...text].forEach((digit, i) => {
      drawDigit(context, Number(digit), left + 4 + Math.round(i * h * 0.66), 20, style);
    });
  });
  const { data } = context.getImageData(0, 0, width, h + 40);
  return { width, height: h + 40, data };
}

function drawDigit(context: SKRSContext2D, digit: number, x: number, y: number, style: Style): void {
  const { height: h, thick, gap, lit, unlit } = style;
  const w = Math.round(h * 0.55);
  const t = Math.max(2, Math.round(h * thick));
  const half = h / 2;
  const boxes = [
    [gap, 0, w - 2 * gap, t],
    [w - t, gap, t, half - 2 * gap],
    [w - t, half + gap, t, half - 2 * gap],
    [gap, h - t, w - 2 * gap, t],
    [0, half + gap, t, half - 2 * gap],
    [0, gap, t, half - 2 * gap],
    [gap + t / 2, half - t / 2, w - 2 * gap - t, t],
  ] as const;
  boxes.forEach(([bx, by, bw, bh], segment) => {
    context.fillStyle = SEGMENTS[digit]?.includes(String(segment)) ? lit : unlit;
    context.fillRect(x + bx, y + by, bw, bh);
  });
}

function read(frame: Frame) {
  const { light, dark } = channelExtremes(frame);
  return findSegmentDisplays(light, dark).sort((a, b) => a.rect.x - b.rect.x);
}

describe('seven-segment digits', () => {
  describe.each(STYLES)('%s', (_, style) => {
    test.each([
      ['010', '000'],
      ['099', '123'],
      ['040', '456'],
      ['116', '789'],
      ['88', '05'],
    ])('%s and %s', (left, right) => {
      const found = read(draw([left, right], style));
      const expected = [left, right].map((text) => ({ value: Number(text), digits: text.length }));
      expect(found).toMatchObject(expected);
      expect(found).toHaveLength(2);
    });
  });

  test('every number of three digits that does not consist of ones', () => {
    for (let n = 2; n < 1000; n += 7) {
      const text = String(n).padStart(3, '0');
      expect(read(draw([text], CLASSIC)).map(({ value }) => value)).toEqual([n]);
    }
  });

  test('a display with a broken digit is not read at all', () => {
    const frame = draw(['042'], CLASSIC);
    // The middle of the four is painted over.
    for (let y = 20; y < 44; y++)
      for (let x = 42; x < 48; x++) frame.data.set([0, 0, 0, 255], (y * frame.width + x) * 4);
    expect(read(frame)).toEqual([]);
  });

  test.each(['Minesweeper', 'Game  Help', '[10:45]', 'A5 B8', '||| ### @@'])('no number in the text "%s"', (text) => {
    const canvas = createCanvas(420, 80);
    const context = canvas.getContext('2d');
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, 420, 80);
    context.fillStyle = '#202020';
    context.font = '24px sans-serif';
    context.fillText(text, 20, 50);
    const { data } = context.getImageData(0, 0, 420, 80);
    expect(read({ width: 420, height: 80, data })).toEqual([]);
  });
});
