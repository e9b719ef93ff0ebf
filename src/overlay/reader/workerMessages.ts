import type { HistoryEntry } from '../../live/history.ts';
import type { CellExplanation } from '../../live/x11Live.ts';
import type { PlayMode } from '../../model/analysis.ts';
import type { Rect } from '../../model/frame.ts';
import type { ReaderView, SourcePoint } from '../messages.ts';

export type ToWorker =
  | { readonly kind: 'port'; readonly port: MessagePort }
  | {
      readonly kind: 'stream';
      readonly stream: ReadableStream<VideoFrame>;
      readonly watchId: number;
      readonly asksExclusion: boolean;
      readonly region: Rect | null;
    }
  | { readonly kind: 'history' }
  | { readonly kind: 'explain'; readonly at: SourcePoint }
  | { readonly kind: 'mines'; readonly mines: number | null }
  | { readonly kind: 'mode'; readonly mode: PlayMode }
  | { readonly kind: 'restart' }
  | { readonly kind: 'stop' };

export type FromWorker =
  | { readonly kind: 'view'; readonly view: ReaderView }
  | { readonly kind: 'history'; readonly entries: readonly HistoryEntry[] }
  | { readonly kind: 'explained'; readonly explanation: CellExplanation | null }
  | { readonly kind: 'ended'; readonly watchId: number; readonly reason: string };
