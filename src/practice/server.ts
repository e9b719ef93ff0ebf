import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { isOwnHost, makeToken } from '../mirror/admission.ts';
import { FILE_TYPES, listenSomewhere, pathBehindToken, refuse, safeHeaders, sendFile } from '../mirror/localServer.ts';
import type { Result } from '../model/errors.ts';
import { success } from '../model/errors.ts';
import type { PracticeApi } from './practiceApi.ts';

export interface PracticeServer {
  /** What to open in a browser of this computer; who does not know its token is refused. */
  readonly address: string;
  readonly close: () => Promise<void>;
}

export interface PracticeServerOptions {
  /** The port to use; 0 lets the system choose. Without it the usual one, or the next that is free. */
  readonly port?: number | undefined;
  readonly api: PracticeApi;
}

const USUAL_PORT = 8157;
/** The longest request that is read, bytes: some thousand games of run mode. */
const LONGEST_BODY = 4_000_000;
/** The built page: the same place seen from src/practice and from dist/practice. */
const PAGE = new URL('../../dist/practice/page/', import.meta.url);
const FILES: ReadonlyMap<string, { readonly file: string; readonly type: string }> = new Map([
  ['/', { file: 'practice.html', type: FILE_TYPES.html }],
  ['/practice.js', { file: 'practice.js', type: FILE_TYPES.js }],
  ['/worker.js', { file: 'worker.js', type: FILE_TYPES.js }],
  ['/practice.css', { file: 'practice.css', type: FILE_TYPES.css }],
]);
const HEADERS = safeHeaders("worker-src 'self'; ");

/** Serves the practice game to browsers of this computer. Fails with `port-taken`. */
export async function startPracticeServer({ port, api }: PracticeServerOptions): Promise<Result<PracticeServer>> {
  const token = makeToken();
  const server = createServer((request, response) => {
    void answer(request, response, token, api);
  });
  const bound = await listenSomewhere(server, port, USUAL_PORT, '127.0.0.1');
  if (!bound.ok) return bound;
  return success({
    address: `http://127.0.0.1:${bound.value}/${token}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  token: string,
  api: PracticeApi,
): Promise<void> {
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
  const { headers, method, url = '/' } = request;
  if (!isOwnHost(headers.host, false)) return refuse(response, 403, 'This name is not that of the practice game.');
  const path = pathBehindToken(url, token);
  if (path === null) return refuse(response, 403, 'Open the address that automine play printed, with its token.');
  const file = FILES.get(path);
  if (file && method === 'GET') return sendFile(response, file.file, PAGE, file.type);
  const [, name] = /^\/api\/([a-z]+)$/.exec(path) ?? [];
  if (name === undefined && !file) return refuse(response, 404, 'There is nothing here.');
  if (name === undefined || method !== 'POST')
    return refuse(response, 405, `Only ${file ? 'GET' : 'POST'} is answered.`, file ? 'GET' : 'POST');
  // Another site's page does not know the token; a browser tells of it all the same.
  if (headers.origin !== `http://${headers.host}`) return refuse(response, 403, 'Only its own page may ask.');
  const body = await readBody(request);
  if (body === null) return refuse(response, 413, 'This request is too long.');
  const answered = api(name, body);
  if (!answered.ok) return refuse(response, 400, answered.reason);
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answered.value));
}

/** The body as text; null where it is too long or ends before its end. */
async function readBody(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of request as AsyncIterable<Buffer>) {
      length += part.length;
      if (length > LONGEST_BODY) return null;
      parts.push(part);
    }
  } catch {
    // The page has gone away.
    return null;
  }
  return Buffer.concat(parts).toString('utf8');
}
