import { ENDING_SIGNALS } from './signals.ts';

/** A terminal that lines can be redrawn in. `process.stdout` is one. */
export interface Terminal {
  readonly write: (text: string) => unknown;
  readonly columns?: number | undefined;
  readonly rows?: number | undefined;
}

export interface LiveScreen {
  /** Draws lines over the ones drawn before; as many as the terminal is high. */
  readonly draw: (lines: readonly string[]) => void;
  readonly columns: () => number;
  /** Leaves the last picture standing and gives the cursor back. */
  readonly stop: () => void;
}

/** Where a terminal does not say its size. */
const USUAL_COLUMNS = 80;
const USUAL_ROWS = 24;

/** Control sequences of ECMA-48, as every terminal of today knows them. */
const HIDE_CURSOR = '\x1b[?25l';
const SHOW_CURSOR = '\x1b[?25h';
const CLEAR_LINE = '\x1b[2K';
const CLEAR_BELOW = '\x1b[0J';
/** Names the window, so that the live assistant does not take the board in it for a game; the old name comes back (xterm). */
const setTitle = (title: string) => `\x1b[22;2t\x1b]2;${title}\x07`;
const RESTORE_TITLE = '\x1b[23;2t';
const up = (lines: number) => (lines > 0 ? `\x1b[${lines}A` : '');

export interface LiveScreenOptions {
  /** Of the terminal's window. */
  readonly title: string;
  /** Whether a signal to end ends the process; otherwise the caller listens for it and calls `stop`. */
  readonly endsBySignal?: boolean;
}

/** Hides the cursor and names the window until `stop`, or until the process is told to end. */
export function startLiveScreen(terminal: Terminal, { title, endsBySignal = true }: LiveScreenOptions): LiveScreen {
  let drawn = 0;
  const restore = () => terminal.write(RESTORE_TITLE + SHOW_CURSOR);
  const endBy = (signal: NodeJS.Signals) => {
    stop();
    process.kill(process.pid, signal);
  };
  const stop = () => {
    for (const signal of ENDING_SIGNALS) process.removeListener(signal, endBy);
    restore();
  };
  if (endsBySignal) for (const signal of ENDING_SIGNALS) process.on(signal, endBy);
  terminal.write(HIDE_CURSOR + setTitle(title));
  return {
    draw: (lines) => {
      const fitting = lines.slice(0, (terminal.rows || USUAL_ROWS) - 1);
      const text = fitting.map((line) => `${CLEAR_LINE}${line}\n`).join('');
      terminal.write(`${up(drawn)}${text}${CLEAR_BELOW}`);
      drawn = fitting.length;
    },
    columns: () => terminal.columns || USUAL_COLUMNS,
    stop,
  };
}
