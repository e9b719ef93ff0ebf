import type { BrowserWindow } from 'electron';
import type { Settings } from '../settings/settings.ts';
import type { CameraStart } from './camera/cameraStart.ts';
import { tell } from './ipc.ts';
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
}

/** The window of a camera, which comes and goes. */
export function makeCameraWindow({ settings, opened }: CameraWindowParts): CameraWindow {
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
      window = made;
      made.webContents.on('did-finish-load', () => {
        apply();
        tell(made, 'main-to-camera:watch', start);
      });
      made.webContents.on('render-process-gone', () => made.destroy());
      made.once('closed', () => {
        window = null;
        closed();
      });
    },
  };
}
