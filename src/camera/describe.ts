import { describeContradiction, describeMove, describeProved } from '../hints/words.ts';
import type { CameraView } from './cameraSession.ts';

/** What a camera session is at, in one or two sentences for people. */
export function describeCamera({ phase, board, lattice }: Pick<CameraView, 'phase' | 'board' | 'lattice'>): string {
  if (phase === 'searching')
    return 'Looking for a board. Point the camera at the screen, with all of the board in the picture.';
  if (phase === 'lost') return 'The board was lost; looking for it again.';
  if (phase === 'settling' || !board) {
    const size = lattice ? ` of ${lattice.rows}×${lattice.cols} cells` : '';
    return `A board${size} was found; reading it until it stands still.`;
  }
  const { analysis } = board;
  if (phase === 'contradiction') {
    const why = analysis.contradiction ? describeContradiction(analysis.contradiction, board.board) : '';
    return `The board contradicts itself; waiting. ${why}`;
  }
  if (phase === 'unclear')
    return 'Too many cells cannot be read; no hints. Come nearer, or keep light and hands off the screen.';
  if (phase === 'finished') return board.status === 'won' ? 'The game is won.' : 'The game is lost.';
  return `${describeMove(analysis.best, board.board.cols)} ${describeProved(analysis)}.`;
}
