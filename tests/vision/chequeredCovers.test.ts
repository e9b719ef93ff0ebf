import { expect, test } from 'vitest';
import type { CellSymbol } from '../../src/model/board.ts';
import { makeTopology } from '../../src/model/topology.ts';
import { withChequeredCovers } from '../../src/vision/chequeredCovers.ts';
import { GLYPH_COUNT, OTHER } from '../../src/vision/glyphs.ts';
import type { NamedGroup } from '../../src/vision/nameGroups.ts';

/** The names of the looks of a board by letters; digits are sure. @param sure letters of looks that are surely covered. */
function namesOf(rows: readonly string[], sure = ''): Record<string, string> {
  const text = rows.join('');
  const named = [...new Set(text)].map((look): NamedGroup => {
    const cells = [...text].flatMap((other, cell) => (other === look ? [cell] : []));
    const isOpen = /\d/.test(look);
    const symbol = (isOpen ? look : sure.includes(look) ? '#' : 'F') as CellSymbol;
    const group = {
      cells,
      glyphs: new Float64Array(GLYPH_COUNT),
      best: OTHER,
      closed: 0,
      isNoisy: false,
      alike: cells.length,
    };
    return {
      group,
      symbol,
      confidence: isOpen || sure.includes(look) ? 1 : 0.3,
      options: [symbol],
      isUnusual: !isOpen,
    };
  });
  const topology = makeTopology('square', rows.length, (rows[0] as string).length);
  const clear = ({ confidence }: NamedGroup) => confidence === 1;
  const names = withChequeredCovers(named, topology.cols, topology, clear);
  return Object.fromEntries(names.map(({ group, symbol }) => [text[group.cells[0] as number], symbol]));
}

/** Nobody knows a and b, of which each keeps to one tone of a chequer. */
const CHEQUERED = ['abababab', 'babababa', '11211211', '00000000'];

test('two unknown looks that keep to one tone of a chequer each are covered ground', () => {
  expect(namesOf(CHEQUERED)).toMatchObject({ a: '#', b: '#', 1: '1', 0: '0' });
});

test.each([
  ['that are on both tones', ['aabababa', 'babababa', '11211211', '00000000'], ''],
  ['beside which something is surely covered', ['abababab', 'babababa', '11211211', '0000000c'], 'c'],
  ['beside a third one', ['abababab', 'babababa', '11211211', '0000000c'], ''],
  ['that are few', ['00000000', '00000aba', '000002b2', '00000111'], ''],
  ['all of which may be mines', ['abababab', 'babababa', '46666664', '00000000'], ''],
])('not those %s', (_title, rows, sure) => {
  expect(namesOf(rows, sure)).toMatchObject({ a: 'F', b: 'F' });
});
