import { describe, expect, test } from 'vitest';
import { registerKeys } from '../../src/overlay/keys.ts';
import type { KeyAction } from '../../src/settings/settings.ts';
import { DEFAULT_KEYS, KEY_ACTIONS } from '../../src/settings/settings.ts';

/** Stands in for the system: one key is another program's, one is no key, and none is given twice. */
function system() {
  const runs = new Map<string, () => void>();
  const register = (key: string, run: () => void) => {
    if (key === 'Nonsense') throw new TypeError('no key');
    if (key === 'F1' || runs.has(key)) return false;
    runs.set(key, run);
    return true;
  };
  return { runs, register };
}

describe('registerKeys', () => {
  test('gives every action its key', () => {
    const { runs, register } = system();
    const done: KeyAction[] = [];
    expect(registerKeys(DEFAULT_KEYS, (action) => done.push(action), register)).toBeNull();
    for (const run of runs.values()) run();
    expect(done).toEqual(KEY_ACTIONS);
  });

  test.each([
    ['taken', { quit: 'F1' }, /^The key F1 cannot be used/],
    ['no key', { quit: 'Nonsense' }, /^The key Nonsense cannot be used/],
    ['used twice', { quit: DEFAULT_KEYS.show }, /^The key Control\+Alt\+H cannot be used/],
    ['two of them', { quit: 'F1', ask: 'Nonsense' }, /^The keys Nonsense and F1 cannot be used/],
  ])('a key that is %s is named and the others work', (_, changed, sentence) => {
    const { runs, register } = system();
    expect(registerKeys({ ...DEFAULT_KEYS, ...changed }, () => undefined, register)).toMatch(sentence);
    expect(runs.size).toBe(KEY_ACTIONS.length - Object.keys(changed).length);
  });

  test('an empty text is no key and no fault', () => {
    const { runs, register } = system();
    expect(registerKeys({ ...DEFAULT_KEYS, quit: '' }, () => undefined, register)).toBeNull();
    expect(runs.size).toBe(KEY_ACTIONS.length - 1);
  });
});
