import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import sharp from 'sharp';
import { openScreenshots } from '../capture/screenshots.ts';
import type { Result } from '../model/errors.ts';
import { success } from '../model/errors.ts';
import type { Frame } from '../model/frame.ts';
import { processFrame } from '../pipeline.ts';
import type { Files, Package } from '../report/reportFiles.ts';
import { jsonFile, makeTextFiles, writeReport } from '../report/reportFiles.ts';
import { makeHintJson } from './boardJson.ts';
import type { Output } from './console.ts';
import { findElectron, tellAssistant } from './electronApp.ts';
import type { ExitCode } from './exitCodes.ts';
import { EXIT } from './exitCodes.ts';

export interface ReportOptions {
  /** Also put in a picture of the screen and how it is read. */
  readonly withScreenshot: boolean;
  /** The user has agreed to the picture already. */
  readonly yes: boolean;
}

/** Asks a question on the terminal; null where nobody can answer. */
export type Ask = (question: string) => Promise<string | null>;

const QUESTION = 'The picture shows everything that is on your screen now. Put it into the report? [y/N] ';

/**
 * `automine report`: writes a zip for a bug report: versions, settings and the log, and a screenshot with its reading only when
 * that was asked for and agreed to.
 */
export async function makeReport(
  file: string,
  { withScreenshot, yes }: ReportOptions,
  versions: Package,
  output: Output,
  ask: Ask = askTerminal,
): Promise<ExitCode> {
  const agreed = withScreenshot && (yes || (await agrees(ask)));
  const picture = agreed ? await takePicture() : success({});
  if (!picture.ok) {
    output.error(picture.reason);
    return EXIT.unreadable;
  }
  const files = { ...makeTextFiles(versions), ...picture.value };
  const trouble = await writeReport(file, files);
  if (trouble) {
    output.error(trouble);
    return EXIT.unreadable;
  }
  output.out(`${resolve(file)} holds ${Object.keys(files).join(', ')}.`);
  if (withScreenshot && !agreed) output.out('No picture was put in, because nobody agreed to it (--yes agrees).');
  return EXIT.ok;
}

/** `automine report --with-frames`: the running assistant, which has the last pictures, asks the user and writes the zip. */
export async function askAssistant(file: string, output: Output): Promise<ExitCode> {
  const path = resolve(file);
  const electron = await findElectron();
  const told = electron.ok ? await tellAssistant(electron.value, path) : false;
  if (told) {
    output.out(`The assistant asks you in a window of its own whether to write ${path}.`);
    return EXIT.ok;
  }
  output.error('No assistant is running: start it with npm start, or leave --with-frames out.');
  return EXIT.unreadable;
}

async function agrees(ask: Ask): Promise<boolean> {
  const answer = await ask(QUESTION);
  return answer !== null && /^y(es)?$/i.test(answer.trim());
}

async function askTerminal(question: string): Promise<string | null> {
  if (!process.stdin.isTTY) return null;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}

/** One screenshot and its reading. Fails as `openScreenshots` does. */
async function takePicture(): Promise<Result<Files>> {
  const source = await openScreenshots();
  if (!source.ok) return source;
  const next = await source.value.next();
  source.value.close();
  if (!next.ok) return next;
  const frame = next.value?.frame;
  if (!frame) return success({});
  const { main, others, ms } = processFrame(frame);
  const boards = [main, ...others].filter((board) => board !== null).map(makeHintJson);
  return success({ 'screen.png': await encode(frame), 'reading.json': jsonFile({ boards, ms }) });
}

function encode({ width, height, data }: Frame): Promise<Buffer> {
  const pixels = Buffer.from(data.buffer, data.byteOffset, data.length);
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png()
    .toBuffer();
}
