import type { WebContents, WebPreferences } from 'electron';

const DEVELOPING = process.env.AUTOMINE_DEVTOOLS === '1';

/** Every page of ours: sandboxed, isolated, without Node. */
export const SAFE_PREFERENCES: WebPreferences = {
  contextIsolation: true,
  sandbox: true,
  nodeIntegration: false,
  webSecurity: true,
  spellcheck: false,
  devTools: DEVELOPING,
};

/** Keeps a page where it is: it goes nowhere else and opens no windows. @param name for what it logs while we develop. */
export function lockDown(contents: WebContents, name: string): void {
  if (DEVELOPING) contents.on('console-message', (_event, _level, text) => console.error(`${name}: ${text}`));
  contents.on('will-navigate', (event) => event.preventDefault());
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
}
