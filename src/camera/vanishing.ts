import type { Point } from '../model/topology.ts';
import type { Segment } from './classical.ts';
import type { Homography } from './homography.ts';

/** Where parallel lines of a plane meet in the photo: homogeneous, in Px from the photo's middle divided by its width. */
type Meeting = readonly [number, number, number];

interface Line {
  /** Unit normal and offset: x · nx + y · ny + c = 0. */
  readonly n: Meeting;
  readonly middle: Point;
  readonly direction: Point;
  readonly length: number;
}

/** Segments that differ by more from the way to a meeting point (radians) do not go there. */
const AIM = 0.02;
/** Pairs of lines that are tried for each meeting point. */
const TRIALS = 600;
/** Lines further than this (radians) from level or upright belong to neither family: half a right angle. */
const HALF = Math.PI / 4;
/** Focal lengths of webcams, as parts of the photo's width; outside, the lines do not tell it and the middle one is taken. */
const FOCAL = [0.6, 1, 1.8] as const;

/**
 * The plane of a screen by the vanishing points of its level and its upright lines (Hartley & Zisserman, ch. 8): the
 * plane's frame (about one Px of the photo at its middle, where (0, 0) is) to Px of the photo. Null without enough lines.
 */
export function planeOfLines(segments: readonly Segment[], width: number, height: number): Homography | null {
  const lines = segments.map((segment) => lineOf(segment, width, height));
  const level = lines.filter(({ direction: d }) => Math.abs(Math.atan2(d.y, d.x)) < HALF);
  const upright = lines.filter(({ direction: d }) => Math.abs(Math.atan2(d.y, d.x)) >= HALF);
  const right = findMeeting(level, [1, 0, 0]);
  const down = findMeeting(upright, [0, 1, 0]);
  return right && down ? planeOfMeetings(right, down, width, height) : null;
}

function lineOf({ a, b }: Segment, width: number, height: number): Line {
  const p = { x: (a.x - width / 2) / width, y: (a.y - height / 2) / width };
  const q = { x: (b.x - width / 2) / width, y: (b.y - height / 2) / width };
  const length = Math.hypot(q.x - p.x, q.y - p.y);
  const sign = q.x - p.x < 0 ? -1 : 1;
  const direction = { x: (sign * (q.x - p.x)) / length, y: (sign * (q.y - p.y)) / length };
  const middle = { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 };
  const n: Meeting = [-direction.y, direction.x, direction.y * middle.x - direction.x * middle.y];
  return { n, middle, direction, length };
}

/** By how much (radians) a line misses a meeting point. */
function missOf({ middle, direction }: Line, [x, y, w]: Meeting): number {
  const [dx, dy] = [x - w * middle.x, y - w * middle.y];
  const size = Math.hypot(dx, dy);
  if (size < 1e-9) return 1;
  return Math.abs(direction.x * dy - direction.y * dx) / size;
}

/** The point where most length of lines meets: random pairs, then least squares over the lines that go there. */
function findMeeting(lines: readonly Line[], usual: Meeting): Meeting | null {
  if (lines.length < 2) return null;
  const support = (at: Meeting) => {
    let sum = 0;
    for (const line of lines) {
      const miss = missOf(line, at);
      if (miss < AIM) sum += line.length * (1 - (miss / AIM) ** 2);
    }
    return sum;
  };
  let best = usual;
  let most = support(usual) * 0.5;
  const random = makeDraws(lines);
  for (let trial = 0; trial < TRIALS; trial++) {
    const [one, two] = [random(), random()];
    const at = unit(cross(one.n, two.n));
    if (one === two || !at || isNear(at)) continue;
    const value = support(at);
    if (value <= most) continue;
    most = value;
    best = at;
  }
  for (const aim of [AIM, AIM / 2, AIM / 3, AIM / 3]) best = refine(lines, best, aim) ?? best;
  return best;
}

/** A vanishing point within the photo would be that of a plane seen from its edge. */
function isNear([x, y, w]: Meeting): boolean {
  return Math.abs(w) > 1e-9 && Math.hypot(x / w, y / w) < 0.75;
}

