import type { SessionPhase } from '../session/session.ts';

/** What is watched and why nothing can be shown of it. */
export interface Obstacles {
  /** Something is watched from now on; `obstacle` is why nothing can be shown of it, or null. */
  readonly watch: (what: string, obstacle: string | null) => void;
  /** A board is read: what ended the last one is old news. */
  readonly read: () => void;
  readonly forget: () => void;
  readonly watching: () => string;
  /** Why nothing can be shown of what is watched, or null. */
  readonly current: () => string | null;
  /** A sentence with the reason in front of it why something else is watched now, until a board is read. */
  readonly explain: (sentence: string) => string;
}

/** Keeps the last obstacle in words for as long as it matters: also while the next board is looked for. */
export function makeObstacles(): Obstacles {
  let watching = 'nothing';
  let last: { readonly text: string; readonly of: string } | null = null;

  const current = () => (last?.of === watching ? last.text : null);

  return {
    watch(what, obstacle) {
      watching = what;
      if (obstacle !== null) last = { text: obstacle, of: what };
      else if (last?.of === what) last = null;
    },
    read() {
      if (last?.of !== watching) last = null;
    },
    forget() {
      last = null;
    },
    watching: () => watching,
    current,
    explain(sentence) {
      if (!last) return sentence;
      return current() ?? `${last.text} ${sentence}`;
    },
  };
}

/** Whether a session in this phase reads a board. */
export function isReading(phase: SessionPhase): boolean {
  return phase !== 'searching' && phase !== 'settling';
}
