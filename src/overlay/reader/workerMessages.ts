import type { LiveView } from '../messages.ts';

export type ToWorker =
  | { readonly kind: 'port'; readonly port: MessagePort }
  | { readonly kind: 'stream'; readonly stream: ReadableStream<VideoFrame> }
  | { readonly kind: 'mines'; readonly mines: number | null }
  | { readonly kind: 'restart' }
  | { readonly kind: 'stop' };

export type FromWorker =
  | { readonly kind: 'view'; readonly view: LiveView }
  | { readonly kind: 'ended'; readonly reason: string };
