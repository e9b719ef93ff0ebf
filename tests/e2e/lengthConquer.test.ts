import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endProgram, needProgram } from './processes.ts';

/** The page of Length Conquer, served by the command line, in a real browser. */

const CLI = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));

const server = spawn(process.execPath, [CLI, 'length-conquer', '--browser', '--port', '0'], { detached: true });
let browser: Browser;
let address: string;

beforeAll(async () => {
  address = await new Promise((resolve) => {
    let out = '';
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
      const [found] = /http:\S+/.exec(out) ?? [];
      if (found) resolve(found);
    });
  });
  // The sandbox of Chromium refuses to run as root, as tests in a container do.
  browser = await chromium.launch({ executablePath: needProgram('chromium'), args: ['--no-sandbox'] });
});

afterAll(async () => {
  await browser?.close();
  await endProgram(server);
});

interface Visit {
  readonly page: Page;
  readonly complaints: readonly string[];
}

/** Opens the page and keeps what the browser complains about. */
async function visit(query = ''): Promise<Visit> {
  const page = await browser.newPage({ viewport: { width: 900, height: 900 } });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // Browsers ask for an icon; there is none.
    if (message.type() === 'error' && !message.location().url.endsWith('/favicon.ico')) complaints.push(message.text());
  });
  await page.goto(query === '' ? address : new URL(`/?${query}`, address).href);
  return { page, complaints };
}

/** Waits for the player's turn or the end, and gives the sentence. */
async function settled(page: Page): Promise<string> {
  const status = page.getByRole('status');
  await expect.poll(() => status.textContent(), { timeout: 10_000 }).toMatch(/Your turn|draw\.|game\.$/);
  return (await status.textContent()) as string;
}

/** Plays by the keyboard alone, always the same key, to the end. */
async function playOut(page: Page, key: string): Promise<string> {
  for (let k = 0; k < 50; k++) {
    const sentence = await settled(page);
    if (!sentence.includes('Your turn')) return sentence;
    await page.keyboard.press((await page.locator('#steps button:enabled').count()) >= Number(key) ? key : '1');
  }
  throw new Error('the game does not end');
}

describe('the page of Length Conquer', () => {
  test('is played by the keyboard to its end and then shows the zones of the document', async () => {
    const { page, complaints } = await visit();
    expect(await settled(page)).toBe('Your turn: 40 of 40 are left.');
    expect(await page.getByRole('button', { name: 'Step 3 to 3' }).isEnabled()).toBe(true);
    expect(await page.locator('#board.solved').count()).toBe(0);
    const end = await playOut(page, '1');
    expect(end).toMatch(/the computer wins\. With perfect play this game is a draw\.$/);
    const squares = await page.locator('#board.solved li').allTextContents();
    expect(squares).toHaveLength(40);
    expect(squares[1]).toMatch(/^2, no step leads here$/);
    expect(squares[2]).toBe('3U, UNSAFE, your step');
    expect(squares[38]).toMatch(/^39S, SAFE, the computer's step$/);
    expect(squares[39]).toBe('40D, DRAW');
    expect(await page.locator('#steps button:enabled').count()).toBe(0);
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('is played by the mouse; the computer begins where it is asked to', async () => {
    const { page } = await visit('length=30&units=5,3,4&first=computer');
    // 3, 4, 5 on 30 is won by who begins: SAFE are 4 and 5.
    expect(await settled(page)).toMatch(/^The computer stepped to [45]\. Your turn/);
    await page.getByRole('button', { name: /^Step 3 / }).click();
    expect(await settled(page)).toContain('The computer stepped to');
    expect(await playOut(page, '3')).toMatch(/the computer wins\. .* who begins wins this game\.$/);
    await page.close();
  });

  test('keeps the focus on the steps while the computer makes its own', async () => {
    const { page } = await visit();
    await page.getByRole('button', { name: 'Step 3 to 3' }).focus();
    for (let k = 0; k < 3; k++) {
      await page.keyboard.press('Enter');
      await expect.poll(() => page.locator('#board li.computer').count()).toBe(k + 1);
      expect(await page.locator('#steps button:focus').count()).toBe(1);
    }
    await page.close();
  });

  test('refuses what breaks the bounds with a sentence, and keeps the game', async () => {
    const { page } = await visit();
    await page.getByRole('spinbutton', { name: 'Length' }).fill('12');
    await page.getByRole('button', { name: 'New game' }).click();
    expect(await page.getByRole('alert').textContent()).toContain('give 20 or more for 5');
    await page.getByLabel('First unit').fill('5');
    await page.getByRole('spinbutton', { name: 'Length' }).fill('30');
    await page.keyboard.press('Enter');
    expect(await page.getByRole('alert').textContent()).toBe('The three units must differ.');
    expect(await page.locator('#board li').count()).toBe(40);
    await page.getByLabel('First unit').fill('2');
    await page.keyboard.press('Enter');
    expect(await page.locator('#problem').textContent()).toBe('');
    expect(await page.locator('#board li').count()).toBe(30);
    // The next step can be made at once, without looking for the buttons.
    expect(await page.locator('#steps button:focus').count()).toBe(1);
    await page.close();
  });

  test('loads nothing from elsewhere', async () => {
    const page = await browser.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(address);
    await settled(page);
    expect(asked.length).toBeGreaterThanOrEqual(3);
    for (const url of asked) expect(new URL(url).host).toBe(new URL(address).host);
    await page.close();
  });
});
