import type { Frame, Rect } from '../model/frame.ts';
import { doOverlap, unionRect } from '../model/frame.ts';
import type { Gradients } from './gradients.ts';
import { CLEAN_EDGE } from './gridLines.ts';
import type { Repetition } from './repetition.ts';

/**
 * Repetitions told by spots that look exactly alike. Programs draw the same character, flag or corner of a tile with the same
 * pixels wherever it stands, so the distances between such spots are multiples of a board's pitch, however few of its
 * cells show anything and whatever else they show. Edges alone, as `periodicity.ts` sums them, need a drawing in most cells.
 */

/** A spot is a corner of what is drawn, with so many pixels around it on each side. */
const REACH = 3;
/** Spots in a picture; of more, only those on flat ground count, as a texture or noise never look exactly alike. */
const MOST_SPOTS = 250_000;
/** A look seen less often tells no pitch, one seen more often is a texture. */
const LEAST_ALIKE = 3;
const MOST_ALIKE = 4000;
/** Dithers repeat after so many Px, or a part of them. */
const TEXTURE = 4;
/** Looks with spots in one square of this side (Px) are parts of one drawing. */
const BLOCK = 8;
/** Each spot is compared with so many of the next ones that look like it, in its row and in its column. */
const NEXT = 3;
/** Pitches (Px) that are tried, and their steps where they are no whole numbers. */
const PITCHES = { least: 9.5, most: 130, step: 0.1 };
/** Distances, Px, up to which two spots are compared. */
const FURTHEST = 512;
/** Distances that are needed, and the part of them that must fit the pitch beyond what chance does. */
const LEAST_DISTANCES = 16;
const LEAST_FITTING = 0.6;
/** How much better (of all distances) a fractional pitch must fit than a whole one. */
const FRACTIONAL_COST = 0.02;
/** How closely (1 is exactly) the spots of a look lie at the same place of each cell. */
const LEAST_COHERENCE = 0.85;
/** Drawings whose pitch is looked for, and repetitions that are told of, at most. */
const MOST_FAMILIES = 8;
const MOST_FOUND = 3;

/** Pitches of two drawings of one board differ by this part at most. */
const SAME_PITCH = 0.01;

/** Spots of one look: their pixels in the picture, ascending. */
type Look = Float64Array;

/** What repeats exactly in a picture, the most spots first. */
export function findAlikeSpots(frame: Frame, gradients: Gradients): Repetition[] {
  const looks = findLooks(frame, gradients);
  const found: Repetition[] = [];
  const families = joinLooks(looks, frame.width).slice(0, MOST_FAMILIES);
  const measured = families.map((family) => measure(family, frame.width)).filter((one) => one !== null);
  for (const one of measured.sort((a, b) => b.weight - a.weight)) {
    const known = found.findIndex((other) => areOne(one, other));
    const other = found[known];
    if (other)
      found[known] = { ...other, region: unionRect(one.region, other.region), weight: one.weight + other.weight };
    else found.push(one);
  }
  return found.sort((a, b) => b.weight - a.weight).slice(0, MOST_FOUND);
}

/** Whether two drawings are of one board: they repeat by the same steps at the same place. */
function areOne(a: Repetition, b: Repetition): boolean {
  const isSame = (one: number, other: number) => Math.abs(one - other) <= SAME_PITCH * other;
  return isSame(a.pitchX, b.pitchX) && isSame(a.pitchY, b.pitchY) && doOverlap(a.region, b.region);
}

/** Hashes of 29 bits before pixels of 24 make whole numbers that are exact. */
const PIXELS = 2 ** 24;
const HASHES = 2 ** 29;

/** The spots of a picture that look exactly like others, by looks. */
function findLooks(frame: Frame, gradients: Gradients): Look[] {
  return collectLooks(frame, gradients, () => true) ?? collectLooks(frame, gradients, hasFlatGround) ?? [];
}

