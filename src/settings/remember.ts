import { createHash } from 'node:crypto';
import type { KnownLook } from '../vision/knownLook.ts';
import { isDrawn, signatureDistance, signatureOf } from '../vision/knownLooks.ts';
import type { Profile } from './profiles.ts';
import { pack } from './profiles.ts';

/** Looks that differ by less in every block are the same one, levels. */
const SAME = 12;
/** A board is of a known program if so many of its drawn looks are in that program's profile. */
const LEAST_SHARED = 2;

/**
 * The profile that looks of one board belong to, with what is new in them: that of the program with the most of them in
 * common, or a new one. Programs are told by their looks, never by the titles of windows. Null where there is nothing new.
 */
export function profileWith(profiles: readonly Profile[], looks: readonly KnownLook[]): Profile | null {
  const shared = (profile: Profile) => looks.filter((look) => isDrawn(look.patch) && holds(profile, look)).length;
  const [best] = [...profiles].sort((a, b) => shared(b) - shared(a));
  const known = best && shared(best) >= LEAST_SHARED ? best : null;
  const fresh = looks.filter((look) => !known || !holds(known, look));
  if (fresh.length === 0) return null;
  if (known) return { ...known, looks: [...known.looks, ...fresh] };
  const hash = createHash('sha256');
  for (const { patch } of fresh) hash.update(pack(patch));
  return { name: `program-${hash.digest('hex').slice(0, 8)}`, looks: fresh };
}

function holds({ looks }: Profile, look: KnownLook): boolean {
  const signature = signatureOf(look.patch);
  return looks.some((other) => signatureDistance(signatureOf(other.patch), signature) <= SAME);
}
