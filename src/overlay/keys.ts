import type { KeyAction, Settings } from '../settings/settings.ts';
import { KEY_ACTIONS } from '../settings/settings.ts';

/**
 * Registers the global keys of the settings. Returns what is wrong with them, in one sentence, or null. A key that is
 * taken, that is no key, or that two actions share is left out; the others work. An empty text is no key and no fault.
 * @param register returns false where another program has the key; throws where it is no key (Electron's way).
 */
export function registerKeys(
  keys: Settings['keys'],
  act: (action: KeyAction) => void,
  register: (key: string, run: () => void) => boolean,
): string | null {
  const refused = KEY_ACTIONS.filter((action) => {
    if (keys[action] === '') return false;
    try {
      return !register(keys[action], () => act(action));
    } catch {
      return true;
    }
  }).map((action) => keys[action]);
  if (refused.length === 0) return null;
  const named = [...new Set(refused)].join(' and ');
  const many = refused.length > 1;
  return `The ${many ? 'keys' : 'key'} ${named} cannot be used (taken by another program, used twice, or no key); choose ${many ? 'others' : 'another'} in the settings.`;
}
