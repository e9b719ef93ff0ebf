import { fileURLToPath } from 'node:url';
import { loadRecording } from '../../src/capture/recording.ts';
import type { Frame } from '../../src/model/frame.ts';

export const KMINES_RECORDING = fileURLToPath(new URL('../../fixtures/recordings/kmines-16x16', import.meta.url));

/** All frames of the recorded game of KMines, and its mine total. */
export async function loadKMinesGame(): Promise<{ readonly frames: readonly Frame[]; readonly mines: number }> {
  const recording = await loadRecording(KMINES_RECORDING);
  if (!recording.ok) throw new Error(recording.reason);
  const { meta, loadFrame } = recording.value;
  const frames = await Promise.all(meta.frames.map((_, index) => loadFrame(index)));
  return {
    mines: meta.mines ?? 0,
    frames: frames.map((frame) => {
      if (!frame.ok) throw new Error(frame.reason);
      return frame.value;
    }),
  };
}