/** … of those that may be drawings; null where these are too many. */
function collectLooks(
  { width, height, data }: Frame,
  { across, down }: Gradients,
  mayBeDrawing: (pixels: Uint32Array, width: number, at: number) => boolean,
): Look[] | null {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const found = new Float64Array(MOST_SPOTS);
  let count = 0;
  for (let y = REACH; y <= height - REACH; y++) {
    for (let i = y * width + REACH, end = (y + 1) * width - REACH; i < end; i++) {
      const isUpright = (across[i] as number) >= CLEAN_EDGE || (across[i - width] as number) >= CLEAN_EDGE;
      if (!isUpright) continue;
      if ((down[i] as number) < CLEAN_EDGE && (down[i - 1] as number) < CLEAN_EDGE) continue;
      if (isTexture(pixels, width, i) || !mayBeDrawing(pixels, width, i)) continue;
      if (count === MOST_SPOTS) return null;
      found[count++] = (hashAround(pixels, width, i) % HASHES) * PIXELS + i;
    }
  }
  const spots = found.subarray(0, count).sort();
  const looks: Look[] = [];
  for (let from = 0, to = 0; from < count; from = to) {
    const hash = Math.floor((spots[from] as number) / PIXELS);
    while (to < count && Math.floor((spots[to] as number) / PIXELS) === hash) to++;
    if (to - from < LEAST_ALIKE || to - from > MOST_ALIKE) continue;
    looks.push(spots.slice(from, to).map((spot) => spot % PIXELS));
  }
  return looks;
}

/** Whether the pixels around a corner are the same again TEXTURE Px before: a dither, not a drawing. */
function isTexture(pixels: Uint32Array, width: number, at: number): boolean {
  for (let row = at - width; row <= at; row += width)
    for (let i = row - REACH; i < row + REACH; i++) if (pixels[i] !== pixels[i - TEXTURE]) return false;
  return true;
}

/** Pixels around a corner in its two rows that are the same as the one before, at least, where it is drawn on flat ground. */
const LEAST_SAME = 3;

/** Whether there is flat ground at a corner, as around what is drawn; a photograph or noise has none. */
function hasFlatGround(pixels: Uint32Array, width: number, at: number): boolean {
  let same = 0;
  for (let row = at - width; row <= at; row += width)
    for (let i = row - REACH + 1; i < row + REACH; i++) if (pixels[i] === pixels[i - 1]) same++;
  return same >= LEAST_SAME;
}

/** A number that tells the pixels around a corner from others (Fibonacci hashing). */
function hashAround(pixels: Uint32Array, width: number, at: number): number {
  let hash = 0;
  for (let v = -REACH; v < REACH; v++) {
    for (let i = at + v * width - REACH, end = i + 2 * REACH; i < end; i++) {
      hash = Math.imul(hash ^ (pixels[i] as number), 0x9e3779b1);
      hash ^= hash >>> 15;
    }
  }
  return hash >>> 0;
}

/** Looks that lie side by side somewhere, together: the drawings of one board, the letters of one text. The most spots first. */
function joinLooks(looks: readonly Look[], width: number): Look[][] {
  const parents = looks.map((_, k) => k);
  const rootOf = (k: number): number => {
    let root = k;
    while (parents[root] !== root) root = parents[root] = parents[parents[root] as number] as number;
    return root;
  };
  const blocks = new Map<number, number>();
  looks.forEach((look, k) => {
    for (const spot of look) {
      const block = Math.floor(Math.floor(spot / width) / BLOCK) * width + Math.floor((spot % width) / BLOCK);
      const other = blocks.get(block);
      if (other === undefined) blocks.set(block, k);
      else parents[rootOf(k)] = rootOf(other);
    }
  });
  const families = new Map<number, Look[]>();
  looks.forEach((look, k) => {
    const family = families.get(rootOf(k));
    if (family) family.push(look);
    else families.set(rootOf(k), [look]);
  });
  return [...families.values()].sort((a, b) => spotsIn(b) - spotsIn(a));
}

function spotsIn(looks: readonly Look[]): number {
  return looks.reduce((sum, look) => sum + look.length, 0);
}

