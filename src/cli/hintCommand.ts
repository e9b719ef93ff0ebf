import { describeMines, describeMove, describeProved } from '../hints/words.ts';
import { makeBoardText } from '../model/notation.ts';
import type { BoardResult } from '../pipeline.ts';
import { makeHintJson } from './boardJson.ts';
import type { Output } from './console.ts';
import type { ProfileOptions } from './eachPicture.ts';
import { eachPicture, timesJson } from './eachPicture.ts';
import type { ExitCode } from './exitCodes.ts';
import { EXIT } from './exitCodes.ts';
import { paintBoard } from './paintBoard.ts';
import type { PictureOptions } from './pictures.ts';
import { writePicture } from './writePicture.ts';

export interface HintOptions extends PictureOptions, ProfileOptions {
  readonly json: boolean;
  readonly out?: string | undefined;
  readonly percent?: boolean | undefined;
}

/** `automine hint`: prints each picture's board with its hints and, with `out`, draws them over the picture. */
export async function hintPictures(files: readonly string[], options: HintOptions, output: Output): Promise<ExitCode> {
  if (options.out && files.length > 1) {
    output.error('--out takes one picture at a time: call it once for each.');
    return EXIT.usage;
  }
  let failed = false;
  const code = await eachPicture(files, options, output, async (picture, main) => {
    const { others } = picture.result;
    if (options.json) {
      const json = {
        file: picture.file,
        found: true,
        ...makeHintJson(main),
        ms: timesJson(picture),
        others: others.map(makeHintJson),
      };
      output.out(JSON.stringify(json));
    } else for (const board of [main, ...others]) printHints(board, output);
    const { out, percent } = options;
    if (out && !(await writePicture(picture, { out, percent }, output))) failed = true;
  });
  return failed ? EXIT.unreadable : code;
}

/** Prints a board with its hints for people. */
export function printHints({ analysis, board, hints, status }: BoardResult, output: Output): void {
  if (process.stdout.isTTY) for (const row of paintBoard(board, hints)) output.out(row);
  else output.out(makeBoardText(board));
  if (status !== 'playing') {
    output.out(
      status === 'contradiction' ? 'No hints: the board breaks the rules.\n' : `No hints: the game is ${status}.\n`,
    );
    return;
  }
  output.out(`${describeProved(analysis)}; ${describeMines(analysis.mines, analysis.minesSource)}.`);
  output.out(`${describeMove(analysis.best, board.cols)}\n`);
}
