import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import type { Board, CellSymbol } from '../../src/model/board.ts';
import { CELL_SYMBOLS, isClosed } from '../../src/model/board.ts';
import type { GridSize } from '../../src/model/topology.ts';
import { cellWords } from '../../src/model/topology.ts';
import { symbolWords } from '../../src/practice/page/accessibleGrid.ts';
import { analyse } from '../../src/solver/analyse.ts';
import { findTestElectron } from './assistant.ts';
import type { Desktop } from './desktop.ts';
import { startDesktop } from './desktop.ts';
import { needProgram } from './processes.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Where the practice page runs: a real browser, and the window of the assistant. */
export const HOSTS = ['browser', 'Electron'] as const;
export type Host = (typeof HOSTS)[number];

export interface PracticeHost {
  /** Opens the page anew, with nothing kept from before but the top ten. */
  readonly open: (query?: string, scheme?: 'light' | 'dark') => Promise<Page>;
  /** The exit code of the program, once it has ended. */
  readonly exitCode: Promise<number | null>;
  readonly stop: () => Promise<void>;
}

/** @param prepare gets the folder of the top ten before the page's program starts. */
export async function startHost(host: Host, prepare?: (data: string) => void): Promise<PracticeHost> {
  const desktop = await startDesktop({ compositor: false });
  const data = join(desktop.home, 'data', 'automine');
  mkdirSync(data, { recursive: true });
  prepare?.(data);
  const env = { ...desktop.env, XDG_DATA_HOME: join(desktop.home, 'data') };
  const { browser, address, program, end } = await (host === 'browser'
    ? startBrowser(env)
    : startElectron(desktop, env));
  let page: Page | null = null;
  return {
    exitCode: once(program, 'exit').then(([code]) => code),
    async open(query = '', scheme = 'light') {
      if (host === 'browser') await page?.close();
      const context = browser.contexts()[0] ?? (await browser.newContext());
      page = host === 'browser' ? await context.newPage() : (context.pages()[0] as Page);
      await page.setViewportSize({ width: 1240, height: 800 });
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.goto(address);
      await page.evaluate(() => localStorage.clear());
      await page.goto(`${address}?${query}`);
      await page.locator('[role=gridcell]').first().waitFor();
      // A top ten that was altered opens its panel, and no other, when it is told of.
      await page.locator('#keeper:not(:empty)').waitFor({ state: 'attached' });
      return page;
    },
    async stop() {
      await browser.close();
      await end();
      await desktop.stop();
    },
  };
}

async function startBrowser(env: NodeJS.ProcessEnv) {
  const server = spawn(process.execPath, [`${ROOT}dist/cli.js`, 'play', '--browser', '--port', '0'], { env });
  const address = await findWord(server.stdout, /http:\S+/);
  const browser = await chromium.launch({
    executablePath: needProgram('chromium'),
    args: ['--no-sandbox'],
    env: onlyTexts(env),
  });
  return {
    browser,
    address,
    program: server,
    async end() {
      server.kill('SIGTERM');
    },
  };
}

async function startElectron(desktop: Desktop, env: NodeJS.ProcessEnv) {
  const main = `${ROOT}dist/practice/main.cjs`;
  const words = ['--no-sandbox', '--remote-debugging-port=0', main];
  const program = spawn(join(findTestElectron(), 'electron'), words, { env, detached: true });
  const socket = await findWord(program.stderr, /ws:\/\/127\.0\.0\.1:\d+\/\S+/);
  const browser: Browser = await chromium.connectOverCDP(socket);
  return { browser, address: 'automine://app/practice.html', program, end: () => desktop.end(program) };
}

function onlyTexts(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/** The first text of this form that a program prints. */
export function findWord(stream: NodeJS.ReadableStream, form: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    stream.on('data', (part: Buffer) => {
      text += part.toString();
      const [word] = form.exec(text) ?? [];
      if (word) resolve(word);
    });
    stream.on('end', () => reject(new Error(`It ended without ${form}: ${text}`)));
  });
}

const SYMBOLS = new Map(CELL_SYMBOLS.map((symbol) => [symbolWords(symbol), symbol]));

/** The board as a screen reader hears it, every cell by its label. */
export async function heardBoard(page: Page, size: GridSize & { readonly mines: number }): Promise<Board> {
  const labels = await page
    .locator('#board [role=gridcell]')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));
  const cells = labels.map((label, cell): CellSymbol => {
    const where = `${cellWords(cell, size.cols)}, `;
    if (!label.startsWith(where)) throw new Error(`The label of cell ${cell} is "${label}".`);
    const words = label.slice(where.length);
    for (const [name, symbol] of SYMBOLS)
      if (words === name || words.startsWith(`${name}, `)) if (isWhole(words, name)) return symbol;
    throw new Error(`Nobody knows what "${label}" shows.`);
  });
  return { ...size, cells };
}

/** "open, no mine around" also begins with a name that is part of another: only remarks may follow. */
function isWhole(words: string, name: string): boolean {
  return words === name || /^, (certainly|risk)/.test(words.slice(name.length));
}

/** Where a cell lies in the window, CSS px. */
export async function placeOf(page: Page, cell: number): Promise<{ x: number; y: number }> {
  const box = await page.locator('#board [role=gridcell]').nth(cell).boundingBox();
  if (!box) throw new Error(`Cell ${cell} is not shown.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export async function click(page: Page, cell: number, button: 'left' | 'middle' | 'right' = 'left'): Promise<void> {
  const { x, y } = await placeOf(page, cell);
  await page.mouse.click(x, y, { button });
}

/** Plays what lies on the table to its end, by what is heard of it and our solver. */
export async function playOut(page: Page, size: GridSize & { readonly mines: number }): Promise<'won' | 'lost'> {
  for (;;) {
    const status = await page.locator('#outcome').getAttribute('data-status');
    if (status === 'won' || status === 'lost') return status;
    const board = await heardBoard(page, size);
    const { safe, best } = analyse(board);
    const moves = board.cells.every(isClosed) ? [Math.floor(board.cells.length / 2)] : safe;
    for (const cell of moves.length > 0 ? moves : [best?.cell ?? 0]) await click(page, cell);
  }
}
