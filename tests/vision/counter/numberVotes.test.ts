import { describe, expect, test } from 'vitest';
import { voteNumber } from '../../../src/vision/counter/numberVotes.ts';

describe('the readings of one word', () => {
  test('agree on a number, letters that look like its digits included', () => {
    expect(
      voteNumber([
        ['10', '10'],
        ['TO', '1D'],
      ]),
    ).toEqual({ text: '10', isDoubted: false });
    expect(
      voteNumber([
        ['[58]', '58'],
        ['58', '58.'],
      ]),
    ).toEqual({ text: '58', isDoubted: false });
    expect(
      voteNumber([
        ['3/40', '3/40'],
        ['3/40', '3/4O'],
      ]),
    ).toEqual({ text: '3/40', isDoubted: false });
  });

  test('doubt it where one of them shows another', () => {
    expect(
      voteNumber([
        ['6', '6', '6', '6'],
        ['8', '6', '6', '8'],
      ]),
    ).toEqual({ text: '6', isDoubted: true });
    expect(
      voteNumber([
        ['6', '6', '6'],
        ['8', '8', '6'],
      ]),
    ).toBeNull();
  });

  test('are words with the shape of digits, or other numbers with a sign', () => {
    expect(
      voteNumber([
        ['60', 'GO', 'GO', 'GO'],
        ['GO', 'GO', 'GO', 'GO'],
      ]),
    ).toBeNull();
    expect(
      voteNumber([
        ['60%', '60%', '60%', '60%'],
        ['60%', '60%', '60%', '60%'],
      ]),
    ).toBeNull();
    expect(
      voteNumber([
        ['-5', '-5', '-5', '-5'],
        ['-5', '-5', '-5', '-5'],
      ]),
    ).toBeNull();
  });

  test('are too few, or of one engine only', () => {
    expect(voteNumber([['6'], ['6']])).toBeNull();
    expect(
      voteNumber([
        ['6', '6', '6', '6'],
        ['', '', 'é', '.'],
      ]),
    ).toBeNull();
    expect(
      voteNumber([
        ['Score', 'Score'],
        ['Score', 'Score'],
      ]),
    ).toBeNull();
  });
});
