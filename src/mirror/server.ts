import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { Result } from '../model/errors.ts';
import { success } from '../model/errors.ts';
import { isOwnHost, isToken, makeToken, networkAddresses } from './admission.ts';
import type { MirrorState } from './mirrorState.ts';
import type { PageFiles, Refusal } from './pageServer.ts';
import { closeServer, findFile, listenSomewhere, pathOf, refusal, refuse, sendFile, setHeaders } from './pageServer.ts';

export interface MirrorOptions {
  /** The port to use; 0 lets the system choose. Without it the usual one, or the next that is free. */
  readonly port?: number | undefined;
  /** Also answer the network, to those who know the token in the address. */
  readonly network?: boolean;
}

export interface Mirror {
  /** The addresses to open, the first on this machine. */
  readonly addresses: readonly string[];
  /** Shows a state on every page that is open or will be. */
  readonly push: (state: MirrorState) => void;
  readonly close: () => Promise<void>;
}

const USUAL_PORT = 8137;
/** Open pages; more are turned away. */
const MOST_PAGES = 32;
/** A page that does not take its data is dropped with so much waiting for it, bytes; it will connect again. */
const MOST_WAITING = 1_000_000;
/** Open pages hear something this often, ms: the silence of a dead connection takes the hints away. */
const BEAT = 1000;
/** After this time a page connects again, ms. */
const RECONNECT = 1000;

const PAGE: PageFiles = { folder: 'mirror/page', name: 'mirror' };

/** Serves a page that shows the live board and its hints. Fails with `port-taken`. */
export async function startMirror({ port, network = false }: MirrorOptions = {}): Promise<Result<Mirror>> {
  const token = network ? makeToken() : null;
  const pages = makePages();
  const server = createServer((request, response) => {
    answer(request, response, { token, network, openPage: pages.open });
  });
  const bound = await listenSomewhere(server, port, USUAL_PORT, network ? '0.0.0.0' : '127.0.0.1');
  if (!bound.ok) return bound;
  const path = token === null ? '/' : `/${token}/`;
  const hosts = ['127.0.0.1', ...(network ? networkAddresses().filter((host) => !host.startsWith('[')) : [])];
  return success({
    addresses: hosts.map((host) => `http://${host}:${bound.value}${path}`),
    push: pages.push,
    close() {
      pages.close();
      return closeServer(server);
    },
  });
}

interface Admission {
  /** The first part of every path, or null where none is needed. */
  readonly token: string | null;
  readonly network: boolean;
  readonly openPage: (response: ServerResponse) => void;
}

/** What a request gets: a stream of states, a file of the page, or a refusal. */
type Answer =
  | { readonly kind: 'events' }
  | { readonly kind: 'file'; readonly file: string; readonly type: string }
  | Refusal;

function answer(request: IncomingMessage, response: ServerResponse, admission: Admission): void {
  setHeaders(response);
  const chosen = chooseAnswer(request, admission);
  if (chosen.kind === 'events') admission.openPage(response);
  else if (chosen.kind === 'file') void sendFile(response, PAGE, chosen);
  else refuse(response, chosen.status, chosen.sentence);
}

function chooseAnswer({ headers, method, url = '/' }: IncomingMessage, { token, network }: Admission): Answer {
  if (!isOwnHost(headers.host, network)) return refusal(403, 'This name is not that of the mirror.');
  if (method !== 'GET') return refusal(405, 'Only GET is answered.');
  const path = pathBehindToken(url, token);
  if (path === null) return refusal(403, 'Open the address that automine serve printed, with its token.');
  return path === '/events' ? { kind: 'events' } : findFile(PAGE, path);
}

/** The path without query and token; null where the token is missing or wrong. */
function pathBehindToken(url: string, token: string | null): string | null {
  const path = pathOf(url);
  if (token === null) return path;
  const [, given = '', rest] = /^\/([^/]*)(\/.*)?$/s.exec(path) ?? [];
  return rest !== undefined && isToken(given, token) ? rest : null;
}

/** The open pages, fed by Server-Sent Events. */
function makePages() {
  const pages = new Set<ServerResponse>();
  let last = '';
  const send = (page: ServerResponse, text: string) => {
    if (page.writableLength > MOST_WAITING) page.destroy();
    else page.write(text);
  };
  const beat = setInterval(() => {
    for (const page of pages) send(page, 'event: beat\ndata: \n\n');
  }, BEAT);
  beat.unref();
  return {
    open(response: ServerResponse): void {
      if (pages.size >= MOST_PAGES) {
        refuse(response, 503, 'Too many pages are open: close one.');
        return;
      }
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(`retry: ${RECONNECT}\n\n${last}`);
      pages.add(response);
      response.once('close', () => pages.delete(response));
    },
    push(state: MirrorState): void {
      const text = `event: state\ndata: ${JSON.stringify(state)}\n\n`;
      if (text === last) return;
      last = text;
      for (const page of pages) send(page, text);
    },
    close(): void {
      clearInterval(beat);
      for (const page of pages) page.end();
    },
  };
}
