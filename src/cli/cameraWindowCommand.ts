import type { CameraStart } from '../overlay/camera/cameraStart.ts';
import type { Output } from './console.ts';
import { findElectron, runCameraWindow } from './electronApp.ts';
import type { ExitCode } from './exitCodes.ts';
import { EXIT } from './exitCodes.ts';
import { hasDisplay } from './startCommand.ts';

const NO_DISPLAY =
  'The picture of a camera is shown in a window, and there is no display here: film the screen and use --video FILE.';

/** `automine watch --camera`: the window of a camera, until it is closed. */
export async function watchCamera(start: CameraStart, output: Output): Promise<ExitCode> {
  if (!hasDisplay(process)) {
    output.error(NO_DISPLAY);
    return EXIT.unreadable;
  }
  const electron = await findElectron();
  const ran = electron.ok ? await runCameraWindow(electron.value, start) : electron;
  if (ran.ok) return ran.value === 0 ? EXIT.ok : EXIT.unreadable;
  output.error(ran.reason);
  return EXIT.unreadable;
}
