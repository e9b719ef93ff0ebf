import type { LiveView } from '../live/liveView.ts';
import type { LivePlace } from '../live/x11Live.ts';

export type ToX11 =
  | { readonly kind: 'port'; readonly ownWindows: readonly number[] }
  | { readonly kind: 'mines'; readonly mines: number | null }
  | { readonly kind: 'pause'; readonly paused: boolean }
  | { readonly kind: 'restart' };

export type FromX11 =
  | { readonly kind: 'view'; readonly view: LiveView }
  | { readonly kind: 'place'; readonly place: LivePlace }
  | { readonly kind: 'watching'; readonly what: string; readonly obstacle: string | null }
  | { readonly kind: 'ended'; readonly reason: string };