/** The point nearest to all lines that aim at it, weighted by length and by how well they do. */
function refine(lines: readonly Line[], at: Meeting, aim: number): Meeting | null {
  const m = new Float64Array(9);
  for (const line of lines) {
    const miss = missOf(line, at);
    if (miss >= 3 * aim) continue;
    const reach = Math.max(0.2, Math.hypot(at[0] - at[2] * line.middle.x, at[1] - at[2] * line.middle.y));
    // The angle by which it misses, not the distance: far points would count more.
    const weight = line.length / (1 + (miss / aim) ** 2) ** 2 / reach / reach;
    for (let i = 0; i < 3; i++)
      for (let j = 0; j < 3; j++)
        m[i * 3 + j] = (m[i * 3 + j] as number) + weight * (line.n[i] as number) * (line.n[j] as number);
  }
  return leastVector(m, at);
}

/** The eigenvector of the least eigenvalue of a symmetric 3 × 3 matrix, by inverse iteration from a guess. */
function leastVector(m: Float64Array, guess: Meeting): Meeting | null {
  const trace = (m[0] as number) + (m[4] as number) + (m[8] as number);
  if (!(trace > 0)) return null;
  const a = m.map((v, i) => v + (i % 4 === 0 ? 1e-9 * trace : 0));
  const rows = [a.subarray(0, 3), a.subarray(3, 6), a.subarray(6, 9)] as unknown as Meeting[];
  const [r0, r1, r2] = rows as [Meeting, Meeting, Meeting];
  const columns = [cross(r1, r2), cross(r2, r0), cross(r0, r1)];
  let v: Meeting = guess;
  for (let round = 0; round < 12; round++) {
    const [x, y, w] = v;
    const [c0, c1, c2] = columns as [Meeting, Meeting, Meeting];
    const next = unit([
      c0[0] * x + c1[0] * y + c2[0] * w,
      c0[1] * x + c1[1] * y + c2[1] * w,
      c0[2] * x + c1[2] * y + c2[2] * w,
    ]);
    if (!next) return null;
    v = next;
  }
  return v;
}

function cross(p: Meeting, q: Meeting): Meeting {
  return [p[1] * q[2] - p[2] * q[1], p[2] * q[0] - p[0] * q[2], p[0] * q[1] - p[1] * q[0]];
}

function unit([x, y, w]: Meeting): Meeting | null {
  const size = Math.hypot(x, y, w);
  return size > 1e-12 ? [x / size, y / size, w / size] : null;
}

/** Lines drawn by chance, long ones more often; always the same. */
function makeDraws(lines: readonly Line[]): () => Line {
  const sums: number[] = [];
  let total = 0;
  for (const { length } of lines) {
    total += length;
    sums.push(total);
  }
  let state = 12345;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    const at = ((state >>> 8) / 0x7fffff) * total;
    let [low, high] = [0, sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] as number) < at) low = middle + 1;
      else high = middle;
    }
    return lines[low] as Line;
  };
}

/** The plane whose axes go to two meeting points; the focal length follows from their right angle where they tell it. */
function planeOfMeetings(right: Meeting, down: Meeting, width: number, height: number): Homography {
  const [lowest, usual, highest] = FOCAL;
  const depth = right[2] * down[2];
  const squared = depth === 0 ? 0 : -(right[0] * down[0] + right[1] * down[1]) / depth;
  const focal = squared > lowest ** 2 && squared < highest ** 2 ? Math.sqrt(squared) : usual;
  const ray = ([x, y, w]: Meeting, along: 0 | 1): Meeting => {
    const size = Math.hypot(x, y, w * focal) * Math.sign(along === 0 ? x : y);
    return [x / size, y / size, (w * focal) / size];
  };
  const [x, y] = [ray(right, 0), ray(down, 1)];
  // The plane's unit is 1 / focal of the photo's width: a Px where it is as far away as in the photo's middle.
  const f = focal;
  const s = 1 / (f * width);
  const [cx, cy] = [width / 2, height / 2];
  const column = (ray: Meeting) => [
    (f * ray[0] * width + ray[2] * cx) * s,
    (f * ray[1] * width + ray[2] * cy) * s,
    ray[2] * s,
  ];
  const [c0, c1] = [column(x), column(y)] as [number[], number[]];
  return [c0[0], c1[0], cx, c0[1], c1[1], cy, c0[2], c1[2], 1] as number[];
}
