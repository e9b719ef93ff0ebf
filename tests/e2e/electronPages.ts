import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import type { Desktop } from './desktop.ts';
import { waitFor } from './desktop.ts';
import { familyOf } from './processes.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Electron with its pages in reach of the test. */
export interface ElectronPages {
  /** The page of this name, once it is there. */
  readonly page: (name: string) => Promise<Page>;
  readonly processes: () => number[];
  readonly exitCode: () => number | null;
  readonly stop: () => Promise<void>;
}

/** Starts Electron on a test desktop. @param entry the program, from the root of the repository. @param words options of Chromium. */
export async function startPages(
  desktop: Desktop,
  electron: string,
  entry: string,
  words: readonly string[],
): Promise<ElectronPages> {
  const port = await freePort();
  const options = [`--remote-debugging-port=${port}`, '--no-sandbox', ...words];
  const child: ChildProcess = desktop.run(join(electron, 'electron'), [...options, join(ROOT, entry)]);
  const { value: browser } = await waitFor(
    'Electron',
    () => chromium.connectOverCDP(`http://127.0.0.1:${port}`).catch(() => null),
    { within: 30_000, every: 200 },
  );
  const pages = () => browser.contexts().flatMap((context) => context.pages());
  return {
    page: async (name) =>
      (
        await waitFor(
          `the page ${name}`,
          async () => pages().find((page) => page.url() === `automine://app/${name}.html`),
          { within: 20_000 },
        )
      ).value,
    processes: () => (child.pid ? familyOf(child.pid) : []),
    exitCode: () => child.exitCode,
    async stop() {
      await browser.close().catch(() => undefined);
      await desktop.end(child);
    },
  };
}

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
