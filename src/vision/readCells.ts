import type { Board, CellSymbol } from '../model/board.ts';
import type { Frame } from '../model/frame.ts';
import type { Lattice } from '../model/lattice.ts';
import { cellRect } from '../model/lattice.ts';
import type { Reading } from '../model/reading.ts';
import { makeTopology, maxNeighbours } from '../model/topology.ts';
import type { CellSamples } from './cellSamples.ts';
import type { CellsStep } from './cellsStep.ts';
import { isVeiled } from './contrast.ts';
import { findOutlines } from './foreignCells.ts';
import type { GlyphMemory } from './glyphMemory.ts';
import type { Gradients } from './gradients.ts';
import { withGrainBlank } from './grain.ts';
import type { CellGroup } from './groupCells.ts';
import { groupCells } from './groupCells.ts';
import { apartAsKnown, namesWithinRules, nameThatWas, recogniseGroups, withKnownNames } from './knownLooks.ts';
import { withManyInks } from './manyInks.ts';
import { weighGrounds } from './openGround.ts';
import type { ColourPatch } from './patch.ts';
import type { CellsRead, NamesStep } from './readGroups.ts';
import { readGroups } from './readGroups.ts';
import { cornersOf } from './roundTiles.ts';
import { enlargeSmallGlyph } from './smallGlyph.ts';
import { findStaggeredOutlines } from './staggeredOutlines.ts';

/** Of more cells than any level of well-known programs has, so many looks are no board's, and would take long to name. */
const LARGE = 1000;
const MOST_LOOKS = 250;
/** A photo whose cells fall into more looks is too noisy to compare them: of five such boards a third of the cells was named, one in ten of these wrongly, in seconds. */
const MOST_LOOKS_OF_A_PHOTO = 150;

export interface ReadOptions {
  /**
   * Whether the rules allow a position: at first sight, names that break them are not given. What breaks them in a
   * later frame is shown as it is seen, so that the contradiction can be told.
   */
  readonly isPossible?: ((board: Board) => boolean) | undefined;
  readonly observe?: ((step: CellsStep) => void) | undefined;
  /** What cells of one look show, where that is known without their drawing. */
  readonly nameOf?: ((cells: readonly number[]) => CellSymbol | null) | undefined;
  /** … and what single cells show: one look may be known to show several things. */
  readonly nameIn?: ((cell: number) => CellSymbol | null) | undefined;
}

/**
 * Reads every cell of a board: groups them by appearance, lets the network name what is drawn on each group, and
 * settles all names together with the rules of the game. What stays uncertain, and what something else lies over,
 * is `~`. Looks that are known from before have their names, as long as the rules allow them.
 */
export function readSamples(
  frame: Frame,
  samples: CellSamples,
  gradients: Gradients,
  lattice: Lattice,
  edge: number,
  memory: GlyphMemory,
  { isPossible = () => true, observe, nameOf = () => null, nameIn }: ReadOptions = {},
): CellsRead {
  const topology = makeTopology(lattice.shape, lattice.rows, lattice.cols);
  const isSquare = lattice.shape === 'square';
  const outlines = isSquare ? findOutlines(gradients, lattice, edge) : findStaggeredOutlines(frame, lattice, edge);
  const enlarge = (cell: number) =>
    isSquare
      ? enlargeSmallGlyph(frame, cellRect(lattice, cell), samples.patches[cell] as ColourPatch, lattice.drawn)
      : null;
  const found = groupCells(samples, memory, enlarge, cornersOf(lattice));
  const weighed = isSquare ? found : weighGrounds(found, samples);
  const drawn = withGrainBlank(weighed, samples, maxNeighbours(lattice.shape));
  // What is beside a triangle or hexagon is seen with it.
  const alike = isSquare ? withManyInks(drawn, samples) : drawn;
  const groups = nameIn ? apartAsKnown(alike, nameIn) : alike;
  const isLost = memory.asksEach
    ? groups.length > MOST_LOOKS_OF_A_PHOTO
    : topology.cellCount > LARGE && groups.length > MOST_LOOKS;
  if (isLost) return unreadable(lattice);
  const nameOfLook = (cells: readonly number[]) => (nameIn ? nameThatWas(cells, nameIn) : null) ?? nameOf(cells);
  const names = recogniseGroups(groups, samples, memory.looks).map(
    (name, k) => name ?? nameOfLook((groups[k] as CellGroup).cells),
  );
  const tell = observe && ((step: NamesStep) => observe({ ...step, stage: 'cells', frame, samples, outlines }));
  const readWith = (given: readonly (CellSymbol | null)[]) =>
    readGroups(withKnownNames(groups, given), given, samples, outlines, lattice, topology, memory, isPossible, tell);
  const read = readWith(names);
  // A pale board that nobody has played on shows covered ground of one look, or of two in turn.
  const mayBePale = groups.length <= 2 && read.reading.cells.every((symbol) => symbol === '#');
  if (!mayBePale && isVeiled(samples.patches, lattice)) return unreadable(lattice);
  if (names.every((name) => name === null)) return read;
  const allowed = namesWithinRules(names, groups, read.reading.cells, topology);
  return allowed.every((name, k) => name === names[k]) ? read : readWith(allowed);
}

/** A board of which nothing can be told. */
function unreadable(lattice: Lattice): CellsRead {
  const cells = new Array<CellSymbol>(lattice.rows * lattice.cols).fill('~');
  const reading: Reading = { lattice, cells, confidence: cells.map(() => 0), status: 'unclear', cutOff: false };
  return { reading, unusual: { looks: 0, cells: 0 }, laidOver: 0, isMisread: false, opened: [], looks: [] };
}
