import type { HistoryEntry } from '../live/history.ts';
import type { LiveView } from '../live/liveView.ts';
import type { CellExplanation } from '../live/x11Live.ts';
import type { MirrorState } from '../mirror/mirrorState.ts';
import type { MinesSource, PlayMode } from '../model/analysis.ts';
import type { Rect } from '../model/frame.ts';
import type { Point } from '../model/topology.ts';
import type { Settings, SettingsChanges } from '../settings/settings.ts';
import type { CameraStart } from './camera/cameraStart.ts';

/**
 * Every message between the processes of the live assistant, by direction. Main holds the windows; the reader page
 * captures and owns the worker in which frames are read; the overlay paints; the control window talks to the user; the
 * camera's window does all of this by itself.
 * Rectangles are Px of the captured source unless they say otherwise.
 */

/** A screen that is captured. */
export interface WatchTarget {
  /** Grows with every capture that is started; everything that is said of a capture carries it. */
  readonly watchId: number;
  /** Electron's source id, for example "screen:0:0". */
  readonly sourceId: string;
  /** Whether the system was asked to leave the overlay out of what is captured; the reader finds out whether it does. */
  readonly asksExclusion: boolean;
  /** The only part that is searched, where the user drew one. */
  readonly region: Rect | null;
}

/** A point of a source that is captured, Px. */
export interface SourcePoint extends Point {
  readonly watchId: number;
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
  readonly 'main-to-reader:mode': { readonly mode: PlayMode };
  /** What is known of the cell at this point? */
  readonly 'main-to-reader:explain': SourcePoint;
  /** What was read lately? */
  readonly 'main-to-reader:history': null;
}

export interface ReaderToMain {
  readonly 'reader-to-main:view': ReaderView;
  readonly 'reader-to-main:ended': { readonly watchId: number; readonly reason: string };
  readonly 'reader-to-main:explained': CellExplanation | null;
  readonly 'reader-to-main:history': readonly HistoryEntry[];
}

export interface MainToOverlay {
  readonly 'main-to-overlay:place': OverlayPlace;
  /** The user asked for a hint: shows everything until the board changes. */
  readonly 'main-to-overlay:ask': null;
  /** `opaque`: only what is drawn may be there, so fills are opaque and their shape is told. */
  readonly 'main-to-overlay:drawing': DrawingSettings & Pick<Settings, 'level' | 'mode'> & { readonly opaque: boolean };
  /** A sentence about a cell (Px of the source), to be shown beside it for a while. */
  readonly 'main-to-overlay:caption': CellExplanation;
}

export interface OverlayToMain {
  /** What is drawn, Dip of the overlay; told only where it was asked for. */
  readonly 'overlay-to-main:shape': Rect[];
}

export interface MainToCalibrate {
  /** The screen as it is, as a data URL. */
  readonly 'main-to-calibrate:picture': { readonly url: string };
}

export interface CalibrateToMain {
  /** The rectangle that the user drew, in pixels of the picture. */
  readonly 'calibrate-to-main:chosen': Rect;
  readonly 'calibrate-to-main:cancel': null;
}

export interface MainToCamera {
  readonly 'main-to-camera:watch': CameraStart;
  readonly 'main-to-camera:settings': DrawingSettings & Pick<Settings, 'mode'>;
}

export interface CameraToMain {
  /** What was read, where it was asked for: no pixels. */
  readonly 'camera-to-main:state': MirrorState;
}

export interface MainToControl {
  readonly 'main-to-control:status': ControlStatus;
  /** The settings and the file that they are in. */
  readonly 'main-to-control:settings': { readonly settings: Settings; readonly path: string };
}

/** What the control window shows. */
export interface ControlStatus {
  readonly headline: string;
  readonly detail: string;
  readonly watching: string;
  /** Problems with the settings and keys; they stay. */
  readonly notice: string;
  /** What was last explained, or done. */
  readonly explanation: string;
  readonly paused: boolean;
  /** Whether the user wants to see the hints. */
  readonly shown: boolean;
  /** Whether the user has drawn where some board is. */
  readonly hasPlaces: boolean;
  readonly mines: number | null;
  readonly minesSource: MinesSource;
}

export const CONTROL_ACTIONS = [
  'show',
  'pause',
  'search',
  'calibrate',
  'forget',
  'ask',
  'explain',
  'mode',
  'practice',
  'camera',
  'report',
  'quit',
] as const;
export type ControlAction = (typeof CONTROL_ACTIONS)[number];

export interface ControlToMain {
  readonly 'control-to-main:settings': SettingsChanges;
  readonly 'control-to-main:mines': { readonly mines: number | null };
  readonly 'control-to-main:action': ControlAction;
}

/** Carries a MessagePort; its other end is with the other page. */
export const PORT_CHANNEL = 'main-to-page:port';
