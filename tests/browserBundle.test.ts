import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { build } from 'esbuild';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CellSymbol } from '../src/model/board.ts';
import type { Frame } from '../src/model/frame.ts';
import { fixtureNamed, loadFrame } from './support/fixtures.ts';

const SRC = fileURLToPath(new URL('../src', import.meta.url));
const ENTRY = `
  import { processFrame } from './pipeline.ts';
  import { drawHints } from './hints/shapes.ts';
  import { makeSvg } from './hints/svg.ts';
  globalThis.automine = (frame) => {
    const { main } = processFrame(frame);
    const { width, height } = frame;
    return JSON.stringify({
      cells: main.reading.cells,
      safe: main.analysis.safe,
      svg: makeSvg(drawHints(main.hints), { x: 0, y: 0, width, height }),
    });
  };
`;
const FIXTURE = fixtureNamed('kmines-9x9/03');

interface Answer {
  readonly cells: readonly CellSymbol[];
  readonly safe: readonly number[];
  readonly svg: string;
}

async function bundle(contents: string): Promise<string> {
  const { outputFiles, warnings } = await build({
    stdin: { contents, resolveDir: SRC, loader: 'ts' },
    bundle: true,
    write: false,
    platform: 'browser',
    format: 'iife',
    target: 'es2022',
    logLevel: 'silent',
  });
  expect(warnings).toEqual([]);
  return outputFiles[0]?.text as string;
}

describe('the pure core in a browser', () => {
  let code: string;
  beforeAll(async () => {
    code = await bundle(ENTRY);
  });

  test('bundles with nothing left outside', () => {
    expect(code).not.toMatch(/\brequire\(|\bfrom\s*["']node:|\bprocess\.|\bBuffer\b/);
  });

  test('so does the camera session, which is given its library', async () => {
    const session = await bundle(
      "import { makeCameraSession } from './camera/cameraSession.ts'; globalThis.camera = makeCameraSession;",
    );
    expect(session).not.toMatch(/\brequire\(|\bfrom\s*["']node:|\bprocess\.|\bBuffer\b/);
    expect(session).toContain('makeCameraSession');
  });

  test('the bundler refuses what a browser does not have', async () => {
    await expect(bundle("import './capture/imageFile.ts';")).rejects.toThrow('node:');
  });

  test('reads a screenshot and draws its hints with the globals of the web alone', async () => {
    const frame: Frame = await loadFrame(FIXTURE.picture);
    // A context has the language's own globals; of the web's only the clock and base64 are given.
    const context = createContext({
      performance: { now: () => performance.now() },
      atob: (text: string) => atob(text),
    });
    expect(runInContext('[typeof process, typeof require, typeof Buffer].join()', context)).toBe(
      'undefined,undefined,undefined',
    );
    runInContext(code, context);
    const automine = runInContext('automine', context) as (frame: Frame) => string;
    const { cells, safe, svg } = JSON.parse(automine(frame)) as Answer;
    expect(cells).toEqual(FIXTURE.cells);
    expect(safe.length).toBeGreaterThan(0);
    expect(svg).toMatch(/^<svg .*<path .*<\/svg>$/s);
  });
});
