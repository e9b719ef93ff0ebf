import type { Failure } from '../model/errors.ts';
import { makeBoardText } from '../model/notation.ts';
import type { BoardResult } from '../pipeline.ts';
import { makeReadJson } from './boardJson.ts';
import type { Output } from './console.ts';
import { makeDebugFolder, writeDebugFolder } from './debug/debugFolder.ts';
import type { ProfileOptions } from './eachPicture.ts';
import { eachPicture, timesJson } from './eachPicture.ts';
import type { ExitCode } from './exitCodes.ts';
import { EXIT } from './exitCodes.ts';
import type { PictureOptions, PictureStep } from './pictures.ts';

export interface ReadOptions extends PictureOptions, ProfileOptions {
  readonly json: boolean;
  /** A folder for pictures of what each stage came to. */
  readonly debug?: string | undefined;
}

/** `automine read`: prints the board of each picture, as text or as one JSON object a line. */
export async function readPictures(files: readonly string[], options: ReadOptions, output: Output): Promise<ExitCode> {
  const { debug } = options;
  if (debug === undefined) return printBoards(files, options, output);
  const [file] = files;
  if (file === undefined || files.length > 1) {
    output.error('--debug takes one picture at a time: call it once for each, with a folder of its own.');
    return EXIT.usage;
  }
  const made = await makeDebugFolder(debug);
  if (!made.ok) return refuse(made);
  const steps: PictureStep[] = [];
  const code = await printBoards([file], { ...options, observe: (step) => steps.push(step) }, output);
  if (steps.length === 0) return code;
  const written = await writeDebugFolder(debug, file, steps);
  return written.ok ? code : refuse(written);

  function refuse({ reason }: Failure): ExitCode {
    output.error(reason);
    return EXIT.unreadable;
  }
}

async function printBoards(files: readonly string[], options: ReadOptions, output: Output): Promise<ExitCode> {
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
