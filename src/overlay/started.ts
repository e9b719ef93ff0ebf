/** Tells the command that started this program, if it listens, that it runs: however soon it ends, it could be started. */
export function tellStarted(): void {
  process.send?.(STARTED);
}

export const STARTED = 'started';
