import type { HistoryEntry } from '../live/history.ts';
import type { LivePlace } from '../live/livePlace.ts';
import type { LiveView } from '../live/liveView.ts';
import type { CellExplanation } from '../live/x11Live.ts';
import type { PlayMode } from '../model/analysis.ts';
import type { Rect } from '../model/frame.ts';
import type { ChosenPlaces } from '../settings/places.ts';

export type ToX11 =
  | { readonly kind: 'port'; readonly ownWindows: readonly number[]; readonly places: ChosenPlaces }
  | { readonly kind: 'mines'; readonly mines: number | null }
  /** What the best move is chosen for. */
  | { readonly kind: 'mode'; readonly mode: PlayMode }
  | { readonly kind: 'pause'; readonly paused: boolean }
  /** Whether the user agreed to looks of cells being kept. */
  | { readonly kind: 'remember'; readonly remember: boolean }
  | { readonly kind: 'restart' }
  | { readonly kind: 'explain' }
  | { readonly kind: 'history' }
  /** Asks for an answer: whether it is stuck. */
  | { readonly kind: 'ping' }
  /** Physical pixels of the screen. */
  | { readonly kind: 'choose'; readonly area: Rect }
  | { readonly kind: 'forget' };

export type FromX11 =
  | { readonly kind: 'view'; readonly view: LiveView }
  | { readonly kind: 'place'; readonly place: LivePlace }
  | { readonly kind: 'watching'; readonly what: string; readonly obstacle: string | null }
  | { readonly kind: 'explained'; readonly explanation: CellExplanation | null }
  | { readonly kind: 'history'; readonly entries: readonly HistoryEntry[] }
  | { readonly kind: 'places'; readonly places: ChosenPlaces }
  | { readonly kind: 'pong' }
  /** It cannot go on: it is to be ended and started again. */
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'ended'; readonly reason: string };
