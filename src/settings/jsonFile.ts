import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { z } from 'zod';

/** A validated file of the user's. Nothing that is wrong with it is fatal. */
export interface JsonFile<T> {
  readonly path: string;
  readonly schema: z.ZodType<T>;
  /** What holds where there is no file. */
  readonly initial: T;
  /** What it holds, as the beginning of a sentence: "The settings". */
  readonly name: string;
  /** What happens without it, as the end of a sentence: "defaults are used". */
  readonly without: string;
}

export interface LoadedFile<T> {
  readonly value: T;
  /** What was wrong with the file, in one sentence, or null. */
  readonly problem: string | null;
}

/** Reads the file. A broken one is set aside under another name. */
export function loadJson<T>({ path, schema, initial, name, without }: JsonFile<T>): LoadedFile<T> {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return { value: initial, problem: null };
    return { value: initial, problem: `${name} ${path} cannot be read (${code}); ${without}.` };
  }
  const parsed = parseAs(schema, text);
  if (parsed) return { value: parsed.value, problem: null };
  const aside = `${path}.broken-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  try {
    renameSync(path, aside);
    return { value: initial, problem: `${name} were broken; they are kept as ${aside}, ${without}.` };
  } catch {
    return { value: initial, problem: `${name} ${path} are broken; ${without}.` };
  }
}

function parseAs<T>(schema: z.ZodType<T>, text: string): { readonly value: T } | null {
  try {
    const { success, data } = schema.safeParse(JSON.parse(text));
    return success ? { value: data } : null;
  } catch {
    return null;
  }
}

/** Writes the file whole or not at all; returns what went wrong in one sentence, or null. */
export function saveJson<T>({ path, name }: JsonFile<T>, value: T): string | null {
  try {
    mkdirSync(dirname(path), { recursive: true });
    const fresh = `${path}.new`;
    writeFileSync(fresh, `${JSON.stringify(value, null, 2)}\n`);
    renameSync(fresh, path);
    return null;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return `${name} cannot be saved to ${path} (${code}); they hold until Automine ends.`;
  }
}
