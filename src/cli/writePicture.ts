import { drawOver } from '../capture/drawOver.ts';
import type { Shape } from '../hints/shapes.ts';
import { drawHints } from '../hints/shapes.ts';
import { makeSvg } from '../hints/svg.ts';
import { firstLineOf } from '../model/errors.ts';
import type { Frame } from '../model/frame.ts';
import type { FrameResult } from '../pipeline.ts';
import type { Output } from './console.ts';

/** Writes a frame with the hints of all its boards drawn over the cells, as `writeShapes` does. */
export async function writePicture(
  { frame, result }: { readonly frame: Frame; readonly result: FrameResult },
  { out, percent = false }: { readonly out: string; readonly percent?: boolean | undefined },
  output: Output,
): Promise<boolean> {
  const boards = [result.main, ...result.others].filter((b) => b !== null);
  return writeShapes(
    frame,
    boards.flatMap(({ hints }) => drawHints(hints, { percent })),
    out,
    output,
  );
}

/** Writes a frame with shapes (Px) over it. False, with one sentence on the error output, when the file cannot be written. */
export async function writeShapes(
  frame: Frame,
  shapes: readonly Shape[],
  out: string,
  output: Output,
): Promise<boolean> {
  const svg = makeSvg(shapes, { x: 0, y: 0, width: frame.width, height: frame.height });
  try {
    await drawOver(frame, svg, out);
    return true;
  } catch (error) {
    const why = firstLineOf(error);
    output.error(`${out} cannot be written (${why}): name a PNG in a folder that exists and that you may write to.`);
    return false;
  }
}
