import { z } from 'zod';
import { PLAY_MODES } from '../../model/analysis.ts';

/** What the window of a camera is opened with. */
const cameraStart = z.object({
  /** The camera's name or a part of it; null for the first one. */
  name: z.string().nullable(),
  /** The total number of mines, where the user knows it. */
  mines: z.number().int().min(0).nullable(),
  /** What the best move is chosen for; null for what the settings say. */
  mode: z.enum(PLAY_MODES).nullable(),
});
export type CameraStart = z.infer<typeof cameraStart>;

export const ANY_CAMERA: CameraStart = { name: null, mines: null, mode: null };

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
