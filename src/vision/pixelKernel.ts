import type { Kernel } from './kernel.ts';
import { loadKernel } from './kernel.ts';
import { PIXEL_KERNEL } from './kernelCode.ts';

/**
 * The passes over every pixel of a picture, as WebAssembly with SIMD (tools/kernels/pixels.wat): 16 pixels at a time,
 * which is what makes a 4K screen affordable. Rows are copied into the kernel's memory and results out of it, a
 * piece that fits into the processor's cache at a time, so nothing has to live there.
 */
type Pass = 'steps' | 'halve' | 'smooth' | 'strongest' | 'addBytes' | 'sumBytes' | 'lagProducts';

let loaded: Kernel<Pass> | null = null;
const kernel = () => {
  loaded ??= loadKernel<Pass>(PIXEL_KERNEL);
  return loaded;
};

/** Bytes of the kernel's memory that are used at a time: about what a processor keeps near a core. */
export const PIXEL_MEMORY = 1 << 19;

/** The kernel's memory, in bytes, 16-bit words and 64-bit floats; whatever is in it is overwritten by the next pass. */
interface PixelViews {
  readonly bytes: Uint8Array;
  readonly words: Uint16Array;
  readonly floats: Float64Array;
}

let views: PixelViews | null = null;

export function pixelViews(): PixelViews {
  const { buffer } = kernel();
  views ??= { bytes: new Uint8Array(buffer), words: new Uint16Array(buffer), floats: new Float64Array(buffer) };
  return views;
}

/** The passes; their arguments are described in tools/kernels/pixels.wat. */
export const runPixels: Kernel<Pass>['run'] = {
  steps: (...args) => kernel().run.steps(...args),
  halve: (...args) => kernel().run.halve(...args),
  smooth: (...args) => kernel().run.smooth(...args),
  strongest: (...args) => kernel().run.strongest(...args),
  addBytes: (...args) => kernel().run.addBytes(...args),
  sumBytes: (...args) => kernel().run.sumBytes(...args),
  lagProducts: (...args) => kernel().run.lagProducts(...args),
};
