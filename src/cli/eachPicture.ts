import { describeContradiction } from '../hints/words.ts';
import type { Failure } from '../model/errors.ts';
import type { BoardResult } from '../pipeline.ts';
import { allLooks, loadProfiles } from '../settings/profiles.ts';
import { looksOf, rememberLooks } from '../settings/rememberLooks.ts';
import type { Output } from './console.ts';
import { startProgress } from './console.ts';
import type { ExitCode } from './exitCodes.ts';
import { EXIT, worse } from './exitCodes.ts';
import type { PictureOptions, PictureResult } from './pictures.ts';
import { makeLazyText, NO_BOARD, processPicture } from './pictures.ts';

export interface ProfileOptions {
  /** The folder with the profiles; else the platform's place. */
  readonly profiles?: string | undefined;
  /** Whether the user agreed to looks being kept. */
  readonly remember?: boolean | undefined;
}

/**
 * Takes pictures one after another through the pipeline and gives each that has a board to `report`. A bad picture is
 * reported and the batch goes on.
 */
export async function eachPicture(
  files: readonly string[],
  options: PictureOptions & ProfileOptions & { readonly json: boolean },
  output: Output,
  report: (picture: PictureResult, main: BoardResult) => Promise<void> | void,
): Promise<ExitCode> {
  const progress = startProgress(files.length, 'pictures');
  let code: ExitCode = EXIT.ok;
  const refuse = (file: string, failure: Failure, exit: ExitCode) => {
    code = worse(code, exit);
    output.error(failure.code === 'no-board' ? `${file}: ${failure.reason}` : failure.reason);
    if (options.json) output.out(JSON.stringify({ file, found: false, code: failure.code, reason: failure.reason }));
  };
  const text = makeLazyText();
  const { profiles, problems } = await loadProfiles(options.profiles);
  for (const problem of problems) output.error(problem);
  const looks = allLooks(profiles);
  for (const file of files) {
    const picture = await processPicture(file, { ...options, text, looks });
    progress.step();
    if (!picture.ok) {
      refuse(file, picture, picture.code === 'region-outside' ? EXIT.usage : EXIT.unreadable);
      continue;
    }
    const { main } = picture.value.result;
    if (!main) {
      refuse(file, NO_BOARD, EXIT.unanswered);
      continue;
    }
    if (main.status === 'contradiction') {
      code = worse(code, EXIT.unanswered);
      const { contradiction } = main.analysis;
      if (contradiction) output.error(`${file} breaks the rules: ${describeContradiction(contradiction, main.board)}`);
    }
    await report(picture.value, main);
    if (!options.remember) continue;
    const trouble = await rememberLooks(looksOf(main, picture.value.result.memory.tracks[0]), options.profiles);
    if (trouble) output.error(trouble);
  }
  progress.stop();
  await text.close();
  return code;
}

/** Milliseconds the stages took, to a tenth. */
export function timesJson({ decodeMs, totalMs, result }: PictureResult) {
  const tenth = (ms: number) => Math.round(ms * 10) / 10;
  return {
    decode: tenth(decodeMs),
    locate: tenth(result.ms.locate),
    read: tenth(result.ms.read),
    total: tenth(totalMs),
  };
}
