import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playRules } from '../../src/game/automatic.ts';
import type { Game, GameSpec } from '../../src/game/game.ts';
import { boardOf, chord, flagsMatch, isOver, markCell, newGame, openCell } from '../../src/game/game.ts';
import { LEVELS } from '../../src/game/levels.ts';
import { needsNoGuess } from '../../src/game/noGuess.ts';
import { isClosed, numberOf } from '../../src/model/board.ts';
import { makeBoardText } from '../../src/model/notation.ts';
import { makeTopology, SHAPES } from '../../src/model/topology.ts';
import { analyse } from '../../src/solver/analyse.ts';
import { loadStatistics } from '../../src/statistics/statisticsFile.ts';
import type { PracticeHost } from './practicePage.ts';
import { click, HOSTS, heardBoard, placeOf, playOut, startHost } from './practicePage.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const { rows, cols, mines } = LEVELS.beginner;
const SPEC: GameSpec = { shape: 'square', rows, cols, mines, firstClick: 'zero', seed: 5 };
const QUERY = 'level=beginner&shape=square&first=zero&seed=5';
const MIDDLE = 40;
/** The colours of a veiled board: the veil, the lines between its cells, and where they meet. */
const MOST_VEILED = 8;
/** The colour of flashing cells in the light theme. */
const FLASH = '255,224,138,255';
const FORGED = JSON.stringify({
  tables: { 'square 9x9/10': [{ name: 'Eve', ms: 1, date: '2026-01-31T12:00:00.000Z' }] },
  seal: '00'.repeat(32),
});
const begun = openCell(newGame(SPEC), MIDDLE);

