import type { FramePart, Rect } from '../../model/frame.ts';
import { makeFrame } from '../../model/frame.ts';
import { latticeRegion } from '../../model/lattice.ts';
import { describeState } from '../../session/describe.ts';
import type { SessionState } from '../../session/session.ts';
import { makeSession } from '../../session/session.ts';
import type { LiveView, PaintMessage } from '../messages.ts';
import type { FromWorker, ToWorker } from './workerMessages.ts';

/** The global scope of a dedicated worker, as far as it is used here. */
interface WorkerScope {
  onmessage: (event: MessageEvent<ToWorker>) => void;
  postMessage: (message: FromWorker) => void;
}

/** The worker in which frames become hints. Frames never leave it. */
const worker = self as unknown as WorkerScope;
const session = makeSession();
let overlay: MessagePort | null = null;
let stream: ReadableStreamDefaultReader<VideoFrame> | null = null;
let boardId = 0;
let painted = false;
let lastView = '';

worker.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'port') overlay = data.port;
  else if (data.kind === 'mines') session.configure(data.mines === null ? {} : { mines: data.mines });
  else if (data.kind === 'restart') restart();
  else if (data.kind === 'stop') stop();
  else void run(data.stream);
};

function tell(message: FromWorker): void {
  worker.postMessage(message);
}

function stop(): void {
  void stream?.cancel();
  stream = null;
  restart();
}

function restart(): void {
  session.restart();
  clear();
  lastView = '';
}

/** Reads frames until the stream ends; frames that come while one is worked on are dropped by the stream. */
async function run(readable: ReadableStream<VideoFrame>): Promise<void> {
  stop();
  const reader = readable.getReader();
  stream = reader;
  try {
    for (;;) {
      const { value: frame, done } = await reader.read();
      if (done || stream !== reader) {
        frame?.close();
        break;
      }
      const source = { width: frame.displayWidth, height: frame.displayHeight };
      const part = await takePart(frame).finally(() => frame.close());
      if (stream === reader) show(session.take(part), source);
    }
    if (stream === reader) tell({ kind: 'ended', reason: 'the capture ended' });
  } catch (error) {
    if (stream === reader) tell({ kind: 'ended', reason: error instanceof Error ? error.message : String(error) });
  }
}

/** The pixels that the session asks for. */
async function takePart(frame: VideoFrame): Promise<FramePart> {
  const whole = { x: 0, y: 0, width: frame.displayWidth, height: frame.displayHeight };
  const wanted = session.wanted();
  const rect = wanted.kind === 'whole' ? whole : alignedTo(wanted.area, whole);
  const visible = frame.visibleRect;
  const shifted = { ...rect, x: rect.x + (visible?.x ?? 0), y: rect.y + (visible?.y ?? 0) };
  const bytes = new Uint8Array(rect.width * rect.height * 4);
  await frame.copyTo(bytes, { rect: shifted, format: 'RGBA' });
  return { frame: makeFrame(rect.width, rect.height, bytes), x: rect.x, y: rect.y };
}

/** Widened to even pixels, as frames with halved colour demand, and cut to the picture. */
function alignedTo({ x, y, width, height }: Rect, whole: Rect): Rect {
  const left = Math.max(0, x - (x % 2));
  const top = Math.max(0, y - (y % 2));
  const right = Math.min(whole.width, x + width + ((x + width) % 2));
  const bottom = Math.min(whole.height, y + height + ((y + height) % 2));
  if (right <= left || bottom <= top)
    return { x: 0, y: 0, width: Math.min(2, whole.width), height: Math.min(2, whole.height) };
  return { x: left, y: top, width: right - left, height: bottom - top };
}

let shownState: SessionState | null = null;

function show(state: SessionState, source: LiveView['source']): void {
  if (state.board === shownState?.board && state.phase === shownState?.phase) return;
  if (state.phase === 'settling' && shownState?.phase !== 'settling') boardId++;
  shownState = state;
  if (state.phase === 'playing' && state.board) paint({ boardId, hints: state.board.hints });
  else clear();
  const view = makeView(state, source);
  const text = JSON.stringify(view);
  if (text === lastView) return;
  lastView = text;
  tell({ kind: 'view', view });
}

function paint(message: PaintMessage): void {
  overlay?.postMessage(message);
  painted = message.hints !== null;
}

function clear(): void {
  if (painted) paint({ boardId, hints: null });
}

function makeView(state: SessionState, source: LiveView['source']): LiveView {
  const { phase, reason, board } = state;
  return {
    phase,
    reason,
    boardId,
    region: board ? latticeRegion(board.reading.lattice) : null,
    source,
    rows: board?.board.rows ?? 0,
    cols: board?.board.cols ?? 0,
    mines: board?.board.mines ?? null,
    minesSource: board?.minesSource ?? 'unknown',
    sentence: describeState(state),
  };
}
