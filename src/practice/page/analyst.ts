import type { Game } from '../../game/game.ts';
import { boardOf } from '../../game/game.ts';
import type { Analysis } from '../../model/analysis.ts';
import type { Helper } from './workers.ts';

/** Knows the analysis of the latest position that was asked for. */
export interface Analyst {
  /** The analysis of a position, or null while it is being made: then `ready` is called. */
  readonly of: (game: Game) => Analysis | null;
}

/** One position is analysed at a time; of those that come meanwhile only the latest counts. */
export function makeAnalyst(helper: Helper, ready: () => void): Analyst {
  let known: { readonly game: Game; readonly analysis: Analysis } | null = null;
  let wanted: Game | null = null;
  let busy = false;

  async function work(): Promise<void> {
    busy = true;
    while (wanted) {
      const game: Game = wanted;
      wanted = null;
      known = { game, analysis: await helper.ask().analyse(boardOf(game)) };
      ready();
    }
    busy = false;
  }

  return {
    of(game) {
      if (known?.game === game) return known.analysis;
      wanted = game;
      if (!busy) void work();
      return null;
    },
  };
}
