import type { CellSymbol } from '../model/board.ts';
import type { Frame } from '../model/frame.ts';
import type { Lattice } from '../model/lattice.ts';
import type { Cells, Dense } from './boardLayers.ts';
import { AT_ONCE, loadDense, loadLayer, numbersOf, shapeOf } from './boardLayers.ts';
import type { Layer, Plane } from './layerMemory.ts';
import { bytesOf, channelsFor, LayerMemory, orderWeights, poolByTwo } from './layerMemory.ts';
import { once } from './once.ts';
import { powerOfE } from './powerOfE.ts';

/**
 * The board network: three convolutions see each cell of a flat picture by itself; then, three times, every cell looks at all others of the
 * board (attention: Vaswani et al. 2017) and at its neighbours. So it tells covered from open ground and a blurred digit from another as a person
 * does, by what else the board shows. Trained by tools/train/board.py.
 */

/** Where the cells of a flat picture begin, and how many there are. */
export type FlatLattice = Pick<Lattice, 'rows' | 'cols' | 'x' | 'y'>;

/** What the network tells apart, in the order of its outputs; the last is no cell of the board. */
const OUTPUTS = '012345678#F?*Xx~-';
const UNREADABLE = OUTPUTS.indexOf('~');
const BESIDE = OUTPUTS.indexOf('-');

/** A cell's likeliest symbol and its chance; null where most likely no cell is there, or none that can be read. */
export interface Sight {
  readonly symbol: CellSymbol | null;
  readonly chance: number;
}

/** What the network sees at rows and columns of a lattice. Its chances alone prove nothing: they also tell what is likely by what is around. */
export interface SeenCells {
  /** Rows and columns around the lattice that were looked at too. */
  readonly ring: number;
  readonly chance: (row: number, col: number, symbol: CellSymbol) => number;
  readonly best: (row: number, col: number) => Sight;
  /** The chance that what is there lies beside the board, where that is not hidden. */
  readonly beside: (row: number, col: number) => number;
}

/** Px of a cell of the flat picture, and that the network sees around each. */
const PITCH = 24;
const RIM = 4;
const SIDE = PITCH + 2 * RIM;
const HEADS = 4;
const BLOCKS = 3;
const EPSILON = 1e-5;
/** More than all layers and their weights take. */
const MEMORY_BYTES = 4 << 20;

interface Net {
  readonly width: number;
  /** What is seen of one cell by itself. */
  readonly see: (patch: Float32Array, out: Cells, cell: number) => void;
  readonly blocks: readonly Block[];
  readonly norm: Norm;
  readonly name: Dense;
}

interface Block {
  readonly norms: readonly [Norm, Norm, Norm];
  readonly ask: Dense;
  readonly answer: Dense;
  readonly around: { readonly weights: Float32Array; readonly bias: Float32Array };
  readonly mix: Dense;
  readonly widen: Dense;
  readonly narrow: Dense;
}

interface Norm {
  readonly gain: Float32Array;
  readonly bias: Float32Array;
}

/**
 * What the network sees in a flat picture.
 * @param lattice of 24 Px a cell, at whole Px. @param ring rows and columns around it that are looked at too; the picture must hold them and RIM.
 */
export function seeBoard(flat: Frame, { rows, cols, x, y }: FlatLattice, ring = 0): SeenCells {
  const wide = cols + 2 * ring;
  const said = chancesOf(flat, { rows: rows + 2 * ring, cols: wide, x: x - ring * PITCH, y: y - ring * PITCH });
  const at = (row: number, col: number) => ((row + ring) * wide + col + ring) * OUTPUTS.length;
  return {
    ring,
    chance(row, col, symbol) {
      const output = OUTPUTS.indexOf(symbol);
      return output < 0 ? 0 : (said[at(row, col) + output] as number);
    },
    best(row, col) {
      const chances = said.subarray(at(row, col), at(row, col) + OUTPUTS.length);
      const best = chances.indexOf(chances.reduce((a, b) => Math.max(a, b)));
      const symbol = best === UNREADABLE || best === BESIDE ? null : (OUTPUTS[best] as CellSymbol);
      return { symbol, chance: chances[best] as number };
    },
    beside(row, col) {
      const start = at(row, col);
      const hidden = said[start + UNREADABLE] as number;
      return (said[start + BESIDE] as number) / Math.max(1e-6, 1 - hidden);
    },
  };
}

