import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The key that authenticates the top ten. Who has it can write the file unnoticed; so it is kept from everybody but the user. */
export interface ScoreKey {
  readonly key: Buffer;
  /** Tells the files of one key from those of another. */
  readonly kind: 'system' | 'file';
  /** Where the key is, in one sentence. */
  readonly keeper: string;
}

/** The platform's secret store, as Electron's `safeStorage` offers it. */
export interface SecretStore {
  readonly encrypt: (text: string) => Buffer;
  readonly decrypt: (data: Buffer) => string;
}

/** 256 bits, as many as the hash has. */
const KEY_BYTES = 32;
const USER_ONLY = 0o600;

/**
 * The key, made the first time: encrypted by the secret store where there is one, else in a file that only the user can read
 * (on Windows by the rights of the user's own folder). A key that cannot be decrypted any more is replaced; files of the
 * old one then count as altered.
 */
export function openScoreKey(folder: string, store: SecretStore | null): ScoreKey {
  mkdirSync(folder, { recursive: true });
  if (store) {
    const key = keptKey(join(folder, 'scores.key.encrypted'), store.decrypt, store.encrypt);
    return { key, kind: 'system', keeper: 'The key to this table is in the secret store of the system.' };
  }
  const path = join(folder, 'scores.key');
  const key = keptKey(
    path,
    (data) => data.toString('utf8'),
    (text) => Buffer.from(text),
  );
  chmodSync(path, USER_ONLY);
  return { key, kind: 'file', keeper: `The key to this table is in ${path}, which only you can read.` };
}

function keptKey(path: string, decode: (data: Buffer) => string, encode: (text: string) => Buffer): Buffer {
  const known = readKey(path, decode);
  if (known) return known;
  const key = randomBytes(KEY_BYTES);
  writeFileSync(path, encode(key.toString('hex')), { mode: USER_ONLY });
  return key;
}

function readKey(path: string, decode: (data: Buffer) => string): Buffer | null {
  try {
    const key = Buffer.from(decode(readFileSync(path)), 'hex');
    return key.length === KEY_BYTES ? key : null;
  } catch {
    // No file yet, or one of another user's store.
    return null;
  }
}
