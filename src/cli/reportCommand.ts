import { writeFile } from 'node:fs/promises';
import { release } from 'node:os';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { openScreenshots } from '../capture/screenshots.ts';
import type { Result } from '../model/errors.ts';
import { success } from '../model/errors.ts';
import type { Frame } from '../model/frame.ts';
import { processFrame } from '../pipeline.ts';
import { loadSettings } from '../settings/settingsFile.ts';
import { makeHintJson } from './boardJson.ts';
import type { Output } from './console.ts';
import type { ExitCode } from './exitCodes.ts';
import { EXIT } from './exitCodes.ts';

export interface ReportOptions {
  /** Also put in a picture of the screen and how it is read. */
  readonly withScreenshot: boolean;
  /** The user has agreed to the picture already. */
  readonly yes: boolean;
}

/** The parts of package.json that a report tells. */
export interface Package {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

/** Asks a question on the terminal; null where nobody can answer. */
export type Ask = (question: string) => Promise<string | null>;

type Files = Readonly<Record<string, Uint8Array>>;

/** What of the environment says which kind of desktop this is; nothing that names the user. */
const DESKTOP_VARIABLES = ['DISPLAY', 'WAYLAND_DISPLAY', 'XDG_SESSION_TYPE', 'XDG_CURRENT_DESKTOP'] as const;

const QUESTION = 'The picture shows everything that is on your screen now. Put it into the report? [y/N] ';

const ABOUT = `A report of a problem with Automine.

report.json    versions and the kind of system
settings.json  the settings
screen.png     only if you agreed to it: a picture of the screen
reading.json   only with the picture: what Automine reads in it

Look at the files before you send them. Automine sends nothing by itself.
`;

/**
 * `automine report`: writes a zip for a bug report: versions and settings, and a screenshot with its reading only when
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
  const files = { ...makeTexts(versions), ...picture.value };
  try {
    await writeFile(file, zipSync(files));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    output.error(`${file} cannot be written (${code ?? 'unknown error'}): name a file in a folder that exists.`);
    return EXIT.unreadable;
  }
  output.out(`${resolve(file)} holds ${Object.keys(files).join(', ')}.`);
  if (withScreenshot && !agreed) output.out('No picture was put in, because nobody agreed to it (--yes agrees).');
  return EXIT.ok;
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

function makeTexts({ version, dependencies }: Package): Files {
  const { platform, arch, versions, env } = process;
  const { settings, problem } = loadSettings();
  const desktop = Object.fromEntries(DESKTOP_VARIABLES.map((name) => [name, env[name] ?? null]));
  const report = {
    made: new Date().toISOString(),
    automine: version,
    node: versions.node,
    system: { platform, arch, release: release() },
    desktop,
    dependencies,
    settingsBroken: problem !== null,
  };
  return { 'README.txt': strToU8(ABOUT), 'report.json': jsonFile(report), 'settings.json': jsonFile(settings) };
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

function jsonFile(value: unknown): Uint8Array {
  return strToU8(`${JSON.stringify(value, null, 2)}\n`);
}
