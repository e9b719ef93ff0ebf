import { readFileSync, writeFileSync } from 'node:fs';
import { app, BrowserWindow } from 'electron';
import type { Shown, Told } from './kit.ts';

/** One picture to take. `zoom` stands for the zoom of the browser or the scale of the screen. */
export interface Job {
  readonly page: string;
  readonly width: number;
  readonly height: number;
  readonly zoom: number;
  /** Where the pointer rests, as parts of the board's width and height; null where it is elsewhere. */
  readonly pointer: { readonly x: number; readonly y: number } | null;
  readonly picture: string;
  readonly told: Told;
}

/** Milliseconds for the effects of hovering to end. */
const HOVER_PAUSE = 350;

const [jobsFile = '', kitFile = '', answersFile = ''] = process.argv.slice(-3);
const jobs = JSON.parse(readFileSync(jobsFile, 'utf8')) as Job[];
const kit = readFileSync(kitFile, 'utf8');

/** Takes one picture; null where the board does not fit into the window. */
async function shoot(window: BrowserWindow, job: Job): Promise<Shown | null> {
  window.setContentSize(job.width, job.height);
  await window.loadFile(job.page);
  window.webContents.setZoomFactor(job.zoom);
  await window.webContents.executeJavaScript(`${kit};0`);
  const shown = (await window.webContents.executeJavaScript(
    `new Promise((d) => setTimeout(d, 150)).then(() => showPosition(${JSON.stringify(job.told)}, render))`,
  )) as Shown;
  const { x, y, width, height } = shown.region;
  if (x < 1 || y < 1 || x + width > shown.view.width - 1 || y + height > shown.view.height - 1) return null;
  const at = job.pointer ? { x: x + width * job.pointer.x, y: y + height * job.pointer.y } : { x: 1, y: 1 };
  const place = { x: Math.round(at.x * job.zoom), y: Math.round(at.y * job.zoom) };
  window.webContents.sendInputEvent({ type: 'mouseMove', ...place });
  await new Promise((done) => setTimeout(done, HOVER_PAUSE));
  const image = await window.webContents.capturePage();
  writeFileSync(job.picture, image.toPNG());
  return shown;
}

async function main(): Promise<void> {
  await app.whenReady();
  const window = new BrowserWindow({ width: 1280, height: 800, frame: false, useContentSize: true });
  const answers: (Shown | { error: string } | null)[] = [];
  for (const job of jobs) {
    answers.push(await shoot(window, job).catch((error: unknown) => ({ error: `${job.page}: ${String(error)}` })));
    writeFileSync(answersFile, JSON.stringify(answers));
  }
  app.exit(0);
}

void main();
