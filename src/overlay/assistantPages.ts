import type { ServedPages } from './appProtocol.ts';

/** The glyph network's inner loops are WebAssembly, which counts as evaluated code. */
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; img-src 'self' data:";
/**
 * OpenCV makes its JavaScript functions from text (embind) and fetches its WebAssembly from a data URL. Only the worker that
 * holds it may do so; it has no page, and nothing reaches it but frames of the camera.
 */
const WORKER_POLICY = "default-src 'none'; script-src 'self' 'unsafe-eval'; connect-src data:";

/** The pages of the assistant and of its camera. */
export const ASSISTANT_PAGES: ServedPages = {
  folder: new URL('./pages/', import.meta.url),
  policy: (name) => (name === 'cameraTaskWorker' ? WORKER_POLICY : POLICY),
};
