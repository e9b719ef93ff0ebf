import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserWindow } from 'electron';
import { app, dialog, nativeImage } from 'electron';
import type { HistoryEntry } from '../live/history.ts';
import type { Frame } from '../model/frame.ts';
import type { Package } from '../report/reportFiles.ts';
import { makeHistoryFiles, makeTextFiles, writeReport } from '../report/reportFiles.ts';

/** Saves reports of what was read lately, with pictures only where the user agrees. */
export interface Reporter {
  /** @param file where to; null asks for it. */
  readonly save: (file: string | null) => Promise<void>;
  /** The reader's answer. */
  readonly received: (entries: readonly HistoryEntry[]) => void;
}

export interface ReporterOptions {
  readonly control: BrowserWindow;
  /** Asks the reader for what it remembers. */
  readonly ask: () => void;
  /** Tells the user how it went. */
  readonly tell: (sentence: string) => void;
}

/** A reader that does not answer for so long has nothing to say, ms. */
const PATIENCE = 3000;
const BUTTONS = ['With pictures', 'Without pictures', 'Cancel'] as const;
const [WITH, WITHOUT, CANCEL] = [0, 1, 2];

export function makeReporter({ control, ask, tell }: ReporterOptions): Reporter {
  let answer: (entries: readonly HistoryEntry[]) => void = () => undefined;
  let isBusy = false;

  function history(): Promise<readonly HistoryEntry[]> {
    return new Promise((resolve) => {
      answer = resolve;
      ask();
      setTimeout(() => resolve([]), PATIENCE);
    });
  }

  async function run(wanted: string | null): Promise<void> {
    // What is read while the questions are on the screen is not what the report is about.
    const entries = await history();
    const choice = await agree(control, entries, wanted);
    if (choice === CANCEL) return;
    const file = wanted ?? (await chooseFile(control));
    if (!file) return;
    const files = { ...makeTextFiles(ownPackage()), ...makeHistoryFiles(entries, choice === WITH ? encode : null) };
    tell((await writeReport(file, files)) ?? `${file} holds the report. Look at it before you send it.`);
  }

  return {
    async save(file) {
      if (isBusy) return;
      isBusy = true;
      try {
        await run(file);
      } finally {
        isBusy = false;
      }
    },
    received: (entries) => answer(entries),
  };
}

async function agree(control: BrowserWindow, entries: readonly HistoryEntry[], file: string | null): Promise<number> {
  const pictures = entries.filter(({ picture }) => picture !== null).length;
  const { response } = await dialog.showMessageBox(control, {
    type: 'question',
    message: file ? `Save a report as ${file}?` : 'Save a report?',
    detail: `It holds versions, settings, the last messages and the last readings. With pictures it also holds the last ${pictures} pictures that Automine read: boards, or your whole screen where it looked for one.`,
    buttons: [...BUTTONS],
    defaultId: WITHOUT,
    cancelId: CANCEL,
    noLink: true,
  });
  return response;
}

async function chooseFile(control: BrowserWindow): Promise<string | null> {
  const { canceled, filePath } = await dialog.showSaveDialog(control, {
    title: 'Save a report',
    defaultPath: join(app.getPath('home'), 'automine-report.zip'),
    filters: [{ name: 'Zip', extensions: ['zip'] }],
  });
  return canceled || filePath === '' ? null : filePath;
}

function ownPackage(): Package {
  return JSON.parse(readFileSync(join(app.getAppPath(), 'package.json'), 'utf8')) as Package;
}

/** As PNG, by Chromium's encoder, which takes blue first. */
function encode({ width, height, data }: Frame): Buffer {
  const pixels = Buffer.from(data);
  for (let i = 0; i < pixels.length; i += 4) {
    pixels[i] = data[i + 2] as number;
    pixels[i + 2] = data[i] as number;
  }
  return nativeImage.createFromBitmap(pixels, { width, height }).toPNG();
}
