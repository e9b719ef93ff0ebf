/**
 * Runs a TypeScript tool as the product runs, bundled to plain JavaScript: node tools/run.mjs TOOL.ts [arguments …]. What tsx adds to
 * every function to keep its name takes half of the time of some inner loops, so nothing that is timed runs with it.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const [tool, ...args] = process.argv.slice(2);
if (!tool) {
  console.error('Say which tool to run: node tools/run.mjs tools/bench.ts');
  process.exit(2);
}
const cache = fileURLToPath(new URL('../node_modules/.cache/tools/', import.meta.url));
mkdirSync(cache, { recursive: true });
const outfile = join(cache, `${basename(tool, '.ts')}.mjs`);
/** Each module still knows where its own file is. */
const keepPlaces = {
  name: 'keep-places',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const url = JSON.stringify(pathToFileURL(path).href);
      return { loader: 'ts', contents: readFileSync(path, 'utf8').replaceAll('import.meta.url', url) };
    }),
};
await build({
  entryPoints: [tool],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  target: 'node20',
  logLevel: 'warning',
  plugins: [keepPlaces],
});
process.argv = [process.argv[0] ?? 'node', resolve(tool), ...args];
await import(pathToFileURL(outfile).href);