/** The pitches by which looks repeat, and where; null where they do not. */
function measure(family: readonly Look[], width: number): Repetition | null {
  const across = family.map((look) => look.map((spot) => spot % width));
  const down = family.map((look) => look.map((spot) => Math.floor(spot / width)));
  const roughX = bestPitch(distances(down, across));
  const roughY = roughX === null ? null : bestPitch(distances(across, down));
  if (roughX === null || roughY === null) return null;
  const pitchX = refine(across, roughX);
  const pitchY = refine(down, roughY);
  let weight = 0;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  family.forEach((look, k) => {
    const [xs, ys] = [across[k] as Float64Array, down[k] as Float64Array];
    if (coherence(xs, pitchX) < LEAST_COHERENCE || coherence(ys, pitchY) < LEAST_COHERENCE) return;
    weight += look.length;
    for (const x of xs) [left, right] = [Math.min(left, x), Math.max(right, x)];
    for (const y of ys) [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  });
  if (weight === 0) return null;
  const region: Rect = {
    x: left - REACH,
    y: top - REACH,
    width: right - left + 2 * REACH,
    height: bottom - top + 2 * REACH,
  };
  return { region, pitchX, pitchY, weight };
}

/** How often each distance (Px) lies between spots of a look in one lane (row or column). */
function distances(lanes: readonly Float64Array[], places: readonly Float64Array[]): Float64Array {
  const counts = new Float64Array(FURTHEST);
  lanes.forEach((lane, k) => {
    const place = places[k] as Float64Array;
    const order = [...lane.keys()].sort(
      (a, b) => (lane[a] as number) - (lane[b] as number) || (place[a] as number) - (place[b] as number),
    );
    for (let i = 0; i < order.length; i++) {
      const here = order[i] as number;
      for (let j = i + 1; j <= i + NEXT && j < order.length; j++) {
        const there = order[j] as number;
        const distance = (place[there] as number) - (place[here] as number);
        if (lane[there] !== lane[here] || distance >= FURTHEST) break;
        if (distance >= Math.floor(PITCHES.least)) counts[distance] = (counts[distance] as number) + 1;
      }
    }
  });
  return counts;
}

/** The pitch of which most distances are multiples, beyond those that would be by chance; null where none is. */
function bestPitch(counts: Float64Array): number | null {
  const known = [...counts.keys()].filter((d) => (counts[d] as number) > 0);
  const all = counts.reduce((sum, n) => sum + n, 0);
  if (all < LEAST_DISTANCES) return null;
  const fitting = (pitch: number, off: number) => {
    let sum = 0;
    for (const d of known) {
      const periods = Math.round(d / pitch);
      if (periods > 0 && Math.abs(d - periods * pitch) < off) sum += counts[d] as number;
    }
    return sum / all;
  };
  let best = 0;
  let most = LEAST_FITTING;
  for (let tenths = Math.round(PITCHES.least / PITCHES.step); tenths <= PITCHES.most / PITCHES.step; tenths++) {
    const pitch = tenths * PITCHES.step;
    const isWhole = tenths % Math.round(1 / PITCHES.step) === 0;
    // Lines of a fractional pitch are rounded, each up or down.
    const value = isWhole ? fitting(pitch, 0.5) - 1 / pitch : fitting(pitch, 1) - 2 / pitch - FRACTIONAL_COST;
    if (value <= most) continue;
    most = value;
    best = isWhole ? Math.round(pitch) : pitch;
  }
  return best > 0 ? best : null;
}

/** Relative steps and reach, in Px over all spots, by which a fractional pitch is refined. */
const REFINED_STEP = 0.25;
/** Px by which the pitch was stepped, at least. */
const REFINED_REACH = 0.15;

/** The pitch near a fractional one at which all spots of each look agree best. */
function refine(places: readonly Float64Array[], pitch: number): number {
  if (Number.isInteger(pitch)) return pitch;
  const low = places.reduce((least, all) => all.reduce((a, b) => Math.min(a, b), least), Infinity);
  const high = places.reduce((most, all) => all.reduce((a, b) => Math.max(a, b), most), 0);
  const periods = Math.max(2, (high - low) / pitch);
  const step = REFINED_STEP / periods;
  let best = pitch;
  let most = 0;
  for (let p = pitch - REFINED_REACH; p <= pitch + REFINED_REACH; p += step) {
    const value = places.reduce((sum, all) => sum + all.length * coherence(all, p), 0);
    if (value <= most) continue;
    most = value;
    best = p;
  }
  return best;
}

/** How closely places lie at the same phase of a pitch: the length of the mean of their directions (Rayleigh). */
function coherence(places: Float64Array, pitch: number): number {
  let cos = 0;
  let sin = 0;
  for (const place of places) {
    const angle = (2 * Math.PI * place) / pitch;
    cos += Math.cos(angle);
    sin += Math.sin(angle);
  }
  return Math.hypot(cos, sin) / places.length;
}
