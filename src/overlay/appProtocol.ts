import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { protocol } from 'electron';

/** Where the pages are: a scheme of our own, so that they have an origin and nothing else of the disk is in reach. */
const SCHEME = 'automine';
export const ORIGIN = `${SCHEME}://app`;

const FOLDER = new URL('./pages/', import.meta.url);
const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};
/** The glyph network's inner loops are WebAssembly, which counts as evaluated code. */
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; img-src 'self' data:";
/**
 * OpenCV makes its JavaScript functions from text (embind) and fetches its WebAssembly from a data URL. Only the worker that
 * holds it may do so; it has no page, and nothing reaches it but frames of the camera.
 */
const WORKER_POLICY = "default-src 'none'; script-src 'self' 'unsafe-eval'; connect-src data:";
const EVALUATES = 'cameraWorker';

/** Must be called before the app is ready. */
export function registerScheme(): void {
  protocol.registerSchemesAsPrivileged([{ scheme: SCHEME, privileges: { standard: true, secure: true } }]);
}

/** Serves the built pages, by plain file name only. */
export function servePages(): void {
  protocol.handle(SCHEME, async ({ url }) => {
    const name = /^automine:\/\/app\/([a-zA-Z]+)\.(html|js|css)$/.exec(url);
    if (!name) return new Response('not found', { status: 404 });
    try {
      const body = await readFile(fileURLToPath(new URL(`${name[1]}.${name[2]}`, FOLDER)));
      const type = TYPES[name[2] as string] as string;
      return new Response(new Uint8Array(body), {
        headers: { 'content-type': type, 'content-security-policy': name[1] === EVALUATES ? WORKER_POLICY : POLICY },
      });
    } catch {
      return new Response('not found', { status: 404 });
    }
  });
}