/** Probabilities of OUTPUTS for each cell, one cell after the other. */
function chancesOf(flat: Frame, { rows, cols, x: first, y: upper }: FlatLattice): Float32Array {
  const net = boardNet();
  const cells = rows * cols;
  const x = new Float32Array(cells * net.width);
  const [left, top] = [first - RIM, upper - RIM];
  const { centre, gain } = evenColours(flat, left, top, cols * PITCH + 2 * RIM, rows * PITCH + 2 * RIM);
  const patch = new Float32Array(SIDE * SIDE * 3);
  for (let cell = 0; cell < cells; cell++) {
    const corner = (top + Math.floor(cell / cols) * PITCH) * flat.width + left + (cell % cols) * PITCH;
    for (let py = 0, to = 0; py < SIDE; py++)
      for (let px = 0, from = (corner + py * flat.width) * 4; px < SIDE; px++, from += 4)
        for (let c = 0; c < 3; c++) patch[to++] = ((flat.data[from + c] as number) - (centre[c] as number)) * gain;
    net.see(patch, x, cell);
  }
  for (const block of net.blocks) think(block, x, rows, cols, net.width);
  const scores = net.name(normed(x, net.norm));
  for (let at = 0; at < scores.length; at += OUTPUTS.length) toShares(scores.subarray(at, at + OUTPUTS.length));
  return scores;
}

/** The mean of each colour channel in a part of a flat picture, and what brings the deviation of all to 1. */
function evenColours({ data, width }: Frame, left: number, top: number, wide: number, high: number) {
  const sum = [0, 0, 0];
  let squares = 0;
  for (let y = top; y < top + high; y++)
    for (let i = (y * width + left) * 4, end = i + wide * 4; i < end; i += 4)
      for (let c = 0; c < 3; c++) {
        const value = data[i + c] as number;
        sum[c] = (sum[c] as number) + value;
        squares += value * value;
      }
  const centre = sum.map((total) => total / (high * wide));
  const variance = squares / (3 * high * wide) - centre.reduce((total, mean) => total + mean * mean, 0) / 3;
  return { centre, gain: 1 / Math.max(1, Math.sqrt(Math.max(0, variance))) };
}

function think(block: Block, x: Cells, rows: number, cols: number, width: number): void {
  const [first, second, third] = block.norms;
  add(x, block.answer(attend(block.ask(normed(x, first)), rows * cols, width)));
  add(x, block.mix(lookAround(normed(x, second), block.around, rows, cols, width)));
  add(x, block.narrow(block.widen(normed(x, third))));
}

function add(x: Cells, more: Cells): void {
  for (let i = 0; i < x.length; i++) x[i] = (x[i] as number) + (more[i] as number);
}

/** Every cell's values with mean 0 and deviation 1, then scaled as was learnt. */
function normed(x: Cells, { gain, bias }: Norm): Cells {
  const width = gain.length;
  const out = new Float32Array(x.length);
  for (let start = 0; start < x.length; start += width) {
    let [sum, squares] = [0, 0];
    for (let i = 0; i < width; i++) {
      const value = x[start + i] as number;
      sum += value;
      squares += value * value;
    }
    const mean = sum / width;
    const scale = 1 / Math.sqrt(squares / width - mean * mean + EPSILON);
    for (let i = 0; i < width; i++)
      out[start + i] = ((x[start + i] as number) - mean) * scale * (gain[i] as number) + (bias[i] as number);
  }
  return out;
}

/** The products of attention for so many cells. */
interface Attention {
  readonly cells: number;
  readonly memory: LayerMemory;
  /** What some cells ask, times what all offer; and how much each counts, times what all tell. */
  readonly scores: Layer;
  readonly answers: Layer;
}

let attention: Attention | null = null;

/** Boards are mostly of the size of the one before. */
function attentionFor(cells: number, size: number): Attention {
  if (attention?.cells === cells) return attention;
  const wide = channelsFor(cells);
  const memory = new LayerMemory(
    bytesOf(AT_ONCE * (size + wide + channelsFor(size)) + wide * (size + 1 + channelsFor(size)) + 64),
  );
  const product = (outputs: number, input: Plane) => {
    const numbers = {
      outputs,
      kernel: 1,
      weights: new Float32Array(outputs * input.channels),
      bias: new Float32Array(outputs),
    };
    return memory.layer(numbers, input, { floor: Number.NEGATIVE_INFINITY });
  };
  const scores = product(cells, memory.plane(AT_ONCE, 1, size, 0));
  attention = { cells, memory, scores, answers: product(size, scores.output) };
  return attention;
}

