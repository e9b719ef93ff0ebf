import type { SKRSContext2D } from '@napi-rs/canvas';
import { createCanvas } from '@napi-rs/canvas';
import { paintShapes } from '../../src/hints/canvas.ts';
import { drawHints } from '../../src/hints/shapes.ts';
import type { DrawingReport } from '../../src/live/ownDrawing.ts';
import type { PaintMessage } from '../../src/live/publisher.ts';
import type { Frame, FramePart } from '../../src/model/frame.ts';
import { wholeFrame } from '../../src/model/frame.ts';
import type { FrameReader } from '../../src/overlay/reader/frameReader.ts';
import { makeFrameReader } from '../../src/overlay/reader/frameReader.ts';
import type { Session, SessionState } from '../../src/session/session.ts';
import { makeSession } from '../../src/session/session.ts';

/** Ms between frames of the simulated capture. */
export const FRAME_MS = 33;
/** As on the overlay's page. */
const SEE_THROUGH = 0.7;

export interface ScreenOptions {
  /** Frames from a paint message until it shows; its report comes at once. */
  readonly showDelay?: number;
  /** Whether the capture leaves our drawing out. */
  readonly excluded?: boolean;
  readonly asksExclusion?: boolean;
  /** Px by which our drawing lies further right than it is reported. */
  readonly shift?: number;
  /** Draws something over everything, as the system draws the pointer. */
  readonly over?: (context: SKRSContext2D) => void;
}

interface Painted {
  readonly due: number;
  readonly id: number;
  readonly message: PaintMessage;
  readonly picture: FramePart | null;
  acknowledged: boolean;
}

/** A screen with a game, our overlay over it, and a capture in which both show, in simulated time. */
export function makeScreen(initial: ScreenOptions = {}) {
  let options = initial;
  let tick = 0;
  let queue: Painted[] = [];
  let shown: Painted | null = null;
  let width = 0;
  let height = 0;
  let drawings = 0;
  /** What the session was given. */
  const reads: FramePart[] = [];
  const messages: PaintMessage[] = [];
  const session = spySession(makeSession(), reads);
  const reader: FrameReader = makeFrameReader({
    session,
    view: () => undefined,
    paint(message) {
      messages.push(message);
      const picture = message.hints?.marks.length ? drawPicture(message, width, height) : null;
      const id = ++drawings;
      const due = tick + (options.showDelay ?? 2);
      queue.push({ due, id, message, picture, acknowledged: false });
      report({ kind: 'drawn', id, sequence: message.sequence ?? 0, picture });
    },
  });
  const report = (message: DrawingReport) => reader.report(message, tick * FRAME_MS);
  reader.start(options.asksExclusion ?? false);

  /** The last captured frame, for as long as nothing on the screen changes. */
  let seen: { readonly of: readonly unknown[]; readonly frame: Frame } | null = null;

  function see(game: Frame): Frame {
    const of = [game, shown, options];
    if (!seen?.of.every((part, k) => part === of[k])) seen = { of, frame: compose(game) };
    return seen.frame;
  }

  function compose(game: Frame): Frame {
    const canvas = createCanvas(width, height);
    const context = canvas.getContext('2d');
    context.putImageData(imageOf(game), 0, 0);
    if (shown?.picture && !options.excluded) {
      const layer = createCanvas(width, height);
      layer.getContext('2d').putImageData(imageOf(shown.picture.frame), 0, 0);
      context.drawImage(layer, options.shift ?? 0, 0);
    }
    options.over?.(context);
    return throughVideo({ width, height, data: context.getImageData(0, 0, width, height).data });
  }

  return {
    reads,
    messages,
    state: (): SessionState => session.state(),
    /** What is on the screen of our drawing. */
    shown: (): PaintMessage | null => shown?.message ?? null,
    newest: (): PaintMessage | null => messages[messages.length - 1] ?? null,
    change: (next: Partial<ScreenOptions>) => {
      options = { ...options, ...next };
    },
    /** Captures so many frames of a game. */
    run(game: Frame, frames: number): void {
      ({ width, height } = game);
      for (let k = 0; k < frames; k++) {
        tick++;
        for (const painted of queue.filter(({ due }) => due <= tick)) shown = painted;
        queue = queue.filter(({ due }) => due > tick);
        const now = tick * FRAME_MS;
        const whole = { x: 0, y: 0, width, height };
        if (reader.wanted(whole, now)) reader.take(wholeFrame(see(game)), now);
        if (shown && !shown.acknowledged) {
          shown.acknowledged = true;
          report({ kind: 'shown', id: shown.id });
        }
      }
    },
  };
}

function spySession(session: Session, reads: FramePart[]): Session {
  return {
    ...session,
    take(part) {
      reads.push(part);
      return session.take(part);
    },
  };
}

export function drawPicture({ hints, sequence }: PaintMessage, width: number, height: number): FramePart | null {
  if (!hints) return null;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  paintShapes(context as unknown as Parameters<typeof paintShapes>[0], drawHints(hints));
  if (sequence !== undefined) {
    context.globalCompositeOperation = 'destination-in';
    context.globalAlpha = SEE_THROUGH;
    context.fillRect(0, 0, width, height);
  }
  return wholeFrame({ width, height, data: context.getImageData(0, 0, width, height).data });
}

type Image = Parameters<SKRSContext2D['putImageData']>[0];

function imageOf({ width, height, data }: Frame): Image {
  const image = createCanvas(1, 1).getContext('2d').createImageData(width, height);
  image.data.set(data);
  return image;
}

/** A frame as it comes back from video: 8-bit BT.601 with limited range, colour halved both ways. */
export function throughVideo({ width, height, data }: Frame): Frame {
  const out = new Uint8ClampedArray(data.length);
  const at = (x: number, y: number, k: number) =>
    data[(Math.min(y, height - 1) * width + Math.min(x, width - 1)) * 4 + k] as number;
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      const mean = [0, 1, 2].map((k) => (at(x, y, k) + at(x + 1, y, k) + at(x, y + 1, k) + at(x + 1, y + 1, k)) / 4);
      const [r, g, b] = mean as [number, number, number];
      const u = Math.round((-37.797 * r - 74.203 * g + 112 * b) / 255);
      const v = Math.round((112 * r - 93.786 * g - 18.214 * b) / 255);
      for (let dy = 0; dy < 2 && y + dy < height; dy++) {
        for (let dx = 0; dx < 2 && x + dx < width; dx++) {
          const i = ((y + dy) * width + x + dx) * 4;
          const luma =
            (65.481 * at(x + dx, y + dy, 0) + 128.553 * at(x + dx, y + dy, 1) + 24.966 * at(x + dx, y + dy, 2)) / 255;
          const l = (Math.round(luma) * 255) / 219;
          out[i] = l + 1.596 * v;
          out[i + 1] = l - 0.392 * u - 0.813 * v;
          out[i + 2] = l + 2.017 * u;
          out[i + 3] = 255;
        }
      }
    }
  }
  return { width, height, data: out };
}
