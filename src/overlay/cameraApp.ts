import { join } from 'node:path';
import { app } from 'electron';
import { messageOf } from '../model/errors.ts';
import { loadSettings } from '../settings/settingsFile.ts';
import { registerScheme, servePages } from './appProtocol.ts';
import { ASSISTANT_PAGES } from './assistantPages.ts';
import { makeCameraOption, makeStateLine, parseCameraOption } from './camera/cameraStart.ts';
import { makeCameraWindow } from './cameraWindow.ts';
import { allowOnlyCapture } from './permissions.ts';
import { giveReadersRoom } from './readersHeap.ts';
import { tellStarted } from './started.ts';

/** Electron's main process for `automine watch --camera`: the window of a camera and nothing else. */

registerScheme();
giveReadersRoom();
if (process.platform === 'linux') app.commandLine.appendSwitch('ozone-platform-hint', 'x11');
// Beside the assistant, not instead of it.
app.setPath('userData', join(app.getPath('appData'), 'automine-camera'));

const start = parseCameraOption(process.argv);

if (!app.requestSingleInstanceLock({ option: makeCameraOption(start) })) {
  console.error('automine: A camera is already watched; its window was asked to watch as you say.');
  app.exit(0);
} else
  app.whenReady().then(open, (error: unknown) => {
    console.error(`automine: ${messageOf(error)}`);
    app.exit(1);
  });

function open(): void {
  servePages(ASSISTANT_PAGES);
  allowOnlyCapture();
  const { settings, problem } = loadSettings();
  if (problem) console.error(`automine: ${problem}`);
  const camera = makeCameraWindow({
    settings: () => settings,
    opened: () => () => app.quit(),
    state: (state) => process.stdout.write(`${makeStateLine(state)}\n`),
  });
  camera.open(start);
  tellStarted();
  app.on('second-instance', (_event, _words, _folder, other) => {
    const { option } = other as { readonly option: string };
    camera.open(parseCameraOption([option]));
  });
}
