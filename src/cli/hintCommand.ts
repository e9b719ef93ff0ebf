import { drawOver } from '../capture/drawOver.ts';
import { drawHints } from '../hints/shapes.ts';
import { makeSvg } from '../hints/svg.ts';
import { describeMines, describeMove, describeProved } from '../hints/words.ts';
import { makeBoardText } from '../model/notation.ts';
import type { BoardResult, PipelineOptions } from '../pipeline.ts';
import { makeHintJson } from './boardJson.ts';
import type { Output } from './console.ts';
import { eachPicture, timesJson } from './eachPicture.ts';
import type { ExitCode } from './exitCodes.ts';
import { EXIT } from './exitCodes.ts';
import { paintBoard } from './paintBoard.ts';
import type { PictureResult } from './pictures.ts';

export interface HintOptions extends PipelineOptions {
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
    if (options.out && !(await writePicture(picture, options, output))) failed = true;
  });
  return failed ? EXIT.unreadable : code;
}

function printHints({ analysis, board, hints, status }: BoardResult, output: Output): void {
  if (process.stdout.isTTY) for (const row of paintBoard(board, hints)) output.out(row);
  else output.out(makeBoardText(board));
  if (status !== 'playing') {
    output.out(
      status === 'contradiction'
        ? 'No hints: the board contradicts the rules.\n'
        : `No hints: the game is ${status}.\n`,
    );
    return;
  }
  output.out(`${describeProved(analysis)}; ${describeMines(analysis.mines, analysis.minesSource)}.`);
  output.out(`${describeMove(analysis.best, board.cols)}\n`);
}

async function writePicture(
  { frame, result }: PictureResult,
  { out, percent = false }: HintOptions,
  output: Output,
): Promise<boolean> {
  const boards = [result.main, ...result.others].filter((b) => b !== null);
  const shapes = boards.flatMap(({ hints }) => drawHints(hints, { percent }));
  const svg = makeSvg(shapes, { x: 0, y: 0, width: frame.width, height: frame.height });
  try {
    await drawOver(frame, svg, out as string);
    return true;
  } catch (error) {
    const why = error instanceof Error ? error.message.split('\n')[0] : String(error);
    output.error(`${out} cannot be written (${why}): name a PNG in a folder that exists and that you may write to.`);
    return false;
  }
}
