import { expect, test } from 'vitest';
import { isNewGame, settle, withChange } from '../../src/camera/settle.ts';
import type { CellSymbol } from '../../src/model/board.ts';

const of = (text: string) => [...text] as CellSymbol[];
const always = () => true;
const shown = (texts: readonly string[], isSteady: (cell: number) => boolean = always) =>
  texts.map(of).reduce<ReturnType<typeof settle> | null>((before, read) => settle(before, read, 2, isSteady), null);

test('a symbol shows when two readings in turn agree', () => {
  expect(shown(['1#2'])?.cells).toEqual(of('~~~'));
  expect(shown(['1#2', '1#2'])?.cells).toEqual(of('1#2'));
  expect(shown(['1#2', '1#3'])?.cells).toEqual(of('1#~'));
  expect(shown(['1#2', '1#2'], (cell) => cell !== 0)?.cells).toEqual(of('~#2'));
});

test('a symbol stays where nothing is read any more, unless the rules forbid it', () => {
  expect(shown(['1#2', '1#2', '~~2', '~~~'])?.cells).toEqual(of('1#2'));
  expect(shown(['1#2', '~#2'])?.cells).toEqual(of('~#2'));
  expect(shown(['1#2', '~#2', '1#2'])?.cells).toEqual(of('1#2'));
  expect(shown(['1#2', '~#2', '3#2', '1#2'])?.cells).toEqual(of('~#2'));
  expect(shown(['1#2', '1#2', '~#2', '3#2', '3#2'])?.cells).toEqual(of('~#2'));
  const before = shown(['1#2', '1#2']);
  expect(settle(before, of('~~2'), 2, always, (cell) => cell === 1).cells).toEqual(of('1~2'));
});

test('what three readings or more gave is forgotten when the rules forbid it in two', () => {
  const forbidden = (before: ReturnType<typeof shown>) => settle(before, of('~~2'), 2, always, (cell) => cell === 1);
  const once = forbidden(shown(['1#2', '1#2', '1#2', '1#2']));
  expect(once.cells).toEqual(of('1#2'));
  expect(forbidden(once).cells).toEqual(of('1~2'));
});

test('what is open keeps its number within a game', () => {
  expect(shown(['1#2', '1#2', '3#2', '3#2'])?.cells).toEqual(of('~#2'));
  expect(shown(['1#2', '1#2', '##2', '##2'])?.cells).toEqual(of('~#2'));
  expect(shown(['1#2', '1#2', '112', '112'])?.cells).toEqual(of('112'));
  expect(shown(['1#2', '1#2', '3#2', '1#2', '1#2'])?.cells).toEqual(of('1#2'));
});

test('a board that closed again is a new game', () => {
  const before = shown(['1120##', '1120##']) as NonNullable<ReturnType<typeof shown>>;
  expect(isNewGame(before, of('######'))).toBe(true);
  expect(isNewGame(before, of('1#20##'))).toBe(false);
  expect(isNewGame(before, of('~~~~##'))).toBe(false);
});

test('what changed is unknown, and is what it was where it looks as it did', () => {
  const known = shown(['1#2', '1#2']) as NonNullable<ReturnType<typeof shown>>;
  const hidden = withChange(known, { changed: [0, 1], returned: [] }, 2);
  expect(hidden.cells).toEqual(of('~~2'));
  // A hand that stays is read as something else, or as nothing.
  const read = settle(hidden, of('~F2'), 2, always);
  const back = withChange(read, { changed: [0, 1], returned: [0] }, 2);
  expect(back.cells).toEqual(of('1~2'));
  expect(settle(back, of('~12'), 2, always).cells).toEqual(of('1~2'));
  expect(settle(back, of('3#2'), 2, always).cells).toEqual(of('~~2'));
});

test('a number that only the rules tell is shown, and not kept for the game', () => {
  const unsure = (before: ReturnType<typeof settle> | null, text: string) =>
    settle(
      before,
      of(text),
      2,
      always,
      () => false,
      (cell) => cell !== 1,
    );
  const twice = unsure(unsure(null, '12#'), '12#');
  expect(twice.cells).toEqual(of('12#'));
  const later = settle(settle(twice, of('13#'), 2, always), of('13#'), 2, always);
  expect(later.cells).toEqual(of('13#'));
  // What is sure stays.
  expect(settle(settle(later, of('12#'), 2, always), of('12#'), 2, always).cells).toEqual(of('1~#'));
});
