/** A piece of WebAssembly of ours with its own memory. Nothing in that memory outlasts the call that put it there but what the owner keeps there. */
export interface Kernel<Name extends string> {
  readonly buffer: ArrayBuffer;
  readonly run: Readonly<Record<Name, (...args: number[]) => void>>;
}

const PAGE_BYTES = 65536;

/** Loads a kernel of kernelCode.ts with at least so much memory; small ones may be compiled at once, on any thread. */
export function loadKernel<Name extends string>(code: string, leastBytes = 0): Kernel<Name> {
  const bytes = Uint8Array.from(atob(code), (c) => c.charCodeAt(0));
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes));
  const memory = exports.memory as WebAssembly.Memory;
  // Growing would detach the arrays of those who have some: it is done before anybody has.
  memory.grow(Math.max(0, Math.ceil((leastBytes - memory.buffer.byteLength) / PAGE_BYTES)));
  return { buffer: memory.buffer, run: exports as Kernel<Name>['run'] };
}
