import type { IncomingHttpHeaders } from 'node:http';
import { get, request } from 'node:http';
import { createServer } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { isOwnHost, networkAddresses } from '../../src/mirror/admission.ts';
import type { MirrorState } from '../../src/mirror/mirrorState.ts';
import type { Mirror, MirrorOptions } from '../../src/mirror/server.ts';
import { startMirror } from '../../src/mirror/server.ts';

const STATE: MirrorState = {
  phase: 'playing',
  sentence: 'Open row 1, column 1: it is certainly safe.',
  mines: 1,
  minesSource: 'typed',
  board: {
    shape: 'square',
    rows: 1,
    cols: 2,
    cells: ['#1'],
    hints: { risk: [1, null], safe: [], mineCells: [0], best: null },
  },
};

const open: Mirror[] = [];
afterEach(async () => {
  for (const mirror of open.splice(0)) await mirror.close();
});

async function start(options: MirrorOptions = {}): Promise<{ readonly mirror: Mirror; readonly url: URL }> {
  const mirror = await startMirror({ port: 0, ...options });
  if (!mirror.ok) throw new Error(mirror.reason);
  open.push(mirror.value);
  return { mirror: mirror.value, url: new URL(mirror.value.addresses[0] as string) };
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Asks for a path just as it is written. */
function ask(url: URL, path: string, { method = 'GET', host = url.host } = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: url.hostname, port: url.port, path, method, headers: { host } }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => {
        body += text;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
    });
    asked.on('error', reject).end();
  });
}

/** Opens the stream of states; `next` gives the data of the next state. */
function listen(url: URL) {
  const states: MirrorState[] = [];
  const waiting: ((state: MirrorState) => void)[] = [];
  let text = '';
  const asked = get(new URL('events', url), (response) => {
    response.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        const [, data] = /^event: state\ndata: (.+)$/.exec(event) ?? [];
        if (data) states.push(JSON.parse(data) as MirrorState);
      }
      while (states.length > 0 && waiting.length > 0) waiting.shift()?.(states.shift() as MirrorState);
    });
  });
  // The server ends the stream when it closes.
  asked.on('error', () => undefined);
  const next = () =>
    new Promise<MirrorState>((resolve) => {
      const state = states.shift();
      if (state) resolve(state);
      else waiting.push(resolve);
    });
  return { next, stop: () => asked.destroy() };
}

describe('on this machine only', () => {
  test('the page, its script and its style are served from the loopback address', async () => {
    const { mirror, url } = await start();
    expect(mirror.addresses).toHaveLength(1);
    expect(url.hostname).toBe('127.0.0.1');
    const page = await ask(url, '/');
    expect(page.status).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    const links = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, link]) => link as string);
    expect(links).toEqual(['mirror.css', 'mirror.js']);
    for (const link of links) expect(await ask(url, `/${link}?transparent=1`)).toMatchObject({ status: 200 });
  });

  test('another address of this machine does not answer', async () => {
    const { url } = await start();
    const [address] = networkAddresses().filter((a) => !a.startsWith('['));
    if (!address) return;
    await expect(ask(new URL(`http://${address}:${url.port}/`), '/')).rejects.toThrow('ECONNREFUSED');
  });

  test('a policy forbids everything foreign, on refusals too', async () => {
    const { url } = await start();
    for (const path of ['/', '/nothing']) {
      const { headers } = await ask(url, path);
      const policy = headers['content-security-policy'] as string;
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe|\*|https?:/);
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    }
  });

  test.each([
    '/nothing',
    '/../package.json',
    '/%2e%2e/package.json',
    '/server.js',
    '//',
    '/events/',
    '/page/mirror.js',
  ])('there is nothing at %s', async (path) => {
    const { url } = await start();
    expect((await ask(url, path)).status).toBe(404);
  });

  test.each(['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is refused', async (method) => {
    const { url } = await start();
    expect(await ask(url, '/', { method })).toMatchObject({ status: 405, headers: { allow: 'GET' } });
  });

  test.each([
    ['localhost:1234', 200],
    ['LOCALHOST', 200],
    ['127.0.0.1', 200],
    ['[::1]:8137', 200],
    ['evil.example', 403],
    ['evil.example:8137', 403],
    ['127.0.0.1.evil.example', 403],
    ['localhost.evil.example:80', 403],
  ])('the name "%s" is answered with %i', async (host, status) => {
    const { url } = await start();
    expect((await ask(url, '/', { host })).status).toBe(status);
    if (status === 403) expect((await ask(url, '/events', { host })).status).toBe(403);
  });
});

