import type { MirrorOptions } from '../mirror/server.ts';
import { startMirror } from '../mirror/server.ts';
import type { CameraStart } from '../overlay/camera/cameraStart.ts';
import type { Output } from './console.ts';
import { findElectron, runCameraWindow } from './electronApp.ts';
import type { ExitCode } from './exitCodes.ts';
import { EXIT } from './exitCodes.ts';
import { printAddresses } from './serveCommand.ts';
import { hasDisplay } from './startCommand.ts';

export type WatchedCamera = Omit<CameraStart, 'tells'>;

const NO_DISPLAY =
  'The picture of a camera is shown in a window, and there is no display here: film the screen and use watch --video FILE.';

/** `automine watch --camera`: the window of a camera, until it is closed. */
export function watchCamera(camera: WatchedCamera, output: Output): Promise<ExitCode> {
  return runWindow(output, (electron) => runCameraWindow(electron, camera));
}

/** `automine serve --camera`: the same, with the flat board and its hints on a web page too; no picture. */
export function serveCamera(camera: WatchedCamera, options: MirrorOptions, output: Output): Promise<ExitCode> {
  return runWindow(output, async (electron) => {
    const mirror = await startMirror(options);
    if (!mirror.ok) return mirror;
    const { addresses, push, close } = mirror.value;
    printAddresses(addresses, options.network ?? false, output);
    const ran = await runCameraWindow(electron, camera, push);
    await close();
    return ran;
  });
}

async function runWindow(
  output: Output,
  run: (electron: string) => ReturnType<typeof runCameraWindow>,
): Promise<ExitCode> {
  if (!hasDisplay(process)) {
    output.error(NO_DISPLAY);
    return EXIT.unreadable;
  }
  const electron = await findElectron();
  const ran = electron.ok ? await run(electron.value) : electron;
  if (ran.ok) return ran.value === 0 ? EXIT.ok : EXIT.unreadable;
  output.error(ran.reason);
  return EXIT.unreadable;
}
