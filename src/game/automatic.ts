import { ruleA, ruleB, ruleC } from '../solver/strategies/rulesAbc.ts';
import type { Game } from './game.ts';
import { boardOf, isOver, markCell, openCell } from './game.ts';

/** Which rules of the semi-automated Minesweeper play by themselves: A and C open, B flags. */
export interface AutoRules {
  readonly a: boolean;
  readonly b: boolean;
  readonly c: boolean;
}

export const NO_RULES: AutoRules = { a: false, b: false, c: false };

/**
 * Plays what the chosen rules say until none of them applies any more, as the report's program does after every move.
 * The rules trust flags, so a wrong flag may lose the game. Before the first cell is open they say nothing.
 */
export function playRules(before: Game, { a, b, c }: AutoRules): Game {
  let game = before;
  for (;;) {
    const next = [a ? openAll(ruleA) : null, b ? flagAll(ruleB) : null, c ? openAll(ruleC) : null]
      .filter((play) => play !== null)
      .reduce((now, play) => play(now), game);
    if (next === game) return game;
    game = next;
  }
}

type Play = (game: Game) => Game;
type Rule = typeof ruleA;

function openAll(rule: Rule): Play {
  return (game) => (isOver(game) ? game : rule(boardOf(game)).reduce(openCell, game));
}

function flagAll(rule: Rule): Play {
  return (game) => {
    if (isOver(game)) return game;
    return rule(boardOf(game)).reduce((now, cell) => markCell(now, cell, 'flag'), game);
  };
}
