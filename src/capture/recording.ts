import { readdir, readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { z } from 'zod';
import type { Result } from '../model/errors.ts';
import { failure, success } from '../model/errors.ts';
import type { Frame } from '../model/frame.ts';
import { loadImage } from './imageFile.ts';

/** The file that describes a recording; the pictures lie beside it. */
export const RECORDING_FILE = 'recording.json';

/** Ms between the pictures of a folder without a description. */
const PICTURE_MS = 500;

const PICTURE_ENDINGS: ReadonlySet<string> = new Set([
  '.png',
  '.jpg',
  '.jpeg',
  '.webp',
  '.gif',
  '.tif',
  '.tiff',
  '.avif',
]);

const META = z.object({
  program: z.string().min(1),
  version: z.string().optional(),
  theme: z.string().optional(),
  licence: z.string().optional(),
  recorded: z.string().optional(),
  /** The mine total that the program stated. */
  mines: z.number().int().positive().optional(),
  frames: z
    .array(
      z.object({
        file: z
          .string()
          .refine(
            (name) => name !== '..' && basename(name) === name && !name.includes('\\'),
            'a file name without a folder',
          ),
        /** Time since the first frame. */
        ms: z.number().nonnegative(),
      }),
    )
    .min(1)
    .refine((frames) => frames.every(({ ms }, i) => ms >= (frames[i - 1]?.ms ?? 0)), 'the times must not go back'),
});

export type RecordingMeta = z.infer<typeof META>;

/** Pictures of a game in the order and at the times at which they were taken. */
export interface Recording {
  readonly folder: string;
  readonly meta: RecordingMeta;
  /** Decodes frame `index`; fails as `loadImage` does. */
  readonly loadFrame: (index: number) => Promise<Result<Frame>>;
}

/**
 * Opens a recording: a folder with a `recording.json`, or with pictures alone, which then follow each other by name
 * every half second. Fails with `file-missing`, `file-unreadable` or `recording-invalid`; frames are decoded later.
 */
export async function loadRecording(folder: string): Promise<Result<Recording>> {
  const names = await listFolder(folder);
  if (!names.ok) return names;
  const meta = names.value.includes(RECORDING_FILE) ? await readMeta(folder) : listPictures(folder, names.value);
  if (!meta.ok) return meta;
  const { frames } = meta.value;
  const loadFrame = async (index: number): Promise<Result<Frame>> => {
    const frame = frames[index];
    if (!frame) throw new RangeError(`Expected an index below ${frames.length} but received ${index}`);
    return loadImage(join(folder, frame.file));
  };
  return success({ folder, meta: meta.value, loadFrame });
}

async function listFolder(folder: string): Promise<Result<readonly string[]>> {
  try {
    return success(await readdir(folder));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return failure('file-missing', `${folder} does not exist: name the folder of a recording.`);
    if (code === 'ENOTDIR') return failure('file-unreadable', `${folder} is a file: name the folder of a recording.`);
    return failure(
      'file-unreadable',
      `${folder} cannot be opened (${code ?? 'unknown error'}): check its permissions.`,
    );
  }
}

function listPictures(folder: string, names: readonly string[]): Result<RecordingMeta> {
  const pictures = names.filter((name) => PICTURE_ENDINGS.has(extname(name).toLowerCase()));
  if (pictures.length === 0)
    return failure('recording-invalid', `${folder} holds no pictures: name the folder of a recording.`);
  const inOrder = pictures.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  return success({ program: basename(folder), frames: inOrder.map((file, i) => ({ file, ms: i * PICTURE_MS })) });
}

async function readMeta(folder: string): Promise<Result<RecordingMeta>> {
  const path = join(folder, RECORDING_FILE);
  let json: unknown;
  try {
    json = JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError)
      return failure('recording-invalid', `${path} is not JSON: make the recording again.`);
    const { code } = error as NodeJS.ErrnoException;
    return failure('file-unreadable', `${path} cannot be read (${code ?? 'unknown error'}): check its permissions.`);
  }
  const parsed = META.safeParse(json);
  if (parsed.success) return success(parsed.data);
  const [issue] = parsed.error.issues;
  const where = issue?.path.join('.') || 'the object';
  return failure('recording-invalid', `${path}: ${where} is wrong (${issue?.message}).`);
}
