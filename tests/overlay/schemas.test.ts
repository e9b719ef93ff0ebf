import { describe, expect, test } from 'vitest';
import type { FromPage } from '../../src/overlay/schemas.ts';
import { schemas } from '../../src/overlay/schemas.ts';

const view = {
  watchId: 1,
  phase: 'playing',
  reason: 'start',
  boardId: 2,
  region: null,
  rows: 9,
  cols: 9,
  mines: 10,
  minesSource: 'assumed',
  sentence: '',
};
const entry = { at: 1, phase: 'playing', reason: 'start', sentence: '', board: null, picture: null };
const frame = { width: 1, height: 2, data: new Uint8Array(8) };
const cell = { x: 0, y: 2, width: 20, height: 20 };

describe('what pages may say', () => {
  test.each<[keyof FromPage, unknown]>([
    ['reader-to-main:view', view],
    ['reader-to-main:ended', { watchId: 1, reason: 'gone' }],
    ['reader-to-main:explained', null],
    ['reader-to-main:explained', { sentence: 'It is safe.', boardId: 1, cell, numbers: [[{ x: 0, y: 2.5 }]] }],
    ['reader-to-main:history', [entry, { ...entry, picture: { frame, x: 3, y: 4 } }]],
    ['overlay-to-main:shape', []],
    ['overlay-to-main:shape', [cell]],
    ['calibrate-to-main:chosen', cell],
    ['calibrate-to-main:cancel', null],
    ['control-to-main:settings', { level: 'when-stuck' }],
    ['control-to-main:mines', { mines: null }],
    ['control-to-main:action', 'calibrate'],
    ['control-to-main:action', 'camera'],
  ])('%s %j', (channel, message) => {
    expect(schemas[channel].safeParse(message)).toEqual({ success: true, data: message });
  });

  test.each<[keyof FromPage, unknown]>([
    ['reader-to-main:view', { ...view, phase: 'dreaming' }],
    ['reader-to-main:ended', 'gone'],
    ['reader-to-main:explained', { sentence: 5, boardId: 1, cell, numbers: [] }],
    ['reader-to-main:explained', { sentence: 'It is safe.', boardId: 1, cell }],
    ['reader-to-main:history', [{ ...entry, picture: { frame: { ...frame, height: 3 }, x: 3, y: 4 } }]],
    ['reader-to-main:history', [{ ...entry, picture: { frame: { ...frame, data: 'bytes' }, x: 3, y: 4 } }]],
    ['reader-to-main:history', new Array(41).fill(entry)],
    ['overlay-to-main:shape', [{ ...cell, width: 0 }]],
    ['overlay-to-main:shape', [{ ...cell, x: 0.5 }]],
    ['overlay-to-main:shape', new Array(50_001).fill(cell)],
    ['calibrate-to-main:chosen', { ...cell, width: 5 }],
    ['calibrate-to-main:chosen', { ...cell, x: Number.NaN }],
    ['calibrate-to-main:cancel', {}],
    ['control-to-main:settings', { opacity: 4 }],
    ['control-to-main:settings', { keys: { quit: 'F4' } }],
    ['control-to-main:mines', { mines: -1 }],
    ['control-to-main:mines', { mines: 1.5 }],
    ['control-to-main:action', 'format-disk'],
  ])('never %s %j', (channel, message) => {
    expect(schemas[channel].safeParse(message).success).toBe(false);
  });
});
