import type { BrowserWindow } from 'electron';
import { ipcMain } from 'electron';
import { z } from 'zod';
import { MINES_SOURCES } from '../model/analysis.ts';
import { RESTART_REASONS, SESSION_PHASES } from '../session/session.ts';
import { settingsSchema } from '../settings/settings.ts';
import type { ControlToMain, MainToControl, MainToOverlay, MainToReader, ReaderToMain } from './messages.ts';
import { CONTROL_ACTIONS } from './messages.ts';
import type { Page } from './windows.ts';

type ToPage = MainToControl & MainToOverlay & MainToReader;
type FromPage = ControlToMain & ReaderToMain;

const rect = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
const mines = z.number().int().min(0).max(100_000).nullable();

/** What pages may say. Anything else is dropped: a page is not trusted more than a stranger. */
const schemas: { readonly [K in keyof FromPage]: z.ZodType<FromPage[K]> } = {
  'reader-to-main:view': z.object({
    watchId: z.number(),
    phase: z.enum(SESSION_PHASES),
    reason: z.enum(RESTART_REASONS),
    boardId: z.number(),
    region: rect.nullable(),
    rows: z.number(),
    cols: z.number(),
    mines: z.number().nullable(),
    minesSource: z.enum(MINES_SOURCES),
    sentence: z.string(),
  }),
  'reader-to-main:ended': z.object({ watchId: z.number(), reason: z.string() }),
  'control-to-main:settings': settingsSchema.partial() as z.ZodType<FromPage['control-to-main:settings']>,
  'control-to-main:mines': z.object({ mines }),
  'control-to-main:action': z.enum(CONTROL_ACTIONS),
};

/** Listens to one channel, from the window of its page only. */
export function listen<K extends keyof FromPage>(
  windows: Readonly<Partial<Record<Page, BrowserWindow>>>,
  channel: K,
  listener: (message: FromPage[K]) => void,
): void {
  const page = channel.split('-to-')[0] as Page;
  ipcMain.on(channel, (event, message: unknown) => {
    if (event.sender !== windows[page]?.webContents) return;
    const parsed = schemas[channel].safeParse(message);
    if (parsed.success) listener(parsed.data);
  });
}

/** Sends to a page, unless its window is gone. */
export function tell<K extends keyof ToPage>(window: BrowserWindow, channel: K, message: ToPage[K]): void {
  if (!window.isDestroyed()) window.webContents.send(channel, message);
}
