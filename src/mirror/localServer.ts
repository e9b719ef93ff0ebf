import { readFile } from 'node:fs/promises';
import type { Server, ServerResponse } from 'node:http';
import type { Result } from '../model/errors.ts';
import { failure, success } from '../model/errors.ts';
import { isToken } from './admission.ts';

/** What our small servers have in common: headers, files of a built page, ports. */

/** A request that is not answered. */
export interface Refusal {
  readonly kind: 'refusal';
  readonly status: 403 | 404 | 405;
  readonly sentence: string;
}

export function refusal(status: Refusal['status'], sentence: string): Refusal {
  return { kind: 'refusal', status, sentence };
}

/** Ports after the usual one that are tried. */
const MOST_PORTS = 20;

/** Headers of every answer. @param policy the content security policy beyond its usual refusals. */
export function safeHeaders(policy: string): Readonly<Record<string, string>> {
  return {
    'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; ${policy}base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  };
}

export function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

export const FILE_TYPES = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
} as const;

/** The path without query and token; null where the token is missing or wrong. A null token asks for none. */
export function pathBehindToken(url: string, token: string | null): string | null {
  const path = url.replace(/[?#].*$/s, '');
  if (token === null) return path;
  const [, given = '', rest] = /^\/([^/]*)(\/.*)?$/s.exec(path) ?? [];
  return rest !== undefined && isToken(given, token) ? rest : null;
}

/** Sends a refusal with one sentence. @param allowed the methods that are answered, where that is what is wrong. */
export function refuse(response: ServerResponse, status: number, sentence: string, allowed = 'GET'): void {
  if (status === 405) response.setHeader('allow', allowed);
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${sentence}\n`);
}

/** Sends a file of a built page. */
export async function sendFile(response: ServerResponse, file: URL, type: string): Promise<void> {
  try {
    const body = await readFile(file);
    response.writeHead(200, { 'content-type': type }).end(body);
  } catch {
    refuse(response, 500, 'The page is not built: run npm run build.');
  }
}

/** Binds a server to a port, or to the first free one from a usual port on. Fails with `port-taken`. */
export async function listenSomewhere(
  server: Server,
  port: number | undefined,
  usual: number,
  host: string,
): Promise<Result<number>> {
  if (port !== undefined) return listen(server, port, host);
  for (let candidate = usual; candidate < usual + MOST_PORTS; candidate++) {
    const bound = await listen(server, candidate, host);
    if (bound.ok) return bound;
  }
  return failure('port-taken', `No port from ${usual} on is free: choose one with --port.`);
}

/** Binds a server and gives its port. */
function listen(server: Server, port: number, host: string): Promise<Result<number>> {
  return new Promise((resolve) => {
    const onError = ({ code }: NodeJS.ErrnoException) =>
      resolve(failure('port-taken', `Port ${port} cannot be used (${code}): choose another with --port.`));
    server.once('error', onError);
    server.listen(port, host, () => {
      server.removeListener('error', onError);
      const address = server.address();
      resolve(success(typeof address === 'object' && address ? address.port : port));
    });
  });
}

/** Ends a server and all its connections. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
