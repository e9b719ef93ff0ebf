import { expect, test } from 'vitest';
import { cellsUnderWindows } from '../../src/vision/laidOver.ts';

/** `|` and `-` are cells that an edge runs through from top to bottom and from left to right, `+` both. */
function under(text: string): string {
  const lines = text.trim().split(/\s+/);
  const cells = lines.join('');
  const has = (marks: string) => [...cells].map((cell) => marks.includes(cell));
  const found = cellsUnderWindows(has('|+'), has('-+'), (lines[0] as string).length);
  return lines
    .map((line, row) => [...line].map((_, col) => (found[row * line.length + col] ? 'x' : '.')).join(''))
    .join(' ');
}

test.each([
  ['all four sides', '...... .+--+. .|..|. .+--+. ......', '...... .xxxx. .xxxx. .xxxx. ......'],
  ['two sides that face each other', '...... .----. ...... .----. ......', '...... .xxxx. .xxxx. .xxxx. ......'],
  ['two sides at a corner', '.+---- .|.... .|.... .|.... ......', '.xxxxx .xxxxx .xxxxx .xxxxx ......'],
  ['a side with a cell missed', '...... .-.--. ...... .--.-. ......', '...... .xxxx. .xxxx. .xxxx. ......'],
])('a window is told by %s', (_name, cells, expected) => {
  expect(under(cells)).toBe(expected);
});

test.each([
  ['one side alone', '...... .----. ...... ...... ......'],
  ['edges in rows of different extent', '---... ...... ...--- ...... ......'],
  ['single cells', '-..-.. ..|... .-..|. ...... |....-'],
])('%s is no window', (_name, cells) => {
  expect(under(cells)).not.toContain('x');
});
