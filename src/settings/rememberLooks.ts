import type { BoardResult } from '../pipeline.ts';
import type { KnownLook } from '../vision/knownLook.ts';
import { learnLooks } from '../vision/learnLooks.ts';
import type { BoardTrack } from '../vision/trackBoard.ts';
import { loadProfiles, profilesFolder, saveProfile } from './profiles.ts';
import { profileWith } from './remember.ts';

/** The looks that a board in play taught, without those known before; of any other board there are none. */
export function looksOf({ status }: BoardResult, track: BoardTrack | undefined): KnownLook[] {
  return status === 'playing' && track ? learnLooks(track, track.memory.looks) : [];
}

/** Adds looks of one board to the profile of their program. Says what went wrong in one sentence, or null. */
export async function rememberLooks(looks: readonly KnownLook[], folder = profilesFolder()): Promise<string | null> {
  if (looks.length === 0) return null;
  const profile = profileWith((await loadProfiles(folder)).profiles, looks);
  const saved = profile && (await saveProfile(profile, folder));
  return saved && !saved.ok ? saved.reason : null;
}
