import { access, constants, mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Result } from '../../model/errors.ts';
import { failure, firstLineOf, success } from '../../model/errors.ts';
import { startProgress } from '../console.ts';
import type { PictureStep } from '../pictures.ts';
import type { Sketch } from './sketch.ts';
import { renderSketch } from './sketch.ts';
import { sketchCells } from './sketchCells.ts';
import { sketchLattice } from './sketchLattice.ts';
import { sketchCounters, sketchResult } from './sketchResult.ts';
import { sketchCandidates, sketchFold, sketchSearch } from './sketchSearch.ts';

/** Makes a folder for debug pictures, if there is none. Fails with `file-unreadable` where it cannot be written to. */
export async function makeDebugFolder(folder: string): Promise<Result<null>> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
    return success(null);
  } catch (error) {
    return unwritable(folder, error);
  }
}

/** Writes a picture of every step, numbered in their order, and `index.md` that says what each shows. */
export async function writeDebugFolder(
  folder: string,
  file: string,
  steps: readonly PictureStep[],
): Promise<Result<null>> {
  const pages = steps.map(pageOf);
  const progress = startProgress(
    pages.reduce((sum, { sketches }) => sum + sketches.length, 0),
    'debug pictures',
  );
  const text: string[] = [`# How ${basename(file)} was read`];
  let number = 0;
  try {
    for (const { note, sketches } of pages) {
      for (const sketch of sketches) {
        number++;
        const name = `${String(number).padStart(2, '0')}-${sketch.name}.png`;
        await writeFile(join(folder, name), await renderSketch(sketch));
        text.push(`${sketch.caption}\n\n![${sketch.name}](${name})`);
        progress.step();
      }
      if (note) text.push(note);
    }
    await writeFile(join(folder, 'index.md'), `${text.join('\n\n')}\n`);
    return success(null);
  } catch (error) {
    return unwritable(folder, error);
  } finally {
    progress.stop();
  }
}

/** What a step shows, in pictures and, after them, in words. */
interface Page {
  readonly sketches: readonly Sketch[];
  readonly note?: string;
}

function pageOf(step: PictureStep): Page {
  switch (step.stage) {
    case 'search':
      return { sketches: sketchSearch(step) };
    case 'candidates':
      return { sketches: sketchCandidates(step) };
    case 'lattice':
      return { sketches: sketchLattice(step) };
    case 'cells':
      return { sketches: sketchCells(step) };
    case 'fold':
      return { sketches: sketchFold(step) };
    case 'verdict':
      return { sketches: [], note: step.isBoard ? '**That is a game.**' : '**That is no game; it is dropped.**' };
    case 'counters':
      return { sketches: sketchCounters(step) };
    case 'result':
      return { sketches: sketchResult(step) };
  }
}

function unwritable(folder: string, error: unknown) {
  const why = firstLineOf(error);
  return failure('file-unreadable', `${folder} cannot be written (${why}): name a folder that you may write to.`);
}
