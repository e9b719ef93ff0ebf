import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { CELL_SYMBOLS } from '../model/board.ts';
import type { Result } from '../model/errors.ts';
import { failure, firstLineOf, success } from '../model/errors.ts';
import type { KnownLook } from '../vision/knownLook.ts';
import { PATCH, PATCH_AREA } from '../vision/patch.ts';
import { platformFolder } from './platformFolder.ts';

/**
 * How the cells of one program look: `NAME.json` says what each look means, `NAME.png` holds the looks from top to bottom,
 * 24 × 24 pixels each. Nothing else of the screen is in them. Two small files that can be given to others.
 */
export interface Profile {
  readonly name: string;
  readonly looks: readonly KnownLook[];
}

export interface LoadedProfiles {
  readonly profiles: readonly Profile[];
  /** What was wrong with files, one sentence each. */
  readonly problems: readonly string[];
}

/** What a look may mean: every symbol but `~`, and `X`, which is known by its surroundings. */
const meaning = z.enum(CELL_SYMBOLS).exclude(['~', 'X']);
const VERSION = 1;
/** The most looks of a program that are kept. */
const MOST_LOOKS = 400;

const schema = z.object({
  version: z.literal(VERSION),
  looks: z
    .array(z.object({ symbol: meaning, taught: z.boolean() }))
    .min(1)
    .max(MOST_LOOKS),
});

/** Whether a text is a meaning that a look can have. */
export function isMeaning(text: string): text is KnownLook['symbol'] {
  return meaning.safeParse(text).success;
}

/** Where profiles are, in the platform's place for data. */
export function profilesFolder(): string {
  return join(platformFolder('data'), 'profiles');
}

/** All profiles of a folder; files that cannot be used are named and left alone. */
export async function loadProfiles(folder = profilesFolder()): Promise<LoadedProfiles> {
  const files = await readdir(folder).catch(() => []);
  const names = files.filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -'.json'.length));
  const loaded = await Promise.all(names.sort().map((name) => loadProfile(folder, name)));
  return {
    profiles: loaded.flatMap((profile) => (profile.ok ? [profile.value] : [])),
    problems: loaded.flatMap((profile) => (profile.ok ? [] : [profile.reason])),
  };
}

/** The looks of all programs together. */
export function allLooks(profiles: readonly Profile[]): KnownLook[] {
  return profiles.flatMap(({ looks }) => looks);
}

async function loadProfile(folder: string, name: string): Promise<Result<Profile>> {
  const path = join(folder, name);
  const broken = (why: string) =>
    failure('profile-invalid', `The profile ${path} is not used (${why}): remove it, or teach the program again.`);
  try {
    const parsed = schema.safeParse(JSON.parse(await readFile(`${path}.json`, 'utf8')));
    if (!parsed.success) return broken(`${name}.json is not as Automine writes it`);
    const { data, info } = await sharp(`${path}.png`)
      .removeAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { looks } = parsed.data;
    if (info.width !== PATCH || info.height !== PATCH * looks.length || info.channels !== 3)
      return broken(`${name}.png does not hold ${looks.length} pictures of ${PATCH}×${PATCH}`);
    return success({ name, looks: looks.map((look, k) => ({ ...look, patch: unpack(data, k) })) });
  } catch (error) {
    return broken(firstLineOf(error));
  }
}

/** Writes a profile. Fails with `profile-unwritable`. */
export async function saveProfile({ name, looks }: Profile, folder = profilesFolder()): Promise<Result<string>> {
  const path = join(folder, name);
  const kept = looks.slice(0, MOST_LOOKS);
  try {
    await mkdir(folder, { recursive: true });
    const pixels = Buffer.concat(kept.map(({ patch }) => pack(patch)));
    const raw = { width: PATCH, height: PATCH * kept.length, channels: 3 } as const;
    await sharp(pixels, { raw }).png().toFile(`${path}.png.new`);
    const text = JSON.stringify(
      { version: VERSION, looks: kept.map(({ symbol, taught }) => ({ symbol, taught })) },
      null,
      2,
    );
    await writeFile(`${path}.json.new`, `${text}\n`);
    await rename(`${path}.png.new`, `${path}.png`);
    await rename(`${path}.json.new`, `${path}.json`);
    return success(`${path}.json`);
  } catch (error) {
    const why = firstLineOf(error);
    return failure(
      'profile-unwritable',
      `The profile cannot be written to ${path}.json (${why}): choose another folder.`,
    );
  }
}

/** A look as the bytes of a picture, red, green and blue of each pixel. */
export function pack(patch: KnownLook['patch']): Buffer {
  const bytes = Buffer.alloc(PATCH_AREA * 3);
  for (let i = 0; i < PATCH_AREA; i++)
    for (let c = 0; c < 3; c++) bytes[i * 3 + c] = Math.round(patch[c * PATCH_AREA + i] as number);
  return bytes;
}

function unpack(data: Buffer, k: number): KnownLook['patch'] {
  const patch = new Float32Array(PATCH_AREA * 3);
  for (let i = 0; i < PATCH_AREA; i++)
    for (let c = 0; c < 3; c++) patch[c * PATCH_AREA + i] = data[(k * PATCH_AREA + i) * 3 + c] as number;
  return patch;
}
