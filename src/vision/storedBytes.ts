/** Weights as bytes with a sign and what a step of them is worth for each output, both as base64. */
export interface StoredWeights {
  readonly weights: string;
  readonly steps: string;
}

/** Weights out of stored bytes, in their order: those of one output after the other. */
export function weightsOfBytes(stored: StoredWeights): Float32Array {
  const steps = floatsOfText(stored.steps);
  const small = new Int8Array(bytesOfText(stored.weights));
  const each = small.length / steps.length;
  return Float32Array.from(small, (value, i) => value * (steps[Math.floor(i / each)] as number));
}

/** Floats out of base64 text. */
export function floatsOfText(text: string): Float32Array {
  return new Float32Array(bytesOfText(text));
}

function bytesOfText(text: string): ArrayBuffer {
  return Uint8Array.from(atob(text), (c) => c.charCodeAt(0)).buffer;
}
