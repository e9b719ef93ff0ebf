import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

/** The table of docs/sources.md names real files and real tests. */

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Rows that the window of the practice game fulfils. */
const WINDOW = 'practice window';
const NOT_KEPT = 'not kept: ';

interface Row {
  readonly feature: string;
  readonly where: string;
  readonly test: string;
}

interface NamedTest {
  readonly file: string;
  readonly title: string;
}

const text = readFileSync(`${ROOT}docs/sources.md`, 'utf8');
const rows = text
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:Feature|---) /.test(line))
  .map((line): Row => {
    const cells = line.split(' | ');
    if (cells.length !== 3) throw new Error(`Expected three cells but received ${line}`);
    const [feature, where, named] = cells as [string, string, string];
    return { feature: feature.slice('| '.length), where, test: named.replace(/ \|$/, '') };
  });

/** Words in backticks that are paths of this repository. */
function pathsIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)]
    .map(([, name]) => name as string)
    .filter((name) => /^(?:src|tests|docs|tools)\/|^[A-Z]+(?:\.md)?$/.test(name));
}

/** The tests that a cell names: a file in backticks, then titles in quotation marks. */
function testsIn(cell: string): NamedTest[] {
  const found: NamedTest[] = [];
  let file = '';
  for (const [, path, title] of cell.matchAll(/`([^`]+)`|“([^”]+)”/g)) {
    if (path !== undefined) file = path;
    else found.push({ file, title: title as string });
  }
  return found;
}

/** Whether a test file has a title, written as a string of its own. */
function hasTitle({ file, title }: NamedTest): boolean {
  const source = readFileSync(ROOT + file, 'utf8').replaceAll('\\u0027', "'");
  return ["'", '"', '`'].some((quote) => source.includes(`${quote}${title}${quote}`));
}

describe('docs/sources.md', () => {
  test('has all five documents', () => {
    const documents = [...text.matchAll(/^## .*\((.+\.txt)\)$/gm)].map(([, name]) => name);
    expect(documents).toEqual([
      'automine-thesis.txt',
      'mine-ai-draft.txt',
      'semi-automated-minesweeper.txt',
      'ocaml-minesweeper.txt',
      'minesweeper-and-length-conquer.txt',
    ]);
    expect(rows.length).toBeGreaterThan(100);
  });

  test('every place that is named exists', () => {
    const missing = rows.flatMap(({ where, test: named }) =>
      [...pathsIn(where), ...pathsIn(named)].filter((path) => !existsSync(ROOT + path)),
    );
    expect(missing).toEqual([]);
  });

  test('every test that is named is really in its file', () => {
    const wrong = rows.flatMap((row) =>
      testsIn(row.test)
        .filter((named) => !existsSync(ROOT + named.file) || !hasTitle(named))
        .map(({ file, title }) => `${file}: ${title}`),
    );
    expect(wrong).toEqual([]);
  });

  test.each(rows)('$feature', ({ where, test: named }) => {
    if (where.startsWith(NOT_KEPT)) {
      // Left out on purpose, with the reason.
      expect(where.length).toBeGreaterThan(NOT_KEPT.length + 10);
      return;
    }
    const waits = where.includes(WINDOW) || named.includes(WINDOW);
    if (!waits || where !== WINDOW)
      expect(pathsIn(where).length + (where.includes('automine ') ? 1 : 0)).toBeGreaterThan(0);
    if (!waits || named !== WINDOW) expect(testsIn(named).length).toBeGreaterThan(0);
  });
});

test('a wrong title or file would be noticed', () => {
  const [real] = testsIn('`tests/docs/sources.test.ts` “has all five documents”');
  expect(real && hasTitle(real)).toBe(true);
  // Written in two parts, so that this file does not hold the title.
  expect(hasTitle({ file: 'tests/docs/sources.test.ts', title: ['has all six', 'documents'].join(' ') })).toBe(false);
  expect(pathsIn('`src/nowhere.ts`, `--level`')).toEqual(['src/nowhere.ts']);
});
