import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Recording } from '../capture/recording.ts';
import { loadRecording } from '../capture/recording.ts';
import type { Failure, Result } from '../model/errors.ts';
import { failure, success } from '../model/errors.ts';
import type { Frame } from '../model/frame.ts';
import type { FrameResult } from '../pipeline.ts';
import { processFrame } from '../pipeline.ts';
import type { Output } from './console.ts';
import type { FrameTimes, ReplayedFrame } from './demoText.ts';
import { describeMedians, makeFrameLine, makeScreen } from './demoText.ts';
import type { ExitCode } from './exitCodes.ts';
import { EXIT } from './exitCodes.ts';
import type { Terminal } from './liveScreen.ts';
import { startLiveScreen } from './liveScreen.ts';
import { paintBoard } from './paintBoard.ts';
import { writePicture } from './writePicture.ts';

export interface DemoOptions {
  /** Where the picture of the last hints goes. */
  readonly out: string;
  /** The folder of another recording. */
  readonly frames?: string | undefined;
  /** How much faster than usual to replay. */
  readonly speed: number;
}

/** The same place seen from src/cli and from dist/cli. */
const RECORDING = fileURLToPath(new URL('../../fixtures/recordings/kmines-16x16', import.meta.url));

/** The longest replay at speed 1, in ms: long enough to watch, short enough to wait for. */
const LONGEST_REPLAY_MS = 12_000;

/** What a replay leaves behind: the times of its frames, and the last frame that had hints. */
interface Replay {
  readonly times: readonly FrameTimes[];
  readonly boards: number;
  readonly lastHints: { readonly frame: Frame; readonly result: FrameResult } | null;
}

/**
 * `automine demo`: replays a recorded game through the pipeline. In a terminal the board is redrawn in place at a
 * watchable pace; elsewhere each frame is a line, without waiting. Frames are skipped where the machine is too slow.
 */
export async function runDemo(
  { out, frames = RECORDING, speed }: DemoOptions,
  output: Output,
  terminal: Terminal | null = process.stdout.isTTY ? process.stdout : null,
): Promise<ExitCode> {
  const recording = await loadRecording(frames);
  if (!recording.ok) return refuse(recording, output);
  const replay = await replayRecording(recording.value, speed, output, terminal);
  if (!replay.ok) return refuse(replay, output);
  const { times, boards, lastHints } = replay.value;
  if (boards === 0)
    return refuse(
      failure('no-board', `${frames}: no frame shows a Minesweeper board: record the whole board.`),
      output,
    );
  if (!terminal && lastHints?.result.main) {
    output.out('');
    for (const row of paintBoard(lastHints.result.main.board, lastHints.result.main.hints)) output.out(row);
  }
  output.out(`\n${describeMedians(times)}`);
  if (!lastHints) output.out('No frame has hints, so there is no picture of them.');
  else if (await writePicture(lastHints, { out }, output)) output.out(`The last hints are drawn in ${resolve(out)}`);
  else return EXIT.unreadable;
  output.out('');
  output.out('Live, on a desktop:          npm start');
  output.out('On screenshots of your own:  npx automine hint --out hints.png screenshot.png');
  return EXIT.ok;
}

function refuse({ code, reason }: Failure, output: Output): ExitCode {
  output.error(reason);
  return code === 'no-board' ? EXIT.unanswered : EXIT.unreadable;
}

async function replayRecording(
  recording: Recording,
  speed: number,
  output: Output,
  terminal: Terminal | null,
): Promise<Result<Replay>> {
  const { frames } = recording.meta;
  const due = dueTimes(
    frames.map(({ ms }) => ms),
    speed,
  );
  const times: FrameTimes[] = [];
  let boards = 0;
  let lastHints: Replay['lastHints'] = null;
  const screen = terminal && startLiveScreen(terminal, { title: 'Automine demo' });
  const start = performance.now();
  const elapsed = () => performance.now() - start;
  try {
    for (const index of frames.keys()) {
      if (elapsed() > (due[index + 1] ?? Infinity)) continue;
      const replayed = await replayFrame(recording, index);
      if (!replayed.ok) return replayed;
      const { frame, shown } = replayed.value;
      if (screen) await sleep(Math.max(0, (due[index] ?? 0) - elapsed()));
      screen?.draw(makeScreen(shown, recording.meta, screen.columns()));
      if (!screen) output.out(makeFrameLine(shown));
      times.push(shown.times);
      const { result } = shown;
      if (result.main) boards++;
      if (result.main?.hints.best) lastHints = { frame, result };
    }
  } finally {
    screen?.stop();
  }
  return success({ times, boards, lastHints });
}

/** When to show each frame, in ms from the start: as recorded, but the whole within LONGEST_REPLAY_MS. */
export function dueTimes(recorded: readonly number[], speed: number): number[] {
  const last = recorded[recorded.length - 1] ?? 0;
  const scale = Math.min(1, LONGEST_REPLAY_MS / Math.max(1, last)) / speed;
  return recorded.map((ms) => ms * scale);
}

async function replayFrame(
  { meta, loadFrame }: Recording,
  index: number,
): Promise<Result<{ readonly frame: Frame; readonly shown: ReplayedFrame }>> {
  const start = performance.now();
  const frame = await loadFrame(index);
  if (!frame.ok) return frame;
  const decode = performance.now() - start;
  const result = processFrame(frame.value, { mines: meta.mines });
  const times = { decode, ...result.ms, total: performance.now() - start };
  return success({ frame: frame.value, shown: { index, count: meta.frames.length, result, times } });
}