/** Attention: for each cell and head the mean of what all cells tell, weighed by how well what they offer fits what it asks. */
function attend(asked: Cells, cells: number, width: number): Cells {
  const out = new Float32Array(cells * width);
  const size = width / HEADS;
  const line = 3 * width;
  const { memory, scores, answers } = attentionFor(cells, size);
  const wide = scores.output.channels;
  const scale = 1 / Math.sqrt(size);
  for (let head = 0; head < HEADS; head++) {
    const [question, offer, told] = [0, 1, 2].map((part) => part * width + head * size) as [number, number, number];
    orderWeights(scores.weights, cells, size, 1, (o, c) => scale * (asked[o * line + offer + c] as number));
    orderWeights(answers.weights, size, wide, 1, (o, c) => (c < cells ? (asked[c * line + told + o] as number) : 0));
    for (let first = 0; first < cells; first += AT_ONCE) {
      const count = Math.min(AT_ONCE, cells - first);
      for (let k = 0; k < count; k++) {
        const from = (first + k) * line + question;
        scores.input.values.set(asked.subarray(from, from + size), k * size);
      }
      memory.run(scores);
      for (let k = 0; k < count; k++) toShares(scores.output.values.subarray(k * wide, k * wide + cells));
      memory.run(answers);
      const { values, channels } = answers.output;
      for (let k = 0; k < count; k++)
        out.set(values.subarray(k * channels, k * channels + size), (first + k) * width + head * size);
    }
  }
  return out;
}

/** Scores become what they are worth as parts of 1 (softmax). */
function toShares(scores: Float32Array): void {
  let most = Number.NEGATIVE_INFINITY;
  for (let k = 0; k < scores.length; k++) if ((scores[k] as number) > most) most = scores[k] as number;
  let total = 0;
  for (let k = 0; k < scores.length; k++) total += scores[k] = powerOfE((scores[k] as number) - most);
  const share = 1 / total;
  for (let k = 0; k < scores.length; k++) scores[k] = (scores[k] as number) * share;
}

/** Each channel by itself over a cell and its eight neighbours. */
function lookAround(x: Cells, { weights, bias }: Block['around'], rows: number, cols: number, width: number): Cells {
  const out = new Float32Array(x.length);
  for (let row = 0; row < rows; row++)
    for (let col = 0; col < cols; col++) {
      const to = (row * cols + col) * width;
      out.set(bias, to);
      for (let place = 0; place < 9; place++) {
        const [r, c] = [row + Math.floor(place / 3) - 1, col + (place % 3) - 1];
        if (r < 0 || c < 0 || r >= rows || c >= cols) continue;
        const from = (r * cols + c) * width;
        for (let k = 0; k < width; k++)
          out[to + k] = (out[to + k] as number) + (x[from + k] as number) * (weights[k * 9 + place] as number);
      }
      for (let k = 0; k < width; k++) if ((out[to + k] as number) < 0) out[to + k] = 0;
    }
  return out;
}

const boardNet = once((): Net => {
  const memory = new LayerMemory(MEMORY_BYTES);
  const image = memory.plane(SIDE, SIDE, 3, 2);
  const conv1 = loadLayer(memory, 'conv1', image, { stride: 2, padding: 1 });
  const conv2 = loadLayer(memory, 'conv2', conv1.output, { stride: 2, padding: 1 });
  const conv3 = loadLayer(memory, 'conv3', conv2.output);
  const seen = conv3.output;
  const half = seen.width >> 1;
  const pooled = memory.plane(1, 1, half * half * seen.channels, 0);
  const fc = loadLayer(memory, 'fc', pooled, { groups: half * half, floor: Number.NEGATIVE_INFINITY });
  const width = shapeOf('fc.weight')[0] as number;
  const norm = (name: string): Norm => ({ gain: numbersOf(`${name}.weight`), bias: numbersOf(`${name}.bias`) });
  return {
    width,
    see(patch, out, cell) {
      for (let y = 0; y < SIDE; y++)
        image.values.set(
          patch.subarray(y * SIDE * 3, (y + 1) * SIDE * 3),
          ((y + image.padding) * (SIDE + 2 * image.padding) + image.padding) * 3,
        );
      for (const layer of [conv1, conv2, conv3]) memory.run(layer);
      poolByTwo(seen, pooled);
      memory.run(fc);
      out.set(fc.output.values.subarray(0, width), cell * width);
    },
    blocks: Array.from({ length: BLOCKS }, (_, k) => {
      const name = (part: string) => `blocks.${k}.${part}`;
      return {
        norms: [norm(name('norm1')), norm(name('norm2')), norm(name('norm3'))],
        ask: loadDense(memory, name('ask')),
        answer: loadDense(memory, name('answer')),
        around: { weights: numbersOf(name('around.weight')), bias: numbersOf(name('around.bias')) },
        mix: loadDense(memory, name('mix')),
        widen: loadDense(memory, name('widen'), 0),
        narrow: loadDense(memory, name('narrow')),
      };
    }),
    norm: norm('norm'),
    name: loadDense(memory, 'name'),
  };
});
