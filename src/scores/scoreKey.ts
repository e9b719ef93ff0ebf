import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The key that authenticates the top ten. Who has it can write the file unnoticed; so it is kept from everybody but the user. */
export interface ScoreKey {
  readonly key: Buffer;
  /** Tells the files of one key from those of another. */
  readonly kind: 'system' | 'file';
  /** Where the key is, in one sentence. */
  readonly keeper: string;
  /** The number of the latest file that was saved with it, which is kept beside the key: an older file has a lower one. */
  readonly saves: () => number;
  /** @throws what the file system says where that number cannot be written. */
  readonly keepSaves: (saves: number) => void;
}

/** The platform's secret store, as Electron's `safeStorage` offers it. */
export interface SecretStore {
  readonly encrypt: (text: string) => Buffer;
  readonly decrypt: (data: Buffer) => string;
}

/** What is kept secret: the key in hexadecimal digits and the number of saves. */
interface Secret {
  readonly key: Buffer;
  readonly saves: number;
}

/** 256 bits, as many as the hash has. */
const KEY_BYTES = 32;
const USER_ONLY = 0o600;
/** A key without a number was made before saves were counted. */
const SECRET = /^([0-9a-f]+)(?: (\d{1,15}))?$/;
const PLAIN: SecretStore = { encrypt: (text) => Buffer.from(text), decrypt: (data) => data.toString('utf8') };

/**
 * The key, made the first time: encrypted by the secret store where there is one, else in a file that only the user can read
 * (on Windows by the rights of the user's own folder). A key that cannot be decrypted any more is replaced; files of the
 * old one then count as altered.
 */
export function openScoreKey(folder: string, store: SecretStore | null): ScoreKey {
  mkdirSync(folder, { recursive: true });
  if (store) {
    const keeper = 'The key to this table is in the secret store of the system.';
    return { ...keptKey(join(folder, 'scores.key.encrypted'), store), kind: 'system', keeper };
  }
  const path = join(folder, 'scores.key');
  const kept = keptKey(path, PLAIN);
  chmodSync(path, USER_ONLY);
  return { ...kept, kind: 'file', keeper: `The key to this table is in ${path}, which only you can read.` };
}

function keptKey(path: string, store: SecretStore): Pick<ScoreKey, 'key' | 'saves' | 'keepSaves'> {
  const known = readSecret(path, store);
  const key = known?.key ?? randomBytes(KEY_BYTES);
  if (!known) writeSecret(path, store, { key, saves: 0 });
  return {
    key,
    // Read anew each time: another process may have saved.
    saves: () => readSecret(path, store)?.saves ?? 0,
    keepSaves: (saves) => writeSecret(path, store, { key, saves }),
  };
}

function readSecret(path: string, { decrypt }: SecretStore): Secret | null {
  try {
    const [, digits = '', saves = '0'] = SECRET.exec(decrypt(readFileSync(path))) ?? [];
    const key = Buffer.from(digits, 'hex');
    return key.length === KEY_BYTES ? { key, saves: Number(saves) } : null;
  } catch {
    // No file yet, or one of another user's store.
    return null;
  }
}

/** Whole or not at all: a key that is half written is lost. */
function writeSecret(path: string, { encrypt }: SecretStore, { key, saves }: Secret): void {
  const fresh = `${path}.new`;
  writeFileSync(fresh, encrypt(`${key.toString('hex')} ${saves}`), { mode: USER_ONLY });
  renameSync(fresh, path);
}
