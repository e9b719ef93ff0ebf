import { describe, expect, test } from 'vitest';
import { agreedClaims, parseCounterText } from '../../../src/vision/counter/counterText.ts';

const short = (text: string) => parseCounterText(text).map(({ numbers, label }) => `${numbers.join('/')} ${label}`);

describe('numbers in a line of text', () => {
  test.each([
    ['Mines: 3/40 Time: 00:05 Medium', ['3/40 mines']],
    ['[0:53] Marked: 8 / 99 (2 safe squares remain)', ['8/99 mines', '2 left']],
    ['UXB : 85', ['85 left']],
    ['Time : 7', ['7 other']],
    ['Deaths: 1', ['1 other']],
    ['10', ['10 none']],
    ['Flags 3 of 10', ['3/10 mines']],
    ['12 mines left', ['12 left']],
    ['Minen: 40', ['40 mines']],
    ['XBomb V2.2b', []],
    ['00:12', []],
    ['3.5 s', []],
    ['20 %', []],
    ['Score 100 Mines 40', ['100 other', '40 mines']],
    ['123456', []],
    ['Bombs leftz99 Time: 283', ['99 mines', '283 other']],
    ['Noch 5 Leben', ['5 other']],
    ['Noch 5', ['5 left']],
    ['Moves left: 3', ['3 other']],
    ['Mines left: 3', ['3 left']],
    ['Left click 3', ['3 other']],
    ['60% left', []],
    ['$40 left', []],
    ['Mines: -5', []],
    ['Stones to ﬁnd:5', ['5 left']],
    ['Noch 21 Minen Zeit: 290', ['21 left', '290 other']],
    ['Morrow 39 . 029', []],
    ['1 :# 40', ['40 none']],
    ['9 of 10 to find', ['9/10 left']],
  ])('%s', (text, expected) => expect(short(text)).toEqual(expected));
});

describe('several readings of a line', () => {
  test('count only with the same numbers', () => {
    expect(agreedClaims(['UXB: 65', 'UXB: 85'])).toEqual([]);
    expect(agreedClaims(['Mines: 3/40', 'Mines: 3/40 7'])).toEqual([]);
  });

  test('have the label that one of them shows', () => {
    expect(agreedClaims(['Mlnes: 3/40', 'Mines: 3/40'])).toEqual([{ numbers: [3, 40], label: 'mines' }]);
  });

  test('agree where one of them has letters for digits', () => {
    expect(agreedClaims(['UXB: 10', 'UXB : TO'])).toEqual([{ numbers: [10], label: 'left' }]);
    expect(agreedClaims(['UXB: 1D', 'UXB: 10'])).toEqual([{ numbers: [10], label: 'left' }]);
    expect(agreedClaims(['UXB: 10', 'UXB: TA'])).toEqual([]);
    expect(agreedClaims(['UXB: 10', 'UXB: O'])).toEqual([]);
    expect(agreedClaims(['UXB: 10', 'UXB: 11'])).toEqual([]);
  });

  test('see letters in icons: a word that only one of them shows is none', () => {
    expect(agreedClaims(['58 Fi', '.58 F'])).toEqual([{ numbers: [58], label: 'none' }]);
    expect(agreedClaims(['Time: 58', 'T1me: 58'])).toEqual([{ numbers: [58], label: 'other' }]);
  });
});
