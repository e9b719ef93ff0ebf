import type { CameraSession } from '../../camera/cameraSession.ts';
import { makeCameraSession } from '../../camera/cameraSession.ts';
import type { Frame } from '../../model/frame.ts';
import { makeFrame } from '../../model/frame.ts';
import { openClassicalVision } from '../../opencv/openCv.ts';
import { makeCameraNews } from './cameraNews.ts';
import type { CameraChoices } from './choices.ts';
import { FIRST_CHOICES } from './choices.ts';
import type { FromCameraWorker, ToCameraWorker } from './workerMessages.ts';

/** The global scope of a dedicated worker, as far as it is used here. */
interface WorkerScope {
  onmessage: (event: MessageEvent<ToCameraWorker>) => void;
  postMessage: (message: FromCameraWorker) => void;
}

/** A camera that sends nothing for so long is silent, ms, and how often that is looked up. */
const LONGEST_SILENCE = 500;
const LOOK_EVERY = 50;

/** The worker in which frames of a camera become hints. Frames never leave it. */
const worker = self as unknown as WorkerScope;
const vision = openClassicalVision();
let choices = FIRST_CHOICES;
let session: CameraSession | null = null;
let stream: ReadableStreamDefaultReader<VideoFrame> | null = null;
let streamId = -1;
/** Since when the next frame is waited for, ms; null while one is read, and once the silence was told. */
let waitingSince: number | null = null;

worker.onmessage = ({ data }: MessageEvent<ToCameraWorker>) => {
  if (data.kind === 'choices') choose(data.choices);
  else if (data.kind === 'restart') session?.restart();
  else if (data.kind === 'stop') stop();
  else void run(data.frames, data.streamId);
};

setInterval(() => {
  if (waitingSince === null || performance.now() - waitingSince < LONGEST_SILENCE) return;
  waitingSince = null;
  worker.postMessage({ kind: 'silent', streamId });
}, LOOK_EVERY);

function choose(next: CameraChoices): void {
  const isOtherGame = next.mines !== choices.mines || next.mode !== choices.mode;
  choices = next;
  if (isOtherGame) session = null;
}

function stop(): void {
  void stream?.cancel().catch(() => undefined);
  stream = null;
  waitingSince = null;
  session?.restart();
}

/** Reads frames until the stream ends; those that come while one is read are dropped by the stream, but the newest. */
async function run(frames: ReadableStream<VideoFrame>, id: number): Promise<void> {
  stop();
  streamId = id;
  const reader = frames.getReader();
  stream = reader;
  try {
    const classical = await vision;
    while (stream === reader) {
      waitingSince = performance.now();
      const { value: frame, done } = await reader.read();
      waitingSince = null;
      if (done) break;
      const photo = await pixelsOf(frame).finally(() => frame.close());
      if (stream !== reader) break;
      const { mines, mode } = choices;
      session ??= makeCameraSession({ vision: classical, mines: mines ?? undefined, mode });
      const view = session.take(photo, performance.now());
      worker.postMessage({ kind: 'news', streamId: id, news: makeCameraNews(view, photo, choices) });
    }
  } catch (error) {
    if (stream !== reader) return;
    stop();
    worker.postMessage({
      kind: 'failed',
      streamId: id,
      reason: error instanceof Error ? error.message : String(error),
    });
  }
}

async function pixelsOf(frame: VideoFrame): Promise<Frame> {
  const { displayWidth: width, displayHeight: height, visibleRect } = frame;
  const bytes = new Uint8Array(width * height * 4);
  await frame.copyTo(bytes, {
    format: 'RGBA',
    rect: { x: visibleRect?.x ?? 0, y: visibleRect?.y ?? 0, width, height },
  });
  return makeFrame(width, height, bytes);
}
