import type { CellSymbol } from '../model/board.ts';
import type { Topology } from '../model/topology.ts';
import { breaksRules } from './boardCost.ts';
import type { CellSamples } from './cellSamples.ts';
import { SIGNATURE, signatureDifference, writeSignature } from './cellSamples.ts';
import { showSame } from './drawnAlike.ts';
import { glyphOfSymbol, OTHER } from './glyphs.ts';
import type { CellGroup } from './groupCells.ts';
import type { KnownLook } from './knownLook.ts';
import type { ColourPatch } from './patch.ts';

/** A look and a cell are the same if no block of them differs by more levels than this. */
const SAME_LOOK = 12;
/** … and its drawing by more (root mean square) than this or what the same drawing may. */
const SAME_DRAWING = 6;
/** A look of another meaning must differ so many times more. */
const CLEARLY_NEARER = 2;
/** Blocks of a look with something drawn on it differ by so many levels. Plain ones look alike in many programs. */
const LEAST_DRAWN = 32;
/** The probability of a known meaning; what is left is that of something else which looks alike. */
const TRUST = 0.97;
/** Log-odds of a known covered cell being closed, and of a known zero being open. */
const CERTAIN_GROUND = 8;

/** Whether something is drawn on a look, so that it tells its program. */
export function isDrawn(patch: ColourPatch): boolean {
  const signature = signatureOf(patch);
  const blocks = SIGNATURE / 3;
  return [0, 1, 2].some((c) => {
    const plane = signature.subarray(c * blocks, (c + 1) * blocks);
    return Math.max(...plane) - Math.min(...plane) >= LEAST_DRAWN;
  });
}

/**
 * For each group its known meaning, or null. Plain looks count only on a board that shows a drawn one too: without it
 * nothing tells that it is the same program.
 */
export function recogniseGroups(
  groups: readonly CellGroup[],
  { signatures, patches }: CellSamples,
  looks: readonly KnownLook[],
): (CellSymbol | null)[] {
  if (looks.length === 0) return groups.map(() => null);
  const known = looks.map((look) => ({ ...look, drawn: isDrawn(look.patch), signature: signatureOf(look.patch) }));
  const found = groups.map(({ cells }) => {
    const at = (cells[0] as number) * SIGNATURE;
    const own = signatures.subarray(at, at + SIGNATURE);
    const near = known
      .map((look) => ({ look, distance: signatureDistance(own, look.signature) }))
      .sort((a, b) => a.distance - b.distance);
    const [first] = near;
    const rival = near.find(({ look }) => look.symbol !== first?.look.symbol);
    if (!first || first.distance > SAME_LOOK) return null;
    if (!showSame(patches[cells[0] as number] as ColourPatch, first.look.patch, SAME_DRAWING)) return null;
    return rival && rival.distance < CLEARLY_NEARER * Math.max(1, first.distance) ? null : first.look;
  });
  const isSameProgram = found.some((look) => look?.drawn);
  return found.map((look) => (look && isSameProgram ? look.symbol : null));
}

/** What all cells of a look showed of which that is known; null where there are none or they showed different things. */
export function nameThatWas(cells: readonly number[], was: (cell: number) => CellSymbol | null): CellSymbol | null {
  const [name = null, ...others] = new Set(cells.map(was).filter((symbol) => symbol !== null));
  return others.length === 0 ? name : null;
}

/** Groups, and parts of those whose cells are known to show several things, although they look the same: each part by itself, and the rest. */
export function apartAsKnown(groups: readonly CellGroup[], was: (cell: number) => CellSymbol | null): CellGroup[] {
  return groups.flatMap((group) => {
    const names = [...new Set(group.cells.map(was))];
    if (names.filter((name) => name !== null).length < 2) return [group];
    const first = new Set(group.cells.slice(0, group.alike));
    return names.map((name) => {
      const cells = group.cells.filter((cell) => was(cell) === name);
      return { ...group, cells, alike: Math.max(1, cells.filter((cell) => first.has(cell)).length) };
    });
  });
}

/** Groups as they are with their known meanings. What is said of a group stays open to the rules. */
export function withKnownNames(groups: readonly CellGroup[], names: readonly (CellSymbol | null)[]): CellGroup[] {
  return groups.map((group, k) => {
    const symbol = names[k];
    if (!symbol) return group;
    const best = glyphOfSymbol(symbol);
    const glyphs = group.glyphs.map((p, glyph) => {
      const rest = ((1 - TRUST) / 2) * p + (glyph === OTHER ? (1 - TRUST) / 2 : 0);
      return glyph === best ? TRUST + rest : rest;
    });
    const closed = symbol === '#' ? CERTAIN_GROUND : symbol === '0' ? -CERTAIN_GROUND : group.closed;
    return { ...group, glyphs, best, closed };
  });
}

/** The known names without those that take part in breaking the rules on a board that was read with them. */
export function namesWithinRules(
  names: readonly (CellSymbol | null)[],
  groups: readonly CellGroup[],
  cells: readonly CellSymbol[],
  topology: Topology,
): (CellSymbol | null)[] {
  const blamed = new Set<number>();
  cells.forEach((_, cell) => {
    if (!breaksRules(cells, cell, topology)) return;
    for (const c of [cell, ...(topology.neighbours[cell] ?? [])]) blamed.add(c);
  });
  return names.map((name, k) => (groups[k]?.cells.some((cell) => blamed.has(cell)) ? null : name));
}

/** The largest difference of a block, in levels. */
export function signatureDistance(a: Uint8Array, b: Uint8Array): number {
  return signatureDifference(a, 0, b, 0, Number.POSITIVE_INFINITY);
}

export function signatureOf(patch: ColourPatch): Uint8Array {
  const signature = new Uint8Array(SIGNATURE);
  writeSignature(patch, signature, 0);
  return signature;
}
