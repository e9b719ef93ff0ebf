import { readFile } from 'node:fs/promises';
import { parse } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { loadImage } from '../capture/imageFile.ts';
import type { Result } from '../model/errors.ts';
import { failure, firstLineOf, success } from '../model/errors.ts';
import { wholeFrame } from '../model/frame.ts';
import { makeBoardText } from '../model/notation.ts';
import { cellPosition, cellWords } from '../model/topology.ts';
import type { FrameResult } from '../pipeline.ts';
import { searchFrame } from '../pipeline.ts';
import { allLooks, isMeaning, loadProfiles, profilesFolder, saveProfile } from '../settings/profiles.ts';
import type { KnownLook } from '../vision/knownLook.ts';
import type { UnknownGroup } from '../vision/learnLooks.ts';
import { learnLooks, teachableGroups } from '../vision/learnLooks.ts';
import type { Output } from './console.ts';
import { writeContactSheet } from './contactSheet.ts';
import type { ExitCode } from './exitCodes.ts';
import { EXIT } from './exitCodes.ts';
import { NO_BOARD } from './pictures.ts';
import { showPatch } from './showPatch.ts';

export interface TeachOptions {
  /** The profile's name; else the picture's. */
  readonly name?: string | undefined;
  /** A file with the meanings, instead of asking. */
  readonly names?: string | undefined;
  /** Where to write the contact sheet. */
  readonly sheet?: string | undefined;
  /** Whether to ask about looks that can be read too. */
  readonly all?: boolean | undefined;
  /** Where profiles are kept. */
  readonly profiles?: string | undefined;
}

const MEANINGS = '# covered, F flag, ? question mark, 0-8 (9 a b c) open, * mine, x wrong flag';
/** What profile names may consist of: they are the names of files. */
const NAME = /^[\w-][\w. -]{0,60}$/;

/**
 * `automine teach`: shows each look of a picture's board that cannot be read, takes what it means from the user or from a
 * file, and saves that as a profile. Says how the board reads with it.
 */
export async function teach(file: string, options: TeachOptions, output: Output): Promise<ExitCode> {
  const folder = options.profiles ?? profilesFolder();
  const name = options.name ?? parse(file).name;
  if (!NAME.test(name))
    return complain(`${name} cannot be the name of a profile: use letters, digits and -.`, EXIT.usage);
  const image = await loadImage(file);
  if (!image.ok) return complain(image.reason, EXIT.unreadable);
  const { profiles, problems } = await loadProfiles(folder);
  for (const problem of problems) output.error(problem);
  const known = allLooks(profiles);
  const read = (looks: readonly KnownLook[]) => searchFrame(wholeFrame(image.value), { looks, keepsUnread: true });
  const before = read(known);
  const groups = groupsOf(before, options.all);
  if (!before.main) return complain(`${file}: ${NO_BOARD.reason}`, EXIT.unanswered);
  if (groups.length === 0)
    return tell('Every cell of this board can be read. If something is read wrongly, --all asks about every look.');

  const meanings = await askAll(groups, before.main.board.cols, options, output);
  if (!meanings.ok)
    return complain(meanings.reason, meanings.code === 'position-invalid' ? EXIT.usage : EXIT.unreadable);
  const taught = meanings.value;
  if (taught.length === 0) return complain('No meaning was given; nothing is saved.', EXIT.unanswered);
  const own = profiles.find((profile) => profile.name === name)?.looks ?? [];
  const after = read([...known, ...taught]);
  const looks = [...own, ...taught, ...groundOf(after, [...known, ...taught])];
  const saved = await saveProfile({ name, looks }, folder);
  if (!saved.ok) return complain(saved.reason, EXIT.unreadable);
  output.out(`${makeBoardText({ ...(after.main ?? before.main).board, mines: null })}\n`);
  output.out(`Saved as ${saved.value}; it and the PNG beside it can be given to others.`);
  const left = groupsOf(after).filter(({ symbol }) => symbol === '~').length;
  if (left > 0)
    output.error(
      `${left} of ${groups.length} looks still cannot be read: they were left out, or the rules of the game do not allow what was said.`,
    );
  return left > 0 ? EXIT.unanswered : EXIT.ok;

  function complain(reason: string, code: ExitCode): ExitCode {
    output.error(reason);
    return code;
  }
  function tell(sentence: string): ExitCode {
    output.out(sentence);
    return EXIT.ok;
  }
}

