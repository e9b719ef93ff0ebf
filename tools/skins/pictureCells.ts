/**
 * Writes labelled cell patches of pictures of programs, as cells.ts does of drawn ones:
 * `npx tsx tools/skins/pictureCells.ts OUT_DIR SEED PICTURES_DIR [PICTURES_DIR …]`, where the shooters of `web` and `native` wrote the
 * pictures. Of every symbol of a picture a few cells are cut, and some cuttings from elsewhere.
 */
import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { makeRandom } from '../../src/game/random.ts';
import type { CellSymbol } from '../../src/model/board.ts';
import { cropFrame, growRect } from '../../src/model/frame.ts';
import { cellRect, moveLattice } from '../../src/model/lattice.ts';
import { glyphOfSymbol } from '../../src/vision/glyphs.ts';
import { latticeOf, listPictures, loadFrame } from '../../tests/support/fixtures.ts';
import { closedLook, cutCell, cutStray } from './cutCells.ts';
import { degrade, randomDegradation } from './lab/degrade.ts';

/** Of one symbol at most so many cells of a picture are cut, and so many cuttings from elsewhere. */
const MOST_OF_ONE = 8;
const STRAYS = 6;
/** Cells around a board from which those come. */
const AROUND = 6;

const [out = '', seed = '1', ...folders] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
const cells = openSync(join(out, `cells-${seed}.u8`), 'w');
const names = openSync(join(out, `labels-${seed}.u8`), 'w');
const random = makeRandom(Number(seed));
for (const picture of folders.flatMap(listPictures)) {
  if (picture.shape !== 'square') continue;
  const whole = latticeOf(picture);
  const around = growRect(picture.region, AROUND * Math.max(whole.pitchX, whole.pitchY));
  const { frame: clean, x, y } = cropFrame(await loadFrame(picture.picture), around);
  const frame = await degrade(clean, randomDegradation(random), random);
  const lattice = moveLattice(whole, -x, -y);
  const counts = new Map<CellSymbol, number>();
  const order = picture.cells.map((symbol, cell) => ({ symbol, cell, at: random.unit() })).sort((a, b) => a.at - b.at);
  for (const { symbol, cell } of order) {
    const count = counts.get(symbol) ?? 0;
    counts.set(symbol, count + 1);
    if (count >= MOST_OF_ONE || symbol === '~') continue;
    const { patch, isEnlarged } = cutCell(frame, cellRect(lattice, cell), random);
    write(patch, glyphOfSymbol(symbol), isEnlarged ? 2 : closedLook(symbol));
  }
  for (let k = 0; k < STRAYS; k++) {
    const stray = cutStray(random, frame, lattice);
    if (stray) write(stray.patch, stray.glyph, 2);
  }
}
closeSync(cells);
closeSync(names);

function write(patch: Uint8Array, glyph: number, closed: number): void {
  writeSync(cells, patch);
  writeSync(names, Uint8Array.of(glyph, closed));
}
