/**
 * Scores the reader on folders of labelled pictures, as `tools/skins/web/shoot.ts` and `tools/skins/native/shoot.ts` make them:
 * `npx tsx tools/scorePictures.ts FOLDER … [--totals]`. Every green is compared with what the solver proves of the true position.
 * With --totals nothing is said about single pictures: so are those judged that nobody looks at. With --early games that have hardly
 * begun are scored instead, put together from the cells of each picture; with --covered windows with pieces of other pictures lie over the boards;
 * with --changed pictures are enlarged, shrunk, brightened, compressed and so on.
 */
import { Command } from 'commander';
import { startProgress } from '../src/cli/console.ts';
import { boardOf, newGame, openCell } from '../src/game/game.ts';
import { makeRandom } from '../src/game/random.ts';
import type { CellSymbol } from '../src/model/board.ts';
import { latticeRegion } from '../src/model/lattice.ts';
import { processFrame } from '../src/pipeline.ts';
import type { ProgramLooks } from '../tests/support/drawnGame.ts';
import { drawGame, loadLooksIn } from '../tests/support/drawnGame.ts';
import type { Fixture } from '../tests/support/fixtures.ts';
import { latticeOf, listPictures, loadFrame } from '../tests/support/fixtures.ts';
import type { Scene } from './coveredBoards.ts';
import { coveredBoards } from './coveredBoards.ts';
import type { Transform } from './properties/transforms.ts';
import { isReadableSize, TRANSFORMS } from './properties/transforms.ts';
import { seedOf } from './seedOf.ts';
import type { FamilyScore, Stage } from './skins/heldout/score.ts';
import { addFamilyScores, NOTHING_SCORED, scoreResult } from './skins/heldout/score.ts';

/** Part of the cells that are mines where a picture does not tell, and games that are tried for each that its cells suffice for. */
const USUAL_DENSITY = 0.15;
const MOST_TRIES = 100;

const program = new Command()
  .description('Scores the reader on folders of labelled pictures.')
  .argument('<folder...>', 'folders with NAME.png and NAME.json')
  .option('--totals', 'say nothing about single pictures')
  .option('--early <number>', 'so many games that have hardly begun, from the cells of each picture')
  .option('--covered <number>', 'each picture so many times, with a window over a part of the board')
  .option('--changed <number>', 'each picture so many times, changed by a transform that is drawn by lot')
  .parse();
const { totals, early, covered, changed } = program.opts<{
  totals?: boolean;
  early?: string;
  covered?: string;
  changed?: string;
}>();
const pictures = program.args.flatMap(listPictures);
const progress = startProgress(pictures.length, 'pictures');
const scores: Record<string, FamilyScore> = {};
/** Pictures with an unproved or stray green, by how well their board was read. */
const unprovedAt: Partial<Record<Stage, number>> = {};
const notes: string[] = [];
for await (const { picture, frame, truth, touched = new Set<number>() } of scenes()) {
  const scene = { truth, cells: picture.cells, touched };
  const { score, stage, size, mistakes } = scoreResult(scene, processFrame(frame), picture.mines || null);
  scores[picture.config] = addFamilyScores(scores[picture.config] ?? NOTHING_SCORED, score);
  if (stage !== 'exact')
    notes.push(`${picture.name}: ${stage} ${size}, ${score.abstained} unread ${JSON.stringify(mistakes)}`);
  if (score.unproved + score.strayGreens === 0) continue;
  unprovedAt[stage] = (unprovedAt[stage] ?? 0) + 1;
  notes.push(`${picture.name}: of ${score.greens} greens ${score.unproved} are unproved, ${score.strayGreens} stray`);
}
progress.stop();
if (!totals) for (const note of notes) console.log(note);
const all = Object.values(scores).reduce(addFamilyScores, NOTHING_SCORED);
console.table(totals ? { all } : { ...scores, all });
if (all.unproved + all.strayGreens > 0)
  console.log('pictures with an unproved or stray green, by how well their board was read:', unprovedAt);

/** The pictures as they are or covered, or early games from their cells. */
async function* scenes(): AsyncGenerator<Scene> {
  for (const picture of pictures) {
    if (covered !== undefined) yield* coveredBoards(picture, pictures, Number(covered));
    else if (changed !== undefined) yield* changedPictures(picture, Number(changed));
    else if (early === undefined) yield { picture, frame: await loadFrame(picture.picture), truth: latticeOf(picture) };
    else yield* earlyGames(picture, Number(early));
    progress.step();
  }
}

/** A picture after changes that must not change what is read, where its cells stay large enough. */
async function* changedPictures(picture: Fixture, count: number): AsyncGenerator<Scene> {
  const original = {
    frame: await loadFrame(picture.picture),
    truth: latticeOf(picture),
    cells: picture.cells,
    touched: new Set<number>(),
  };
  const suitable = TRANSFORMS.filter((transform) => isReadableSize(original, transform));
  const random = makeRandom(seedOf(picture.name, 0));
  for (let n = 0; n < count && suitable.length > 0; n++) {
    const transform = suitable[random.int(0, suitable.length - 1)] as Transform;
    const { frame, truth } = await transform.apply(original, random);
    yield { picture: { ...picture, name: `${picture.name}, ${transform.name}` }, frame, truth };
  }
}

/** Games of a picture's program before and just after the first click; none where it shows no cell of each kind that they need. */
async function* earlyGames(picture: Fixture, count: number): AsyncGenerator<Scene> {
  const isOver = picture.cells.some((symbol) => ['*', 'X', 'x'].includes(symbol));
  if (isOver || !['#', '0', '1'].every((symbol) => picture.cells.includes(symbol as CellSymbol))) return;
  const looks = await loadLooksIn([picture]).catch(() => null);
  if (!looks || !canBeRedrawn(looks, picture)) return;
  const { rows, cols } = picture;
  const mines = picture.mines || Math.round(USUAL_DENSITY * rows * cols);
  const random = makeRandom(picture.cells.length);
  for (let n = 0, tries = 0; n < count && tries < MOST_TRIES; tries++) {
    const firstClick = random.int(0, 1) === 0 ? 'safe' : 'zero';
    const seed = random.int(0, 1e9);
    const game = openCell(
      newGame({ shape: 'square', rows, cols, mines, firstClick, seed }),
      random.int(0, rows * cols - 1),
    );
    const { cells } = boardOf(game);
    if (cells.some((symbol) => !looks.looks.has(symbol))) continue;
    const name = `${picture.name}, game ${n++}`;
    yield { picture: { ...picture, mines, cells, name }, frame: drawGame(looks, cells), truth: looks.lattice };
  }
}

/** Whether a board was found whole, a pixel or more from the picture's edges and in cells of whole pixels, which can be put elsewhere. */
function canBeRedrawn({ frame, lattice }: ProgramLooks, { rows, cols }: Fixture): boolean {
  const { x, y, width, height } = latticeRegion(lattice);
  const isInside = x >= 1 && y >= 1 && x + width < frame.width - 1 && y + height < frame.height - 1;
  const isWhole = (pitch: number) => Math.abs(pitch - Math.round(pitch)) * Math.max(rows, cols) < 1;
  return (
    lattice.rows === rows && lattice.cols === cols && isInside && isWhole(lattice.pitchX) && isWhole(lattice.pitchY)
  );
}
