import type { Camera } from '../camera/cameras.ts';
import { chooseCamera, describeMissing, describeRefusal, UNPLUGGED } from '../camera/cameras.ts';

export interface CameraFeedEvents {
  /** A camera is open: its picture for the page, and its frames for the worker. */
  readonly opened: (media: MediaStream, frames: ReadableStream<VideoFrame>) => void;
  /** There is no picture, and why. It is tried again by itself. */
  readonly closed: (sentence: string) => void;
  /** The cameras that are connected, and the id of the open one. */
  readonly listed: (cameras: readonly Camera[], open: string | null) => void;
}

export interface CameraFeed {
  /** Opens the camera of this id or name, or any. */
  readonly open: (wanted: string | null) => void;
}

declare class MediaStreamTrackProcessor {
  constructor(init: { readonly track: MediaStreamTrack; readonly maxBufferSize?: number });
  readonly readable: ReadableStream<VideoFrame>;
}

/** A camera that could not be opened is tried again after this time, ms. */
const RETRY = 2000;
const SIZE = { width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 30 } };

/** Holds one camera open: comes back by itself after it was unplugged or refused. */
export function makeCameraFeed({ opened, closed, listed }: CameraFeedEvents): CameraFeed {
  let wanted: string | null = null;
  let attempt = 0;
  let track: MediaStreamTrack | null = null;
  /** Kept, or the stream ends when the garbage collector takes the processor. */
  let processor: MediaStreamTrackProcessor | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function open(): Promise<void> {
    const mine = ++attempt;
    release();
    try {
      const cameras = await listCameras();
      if (mine !== attempt) return;
      listed(cameras, null);
      const camera = chooseCamera(cameras, wanted);
      if (!camera) return fail(describeMissing(cameras, wanted));
      const video = { deviceId: { exact: camera.id }, ...SIZE };
      const media = await navigator.mediaDevices.getUserMedia({ video, audio: false });
      const [first] = media.getVideoTracks();
      if (mine !== attempt) return stopAll(media);
      if (!first) return fail(describeMissing([], null));
      first.addEventListener('ended', () => mine === attempt && fail(UNPLUGGED));
      track = first;
      processor = new MediaStreamTrackProcessor({ track, maxBufferSize: 1 });
      opened(media, processor.readable);
      listed(cameras, camera.id);
    } catch (error) {
      if (mine === attempt) fail(describeRefusal(error instanceof Error ? error : new Error(String(error))));
    }
  }

  function fail(sentence: string): void {
    attempt++;
    release();
    closed(sentence);
    timer = setTimeout(() => void open(), RETRY);
  }

  function release(): void {
    clearTimeout(timer);
    track?.stop();
    track = null;
    processor = null;
  }

  async function look(): Promise<void> {
    if (track) listed(await listCameras(), track.getSettings().deviceId ?? null);
    else await open();
  }

  navigator.mediaDevices.addEventListener('devicechange', () => void look());
  return {
    open(next) {
      wanted = next;
      void open();
    },
  };
}

async function listCameras(): Promise<Camera[]> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices
    .filter(({ kind }) => kind === 'videoinput')
    .map(({ deviceId, label }, k) => ({ id: deviceId, label: label || `Camera ${k + 1}` }));
}

function stopAll(media: MediaStream): void {
  for (const track of media.getTracks()) track.stop();
}
