import { request as httpRequest } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { success } from '../../src/model/errors.ts';
import type { PracticeServer } from '../../src/practice/server.ts';
import { startPracticeServer } from '../../src/practice/server.ts';

let running: PracticeServer | null = null;
const asked: string[] = [];

async function start(): Promise<URL> {
  asked.length = 0;
  const started = await startPracticeServer({
    port: 0,
    api(name, body) {
      asked.push(`${name} ${body}`);
      return success({ name });
    },
  });
  if (!started.ok) throw new Error(started.reason);
  running = started.value;
  return new URL(running.address);
}

afterEach(async () => {
  await running?.close();
  running = null;
});

interface Asked {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

function send({ port }: URL, { method = 'GET', path, headers = {}, body = '' }: Asked) {
  return new Promise<{ status: number; type: string; policy: string; text: string }>((resolve, reject) => {
    const sent = httpRequest({ port, host: '127.0.0.1', method, path, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          type: String(response.headers['content-type']),
          policy: String(response.headers['content-security-policy']),
          text,
        }),
      );
    });
    sent.on('error', reject).end(body);
  });
}

describe('the practice server', () => {
  test.each([
    ['', 'text/html'],
    ['practice.js', 'text/javascript'],
    ['worker.js', 'text/javascript'],
    ['practice.css', 'text/css'],
    ['?level=expert', 'text/html'],
  ])('serves its page: /%s', async (name, type) => {
    const at = await start();
    const { status, type: got, policy, text } = await send(at, { path: `${at.pathname}${name}` });
    expect([status, got.split(';')[0]]).toEqual([200, type]);
    expect(policy).toContain("default-src 'none'");
    expect(text.length).toBeGreaterThan(500);
  });

  test('answers requests of its own page', async () => {
    const at = await start();
    const answer = await send(at, {
      method: 'POST',
      path: `${at.pathname}api/scores`,
      headers: { origin: at.origin },
      body: '{"a":1}',
    });
    expect(answer).toMatchObject({ status: 200, text: '{"name":"scores"}' });
    expect(asked).toEqual(['scores {"a":1}']);
  });

  test.each<[string, number, (at: URL) => Asked]>([
    ['without the token', 403, () => ({ path: '/' })],
    ['with another token', 403, () => ({ path: '/AAAAAAAAAAAAAAAAAAAAAAAA/' })],
    ['by another name', 403, ({ pathname }) => ({ path: pathname, headers: { host: 'evil.example' } })],
    ['for a file that is not of the page', 404, ({ pathname }) => ({ path: `${pathname}scores.key` })],
    ['for a file outside', 404, ({ pathname }) => ({ path: `${pathname}../../package.json` })],
    ['that changes a file', 405, ({ pathname }) => ({ method: 'POST', path: pathname })],
    ['that reads by address', 405, ({ pathname }) => ({ path: `${pathname}api/scores` })],
    [
      'from another page',
      403,
      ({ pathname }) => ({ method: 'POST', path: `${pathname}api/reset`, headers: { origin: 'http://evil.example' } }),
    ],
    ['from no page', 403, ({ pathname }) => ({ method: 'POST', path: `${pathname}api/reset` })],
    [
      'that is too long',
      413,
      ({ pathname, origin }) => ({
        method: 'POST',
        path: `${pathname}api/games`,
        headers: { origin },
        body: 'x'.repeat(4_000_001),
      }),
    ],
  ])('refuses a request %s', async (_, status, make) => {
    const at = await start();
    const answer = await send(at, make(at));
    expect(answer.status).toBe(status);
    expect(answer.text).toMatch(/^[A-Z][^.]*\.\n$/);
    expect(asked).toEqual([]);
  });

  test('two servers have two tokens', async () => {
    const first = await start();
    await running?.close();
    const second = await start();
    expect(first.pathname).not.toBe(second.pathname);
    expect(first.pathname).toMatch(/^\/[\w-]{24}\/$/);
  });
});