test.each([undefined, '', ':8137', 'user@localhost', 'localhost.'])(
  'the name %o is not that of this machine',
  (host) => {
    expect(isOwnHost(host, false)).toBe(false);
    expect(isOwnHost(host, true)).toBe(false);
  },
);

describe('on the network', () => {
  test('every address carries a token of its own', async () => {
    const [a, b] = await Promise.all([start({ network: true }), start({ network: true })]);
    expect(a.url.pathname).toMatch(/^\/[\w-]{24}\/$/);
    expect(a.url.pathname).not.toBe(b.url.pathname);
    for (const address of a.mirror.addresses) expect(new URL(address).pathname).toBe(a.url.pathname);
  });

  test('with the token everything is answered, without it nothing', async () => {
    const { url } = await start({ network: true });
    for (const name of ['', 'mirror.js', 'mirror.css']) {
      expect((await ask(url, url.pathname + name)).status).toBe(200);
      expect((await ask(url, `/${name}`)).status).toBe(403);
    }
    const token = url.pathname.slice(1, -1);
    const wrong = [
      `/${token}`,
      `/${token.slice(1)}/`,
      `/${token}x/`,
      '/events',
      `/?${token}`,
      `//${token}/`,
      '/x/events',
    ];
    for (const path of wrong) expect(`${path} ${(await ask(url, path)).status}`).toBe(`${path} 403`);
    expect((await ask(url, `${url.pathname}nothing`)).status).toBe(404);
  });

  test('the names of this machine are answered, and no others', async () => {
    const { url } = await start({ network: true });
    for (const host of networkAddresses())
      expect((await ask(url, url.pathname, { host: `${host}:${url.port}` })).status).toBe(200);
    expect((await ask(url, url.pathname, { host: 'evil.example' })).status).toBe(403);
  });
});

describe('states', () => {
  test('are pushed to every page, and a page that comes later gets the last one', async () => {
    const { mirror, url } = await start();
    const first = listen(url);
    mirror.push({ ...STATE, phase: 'settling' });
    expect(await first.next()).toMatchObject({ phase: 'settling' });
    mirror.push(STATE);
    expect(await first.next()).toEqual(STATE);
    const second = listen(url);
    expect(await second.next()).toEqual(STATE);
    mirror.push({ ...STATE, board: null });
    expect(await Promise.all([first.next(), second.next()])).toEqual([
      { ...STATE, board: null },
      { ...STATE, board: null },
    ]);
    first.stop();
    second.stop();
  });

  test('that are equal are sent once', async () => {
    const { mirror, url } = await start();
    const page = listen(url);
    mirror.push(STATE);
    expect(await page.next()).toEqual(STATE);
    mirror.push({ ...STATE });
    mirror.push({ ...STATE, phase: 'finished' });
    expect(await page.next()).toMatchObject({ phase: 'finished' });
    page.stop();
  });

  test('stop when the mirror closes, open pages or not', async () => {
    const { mirror, url } = await start();
    const page = listen(url);
    mirror.push(STATE);
    await page.next();
    await mirror.close();
    await expect(ask(url, '/')).rejects.toThrow('ECONNREFUSED');
  });
});

test('a port that is taken is a failure in one sentence; without a choice another port is found', async () => {
  const blocker = createServer();
  await new Promise<void>((resolve) => blocker.listen(0, '127.0.0.1', resolve));
  const { port } = blocker.address() as { port: number };
  const taken = await startMirror({ port });
  expect(taken).toMatchObject({ ok: false, code: 'port-taken' });
  expect(taken.ok ? '' : taken.reason).toMatch(/^[^\n]+--port\.$/);
  blocker.close();
  const [a, b] = [await startMirror(), await startMirror()];
  if (!a.ok || !b.ok) throw new Error('no port was found');
  open.push(a.value, b.value);
  expect(a.value.addresses[0]).not.toBe(b.value.addresses[0]);
});
