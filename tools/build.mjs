/**
 * Builds dist: TypeScript to JavaScript, file by file, for Node and Electron's main process; the pages of the assistant,
 * their preload script and the reader's worker as bundles, because pages and sandboxed scripts load one file each.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../', import.meta.url));
const pages = `${root}src/overlay/pages/`;
const out = `${root}dist/overlay/pages/`;

execFileSync(process.execPath, [`${root}node_modules/typescript/bin/tsc`, '-p', `${root}tsconfig.build.json`], {
  stdio: 'inherit',
});
const common = { bundle: true, target: 'chrome130', logLevel: 'warning', legalComments: 'none' };
await build({
  ...common,
  entryPoints: ['reader', 'overlay', 'control', 'calibrate', 'camera'].map((page) => `${pages}${page}.ts`),
  format: 'esm',
  outdir: out,
});
await build({
  ...common,
  entryPoints: [`${root}src/overlay/reader/worker.ts`],
  format: 'iife',
  outfile: `${out}readerWorker.js`,
});
for (const name of ['worker', 'taskWorker'])
  await build({
    ...common,
    entryPoints: [`${root}src/overlay/camera/${name}.ts`],
    format: 'iife',
    // OpenCV asks for these in Node only.
    external: ['fs', 'path', 'crypto'],
    outfile: `${out}camera${name.replace(/^w|^t/, (letter) => letter.toUpperCase())}.js`,
  });
await build({
  ...common,
  entryPoints: [`${pages}preload.ts`],
  format: 'cjs',
  platform: 'node',
  external: ['electron'],
  outfile: `${out}preload.cjs`,
});
// Synchronous scripts: Electron must be told of our scheme before it is ready, which modules may load too late for.
for (const name of ['overlay/main', 'overlay/cameraApp', 'overlay/x11Process', 'practice/main']) {
  await build({
    ...common,
    target: 'node20',
    entryPoints: [`${root}src/${name}.ts`],
    format: 'cjs',
    platform: 'node',
    external: ['electron', 'sharp', 'tesseract.js', 'x11'],
    define: { 'import.meta.url': 'moduleUrl' },
    banner: { js: "const moduleUrl = require('node:url').pathToFileURL(__filename).href;" },
    outfile: `${root}dist/${name}.cjs`,
  });
}
// What is served is opened in any browser of the last years, phones included.
const served = { mirror: ['mirror'], lengthConquer: ['lengthConquer'], practice: ['practice', 'worker'] };
for (const [folder, scripts] of Object.entries(served)) {
  const page = `${root}src/${folder}/page/`;
  const outdir = `${root}dist/${folder}/page/`;
  const entryPoints = scripts.map((name) => `${page}${name}.ts`);
  await build({ ...common, target: 'es2022', entryPoints, format: 'esm', outdir });
  for (const file of readdirSync(page)) if (/\.(html|css)$/.test(file)) cpSync(page + file, outdir + file);
}
for (const file of readdirSync(pages)) if (/\.(html|css)$/.test(file)) cpSync(pages + file, out + file);
chmodSync(`${root}dist/cli.js`, 0o755);
