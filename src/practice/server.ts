import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { isOwnHost, makeToken } from '../mirror/admission.ts';
import {
  closeServer,
  listenSomewhere,
  pathBehindToken,
  refuse,
  safeHeaders,
  setHeaders,
} from '../mirror/localServer.ts';
import type { PageFiles } from '../mirror/pageServer.ts';
import { answerFile, findFile } from '../mirror/pageServer.ts';
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
const PAGE: PageFiles = { folder: 'practice/page', name: 'practice', scripts: ['worker'] };
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
    close: () => closeServer(server),
  });
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  token: string,
  api: PracticeApi,
): Promise<void> {
  setHeaders(response, HEADERS);
  const { headers, method, url = '/' } = request;
  if (!isOwnHost(headers.host, false)) return refuse(response, 403, 'This name is not that of the practice game.');
  const path = pathBehindToken(url, token);
  if (path === null) return refuse(response, 403, 'Open the address that automine play printed, with its token.');
  const [, name] = /^\/api\/([a-z]+)$/.exec(path) ?? [];
  const found = findFile(PAGE, path);
  if (name === undefined && (method === 'GET' || found.kind === 'refusal')) return answerFile(response, found);
  const wanted = name === undefined ? 'GET' : 'POST';
  if (name === undefined || method !== wanted) return refuse(response, 405, `Only ${wanted} is answered.`, wanted);
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
