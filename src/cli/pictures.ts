import { loadImage } from '../capture/imageFile.ts';
import type { Failure, Result } from '../model/errors.ts';
import { failure, success } from '../model/errors.ts';
import type { Frame, Rect } from '../model/frame.ts';
import type { FrameResult, PipelineOptions } from '../pipeline.ts';
import { processFrame } from '../pipeline.ts';

/** A picture taken through the whole pipeline. */
export interface PictureResult {
  readonly file: string;
  readonly frame: Frame;
  readonly result: FrameResult;
  readonly decodeMs: number;
}

export const NO_BOARD: Failure = {
  code: 'no-board',
  reason: 'no Minesweeper board was found: make sure that the whole board shows, or narrow the search with --region.',
};

/** "x,y,width,height" in pixels of the picture; fails with `position-invalid` when it is anything else. */
export function parseRegion(text: string): Result<Rect> {
  const parts = text.split(',').map((part) => part.trim());
  const [x = 0, y = 0, width = 0, height = 0] = parts.map(Number);
  const whole = parts.length === 4 && parts.every((p) => p !== '' && Number.isFinite(Number(p)));
  if (!whole || width <= 0 || height <= 0) {
    return failure('position-invalid', 'Give x,y,width,height in pixels, with an area, for example 100,200,640,480.');
  }
  return success({ x, y, width, height });
}

/** Loads a picture and reads, solves and hints its boards; positions are those of the whole picture. */
export async function processPicture(file: string, options: PipelineOptions): Promise<Result<PictureResult>> {
  const start = performance.now();
  const loaded = await loadImage(file);
  if (!loaded.ok) return loaded;
  const frame = loaded.value;
  const decodeMs = performance.now() - start;
  const { region } = options;
  if (region && !meets(region, frame)) {
    return failure(
      'region-outside',
      `The region lies outside ${file}, which is ${frame.width}×${frame.height}: give one inside it.`,
    );
  }
  return success({ file, frame, result: processFrame(frame, options), decodeMs });
}

function meets({ x, y, width, height }: Rect, frame: Frame): boolean {
  return x < frame.width && y < frame.height && x + width > 0 && y + height > 0;
}
