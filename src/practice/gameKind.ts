import type { GameSpec } from '../game/game.ts';
import { makeLevelText } from '../model/notation.ts';
import type { GameOver } from './requests.ts';

/** What kind of board a game is played on, as the statistics name it. */
export function gameKind(spec: GameSpec, isNoGuess = false): Pick<GameOver, 'shape' | 'level' | 'boards'> {
  return { shape: spec.shape, level: makeLevelText(spec), boards: isNoGuess ? 'no-guess' : spec.firstClick };
}
