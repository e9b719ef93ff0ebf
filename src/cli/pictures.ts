import { loadImage } from '../capture/imageFile.ts';
import type { CounterSight } from '../model/counter.ts';
import type { Failure, Result } from '../model/errors.ts';
import { failure, success } from '../model/errors.ts';
import type { Frame, FramePart, Rect } from '../model/frame.ts';
import { wholeFrame } from '../model/frame.ts';
import type { TextReader } from '../ocr/textReader.ts';
import { openTextReader } from '../ocr/textReader.ts';
import type { FrameResult, PipelineOptions } from '../pipeline.ts';
import { circumstancesOf, processFrame, withReadTotal } from '../pipeline.ts';
import { DEFAULT_BUDGET } from '../solver/chooseMove.ts';
import { counterZones } from '../vision/counter/findCounters.ts';
import { readCounters } from '../vision/counter/readCounters.ts';
import type { ReadLine } from '../vision/counter/readLines.ts';
import { totalFromPicture } from '../vision/counter/totals.ts';
import type { ReaderStep } from '../vision/readerStep.ts';

/** A picture taken through the whole pipeline. */
/** What was read beside a board, for an observer. */
export interface CountersStep {
  readonly stage: 'counters';
  readonly frame: Frame;
  /** Where counters were looked for. */
  readonly zones: readonly FramePart[];
  readonly sights: readonly CounterSight[];
  readonly total: number | null;
}

/** What all came to, for an observer. */
export interface ResultStep {
  readonly stage: 'result';
  readonly frame: Frame;
  readonly result: FrameResult;
}

export type PictureStep = ReaderStep | CountersStep | ResultStep;

export interface PictureResult {
  readonly file: string;
  readonly frame: Frame;
  readonly result: FrameResult;
  readonly decodeMs: number;
  /** Ms that reading the mine total took. */
  readonly totalMs: number;
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

export interface PictureOptions extends PipelineOptions {
  /** Whether to look for the program's mine counter where no total was typed. */
  readonly total?: boolean | undefined;
  /** Reads text in pictures; opened on first use and closed by the caller. */
  readonly text?: LazyText | undefined;
  readonly observe?: ((step: PictureStep) => void) | undefined;
}

/** Loads a picture and reads, solves and hints its boards; positions are those of the whole picture. */
export async function processPicture(file: string, options: PictureOptions): Promise<Result<PictureResult>> {
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
  const result = processFrame(frame, { budget: DEFAULT_BUDGET, ...options });
  const read = performance.now();
  const total = await readTotal(frame, result, options);
  const totalMs = performance.now() - read;
  const complete = total === null ? result : withReadTotal(result, total, { budget: DEFAULT_BUDGET, ...options });
  options.observe?.({ stage: 'result', frame, result: complete });
  return success({ file, frame, result: complete, decodeMs, totalMs });
}

/** The mine total that a picture shows without doubt. Text is read only where seven-segment digits do not tell. */
async function readTotal(frame: Frame, { main }: FrameResult, options: PictureOptions): Promise<number | null> {
  const about = main && circumstancesOf(main);
  if (!about || options.mines !== undefined || options.total === false) return null;
  const { lattice } = main.reading;
  const zones = counterZones(wholeFrame(frame), lattice);
  const look = async (readLine: ReadLine | null) => {
    const sights = await readCounters(zones, lattice, readLine);
    return { sights, total: totalFromPicture(sights, about) };
  };
  const alone = await look(null);
  const seen = alone.total !== null || !options.text ? alone : await look((await options.text.open()).read);
  options.observe?.({ stage: 'counters', frame, zones, ...seen });
  return seen.total;
}

/** A text reader that is started when it is first needed. */
export interface LazyText {
  readonly open: () => Promise<TextReader>;
  readonly close: () => Promise<void>;
}

export function makeLazyText(): LazyText {
  let reader: Promise<TextReader> | null = null;
  return {
    open() {
      reader ??= openTextReader();
      return reader;
    },
    async close() {
      await (await reader)?.close();
    },
  };
}

function meets({ x, y, width, height }: Rect, frame: Frame): boolean {
  return x < frame.width && y < frame.height && x + width > 0 && y + height > 0;
}
