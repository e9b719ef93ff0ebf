import { CELL_WIDTH } from '../hints/terminal.ts';
import { describeBoard } from '../session/describe.ts';
import type { Output } from './console.ts';
import type { ExitCode } from './exitCodes.ts';
import { EXIT } from './exitCodes.ts';
import type { FeedOptions, LiveNews, LiveSource } from './liveFeed.ts';
import { showsHints, startFeed } from './liveFeed.ts';
import { makeLiveJson } from './liveJson.ts';
import type { LiveScreen, Terminal } from './liveScreen.ts';
import { startLiveScreen } from './liveScreen.ts';
import { paintBoard } from './paintBoard.ts';
import { onEndingSignal } from './signals.ts';

export interface WatchOptions extends FeedOptions {
  readonly json: boolean;
  /** End after the first hints. */
  readonly once: boolean;
}

/** With `once`, a board is waited for so long, ms. */
const ONCE_PATIENCE = 10_000;

/** How watching ended, and what is to be said of it. */
interface End {
  readonly code: ExitCode;
  readonly complaint?: string;
}

/**
 * `automine watch`: the live board with its hints, redrawn in place in a terminal; elsewhere, and with `json`, a line a
 * change. Ends when it is interrupted or the source ends, and with `once` after the first hints.
 */
export async function watch(
  options: WatchOptions,
  output: Output,
  terminal: Terminal | null = process.stdout.isTTY && !options.json ? process.stdout : null,
): Promise<ExitCode> {
  let screen: LiveScreen | null = null;
  let end: (end: End) => void = () => undefined;
  const ended = new Promise<End>((resolve) => {
    end = resolve;
  });
  const unlisten = onEndingSignal(() => end({ code: EXIT.ok }));
  const timer = options.once ? setTimeout(() => end(NO_BOARD), ONCE_PATIENCE) : undefined;
  const show = terminal
    ? (news: LiveNews) => screen?.draw(makeLines(news, screen.columns()))
    : lineWriter(options, output);
  let hinted = false;
  let over = false;
  if (terminal) screen = startLiveScreen(terminal, { title: 'Automine watch', endsBySignal: false });
  const feed = await startFeed(
    { ...options, speed: terminal ? 1 : Number.POSITIVE_INFINITY },
    {
      news(news) {
        if (over) return;
        show(news);
        if (!showsHints(news)) return;
        hinted = true;
        if (options.once) end({ code: EXIT.ok });
      },
      ended: (reason) => end(endOf(options.source, reason, hinted)),
    },
  );
  const { code, complaint } = feed.ok ? await ended : { code: EXIT.unreadable, complaint: feed.reason };
  over = true;
  clearTimeout(timer);
  if (feed.ok) feed.value.close();
  screen?.stop();
  unlisten();
  if (complaint) output.error(complaint);
  return code;
}

const NO_BOARD: End = {
  code: EXIT.unanswered,
  complaint: `No board with hints was seen within ${ONCE_PATIENCE / 1000} seconds: open one, and keep all of it on the screen.`,
};

/** A recording that is over is a success if it ever had hints; a live source should not end. */
function endOf({ kind }: LiveSource, reason: string, hinted: boolean): End {
  if (kind !== 'recording') return { code: EXIT.unreadable, complaint: reason };
  return hinted ? { code: EXIT.ok } : { code: EXIT.unanswered, complaint: 'No frame of the recording brought hints.' };
}

/** Writes a line for each change; news that say the same again are left out. */
function lineWriter({ json }: WatchOptions, output: Output): (news: LiveNews) => void {
  let said = '';
  return (news) => {
    const line = json ? JSON.stringify(makeLiveJson(news)) : makeLine(news);
    if (line !== said) output.out(line);
    said = line;
  };
}

/** "KMines: 16×16, 40 mines, as you said. 3 safe cells …": the state in a line. */
function makeLine({ watching, state, sentence }: LiveNews): string {
  const board = state.board ? `${describeBoard(state.board)}. ` : '';
  return `${watching}: ${board}${sentence}`;
}

/** The sentences first: a board that is higher than the terminal loses its last rows, not its meaning. */
function makeLines(news: LiveNews, columns: number): string[] {
  const { watching, state, sentence } = news;
  const { board } = state;
  const lines = [`Watching ${watching}. Ctrl-C ends.`, board ? `${describeBoard(board)}.` : ''];
  const said = [...lines, sentence].flatMap((line) => wrap(line, columns));
  if (!board) return said;
  if (board.board.cols * CELL_WIDTH > columns) return [...said, '', '(The terminal is too narrow for the board.)'];
  return [...said, '', ...paintBoard(board.board, showsHints(news) ? board.hints : null)];
}

/** A line broken between words so that none is longer than `columns`. */
function wrap(line: string, columns: number): string[] {
  const lines = [''];
  for (const word of line.split(' ')) {
    const last = lines[lines.length - 1] as string;
    if (last !== '' && last.length + 1 + word.length > columns) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines.map((text) => text.slice(0, columns));
}
