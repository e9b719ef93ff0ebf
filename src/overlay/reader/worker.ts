import { makeHistory } from '../../live/history.ts';
import type { DrawingReport } from '../../live/ownDrawing.ts';
import { messageOf } from '../../model/errors.ts';
import type { FramePart, Rect } from '../../model/frame.ts';
import { makeFrame } from '../../model/frame.ts';
import type { SessionOptions } from '../../session/session.ts';
import { makeSession } from '../../session/session.ts';
import type { SourcePoint } from '../messages.ts';
import { makeFrameReader } from './frameReader.ts';
import { makeFreezeWatch } from './freeze.ts';
import type { FromWorker, ToWorker } from './workerMessages.ts';

/** The global scope of a dedicated worker, as far as it is used here. */
interface WorkerScope {
  onmessage: (event: MessageEvent<ToWorker>) => void;
  postMessage: (message: FromWorker) => void;
}

/** Whether capture and overlay still answer is looked up this often, ms. */
const LOOK_EVERY = 500;
/** An overlay that has not answered a paint for this long is said to be at fault, ms. */
const LATEST_ANSWER = 3000;

/** The worker in which frames become hints. Frames never leave it. */
const worker = self as unknown as WorkerScope;
let overlay: MessagePort | null = null;
let stream: ReadableStreamDefaultReader<VideoFrame> | null = null;
let watchId = 0;
let options: SessionOptions = {};
const freeze = makeFreezeWatch();
const history = makeHistory();
const frames = makeFrameReader({
  session: history.of(makeSession()),
  paint: (message) => overlay?.postMessage(message),
  view: (view) => tell({ kind: 'view', view: { ...view, watchId } }),
});

worker.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'port') connect(data.port);
  else if (data.kind === 'mines') configure({ mines: data.mines ?? undefined });
  else if (data.kind === 'mode') configure({ mode: data.mode });
  else if (data.kind === 'history') tell({ kind: 'history', entries: history.entries() });
  else if (data.kind === 'explain') explain(data.at);
  else if (data.kind === 'restart') frames.restart();
  else if (data.kind === 'stop') stop();
  else {
    configure({ region: data.region ?? undefined });
    void run(data.stream, data.watchId, data.asksExclusion);
  }
};

function configure(changes: SessionOptions): void {
  options = { ...options, ...changes };
  frames.configure(options);
}

function explain(at: SourcePoint): void {
  tell({ kind: 'explained', explanation: at.watchId === watchId ? frames.explain(at) : null });
}

setInterval(() => {
  const now = performance.now();
  const waiting = frames.waitingSince();
  if (!stream) return;
  if (freeze.isFrozen(now)) end('no picture came for 3 seconds');
  else if (waiting !== null && now - waiting > LATEST_ANSWER) end('the window of the hints does not answer');
}, LOOK_EVERY);

function connect(port: MessagePort): void {
  overlay = port;
  port.onmessage = ({ data }: MessageEvent<DrawingReport>) => {
    const now = performance.now();
    frames.report(data, now);
    if (data.kind === 'shown') freeze.onChange(now);
  };
}

function tell(message: FromWorker): void {
  worker.postMessage(message);
}

function stop(): void {
  void stream?.cancel().catch(() => undefined);
  stream = null;
  freeze.stop();
  frames.restart();
}

/** The capture is given up; main decides what is captured next. */
function end(reason: string): void {
  stop();
  tell({ kind: 'ended', watchId, reason });
}

/** Reads frames until the stream ends; frames that come while one is worked on are dropped by the stream. */
async function run(readable: ReadableStream<VideoFrame>, id: number, asksExclusion: boolean): Promise<void> {
  stop();
  watchId = id;
  frames.start(asksExclusion);
  const reader = readable.getReader();
  stream = reader;
  freeze.start(performance.now());
  try {
    for (;;) {
      const { value: frame, done } = await reader.read();
      if (done || stream !== reader) {
        frame?.close();
        break;
      }
      freeze.onFrame(performance.now());
      const part = await takePart(frame).finally(() => frame.close());
      if (part && stream === reader) frames.take(part, performance.now());
    }
    if (stream === reader) end('the capture ended');
  } catch (error) {
    if (stream === reader) end(messageOf(error));
  }
}

/** The pixels that are asked for, or null when none are. */
async function takePart(frame: VideoFrame): Promise<FramePart | null> {
  const whole = { x: 0, y: 0, width: frame.displayWidth, height: frame.displayHeight };
  const wanted = frames.wanted(whole, performance.now());
  if (!wanted) return null;
  const rect = alignedTo(wanted, whole);
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
