import type { StoredNumbers } from './boardWeights.ts';
import { BOARD_NUMBERS } from './boardWeights.ts';
import type { Layer, LayerMemory, LayerOptions, Plane } from './layerMemory.ts';
import { floatsOfText, weightsOfBytes } from './storedBytes.ts';

/** Cells whose layers are computed together. */
export const AT_ONCE = 32;

/** Values of a layer for each cell, one cell after the other. */
export type Cells = Float32Array;

/** A layer for each cell by itself. */
export type Dense = (input: Cells) => Cells;

/** What is stored under a name, as numbers [output][input][row][column]. */
export function numbersOf(name: string): Float32Array {
  const stored = storedAs(name);
  return 'floats' in stored ? floatsOfText(stored.floats) : weightsOfBytes(stored);
}

export function shapeOf(name: string): readonly number[] {
  return storedAs(name).shape;
}

function storedAs(name: string): StoredNumbers {
  const stored = BOARD_NUMBERS[name];
  if (!stored) throw new Error(`The board network has no ${name}.`);
  return stored;
}

export function loadLayer(memory: LayerMemory, name: string, input: Plane, options: LayerOptions = {}): Layer {
  const [outputs = 0, , kernel = 1] = shapeOf(`${name}.weight`);
  const numbers = { outputs, kernel, weights: numbersOf(`${name}.weight`), bias: numbersOf(`${name}.bias`) };
  return memory.layer(numbers, input, options);
}

/** A layer for each cell by itself. */
export function loadDense(memory: LayerMemory, name: string, floor = Number.NEGATIVE_INFINITY): Dense {
  const [outputs = 0, inputs = 0] = shapeOf(`${name}.weight`);
  const plane = memory.plane(AT_ONCE, 1, inputs, 0);
  const layer = loadLayer(memory, name, plane, { floor });
  return (input) => {
    const cells = input.length / inputs;
    const out = new Float32Array(cells * outputs);
    for (let cell = 0; cell < cells; cell += AT_ONCE) {
      const end = Math.min(cells, cell + AT_ONCE);
      plane.values.set(input.subarray(cell * inputs, end * inputs));
      memory.run(layer);
      const { values, channels } = layer.output;
      for (let at = cell; at < end; at++)
        out.set(values.subarray((at - cell) * channels, (at - cell) * channels + outputs), at * outputs);
    }
    return out;
  };
}