function groupsOf({ memory }: FrameResult, all = false): UnknownGroup[] {
  const [track] = memory.tracks;
  return track ? teachableGroups(track, all) : [];
}

/** What else the board shows once its drawings are known: above all its covered and open ground. */
function groundOf({ main, memory }: FrameResult, known: readonly KnownLook[]): KnownLook[] {
  const [track] = memory.tracks;
  return track && main?.status === 'playing' ? learnLooks(track, known, true) : [];
}

async function askAll(
  groups: readonly UnknownGroup[],
  cols: number,
  { names, sheet }: TeachOptions,
  output: Output,
): Promise<Result<KnownLook[]>> {
  const isAsked = names === undefined && process.stdin.isTTY && process.stdout.isTTY;
  if (sheet !== undefined || (names === undefined && !isAsked)) {
    const written = await writeSheet(groups, sheet ?? 'automine-teach.png', output);
    if (!written.ok) return written;
  }
  if (names !== undefined) return readNames(groups, cols, names);
  if (isAsked) return success(await askUser(groups, cols, output));
  output.error('Say what each look means in a file such as {"1": "3", "2": "F"}, and give it with --names.');
  return success([]);
}

async function writeSheet(groups: readonly UnknownGroup[], file: string, output: Output): Promise<Result<null>> {
  try {
    await writeContactSheet(groups, file);
    output.out(`${file} shows the ${groups.length} looks that cannot be read, with their numbers.`);
    return success(null);
  } catch (error) {
    const why = firstLineOf(error);
    return failure('file-unreadable', `${file} cannot be written (${why}): name a PNG in a folder that exists.`);
  }
}

async function askUser(groups: readonly UnknownGroup[], cols: number, output: Output): Promise<KnownLook[]> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  output.out(`What does each look mean? ${MEANINGS}. Enter skips one, q ends.`);
  const looks: KnownLook[] = [];
  try {
    for (const [k, { cells, patch, symbol }] of groups.entries()) {
      output.out(await showPatch(patch, process.stdout));
      const where = `${cellWords(cells[0] as number, cols)}${cells.length > 1 ? ` and ${cells.length - 1} more` : ''}`;
      const now = symbol === '~' ? '' : ` (reads as ${symbol})`;
      let answer = (await lines.question(`${k + 1} of ${groups.length}, ${where}${now}: `)).trim();
      while (answer !== '' && answer !== 'q' && !isMeaning(answer))
        answer = (await lines.question(`One of: ${MEANINGS}: `)).trim();
      if (answer === 'q') break;
      if (isMeaning(answer)) looks.push({ symbol: answer, patch, taught: true });
    }
  } finally {
    lines.close();
  }
  return looks;
}

/** Meanings by the numbers of the contact sheet, or by a cell of the group ("row,column" from 1). */
async function readNames(groups: readonly UnknownGroup[], cols: number, file: string): Promise<Result<KnownLook[]>> {
  let names: unknown;
  try {
    names = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    const why = firstLineOf(error);
    return failure(
      'file-unreadable',
      `${file} cannot be read as JSON (${why}): give for example {"1": "3", "2": "F"}.`,
    );
  }
  if (typeof names !== 'object' || names === null || Array.isArray(names))
    return failure('position-invalid', `${file} must be an object such as {"1": "3", "2": "F"}.`);
  const looks: KnownLook[] = [];
  for (const [key, meaning] of Object.entries(names)) {
    const group = groups.find((g, k) => key === String(k + 1) || g.cells.some((cell) => key === position(cell, cols)));
    if (!group)
      return failure(
        'position-invalid',
        `${file}: there is no look ${key} to be asked about; there are 1 to ${groups.length}.`,
      );
    if (typeof meaning !== 'string' || !isMeaning(meaning))
      return failure(
        'position-invalid',
        `${file}: ${JSON.stringify(meaning)} is no meaning of ${key}; use one of ${MEANINGS}.`,
      );
    looks.push({ symbol: meaning, patch: group.patch, taught: true });
  }
  return success(looks);
}

function position(cell: number, cols: number): string {
  const { row, col } = cellPosition(cell, cols);
  return `${row + 1},${col + 1}`;
}
