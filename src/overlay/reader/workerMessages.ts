import type { ReaderView } from '../messages.ts';

export type ToWorker =
  | { readonly kind: 'port'; readonly port: MessagePort }
  | {
      readonly kind: 'stream';
      readonly stream: ReadableStream<VideoFrame>;
      readonly watchId: number;
      readonly asksExclusion: boolean;
    }
  | { readonly kind: 'mines'; readonly mines: number | null }
  | { readonly kind: 'restart' }
  | { readonly kind: 'stop' };

export type FromWorker =
  | { readonly kind: 'view'; readonly view: ReaderView }
  | { readonly kind: 'ended'; readonly watchId: number; readonly reason: string };
