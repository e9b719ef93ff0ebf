import type { BrowserWindow } from 'electron';
import { ipcMain } from 'electron';
import type { MainToCalibrate, MainToCamera, MainToControl, MainToOverlay, MainToReader } from './messages.ts';
import type { FromPage } from './schemas.ts';
import { schemas } from './schemas.ts';
import type { Page } from './windows.ts';

type ToPage = MainToControl & MainToOverlay & MainToReader & MainToCalibrate & MainToCamera;

/** Listens to one channel, from the window of its page only; returns how to stop. */
export function listen<K extends keyof FromPage>(
  windows: Readonly<Partial<Record<Page, BrowserWindow>>>,
  channel: K,
  listener: (message: FromPage[K]) => void,
): () => void {
  const page = channel.split('-to-')[0] as Page;
  const onMessage = (event: Electron.IpcMainEvent, message: unknown) => {
    if (event.sender !== windows[page]?.webContents) return;
    const parsed = schemas[channel].safeParse(message);
    if (parsed.success) listener(parsed.data);
  };
  ipcMain.on(channel, onMessage);
  return () => ipcMain.removeListener(channel, onMessage);
}

/** Sends to a page, unless its window is gone. */
export function tell<K extends keyof ToPage>(window: BrowserWindow, channel: K, message: ToPage[K]): void {
  if (!window.isDestroyed()) window.webContents.send(channel, message);
}
