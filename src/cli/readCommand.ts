import { makeBoardText } from '../model/notation.ts';
import type { PipelineOptions } from '../pipeline.ts';
import { makeReadJson } from './boardJson.ts';
import type { Output } from './console.ts';
import { eachPicture, timesJson } from './eachPicture.ts';
import type { ExitCode } from './exitCodes.ts';

export interface ReadOptions extends PipelineOptions {
  readonly json: boolean;
}

/** `automine read`: prints the board of each picture, as text or as one JSON object a line. */
export async function readPictures(files: readonly string[], options: ReadOptions, output: Output): Promise<ExitCode> {
  return eachPicture(files, options, output, (picture, main) => {
    const { others } = picture.result;
    if (options.json) {
      const json = {
        file: picture.file,
        found: true,
        ...makeReadJson(main),
        ms: timesJson(picture),
        others: others.map(makeReadJson),
      };
      output.out(JSON.stringify(json));
      return;
    }
    for (const board of [main, ...others]) output.out(`${makeBoardText({ ...board.board, mines: null })}\n`);
  });
}
