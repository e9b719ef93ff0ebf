/** What asks a process to end: Ctrl-C, a service manager, a closed terminal. */
export const ENDING_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Calls `listener` instead of ending the process, until the returned function is called. */
export function onEndingSignal(listener: () => void): () => void {
  for (const signal of ENDING_SIGNALS) process.on(signal, listener);
  return () => {
    for (const signal of ENDING_SIGNALS) process.removeListener(signal, listener);
  };
}

/** Waits until the process is asked to end. */
export function endingSignal(): Promise<void> {
  return new Promise((resolve) => {
    const unlisten = onEndingSignal(() => {
      unlisten();
      resolve();
    });
  });
}
