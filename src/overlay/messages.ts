import type { LiveView } from '../live/liveView.ts';
import type { MinesSource } from '../model/analysis.ts';
import type { Rect } from '../model/frame.ts';
import type { Settings } from '../settings/settings.ts';

/**
 * Every message between the processes of the live assistant, by direction. Main holds the windows; the reader page
 * captures and owns the worker in which frames are read; the overlay paints; the control window talks to the user.
 * Rectangles are Px of the captured source unless they say otherwise.
 */

/** A screen that is captured. */
export interface WatchTarget {
  /** Grows with every capture that is started; everything that is said of a capture carries it. */
  readonly watchId: number;
  /** Electron's source id, for example "screen:0:0". */
  readonly sourceId: string;
}

export interface ReaderView extends LiveView {
  readonly watchId: number;
}

/** Where the overlay's first physical pixel lies in the source's Px, and what it must leave free there. */
export interface OverlayPlace {
  readonly boardId: number;
  readonly x: number;
  readonly y: number;
  readonly visible: boolean;
  /** Px of the source: windows above the game. */
  readonly covers: readonly Rect[];
}

/** What of the settings the drawing depends on. */
export type DrawingSettings = Pick<Settings, 'palette' | 'opacity' | 'percent'>;

export interface MainToReader {
  readonly 'main-to-reader:watch': WatchTarget;
  readonly 'main-to-reader:stop': null;
  readonly 'main-to-reader:restart': null;
  readonly 'main-to-reader:mines': { readonly mines: number | null };
}

export interface ReaderToMain {
  readonly 'reader-to-main:view': ReaderView;
  readonly 'reader-to-main:ended': { readonly watchId: number; readonly reason: string };
}

export interface MainToOverlay {
  readonly 'main-to-overlay:place': OverlayPlace;
  /** The user asked for a hint: shows everything until the board changes. */
  readonly 'main-to-overlay:ask': null;
  readonly 'main-to-overlay:drawing': DrawingSettings & Pick<Settings, 'level'>;
}

export interface MainToControl {
  readonly 'main-to-control:status': ControlStatus;
  readonly 'main-to-control:settings': Settings;
}

/** What the control window shows. */
export interface ControlStatus {
  readonly headline: string;
  readonly detail: string;
  readonly watching: string;
  readonly paused: boolean;
  readonly mines: number | null;
  readonly minesSource: MinesSource;
}

export const CONTROL_ACTIONS = ['pause', 'search', 'ask', 'practice', 'quit'] as const;
export type ControlAction = (typeof CONTROL_ACTIONS)[number];

export interface ControlToMain {
  readonly 'control-to-main:settings': Partial<Settings>;
  readonly 'control-to-main:mines': { readonly mines: number | null };
  readonly 'control-to-main:action': ControlAction;
}

/** Carries a MessagePort; its other end is with the other page. */
export const PORT_CHANNEL = 'main-to-page:port';
