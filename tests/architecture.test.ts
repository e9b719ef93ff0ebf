import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

/** What each stage may import besides itself. Everything else (cli, overlay, pipeline.ts …) may import any stage. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  model: [],
  capture: ['model'],
  vision: ['model'],
  solver: ['model'],
  hints: ['model'],
  game: ['model', 'solver'],
  arena: ['model', 'solver', 'game'],
  lengthConquer: ['model', 'game'],
  statistics: ['model', 'game', 'arena', 'settings'],
  learning: ['model', 'solver', 'arena', 'settings'],
  scores: ['model'],
  // The empty name is src itself: pipeline.ts.
  camera: ['model', 'vision', 'solver', 'hints', ''],
  opencv: ['model', 'camera'],
};
/** Folders that run anywhere, with the packages that each may use. */
const PURE: Readonly<Record<string, readonly string[]>> = {
  model: [],
  vision: [],
  solver: [],
  hints: [],
  game: ['pure-rand'],
  camera: [],
  opencv: ['@techstark/opencv-js'],
};
/** CONVENTIONS.md asks for about 250 lines; a file longer than this has to be split. */
const MOST_LINES = 320;
/** Tables of data, which are as long as they are. */
const DATA_TABLES = [
  'vision/glyphWeights.ts',
  'vision/kernelCode.ts',
  'vision/boardWeights.ts',
  'camera/latticeWeights.ts',
  'camera/photoWeights.ts',
  'hints/strokeFont.ts',
];

const SRC = fileURLToPath(new URL('../src', import.meta.url));

interface Source {
  /** Path below src, with slashes. */
  readonly path: string;
  readonly text: string;
  readonly imports: readonly string[];
}

/** The modules that a source names in static and dynamic imports and in re-exports. */
function findImports(text: string): string[] {
  const statements = /^\s*(?:import|export)\s(?:[^;'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm;
  const calls = /\b(?:import|require)\(\s*['"]([^'"]+)['"]\s*\)/g;
  return [statements, calls].flatMap((pattern) => [...text.matchAll(pattern)].map(([, name]) => name as string));
}

function readSources(): Source[] {
  return readdirSync(SRC, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.[cm]?[jt]sx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => {
      const text = readFileSync(file, 'utf8');
      return { path: relative(SRC, file).replaceAll('\\', '/'), text, imports: findImports(text) };
    });
}

const SOURCES = readSources();
const stageOf = (path: string) => (path.includes('/') ? (path.split('/')[0] as string) : '');
const resolve = (from: string, name: string) => posix.normalize(posix.join(posix.dirname(from), name));
const packageOf = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
const inStage = (stage: string) => SOURCES.filter(({ path }) => stageOf(path) === stage);
const localImports = ({ path, imports }: Source) =>
  imports.filter((name) => name.startsWith('.')).map((name) => resolve(path, name));

test('imports are found in every way of writing them', () => {
  const text = [
    "import { a } from './a.ts';",
    "import type {\n  B,\n  C,\n} from './b.ts';",
    "import './c.ts';",
    "export * from './d.ts';",
    "export { e } from './e.ts';",
    "const f = await import('./f.ts');",
    "const g = 'import h from';",
  ].join('\n');
  expect(findImports(text)).toEqual(['./a.ts', './b.ts', './c.ts', './d.ts', './e.ts', './f.ts']);
});

test('every import of a file is that of a file that exists', () => {
  const paths = new Set(SOURCES.map(({ path }) => path));
  const local = SOURCES.flatMap((source) => localImports(source).map((to) => `${source.path} -> ${to}`));
  expect(local.length).toBeGreaterThan(100);
  expect(local.filter((edge) => /\.[cm]?[jt]s$/.test(edge) && !paths.has(edge.split(' -> ')[1] as string))).toEqual([]);
});

describe('the import table', () => {
  test.each(Object.entries(MAY_IMPORT))('%s imports itself and %j', (stage, others) => {
    const forbidden = inStage(stage).flatMap((source) =>
      localImports(source)
        .filter((to) => ![stage, ...others].includes(stageOf(to)))
        .map((to) => `${source.path} -> ${to}`),
    );
    expect(forbidden).toEqual([]);
  });

  test.each(Object.entries(PURE))('%s runs anywhere: packages %j only', (stage, packages) => {
    expect(inStage(stage)).not.toEqual([]);
    const foreign = inStage(stage).flatMap(({ path, imports }) =>
      imports
        .filter((name) => !name.startsWith('.') && !packages.includes(packageOf(name)))
        .map((name) => `${path} -> ${name}`),
    );
    expect(foreign).toEqual([]);
  });

  test.each(Object.keys(PURE))('%s asks no process: in a worker of the window there is none', (stage) => {
    expect(
      inStage(stage)
        .filter(({ text }) => /\bprocess\./.test(text))
        .map(({ path }) => path),
    ).toEqual([]);
  });

  test('the pipeline itself imports no package either', () => {
    const pipeline = SOURCES.find(({ path }) => path === 'pipeline.ts');
    expect(pipeline?.imports.filter((name) => !name.startsWith('.'))).toEqual([]);
    expect(pipeline?.imports).not.toEqual([]);
  });
});

describe('files', () => {
  test(`have ${MOST_LINES} lines at most`, () => {
    const long = SOURCES.filter(({ path }) => !DATA_TABLES.includes(path))
      .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
      .filter(({ lines }) => lines > MOST_LINES);
    expect(long).toEqual([]);
  });

  test('the exempted tables exist', () => {
    const paths = SOURCES.map(({ path }) => path);
    for (const table of DATA_TABLES) expect(paths).toContain(table);
  });

  test('have named exports only', () => {
    const defaults = SOURCES.filter(({ text }) => /^\s*export\s+default\b|\bas\s+default\b/m.test(text));
    expect(defaults.map(({ path }) => path)).toEqual([]);
  });

  test('import each other without cycles', () => {
    const graph = new Map(SOURCES.map((source) => [source.path, localImports(source)]));
    expect(findCycle(graph)).toBeNull();
    expect(
      findCycle(
        new Map([
          ['a', ['b']],
          ['b', ['c']],
          ['c', ['b']],
        ]),
      ),
    ).toEqual(['b', 'c', 'b']);
  });
});

/** A cycle of a graph as the nodes along it, or null. */
function findCycle(graph: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>();
  const visit = (node: string, path: readonly string[]): string[] | null => {
    const seen = path.indexOf(node);
    if (seen >= 0) return [...path.slice(seen), node];
    if (done.has(node)) return null;
    for (const next of graph.get(node) ?? []) {
      const cycle = visit(next, [...path, node]);
      if (cycle) return cycle;
    }
    done.add(node);
    return null;
  };
  for (const node of graph.keys()) {
    const cycle = visit(node, []);
    if (cycle) return cycle;
  }
  return null;
}
