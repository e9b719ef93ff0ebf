import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { Tinypool } from 'tinypool';
import type { HaveDone } from '../../src/camera/cameraTasks.ts';

/** Lets camera sessions run as in the product: in the time of a clock, with their tasks in another thread. */

/** Starts the thread. Bundled, as what tsx adds to functions makes them slow. */
export async function startTaskThread(): Promise<{ readonly haveDone: HaveDone; readonly idle: () => Promise<void> }> {
  const filename = fileURLToPath(new URL('../../node_modules/.cache/tools/taskThread.mjs', import.meta.url));
  await build({
    entryPoints: [fileURLToPath(new URL('taskThread.ts', import.meta.url))],
    outfile: filename,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    target: 'node20',
    logLevel: 'warning',
  });
  const pool = new Tinypool({ filename, minThreads: 1, maxThreads: 1 });
  let pending: Promise<unknown> = Promise.resolve();
  return {
    haveDone: (task, done) => {
      pending = pool.run(task, { name: 'run' }).then(done);
    },
    idle: async () => {
      await pending;
    },
  };
}

/** The frames of a camera, each when its time has come; those that come while one is taken are dropped, but the newest. */
export async function* inRealTime(
  frames: number,
  msAFrame: number,
): AsyncGenerator<{ readonly index: number; readonly ms: number }> {
  const start = performance.now();
  for (let next = 0; next < frames; ) {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, start + next * msAFrame - performance.now())));
    const ms = performance.now() - start;
    const index = Math.max(next, Math.min(frames - 1, Math.floor(ms / msAFrame)));
    yield { index, ms };
    next = index + 1;
  }
}
