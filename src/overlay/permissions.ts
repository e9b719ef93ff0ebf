import type { WebContents } from 'electron';
import { session, systemPreferences } from 'electron';
import { ORIGIN } from './appProtocol.ts';
import type { Page } from './windows.ts';

/** Pages may capture: the reader's the desktop, the camera's a camera. They get nothing else of what pages can ask for. */
export function allowOnlyCapture(): void {
  session.defaultSession.setPermissionRequestHandler((contents, permission, answer, details) => {
    if (permission !== 'media') answer(false);
    else if (isPage(contents, 'reader')) answer(true);
    else if (isPage(contents, 'camera') && isVideoOnly(details)) void askForCamera().then(answer, () => answer(false));
    else answer(false);
  });
  session.defaultSession.setPermissionCheckHandler(
    (contents, permission) => permission === 'media' && (isPage(contents, 'reader') || isPage(contents, 'camera')),
  );
}

function isPage(contents: WebContents | null, page: Page): boolean {
  return contents?.getURL() === `${ORIGIN}/${page}.html`;
}

function isVideoOnly(details: object): boolean {
  const { mediaTypes = [] } = details as { readonly mediaTypes?: readonly string[] };
  return mediaTypes.length === 1 && mediaTypes[0] === 'video';
}

/** On macOS the system asks the user, once; the others ask, where they do, by themselves. */
async function askForCamera(): Promise<boolean> {
  return process.platform !== 'darwin' || systemPreferences.askForMediaAccess('camera');
}
