import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { networkInterfaces } from 'node:os';

/** Who may ask the mirror: only those who address it by a name of this machine, and on a network know its token. */

/** Bytes of the token: as hard to guess as a key of 144 bits. */
const TOKEN_BYTES = 18;
const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

export function makeToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** This machine's addresses in its networks, as a URL writes them; link-local IPv6 ones need a zone and are left out. */
export function networkAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ internal, address }) => !internal && !/^fe80:/i.test(address))
    .sort((a, b) => a.family.localeCompare(b.family))
    .map(({ family, address }) => (family === 'IPv6' ? `[${address}]` : address));
}

/**
 * Whether a request's Host header names this machine. A page elsewhere that lets its own name point here (DNS
 * rebinding) sends that name.
 */
export function isOwnHost(host: string | undefined, network: boolean): boolean {
  const name = host?.toLowerCase().replace(/:\d+$/, '');
  if (!name) return false;
  return LOOPBACK.includes(name) || (network && networkAddresses().includes(name));
}

/** Compares in a time that says nothing about how much of the token is right. */
export function isToken(given: string, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(token));
}
