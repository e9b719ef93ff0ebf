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
  const weights = new Float32Array(small);
  for (let output = 0, i = 0; output < steps.length; output++)
    for (const end = i + each; i < end; i++) weights[i] = (weights[i] as number) * (steps[output] as number);
  return weights;
}

/** Floats out of base64 text. */
export function floatsOfText(text: string): Float32Array {
  return new Float32Array(bytesOfText(text));
}

function bytesOfText(text: string): ArrayBuffer {
  const characters = atob(text);
  const bytes = new Uint8Array(characters.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = characters.charCodeAt(i);
  return bytes.buffer;
}
