import { readFile } from 'node:fs/promises';
import type { Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Result } from '../model/errors.ts';
import { failure, success } from '../model/errors.ts';
import { isOwnHost } from './admission.ts';

/** A built page: NAME.html, NAME.js and NAME.css in a folder below dist. */
export interface PageFiles {
  readonly folder: string;
  readonly name: string;
}

/** A request that is not answered. */
export interface Refusal {
  readonly kind: 'refusal';
  readonly status: 403 | 404 | 405;
  readonly sentence: string;
}

/** A page that is being served. */
export interface ServedPage {
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** Ports after the usual one that are tried. */
const MOST_PORTS = 20;
/** The same place seen from src/mirror and from dist/mirror. */
const DIST = new URL('../../dist/', import.meta.url);
const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};
const TYPES = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
} as const;

/**
 * Serves a page without anything behind it, to this machine alone.
 * @param usual the port that is tried first where `port` names none.
 * @returns `port-taken` where none can be had.
 */
export async function servePage(
  page: PageFiles,
  { port, usual }: { readonly port?: number | undefined; readonly usual: number },
): Promise<Result<ServedPage>> {
  const server = createServer(({ headers, method, url = '/' }, response) => {
    setHeaders(response);
    if (!isOwnHost(headers.host, false)) refuse(response, 403, 'This name is not that of this machine.');
    else if (method !== 'GET') refuse(response, 405, 'Only GET is answered.');
    else {
      const found = findFile(page, pathOf(url));
      if (found.kind === 'file') void sendFile(response, page, found);
      else refuse(response, found.status, found.sentence);
    }
  });
  const bound = await listenSomewhere(server, port, usual, '127.0.0.1');
  if (!bound.ok) return bound;
  return success({ address: `http://127.0.0.1:${bound.value}/`, close: () => closeServer(server) });
}

/** The policy that forbids everything foreign, for every answer. */
export function setHeaders(response: ServerResponse): void {
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
}

/** A request's path without its query. */
export function pathOf(url: string): string {
  return url.replace(/[?#].*$/s, '');
}

/** The file of a page that a path names; nothing else is ever read. */
export function findFile(
  { name }: PageFiles,
  path: string,
): Refusal | { readonly kind: 'file'; readonly file: string; readonly type: string } {
  const file = path === '/' ? `${name}.html` : path.slice(1);
  const ending = (['html', 'js', 'css'] as const).find((e) => file === `${name}.${e}`);
  if (!ending || path === `/${name}.html`) return refusal(404, 'There is nothing here.');
  return { kind: 'file', file, type: TYPES[ending] };
}

export function refusal(status: Refusal['status'], sentence: string): Refusal {
  return { kind: 'refusal', status, sentence };
}

export function refuse(response: ServerResponse, status: number, sentence: string): void {
  if (status === 405) response.setHeader('allow', 'GET');
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${sentence}\n`);
}

export async function sendFile(
  response: ServerResponse,
  { folder }: PageFiles,
  { file, type }: { readonly file: string; readonly type: string },
): Promise<void> {
  try {
    const body = await readFile(fileURLToPath(new URL(`${folder}/${file}`, DIST)));
    response.writeHead(200, { 'content-type': type }).end(body);
  } catch {
    refuse(response, 500, 'The page is not built: run npm run build.');
  }
}

/** Binds a server to the port, or without one to the usual port or the next that is free, and gives its port. */
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
