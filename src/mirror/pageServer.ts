import type { ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { Result } from '../model/errors.ts';
import { success } from '../model/errors.ts';
import { isOwnHost } from './admission.ts';
import type { Refusal } from './localServer.ts';
import {
  closeServer,
  FILE_TYPES,
  listenSomewhere,
  pathBehindToken,
  refusal,
  refuse,
  safeHeaders,
  sendFile,
  setHeaders,
} from './localServer.ts';

/** A built page: NAME.html, NAME.js, NAME.css and the further scripts in a folder below dist. */
export interface PageFiles {
  readonly folder: string;
  readonly name: string;
  readonly scripts?: readonly string[];
}

/** One file of a page. */
export interface PageFile {
  readonly kind: 'file';
  readonly url: URL;
  readonly type: string;
}

/** A page that is being served. */
export interface ServedPage {
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** The same place seen from src/mirror and from dist/mirror. */
const DIST = new URL('../../dist/', import.meta.url);
const HEADERS = safeHeaders('');

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
    setHeaders(response, HEADERS);
    if (!isOwnHost(headers.host, false)) refuse(response, 403, 'This name is not that of this machine.');
    else if (method !== 'GET') refuse(response, 405, 'Only GET is answered.');
    else answerFile(response, findFile(page, pathBehindToken(url, null) as string));
  });
  const bound = await listenSomewhere(server, port, usual, '127.0.0.1');
  if (!bound.ok) return bound;
  return success({ address: `http://127.0.0.1:${bound.value}/`, close: () => closeServer(server) });
}

/** The file of a page that a path names; nothing else is ever read. */
export function findFile({ folder, name, scripts = [] }: PageFiles, path: string): PageFile | Refusal {
  const files = [`${name}.js`, `${name}.css`, ...scripts.map((script) => `${script}.js`)];
  const file = path === '/' ? `${name}.html` : files.find((f) => path === `/${f}`);
  if (file === undefined) return refusal(404, 'There is nothing here.');
  const type = FILE_TYPES[file.slice(file.lastIndexOf('.') + 1) as keyof typeof FILE_TYPES];
  return { kind: 'file', url: new URL(`${folder}/${file}`, DIST), type };
}

/** Sends what `findFile` found. */
export function answerFile(response: ServerResponse, found: PageFile | Refusal): void {
  if (found.kind === 'file') void sendFile(response, found.url, found.type);
  else refuse(response, found.status, found.sentence);
}
