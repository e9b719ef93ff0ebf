import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { protocol } from 'electron';

/** Where the pages are: a scheme of our own, so that they have an origin and nothing else of the disk is in reach. */
const SCHEME = 'automine';
export const ORIGIN = `${SCHEME}://app`;

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};

export interface ServedPages {
  /** The folder of the built pages. */
  readonly folder: URL;
  /** The content security policy of a file, by its name without ending. */
  readonly policy: (name: string) => string;
  /** Answers what pages ask for with a POST; without it they may not ask. */
  readonly api?: (name: string, body: string) => Response;
}

/** Must be called before the app is ready. */
export function registerScheme(): void {
  const privileges = { standard: true, secure: true, supportFetchAPI: true };
  protocol.registerSchemesAsPrivileged([{ scheme: SCHEME, privileges }]);
}

/** Serves built pages, by plain file name only, and answers their requests. */
export function servePages({ folder, policy, api }: ServedPages): void {
  protocol.handle(SCHEME, async (request) => {
    const asked = /^automine:\/\/app\/api\/([a-z]+)$/.exec(request.url);
    if (asked && api && request.method === 'POST') return api(asked[1] as string, await request.text());
    const name = /^automine:\/\/app\/([a-zA-Z]+)\.(html|js|css)(?:\?.*)?$/.exec(request.url);
    if (!name) return new Response('not found', { status: 404 });
    try {
      const body = await readFile(fileURLToPath(new URL(`${name[1]}.${name[2]}`, folder)));
      const type = TYPES[name[2] as string] as string;
      return new Response(new Uint8Array(body), {
        headers: { 'content-type': type, 'content-security-policy': policy(name[1] as string) },
      });
    } catch {
      return new Response('not found', { status: 404 });
    }
  });
}
