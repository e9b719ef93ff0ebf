import { z } from 'zod';
import type { MirrorState } from '../../mirror/mirrorState.ts';
import { PLAY_MODES } from '../../model/analysis.ts';

/** What the window of a camera is opened with. */
const cameraStart = z.object({
  /** The camera's name or a part of it; null for the first one. */
  name: z.string().nullable(),
  /** The total number of mines, where the user knows it. */
  mines: z.number().int().min(0).nullable(),
  /** What the best move is chosen for; null for what the settings say. */
  mode: z.enum(PLAY_MODES).nullable(),
  /** Whether the readings are told, line by line, on the standard output: for a mirror. */
  tells: z.boolean(),
});
export type CameraStart = z.infer<typeof cameraStart>;

export const ANY_CAMERA: CameraStart = { name: null, mines: null, mode: null, tells: false };

const OPTION = '--watch-camera=';

/** The word of a command line that says with what the window is opened. */
export function makeCameraOption(start: CameraStart): string {
  return OPTION + JSON.stringify(start);
}

/** What the words of a command line say; any camera where they say nothing. @throws when it cannot be understood. */
export function parseCameraOption(words: readonly string[]): CameraStart {
  const word = words.find((text) => text.startsWith(OPTION));
  return word === undefined ? ANY_CAMERA : cameraStart.parse(JSON.parse(word.slice(OPTION.length)));
}

/** Chromium may write lines of its own. */
const STATE = 'automine-state ';

/** A reading as a line of the standard output. */
export function makeStateLine(state: MirrorState): string {
  return STATE + JSON.stringify(state);
}

/** The reading that a line of our own window tells, or null for any other line. */
export function parseStateLine(line: string): MirrorState | null {
  return line.startsWith(STATE) ? (JSON.parse(line.slice(STATE.length)) as MirrorState) : null;
}
