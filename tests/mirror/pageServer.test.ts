import { request } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { networkAddresses } from '../../src/mirror/admission.ts';
import type { ServedPage } from '../../src/mirror/pageServer.ts';
import { servePage } from '../../src/mirror/pageServer.ts';

const PAGE = { folder: 'lengthConquer/page', name: 'lengthConquer' };
const open: ServedPage[] = [];
afterEach(async () => {
  for (const page of open.splice(0)) await page.close();
});

async function start(port = 0): Promise<URL> {
  const served = await servePage(PAGE, { port, usual: 8167 });
  if (!served.ok) throw new Error(served.reason);
  open.push(served.value);
  return new URL(served.value.address);
}

function ask(url: URL, path: string, { method = 'GET', host = url.host } = {}) {
  return new Promise<{ status: number; policy: string; type: string; body: string }>((resolve, reject) => {
    const asked = request({ host: url.hostname, port: url.port, path, method, headers: { host } }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => {
        body += text;
      });
      const { 'content-security-policy': policy = '', 'content-type': type = '' } = response.headers;
      response.on('end', () => resolve({ status: response.statusCode ?? 0, policy: String(policy), type, body }));
    });
    asked.on('error', reject).end();
  });
}

describe('a served page', () => {
  test('has its script and its style, under a policy that forbids everything foreign', async () => {
    const url = await start();
    const page = await ask(url, '/?length=30');
    expect(page).toMatchObject({ status: 200, type: 'text/html; charset=utf-8' });
    const links = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, link]) => link as string);
    expect(links).toEqual(['lengthConquer.css', 'lengthConquer.js']);
    for (const link of links) expect(await ask(url, `/${link}`)).toMatchObject({ status: 200 });
    expect(page.policy).toContain("default-src 'none'");
    expect(page.policy).not.toMatch(/unsafe|\*|https?:/);
  });

  test.each(['/nothing', '/../package.json', '/%2e%2e/package.json', '/lengthConquer.ts', '/mirror.js', '/events'])(
    '%s is not there, and nothing else is read',
    async (path) => {
      expect(await ask(await start(), path)).toMatchObject({ status: 404 });
    },
  );

  test('answers GET on a name of this machine only', async () => {
    const url = await start();
    expect(await ask(url, '/', { method: 'POST' })).toMatchObject({ status: 405 });
    expect(await ask(url, '/', { host: 'elsewhere.example' })).toMatchObject({ status: 403 });
    const [address] = networkAddresses().filter((a) => !a.startsWith('['));
    if (!address) return;
    await expect(ask(new URL(`http://${address}:${url.port}/`), '/')).rejects.toThrow('ECONNREFUSED');
  });

  test('a port that is taken is said', async () => {
    const url = await start();
    const taken = await servePage(PAGE, { port: Number(url.port), usual: 8167 });
    expect(taken).toMatchObject({ ok: false, code: 'port-taken' });
  });
});
