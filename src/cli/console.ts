import { SingleBar } from 'cli-progress';

/** What a command writes to. The real one is the process; tests may give their own. */
export interface Output {
  readonly out: (line: string) => void;
  readonly error: (line: string) => void;
}

export const PROCESS_OUTPUT: Output = {
  out: (line) => process.stdout.write(`${line}\n`),
  error: (line) => process.stderr.write(`automine: ${line}\n`),
};

export interface Progress {
  /** One item, or so many, are done. */
  readonly step: (items?: number) => void;
  readonly stop: () => void;
}

/** Items from which a batch may take more than a second. */
const LONG_BATCH = 8;

export interface ProgressOptions {
  /** Items that were done before. */
  readonly done?: number;
  /** Items from which a bar is worth while. */
  readonly least?: number;
}

/** A progress bar on stderr for long batches, where somebody watches. */
export function startProgress(
  total: number,
  unit: string,
  { done = 0, least = LONG_BATCH }: ProgressOptions = {},
): Progress {
  if (total < least || !process.stderr.isTTY) return { step: () => undefined, stop: () => undefined };
  const bar = new SingleBar({
    format: `{bar} {value}/{total} ${unit}, {eta_formatted} left`,
    stream: process.stderr,
    clearOnComplete: true,
    hideCursor: true,
  });
  bar.start(total, done);
  return { step: (items = 1) => bar.increment(items), stop: () => bar.stop() };
}
