import { makePublisher } from '../../live/publisher.ts';
import type { FramePart, Rect } from '../../model/frame.ts';
import { makeFrame } from '../../model/frame.ts';
import { makeSession } from '../../session/session.ts';
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
let watchId = 0;
const publisher = makePublisher({
  paint: (message) => overlay?.postMessage(message),
  view: (view) => tell({ kind: 'view', view: { ...view, watchId } }),
});

worker.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'port') overlay = data.port;
  else if (data.kind === 'mines') session.configure(data.mines === null ? {} : { mines: data.mines });
  else if (data.kind === 'restart') restart();
  else if (data.kind === 'stop') stop();
  else void run(data.stream, data.watchId);
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
  publisher.reset();
}

/** Reads frames until the stream ends; frames that come while one is worked on are dropped by the stream. */
async function run(readable: ReadableStream<VideoFrame>, id: number): Promise<void> {
  stop();
  watchId = id;
  const reader = readable.getReader();
  stream = reader;
  try {
    for (;;) {
      const { value: frame, done } = await reader.read();
      if (done || stream !== reader) {
        frame?.close();
        break;
      }
      const part = await takePart(frame).finally(() => frame.close());
      if (stream === reader) publisher.publish(session.take(part));
    }
    if (stream === reader) tell({ kind: 'ended', watchId: id, reason: 'the capture ended' });
  } catch (error) {
    if (stream === reader)
      tell({ kind: 'ended', watchId: id, reason: error instanceof Error ? error.message : String(error) });
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
