import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { expectSentences, makeFolder, runCli } from './runCli.ts';

const CLI = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const folder = makeFolder();
// Nothing is kept among the user's own data.
process.env.XDG_DATA_HOME = folder;

describe.concurrent('automine play', () => {
  test('explains and gives examples', async () => {
    const { code, out } = await runCli(['play', '--help']);
    expect(code).toBe(0);
    for (const text of ['automine play --browser', '--level', 'college-hard', 'triangle']) expect(out).toContain(text);
  });

  test.each([
    ['--level', 'hard'],
    ['--shape', 'round'],
    ['--first', 'lucky'],
    ['--seed', '-1'],
    ['--port', '70000'],
  ])('%s %s is wrong usage', async (option, value) => {
    const { code, err } = await runCli(['play', '--browser', `${option}=${value}`]);
    expect(code).toBe(2);
    expectSentences(err, 1);
  });

  test('serves the game to a browser of this computer until it is told to end', async () => {
    const child = spawn(process.execPath, [CLI, 'play', '--browser', '--port', '0', '--seed', '7', '--shape', 'hex']);
    const address = await new Promise<string>((resolve) => {
      let text = '';
      child.stdout.setEncoding('utf8').on('data', (part: string) => {
        text += part;
        const [found] = /http:\S+/.exec(text) ?? [];
        if (found) resolve(found);
      });
    });
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/[\w-]{24}\/\?shape=hex&seed=7$/);
    const page = await fetch(address);
    expect(await page.text()).toContain('Automine practice board');
    const { origin, pathname } = new URL(address);
    const scores = await fetch(`${origin}${pathname}api/scores`, { method: 'POST', headers: { origin }, body: '{}' });
    expect(await scores.json()).toMatchObject({ tables: {}, problem: null, backups: [] });
    if (process.platform === 'linux') expect(existsSync(join(folder, 'automine', 'scores.key'))).toBe(true);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  test('a port that is taken is said', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const { code, err } = await runCli(['play', '--browser', '--port', String(port)]);
    server.close();
    expect(code).toBe(3);
    expectSentences(err, 1);
    expect(err).toContain(`Port ${port} cannot be used`);
  });
});
