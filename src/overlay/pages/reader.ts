import { messageOf } from '../../model/errors.ts';
import type { WatchTarget } from '../messages.ts';
import type { FromWorker, ToWorker } from '../reader/workerMessages.ts';
import type { ReaderBridge } from './bridge.ts';
import { bridgeOf, receivePort } from './bridge.ts';

/** The hidden page that captures. It hands the stream of frames to the worker and holds nothing itself. */
const bridge = bridgeOf<ReaderBridge>();
const worker = new Worker('readerWorker.js');
let track: MediaStreamTrack | null = null;
let watching = -1;
/** Kept, or the stream ends when the garbage collector takes the processor. */
let processor: MediaStreamTrackProcessor | null = null;

/** Chromium's own constraints for desktop sources; no size means never scaled. */
interface DesktopConstraints {
  readonly video: {
    readonly mandatory: {
      readonly chromeMediaSource: 'desktop';
      readonly chromeMediaSourceId: string;
      readonly maxFrameRate: number;
      readonly maxWidth: number;
      readonly maxHeight: number;
    };
  };
  readonly audio: false;
}

declare class MediaStreamTrackProcessor {
  constructor(init: { readonly track: MediaStreamTrack; readonly maxBufferSize?: number });
  readonly readable: ReadableStream<VideoFrame>;
}

const MOST_PIXELS_A_SIDE = 16384;
const FRAME_RATE = 60;

function toWorker(message: ToWorker, transfer: Transferable[] = []): void {
  worker.postMessage(message, transfer);
}

async function watch({ sourceId, watchId, asksExclusion, region }: WatchTarget): Promise<void> {
  stop();
  watching = watchId;
  const constraints: DesktopConstraints = {
    audio: false,
    video: {
      mandatory: {
        chromeMediaSource: 'desktop',
        chromeMediaSourceId: sourceId,
        maxFrameRate: FRAME_RATE,
        maxWidth: MOST_PIXELS_A_SIDE,
        maxHeight: MOST_PIXELS_A_SIDE,
      },
    },
  };
  try {
    const media = await navigator.mediaDevices.getUserMedia(constraints as unknown as MediaStreamConstraints);
    if (watchId !== watching) {
      for (const late of media.getTracks()) late.stop();
      return;
    }
    track = media.getVideoTracks()[0] ?? null;
    if (!track) throw new Error('the system gave no picture');
    processor = new MediaStreamTrackProcessor({ track, maxBufferSize: 1 });
    const { readable } = processor;
    const message: ToWorker = { kind: 'stream', stream: readable, watchId, asksExclusion, region };
    toWorker(message, [readable as unknown as Transferable]);
  } catch (error) {
    ended(watchId, messageOf(error));
  }
}

function stop(): void {
  watching = -1;
  track?.stop();
  track = null;
  toWorker({ kind: 'stop' });
}

function ended(watchId: number, reason: string): void {
  if (watchId === watching) bridge.send('reader-to-main:ended', { watchId, reason });
}

worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
  if (data.kind === 'view') bridge.send('reader-to-main:view', data.view);
  else if (data.kind === 'history') bridge.send('reader-to-main:history', data.entries);
  else if (data.kind === 'explained') bridge.send('reader-to-main:explained', data.explanation);
  else ended(data.watchId, data.reason);
};
worker.onerror = ({ message }) => ended(watching, message);
bridge.on('main-to-reader:watch', (target) => void watch(target));
bridge.on('main-to-reader:stop', stop);
bridge.on('main-to-reader:restart', () => toWorker({ kind: 'restart' }));
bridge.on('main-to-reader:history', () => toWorker({ kind: 'history' }));
bridge.on('main-to-reader:explain', (at) => toWorker({ kind: 'explain', at }));
bridge.on('main-to-reader:mines', ({ mines }) => toWorker({ kind: 'mines', mines }));
bridge.on('main-to-reader:mode', ({ mode }) => toWorker({ kind: 'mode', mode }));
void receivePort().then((port) => toWorker({ kind: 'port', port }, [port]));
