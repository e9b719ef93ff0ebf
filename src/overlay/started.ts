/** What a program of Electron sends to the command that started it. */
export const STARTED = 'started';

/** Tells the command that started this program, if it listens, that its windows could be made: however soon it ends, it could be started. */
export function tellStarted(): void {
  // Whoever started it may be gone.
  if (process.connected) process.send?.(STARTED, undefined, undefined, () => undefined);
}
