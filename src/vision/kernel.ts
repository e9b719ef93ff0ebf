/** A piece of WebAssembly of ours with its own memory. Nothing in that memory outlasts the call that put it there but what the owner keeps there. */
export interface Kernel<Name extends string> {
  readonly buffer: ArrayBuffer;
  readonly run: Readonly<Record<Name, (...args: number[]) => void>>;
}

/** Loads a kernel of kernelCode.ts; small ones may be compiled at once, on any thread. */
export function loadKernel<Name extends string>(code: string): Kernel<Name> {
  const bytes = Uint8Array.from(atob(code), (c) => c.charCodeAt(0));
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes));
  return { buffer: (exports.memory as WebAssembly.Memory).buffer, run: exports as Kernel<Name>['run'] };
}
