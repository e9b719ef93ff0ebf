import { makeBoardText } from '../model/notation.ts';
import type { BoardResult } from '../pipeline.ts';
import { makeReadJson } from './boardJson.ts';
import type { Output } from './console.ts';
import type { ProfileOptions } from './eachPicture.ts';
import { eachPicture, timesJson } from './eachPicture.ts';
import type { ExitCode } from './exitCodes.ts';
import type { PictureOptions } from './pictures.ts';

export interface ReadOptions extends PictureOptions, ProfileOptions {
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
    for (const board of [main, ...others]) output.out(`${makeBoardText(shownBoard(board))}\n`);
  });
}

/** A reading tells what the picture shows: a total that is only usual is left out. */
function shownBoard({ board, minesSource }: BoardResult): BoardResult['board'] {
  return minesSource === 'read' ? board : { ...board, mines: null };
}
