/**
 * Films real play for the README: `npm run film -- OUT.webp`. The assistant watches KMines on a display of its own, and
 * the player of the end-to-end tests plays one game by nothing but the hints that it sees on the screen.
 */
import sharp from 'sharp';
import { findTestElectron, startAssistant } from '../../tests/e2e/assistant.ts';
import { startDesktop } from '../../tests/e2e/desktop.ts';
import { startGame } from '../../tests/e2e/games.ts';
import type { Look } from '../../tests/e2e/look.ts';
import { untilRight } from '../../tests/e2e/look.ts';
import { playGames } from '../../tests/e2e/player.ts';

/** Width of the film, Px, how long each of its pictures is shown, and the last one, ms. */
const WIDTH = 560;
const SHOWN = 700;
const LAST_SHOWN = 3000;
const LONGEST = 120_000;

async function main(out: string): Promise<void> {
  const electron = findTestElectron();
  const desktop = await startDesktop();
  try {
    const game = await startGame(desktop, 'kmines');
    startAssistant(desktop, electron);
    await untilRight(desktop, game, 20_000);
    let pictures: Buffer[] = [];
    const onLook = async ({ shown, board }: Look) => {
      // Every game begins a new film, so the one that is won stays.
      if (board?.board.cells.every((symbol) => symbol === '#')) pictures = [];
      const { width, height, data } = shown;
      const raw = { width, height, channels: 4 } as const;
      pictures.push(await sharp(Buffer.from(data), { raw }).resize(WIDTH).png().toBuffer());
    };
    const { won } = await playGames(desktop, game, { greens: 0, wins: 1, within: LONGEST, onLook });
    if (won === 0) throw new Error('No game was won in time: film again.');
    const delay = pictures.map((_, n) => (n === pictures.length - 1 ? LAST_SHOWN : SHOWN));
    await sharp(pictures, { join: { animated: true } })
      .webp({ quality: 80, effort: 6, loop: 0, delay })
      .toFile(out);
    await game.end();
  } finally {
    await desktop.stop();
  }
}

const [out] = process.argv.slice(2);
if (!out) {
  console.error('Name the file to write: npm run film -- docs/play.webp');
  process.exit(2);
}
await main(out);
