import { isOver } from '../../game/game.ts';
import { askDialog } from './elements.ts';
import type { Round } from './round.ts';

/** How long a window may take to close, ms; then it will not. */
const CLOSING = 300;

/**
 * Closes the window; who is in the middle of a game is asked first.
 * @returns what to say where it stays open, or null.
 */
export async function quit({ game, beganAt }: Round): Promise<string | null> {
  const goesOn = beganAt !== null && !isOver(game);
  if (goesOn && (await askDialog('quitDialog')) !== 'yes') return null;
  // Electron closes its window; a browser only a tab that has been nowhere else.
  window.close();
  await new Promise((resolve) => setTimeout(resolve, CLOSING));
  return 'This browser does not let a page close its tab: close it yourself.';
}