describe.each(HOSTS)('the practice game in %s', (kind) => {
  let host: PracticeHost;
  let data = '';
  beforeAll(async () => {
    host = await startHost(kind, (folder) => {
      data = folder;
      writeFileSync(join(data, 'scores-file.json'), FORGED);
    });
  });
  afterAll(() => host?.stop());

  const outcome = (page: Page) => page.locator('#outcome').textContent();
  const left = (page: Page) => page.locator('#left').textContent();

  /** What the statistics hold of a player on the board of these tests. */
  const counted = (strategy: string) =>
    loadStatistics(join(data, 'statistics.json')).value.find(
      (group) => group.strategy === strategy && group.level === '9x9/10' && group.boards === 'zero',
    );

  const violations = (page: Page) =>
    page.evaluate(async () => {
      const { axe } = window as unknown as {
        axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
      };
      return (await axe.run()).violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    });

  /** What lies over the cells: hints and the ring of the keyboard. */
  const overlay = (page: Page) =>
    page.evaluate(() => (document.querySelectorAll('#board canvas')[1] as HTMLCanvasElement).toDataURL());

  async function expectGame(page: Page, game: Game): Promise<void> {
    expect(makeBoardText(await heardBoard(page, game.spec))).toBe(makeBoardText(boardOf(game)));
  }

  async function openPanel(page: Page, name: string): Promise<void> {
    const panel = page.locator('details', { has: page.locator('summary', { hasText: name }) });
    if ((await panel.getAttribute('open')) === null) await panel.locator('summary').click();
  }

  test('a top ten that somebody else wrote is not shown, and this is said', async () => {
    const page = await host.open(QUERY);
    await expect
      .poll(() => page.locator('#topTenProblem').textContent())
      .toMatch(/^The top ten was altered by something else; it is kept as .*\.$/);
    expect(await page.locator('#topTen tr').count()).toBe(0);
  });

  test.each(SHAPES)('%s: what is clicked opens, and every label says what the rules say', async (shape) => {
    const spec: GameSpec = { ...SPEC, shape, seed: 11 };
    const page = await host.open(`level=beginner&shape=${shape}&first=zero&seed=11`);
    let game = newGame(spec);
    await expectGame(page, game);
    for (const cell of [MIDDLE, 0, 8, 72, 80]) {
      await click(page, cell);
      game = openCell(game, cell);
      await expectGame(page, game);
    }
  });

  test('a press that is let go elsewhere opens nothing', async () => {
    const page = await host.open(QUERY);
    const from = await placeOf(page, MIDDLE);
    const to = await placeOf(page, MIDDLE + 2);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y);
    await page.mouse.up();
    await expectGame(page, newGame(SPEC));
  });

  test('the right button goes from flag to question mark to none, and the counter follows', async () => {
    const page = await host.open(QUERY);
    const seen: [string, string | null][] = [];
    for (let i = 0; i < 3; i++) {
      await click(page, 3, 'right');
      seen.push([(await heardBoard(page, SPEC)).cells[3] as string, await left(page)]);
    }
    expect(seen).toEqual([
      ['F', '9'],
      ['?', '10'],
      ['#', '10'],
    ]);
  });

  test('in flag mode a tap flags and does not open', async () => {
    const page = await host.open(QUERY);
    await page.locator('#flagMode').click();
    await click(page, 3);
    await expectGame(page, markCell(newGame(SPEC), 3, 'flag'));
    await click(page, 3);
    await expectGame(page, newGame(SPEC));
  });

  /** An open number with closed cells around it that are not all mines, with its mines flagged. */
  function chordPosition(): { readonly cell: number; readonly flags: readonly number[]; readonly flagged: Game } {
    const { neighbours } = makeTopology('square', rows, cols);
    for (const [cell, symbol] of boardOf(begun).cells.entries()) {
      const around = [...(neighbours[cell] as Int32Array)].filter((n) => !begun.open[n]);
      const flags = around.filter((n) => begun.mined?.[n]);
      if (numberOf(symbol) <= 0 || flags.length === around.length) continue;
      return { cell, flags, flagged: flags.reduce((game, flag) => markCell(game, flag, 'flag'), begun) };
    }
    throw new Error('This board has no place for a chord.');
  }

  const CHORDS: Readonly<Record<string, (page: Page, cell: number) => Promise<void>>> = {
    'the middle button': (page, cell) => click(page, cell, 'middle'),
    'both buttons': async (page, cell) => {
      const { x, y } = await placeOf(page, cell);
      await page.mouse.move(x, y);
      await page.mouse.down({ button: 'left' });
      await page.mouse.down({ button: 'right' });
      await page.mouse.up({ button: 'left' });
      await page.mouse.up({ button: 'right' });
    },
    'a double click': async (page, cell) => {
      const { x, y } = await placeOf(page, cell);
      await page.mouse.dblclick(x, y);
    },
    'the key C': async (page, cell) => {
      await click(page, cell);
      await page.keyboard.press('c');
    },
  };

  test.each(Object.entries(CHORDS))('%s opens around a number that has its flags', async (_, act) => {
    const { cell, flags, flagged } = chordPosition();
    const page = await host.open(QUERY);
    await click(page, MIDDLE);
    for (const flag of flags) await click(page, flag, 'right');
    await act(page, cell);
    await expectGame(page, chord(flagged, cell));
  });

  test('a chord without its flags opens nothing: the cells around flash', async () => {
    const { cell } = chordPosition();
    expect(flagsMatch(begun, cell)).toBe(false);
    const page = await host.open(QUERY);
    await click(page, MIDDLE);
    const around = [...(makeTopology('square', rows, cols).neighbours[cell] as Int32Array)];
    const covered = around.find((n) => !begun.open[n]) as number;
    // Notes every colour that one of the cells around has in the middle while the chord is tried.
    await page.evaluate(
      (place) => {
        const seen = new Set<string>();
        Object.assign(window, { seen });
        const canvas = document.querySelector('#board canvas') as HTMLCanvasElement;
        const box = canvas.getBoundingClientRect();
        const scale = canvas.width / box.width;
        const look = () => {
          const at = [(place.x - box.left) * scale, (place.y - box.top) * scale] as const;
          seen.add([...(canvas.getContext('2d') as CanvasRenderingContext2D).getImageData(...at, 1, 1).data].join());
          requestAnimationFrame(look);
        };
        look();
      },
      await placeOf(page, covered),
    );
    await click(page, cell, 'middle');
    const colours = () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
    await expect.poll(colours).toContain(FLASH);
    await expectGame(page, begun);
  });

  test.each(SHAPES)('%s: a whole game is won with keys alone', async (shape) => {
    const page = await host.open(`level=beginner&shape=${shape}&first=zero&seed=7`);
    let game = newGame({ ...SPEC, shape, seed: 7 });
    await page.locator('#board [role=gridcell][tabindex="0"]').focus();
    let at = 0;
    const goTo = async (cell: number) => {
      await page.keyboard.press('Control+Home');
      const steps = [...Array(Math.floor(cell / cols)).fill('ArrowDown'), ...Array(cell % cols).fill('ArrowRight')];
      for (const key of steps) await page.keyboard.press(key);
      at = cell;
    };
    await goTo(MIDDLE);
    await page.keyboard.press('Space');
    game = openCell(game, MIDDLE);
    await expectGame(page, game);
    const mine = game.mined?.indexOf(1) as number;
    await goTo(mine);
    await page.keyboard.press('f');
    expect(await page.locator('#spoken').textContent()).toMatch(/, flag$/);
    while (!isOver(game)) {
      await goTo(game.open.findIndex((open, cell) => !open && !game.mined?.[cell]));
      await page.keyboard.press('Enter');
      game = openCell(game, at);
    }
    await expectGame(page, game);
    expect(await outcome(page)).toMatch(/^Won in [\d.]+ seconds; not for the top ten, because the seed was chosen\.$/);
    expect(await left(page)).toBe('0');
    // The same board again is untouched, and N begins another one.
    await page.keyboard.press('r');
    await expectGame(page, newGame(game.spec));
    await page.keyboard.press('n');
    expect(await page.locator('#boardName').textContent()).not.toMatch(/seed 7(?!\d)/);
  });

  test('P halts the clock and veils the board; a click, or P again, goes on', async () => {
    const page = await host.open(QUERY);
    const time = async () => Number(await page.locator('#time').textContent());
    const shown = () =>
      page
        .locator('#board canvas')
        .first()
        .evaluate((c) => (c as HTMLCanvasElement).toDataURL());
    await page.keyboard.press('p');
    expect(await outcome(page)).toBe('');
    await click(page, MIDDLE);
    await openPanel(page, 'Help');
    await page.locator('#analysis').selectOption('risk');
    await expect.poll(time, { timeout: 5000 }).toBeGreaterThan(0);
    const colours = () =>
      page
        .locator('#analysisBoard canvas')
        .first()
        .evaluate((canvas) => {
          const { width, height } = canvas as HTMLCanvasElement;
          const context = (canvas as HTMLCanvasElement).getContext('2d') as CanvasRenderingContext2D;
          const { data } = context.getImageData(0, 0, width, height);
          return new Set(Array.from({ length: width * height }, (_, i) => data.slice(4 * i, 4 * i + 3).join())).size;
        });
    await expect.poll(colours).toBeGreaterThan(MOST_VEILED);
    const seen = await shown();
    await page.keyboard.press('p');
    const halted = await time();
    expect(await outcome(page)).toBe('Paused.');
    // Neither seen, nor heard, nor to be played on, and nothing is said of it beside it.
    const veiled = await shown();
    expect(veiled === seen).toBe(false);
    const labels = () =>
      page
        .locator('#board [role=gridcell]')
        .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')));
    expect((await labels()).every((label) => label?.endsWith(', not shown'))).toBe(true);
    expect(await page.locator('#board .cells').evaluate((grid) => (grid as HTMLElement).inert)).toBe(true);
    expect(await colours()).toBeLessThanOrEqual(MOST_VEILED);
    await page.waitForTimeout(1500);
    expect(await time()).toBe(halted);
    await page.locator('#resume').click();
    await expectGame(page, begun);
    expect(await shown()).toBe(seen);
    await expect.poll(time, { timeout: 5000 }).toBeGreaterThan(halted);
    await page.keyboard.press('p');
    await page.keyboard.press('p');
    await expectGame(page, begun);
    // A new game is never paused.
    await page.keyboard.press('p');
    await page.keyboard.press('n');
    expect(await page.locator('#resume').isVisible()).toBe(false);
    expect(await outcome(page)).toBe('');
  });

  test('the time that the program keeps stands still too', async () => {
    const page = await host.open(QUERY);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname.split('/').at(-1) as string));
    await click(page, MIDDLE);
    await page.keyboard.press('p');
    await page.keyboard.press('p');
    await expect
      .poll(() => asked.filter((name) => ['begin', 'pause', 'resume'].includes(name)))
      .toEqual(['begin', 'pause', 'resume']);
  });

  test('cells left to open are counted, and too many flags are red', async () => {
    const page = await host.open(QUERY);
    const toOpen = () => page.locator('#toOpen').textContent();
    const colour = () => page.locator('#left').evaluate((left) => getComputedStyle(left).color);
    expect(await toOpen()).toBe(String(rows * cols - mines));
    await click(page, MIDDLE);
    const opened = begun.open.reduce((sum, open) => sum + open, 0);
    expect(await toOpen()).toBe(String(rows * cols - mines - opened));
    const usual = await colour();
    const closed = [...begun.open.keys()].filter((cell) => !begun.open[cell]);
    expect(closed.length).toBeGreaterThan(mines);
    for (const cell of closed.slice(0, mines)) await click(page, cell, 'right');
    expect([await left(page), await colour()]).toEqual(['0', usual]);
    await click(page, closed[mines] as number, 'right');
    expect([await left(page), await colour()]).toEqual(['-1', 'rgb(255, 123, 107)']);
    await click(page, closed[mines] as number, 'right');
    expect([await left(page), await colour()]).toEqual(['0', usual]);
  });

  test('the rules are explained with drawn examples of all shapes', async () => {
    const page = await host.open(QUERY);
    await page.keyboard.press('?');
    const dialog = page.locator('#rulesDialog');
    expect(await dialog.isVisible()).toBe(true);
    const captions = await dialog.locator('figcaption').allTextContents();
    expect(captions).toEqual([
      '2 of its 8 neighbours are mines',
      '3 of its 6 neighbours are mines',
      '3 of its 12 neighbours are mines',
      'Squares',
      'Hexagons',
      'Triangles',
    ]);
    const drawn = () =>
      dialog.locator('canvas').evaluateAll((canvases) =>
        canvases.map((canvas) => {
          const { width, height } = canvas as HTMLCanvasElement;
          const context = (canvas as HTMLCanvasElement).getContext('2d') as CanvasRenderingContext2D;
          return context.getImageData(0, 0, width, height).data.some((value) => value > 0);
        }),
      );
    // Cells of six boards, and hints over those of the last three.
    await expect.poll(drawn).toEqual([true, false, true, false, true, false, true, true, true, true, true, true]);
    await page.evaluate(AXE);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await dialog.isVisible()).toBe(false);
  });

  test('after a loss the mine that was hit and wrong flags are told, and nothing moves any more', async () => {
    const page = await host.open(QUERY);
    await click(page, MIDDLE);
    const wrong = begun.open.findIndex((open, cell) => !open && !begun.mined?.[cell]);
    const mine = begun.mined?.indexOf(1) as number;
    await click(page, wrong, 'right');
    await click(page, mine);
    const lost = openCell(markCell(begun, wrong, 'flag'), mine);
    expect(boardOf(lost).cells[wrong]).toBe('x');
    await expectGame(page, lost);
    expect(await outcome(page)).toMatch(/^Lost: there was a mine at row \d, column \d\.$/);
    await click(page, 80);
    await expectGame(page, lost);
  });

  test('hints are right, are heard too, and are those of the position that is shown', async () => {
    const page = await host.open(QUERY);
    await click(page, MIDDLE);
    // The ring of the keyboard is no hint.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    const bare = await overlay(page);
    await page.keyboard.press('h');
    await page.locator('[aria-label*="certainly"]').first().waitFor();
    expect((await overlay(page)) === bare).toBe(false);
    const labels = await page
      .locator('#board [role=gridcell]')
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));
    const saying = (words: string) => labels.flatMap((label, cell) => (label.includes(words) ? [cell] : []));
    expect(saying('certainly safe').length).toBeGreaterThan(0);
    expect(saying('certainly safe').filter((cell) => begun.mined?.[cell])).toEqual([]);
    expect(saying('certainly a mine').filter((cell) => !begun.mined?.[cell])).toEqual([]);
    expect(saying('the best move')).toHaveLength(1);
    await page.keyboard.press('h');
    expect((await overlay(page)) === bare).toBe(true);
  });

  test.each([
    ['A and B', { a: true, b: true, c: false }],
    ['A, B and C', { a: true, b: true, c: true }],
    ['B alone', { a: false, b: true, c: false }],
  ])('rules %s play by themselves', async (_, rules) => {
    const page = await host.open(QUERY);
    await openPanel(page, 'Help');
    for (const [id, on] of Object.entries(rules)) if (on) await page.locator(`#rule${id.toUpperCase()}`).check();
    await click(page, MIDDLE);
    const game = playRules(begun, rules);
    expect(game).not.toBe(begun);
    await expectGame(page, game);
  });

  test('the analysis board shows risks, or ratings', async () => {
    const page = await host.open(QUERY);
    await click(page, MIDDLE);
    await openPanel(page, 'Help');
    await page.locator('#analysis').selectOption('risk');
    const picture = () =>
      page.evaluate(() => (document.querySelector('#analysisBoard canvas') as HTMLCanvasElement).toDataURL());
    await page.waitForTimeout(500);
    const risk = await picture();
    expect(await page.locator('#analysisBoard').isVisible()).toBe(true);
    await page.locator('#analysis').selectOption('rating');
    expect((await picture()) === risk).toBe(false);
    await page.locator('#analysis').selectOption('none');
    expect(await page.locator('#analysisBoard').isVisible()).toBe(false);
  });

  test('a strategy plays step by step, says why, and can be stopped; run mode counts games', async () => {
    const page = await host.open(QUERY);
    await openPanel(page, 'Watch a strategy');
    const words = page.locator('#demoWords');
    await page.locator('#demoStrategy').selectOption('rules-abc');
    await page.locator('#demoStep').click();
    await expect.poll(() => words.textContent()).toMatch(/^(Guesses|Opens) row \d, column \d \(.*\)\./);
    // It is shown before it is done.
    await expectGame(page, newGame(SPEC));
    await page.locator('#demoStep').click();
    await expect
      .poll(async () => (await heardBoard(page, SPEC)).cells.some((symbol) => numberOf(symbol) >= 0))
      .toBe(true);
    await page.locator('#demoStop').click();
    // A game that another has begun is not counted: this one is careful's own.
    await page.locator('#new').click();
    await page.locator('#demoSpeed').fill('100');
    await page.locator('#demoStrategy').selectOption('careful');
    await page.locator('#demoPlay').click();
    await expect
      .poll(() => words.textContent(), { timeout: 60_000 })
      .toMatch(/^It (won|lost) after \d+ moves, \d+ of them guesses\.$/);
    await page.locator('#runGames').fill('20');
    await page.locator('#run').click();
    await expect
      .poll(() => page.locator('#runWords').textContent(), { timeout: 60_000 })
      .toMatch(/^20 of 20 games: \d+ won/);
    // The game that was watched, and these.
    await expect.poll(() => counted('careful')?.games).toBe(21);
  });

  test('a strategy goes on with the next game until it is stopped', async () => {
    const page = await host.open(QUERY);
    await openPanel(page, 'Watch a strategy');
    await page.locator('#demoStrategy').selectOption('random');
    await page.locator('#demoSpeed').fill('100');
    await page.locator('#demoOn').check();
    await page.locator('#demoPlay').click();
    const seeds = new Set<string | null>();
    const countSeeds = async () => seeds.add(await page.locator('#boardName').textContent().then(seedOf)).size;
    await expect.poll(countSeeds, { timeout: 60_000 }).toBe(3);
    await page.locator('#demoStop').click();
    expect(await page.locator('#demoPlay').textContent()).toBe('Play');
    await click(page, MIDDLE);
  });

  const seedOf = (name: string | null) => /seed \d+/.exec(name ?? '')?.[0] ?? null;

  test('a strategy competes on the same board, veiled until the user is done', async () => {
    const page = await host.open(QUERY);
    const gamesOf = (player: string) => counted(player)?.games ?? 0;
    const before = { you: gamesOf('you'), careful: gamesOf('careful') };
    await openPanel(page, 'Compete');
    await page.locator('#pace').selectOption('300');
    await page.locator('#compete').click();
    await click(page, MIDDLE);
    await expect.poll(() => page.locator('#rivalWords').textContent()).toMatch(/% cleared|^It has (won|lost)/);
    await playOut(page, SPEC);
    await expect
      .poll(() => page.locator('#rivalWords').textContent(), { timeout: 60_000 })
      .toMatch(/^(You|Careful: ours, to win|Nobody) did better\. You (won|lost) .*; it (won|lost) .*\.$/);
    // Two games more: the user's and the strategy's.
    await expect.poll(() => gamesOf('careful')).toBe(before.careful + 1);
    await expect.poll(() => gamesOf('you')).toBe(before.you + 1);
    // One that is left is played to its end and counted, too; the user's is not.
    const again = await host.open(QUERY);
    await openPanel(again, 'Compete');
    await again.locator('#compete').click();
    await click(again, MIDDLE);
    await again.locator('#compete').click();
    await expect.poll(() => gamesOf('careful'), { timeout: 60_000 }).toBe(before.careful + 2);
    expect(gamesOf('you')).toBe(before.you + 1);
  });

  test('the guesses of the user are counted; what was proved is none', async () => {
    const page = await host.open('level=beginner&shape=square&first=zero');
    const before = { games: counted('you')?.games ?? 0, guesses: counted('you')?.guesses ?? 0 };
    await click(page, MIDDLE);
    let guesses = 0;
    while ((await page.locator('#outcome').getAttribute('data-status')) === 'playing') {
      const board = await heardBoard(page, SPEC);
      const { safe } = analyse(board);
      const unproved = board.cells.findIndex((symbol, cell) => isClosed(symbol) && !safe.includes(cell));
      // Once although something is proved, then only where nothing is.
      const isGuess = guesses === 0 || safe.length === 0;
      if (isGuess) guesses++;
      await click(page, isGuess ? unproved : (safe[0] as number));
    }
    await expect.poll(() => counted('you')?.games).toBe(before.games + 1);
    expect(guesses).toBeGreaterThan(0);
    expect(counted('you')?.guesses).toBe(before.guesses + guesses);
  });

  test('a board without guesses needs none', async () => {
    const page = await host.open('level=expert&shape=square&first=zero');
    await openPanel(page, 'Board');
    await page.locator('#noGuess').check();
    const { rows: r, cols: c, mines: m } = LEVELS.expert;
    const start = 8 * c + 15;
    await click(page, start);
    await expect.poll(() => page.locator('#boardName').textContent(), { timeout: 120_000 }).toContain('begun at');
    const [, seed] = /seed (\d+)/.exec((await page.locator('#boardName').textContent()) ?? '') ?? [];
    const game = openCell(newGame({ ...SPEC, rows: r, cols: c, mines: m, seed: Number(seed) }), start);
    await expectGame(page, game);
    expect(needsNoGuess(game)).toBe(true);
  });

  test('a custom board that cannot be is refused in a sentence', async () => {
    const page = await host.open(QUERY);
    await page.locator('#level').selectOption('custom');
    for (const [id, value] of [
      ['rows', '5'],
      ['cols', '5'],
      ['mines', '30'],
    ] as const)
      await page.locator(`#${id}`).fill(value);
    await page.locator('#custom button').click();
    expect(await outcome(page)).toBe('Mines must be a whole number from 1 to 24 on 5×5 cells.');
    await page.locator('#mines').fill('3');
    await page.locator('#custom button').click();
    expect(await outcome(page)).toBe('');
    expect((await heardBoard(page, { shape: 'square', rows: 5, cols: 5, mines: 3 })).cells).toHaveLength(25);
  });

  test('a win without help enters the top ten; it is kept, can be emptied and restored', async () => {
    const page = await host.open('level=beginner&shape=square&first=zero');
    while ((await playOut(page, SPEC)) !== 'won') await page.locator('#new').click();
    await page.locator('#name').fill('Ada');
    await page.locator('#nameDialog button', { hasText: 'Enter' }).click();
    const row = page.locator('#topTen tr');
    await row.first().waitFor();
    expect(await row.first().textContent()).toMatch(/^1Ada\d+\.\d/);
    expect(counted('you')?.won).toBeGreaterThanOrEqual(1);
    const again = await host.open('level=beginner&shape=square&first=zero');
    await openPanel(again, 'Top ten');
    await again.locator('#topTen tr').first().waitFor();
    await again.locator('#reset').click();
    await again.locator('#sureDialog button', { hasText: 'Empty it' }).click();
    await expect.poll(() => again.locator('#topTen tr').count()).toBe(0);
    await again.locator('#restoreForm button').click();
    await expect.poll(() => again.locator('#topTen tr').count()).toBe(1);
  });

  test.each(['light', 'dark'] as const)('nothing is wrong for people who need help with seeing, %s', async (scheme) => {
    const page = await host.open(QUERY, scheme);
    for (const panel of ['Help', 'Board', 'Watch', 'Compete', 'Top ten', 'Keys']) {
      await openPanel(page, panel);
      await page.evaluate(AXE);
      expect(await violations(page), panel).toEqual([]);
    }
  });

  test('the keyboard shows where it is', async () => {
    const page = await host.open(QUERY);
    const without = await overlay(page);
    await page.locator('#face').focus();
    await page.keyboard.press('Tab');
    const first = await overlay(page);
    expect(first === without).toBe(false);
    await page.keyboard.press('ArrowRight');
    expect((await overlay(page)) === first).toBe(false);
  });

  test('the page asks nobody but its own program', async () => {
    const page = await host.open(QUERY);
    const foreign: string[] = [];
    const own = new URL(page.url());
    page.on('request', (request) => {
      if (new URL(request.url()).host !== own.host) foreign.push(request.url());
    });
    await page.reload();
    await click(page, MIDDLE);
    await page.keyboard.press('h');
    await page.waitForTimeout(500);
    expect(foreign).toEqual([]);
  });
});

describe.each(HOSTS)('the key Q in %s', (kind) => {
  let host: PracticeHost;
  beforeAll(async () => {
    host = await startHost(kind);
  });
  afterAll(() => host?.stop());

  test('quits, and asks first in the middle of a game', async () => {
    const page = await host.open(QUERY);
    await click(page, MIDDLE);
    await page.keyboard.press('q');
    const dialog = page.locator('#quitDialog');
    await dialog.locator('button', { hasText: 'Go on' }).click();
    expect((await heardBoard(page, SPEC)).cells).toEqual(boardOf(begun).cells);
    await page.keyboard.press('q');
    const leaving = dialog.locator('button', { hasText: 'Quit' }).click({ noWaitAfter: true });
    if (kind === 'Electron') {
      // The program ends with its last window, and may do so before it says that the click was taken.
      leaving.catch(() => undefined);
      expect(await host.exitCode).toBe(0);
      return;
    }
    await leaving;
    // A tab that has been elsewhere may only be closed by its user.
    await expect
      .poll(() => page.locator('#outcome').textContent())
      .toBe('This browser does not let a page close its tab: close it yourself.');
  });
});
