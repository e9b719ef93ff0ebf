/**
 * Plays real Minesweeper programs on a display of its own and keeps labelled screenshots of them:
 * `npx tsx tools/harvest/harvest.ts OUT_FOLDER [CONFIG …] [--games N] [--pictures N] [--resize] [--lose N]`. The labels come from the rules
 * (`label.ts`); a game whose pictures do not fit them is thrown away, and why is printed, as is what the reader misread.
 * With --resize windows get a size drawn by lot before each game; with --lose games are lost on purpose, after up to N moves.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { makeRandom } from '../../src/game/random.ts';
import { latticeRegion } from '../../src/model/lattice.ts';
import type { Desktop } from '../../tests/e2e/desktop.ts';
import { startDesktop } from '../../tests/e2e/desktop.ts';
import type { GameOptions, ProgramName } from '../../tests/e2e/games.ts';
import { startGame } from '../../tests/e2e/games.ts';
import { CONFIGS } from './configs.ts';
import type { Labelled, Played } from './label.ts';
import { labelGame } from './label.ts';
import { playGame } from './playGame.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '2' },
    pictures: { type: 'string', default: '4' },
    resize: { type: 'boolean', default: false },
    lose: { type: 'string' },
  },
});
const [out, ...wanted] = positionals;
if (!out) throw new Error('Name the folder to write: npx tsx tools/harvest/harvest.ts OUT_FOLDER [CONFIG …]');
const unknown = wanted.filter((name) => !CONFIGS[name]);
if (unknown.length > 0)
  throw new Error(`There is no ${unknown.join(', ')}; there are ${Object.keys(CONFIGS).join(', ')}.`);

/** Programs that draw their cells as large as their window allows, and its sides, Px. */
const RESIZABLE: readonly ProgramName[] = ['kmines', 'sgt-mines'];
const SIDES = { least: 460, most: 900 };
/** Until a window is drawn in its new size, ms. */
const REDRAWN = 700;
const random = makeRandom(Date.now());

const desktop = await startDesktop({ compositor: false });
try {
  for (const [name, config] of Object.entries(CONFIGS))
    if (wanted.length === 0 || wanted.includes(name)) await harvest(desktop, name, config, out);
} finally {
  await desktop.stop();
}

async function harvest(
  desktop: Desktop,
  name: string,
  { program, ...options }: GameOptions & { readonly program: ProgramName },
  folder: string,
): Promise<void> {
  const game = await startGame(desktop, program, options);
  let saved = 0;
  try {
    for (let n = 0; n < Number(values.games); n++) {
      if (n > 0) await game.newGame();
      if (values.resize && RESIZABLE.includes(program)) {
        const side = () => random.int(SIDES.least, SIDES.most);
        desktop.tell('windowsize', '--sync', game.window, side(), side());
        await sleep(REDRAWN);
      }
      const played = await playGame(desktop, game, values.lose ? random.int(1, Number(values.lose)) : undefined);
      const result = labelGame(played);
      if ('fault' in result) console.log(`${name}, game ${n + 1}: thrown away, ${result.fault}`);
      else {
        const some = spread(result.labelled, Number(values.pictures));
        for (const labelled of some) await save(join(folder, name), saved++, name, played, labelled);
        console.log(`${name}, game ${n + 1}: ${played.end} after ${played.shots.length} pictures, ${some.length} kept`);
        compare(name, result.labelled);
      }
    }
  } finally {
    await game.end();
  }
}

/** Pictures from all of a game; its end is always among them. */
function spread(labelled: readonly Labelled[], most: number): Labelled[] {
  const step = Math.max(1, (labelled.length - 1) / Math.max(1, most - 1));
  const chosen = new Set(Array.from({ length: most }, (_, k) => Math.min(labelled.length - 1, Math.round(k * step))));
  return [...chosen].map((k) => labelled[k] as Labelled);
}

/** Says where the reader is not of the label's opinion. */
function compare(name: string, labelled: readonly Labelled[]): void {
  for (const [n, { shot, cells }] of labelled.entries()) {
    const differing = cells.flatMap((symbol, cell) =>
      shot.read[cell] === symbol ? [] : [`cell ${cell} is ${symbol}, reads ${shot.read[cell]}`],
    );
    if (differing.length > 0) console.log(`${name}, picture ${n + 1}: ${differing.slice(0, 5).join('; ')}`);
  }
}

async function save(folder: string, number: number, config: string, played: Played, { shot, cells }: Labelled) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, String(number).padStart(2, '0'));
  const { width, height, data } = shot.screen;
  await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .toFile(`${file}.png`);
  const { shape, rows, cols } = played.lattice;
  const region = Object.fromEntries(
    Object.entries(latticeRegion(played.lattice)).map(([key, value]) => [key, Math.round(value * 10) / 10]),
  );
  const lines = Array.from({ length: rows }, (_, row) => cells.slice(row * cols, (row + 1) * cols).join(''));
  const truth = { config, shape, rows, cols, mines: played.mines, region, cells: lines };
  writeFileSync(`${file}.json`, `${JSON.stringify(truth, null, 1)}\n`);
}
