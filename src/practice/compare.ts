/** How one side of a competition ended. */
export interface Finish {
  readonly won: boolean;
  readonly moves: number;
  /** Null where it moved only when the other did. */
  readonly ms: number | null;
  /** The share of the cells without a mine that it opened, 0 to 1. */
  readonly cleared: number;
}

export type Verdict = 'you' | 'rival' | 'nobody';

/**
 * Who did better on the same board: who won it alone; of two winners the faster one, or where the rival moved only
 * after the user the one with fewer moves; of two losers the one who had cleared more.
 */
export function compareFinishes(you: Finish, rival: Finish): Verdict {
  if (you.won !== rival.won) return you.won ? 'you' : 'rival';
  if (!you.won) return lessWins(-you.cleared, -rival.cleared);
  if (you.ms === null || rival.ms === null) return lessWins(you.moves, rival.moves);
  return lessWins(you.ms, rival.ms);
}

function lessWins(yours: number, its: number): Verdict {
  return yours === its ? 'nobody' : yours < its ? 'you' : 'rival';
}

/** The result in words. @param name the rival's. */
export function describeResult(you: Finish, rival: Finish, name: string): string {
  const verdicts: Readonly<Record<Verdict, string>> = {
    you: 'You did better.',
    rival: `${name} did better.`,
    nobody: 'Nobody did better.',
  };
  return `${verdicts[compareFinishes(you, rival)]} You ${finishWords(you)}; it ${finishWords(rival)}.`;
}

function finishWords({ won, moves, ms, cleared }: Finish): string {
  const count = `${moves} ${moves === 1 ? 'move' : 'moves'}`;
  const time = ms === null ? '' : ` in ${(ms / 1000).toFixed(1)} s`;
  return won ? `won${time} with ${count}` : `lost after ${count} with ${Math.floor(cleared * 100)} % cleared`;
}
