/** Exit codes of the command line, stable. */
export const EXIT = {
  ok: 0,
  /** Some picture has no board, a position contradicts the rules, or an arena was not played to its end. */
  unanswered: 1,
  usage: 2,
  unreadable: 3,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** The exit code of a batch: that of its worst item. */
export function worse(a: ExitCode, b: ExitCode): ExitCode {
  return a > b ? a : b;
}
