import type { BrowserWindow } from 'electron';
import type { MirrorState } from '../mirror/mirrorState.ts';
import type { Settings } from '../settings/settings.ts';
import type { CameraStart } from './camera/cameraStart.ts';
import { listen, tell } from './ipc.ts';
import { openWindow } from './windows.ts';

export interface CameraWindow {
  /** Opens the window, or has the open one watch through another camera. */
  readonly open: (start: CameraStart) => void;
  /** The settings have changed. */
  readonly apply: () => void;
}

export interface CameraWindowParts {
  readonly settings: () => Settings;
  /** Is called when the window opens; what it returns, when it is closed. */
  readonly opened: () => () => void;
  /** Is called with every reading, where the start asks for that. */
  readonly state?: (state: MirrorState) => void;
}

/** The window of a camera, which comes and goes. */
export function makeCameraWindow({ settings, opened, state = () => undefined }: CameraWindowParts): CameraWindow {
  let window: BrowserWindow | null = null;

  function apply(): void {
    if (!window) return;
    const { palette, opacity, percent, mode } = settings();
    tell(window, 'main-to-camera:settings', { palette, opacity, percent, mode });
  }

  return {
    apply,
    open(start) {
      if (window) {
        if (window.isMinimized()) window.restore();
        window.focus();
        tell(window, 'main-to-camera:watch', start);
        return;
      }
      const made = openWindow('camera');
      const closed = opened();
      const unlisten = listen({ camera: made }, 'camera-to-main:state', state);
      window = made;
      made.webContents.on('did-finish-load', () => {
        apply();
        tell(made, 'main-to-camera:watch', start);
      });
      made.webContents.on('render-process-gone', () => made.destroy());
      made.once('closed', () => {
        window = null;
        unlisten();
        closed();
      });
    },
  };
}
