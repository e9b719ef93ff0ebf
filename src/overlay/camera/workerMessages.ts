import type { CameraNews } from './cameraNews.ts';
import type { CameraChoices } from './choices.ts';

/** What the camera's page tells its worker. Everything that is said of a stream carries its id. */
export type ToCameraWorker =
  | { readonly kind: 'choices'; readonly choices: CameraChoices }
  | { readonly kind: 'stream'; readonly streamId: number; readonly frames: ReadableStream<VideoFrame> }
  | { readonly kind: 'restart' }
  | { readonly kind: 'stop' };

export type FromCameraWorker =
  | { readonly kind: 'news'; readonly streamId: number; readonly news: CameraNews }
  /** No frame came for half a second. */
  | { readonly kind: 'silent'; readonly streamId: number }
  | { readonly kind: 'failed'; readonly streamId: number; readonly reason: string };
