import { wrap } from 'comlink';
import type { CameraSession } from '../../camera/cameraSession.ts';
import { makeCameraSession } from '../../camera/cameraSession.ts';
import type { HaveDone } from '../../camera/cameraTasks.ts';
import { messageOf } from '../../model/errors.ts';
import type { Frame } from '../../model/frame.ts';
import { makeFrame } from '../../model/frame.ts';
import { makeCameraNews } from './cameraNews.ts';
import type { CameraChoices } from './choices.ts';
import { FIRST_CHOICES } from './choices.ts';
import type { CameraTaskApi } from './taskWorker.ts';
import type { FromCameraWorker, ToCameraWorker } from './workerMessages.ts';

/** The global scope of a dedicated worker, as far as it is used here. */
interface WorkerScope {
  onmessage: (event: MessageEvent<ToCameraWorker>) => void;
  postMessage: (message: FromCameraWorker) => void;
}

/** A camera that sends nothing for so long is silent, ms, and how often that is looked up. */
const LONGEST_SILENCE = 500;
const LOOK_EVERY = 50;

/** The worker in which frames of a camera become hints. Frames leave it only for the worker that searches and reads them. */
const worker = self as unknown as WorkerScope;
const taskWorker = new Worker('cameraTaskWorker.js');
const tasks = wrap<CameraTaskApi>(taskWorker);
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

taskWorker.onerror = (event) => fail(event.message);

/** Has a task done in the other worker, while this one follows the camera. */
const haveDone: HaveDone = (task, done) => {
  tasks.doTask(task).then(done).catch(fail);
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
    while (stream === reader) {
      waitingSince = performance.now();
      const { value: frame, done } = await reader.read();
      waitingSince = null;
      if (done) break;
      const photo = await pixelsOf(frame).finally(() => frame.close());
      if (stream !== reader) break;
      const { mines, mode } = choices;
      session ??= makeCameraSession({ haveDone, mines: mines ?? undefined, mode });
      const view = session.take(photo, performance.now());
      worker.postMessage({ kind: 'news', streamId: id, news: makeCameraNews(view, photo, choices) });
    }
  } catch (error) {
    if (stream === reader) fail(error);
  }
}

function fail(error: unknown): void {
  session = null;
  stop();
  const reason = messageOf(error);
  worker.postMessage({ kind: 'failed', streamId, reason });
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
