import { createRequire } from 'node:module';
import type { Frame, Rect } from '../../model/frame.ts';
import { makeFrame } from '../../model/frame.ts';

/** The requests of the X server that we use, as promises. Ids are the server's; positions are root pixels. */

export interface XGeometry {
  readonly xPos: number;
  readonly yPos: number;
  readonly width: number;
  readonly height: number;
  readonly borderWidth: number;
}

export interface XAttributes {
  /** 0 unmapped, 1 unviewable, 2 viewable. */
  readonly mapState: number;
  /** 1 InputOutput, 2 InputOnly. */
  readonly klass: number;
}

export interface XEvent {
  readonly name: string;
  readonly wid?: number;
  readonly damage?: number;
  /** Where something was drawn, in the window's pixels. */
  readonly area?: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
}

/** What the server says of a request that cannot be carried out, most often as its window is gone. */
export class XRequestError extends Error {}

/** An answer that takes longer never comes, ms: the server stopped, or what it sent could not be understood. */
const LATEST_ANSWER = 4000;

/** The name of the events that tell of drawing; they are many. */
export const DRAWN = 'DamageNotify';

export interface DrawingWatch {
  /**
   * The pixels of a part of the window, for the root. To read them, a server that draws the pointer itself takes it
   * away for a moment; it tells of that drawing in the midst of its answer if it has to tell of the root's drawing, and
   * nothing that follows can be understood any more. So it has nothing to tell while it answers.
   */
  readonly quietImage: (area: Rect) => Promise<Frame>;
  readonly stop: () => void;
}

export interface XConnection {
  readonly root: number;
  /** Children from the lowest to the highest, and the parent (0 for the root). */
  readonly tree: (window: number) => Promise<{ readonly parent: number; readonly children: readonly number[] }>;
  readonly geometry: (window: number) => Promise<XGeometry>;
  readonly attributes: (window: number) => Promise<XAttributes>;
  /** Where a window's first pixel lies on the root. */
  readonly position: (window: number) => Promise<{ readonly x: number; readonly y: number }>;
  /** Where the pointer is on the root. */
  readonly pointer: () => Promise<{ readonly x: number; readonly y: number }>;
  /** The window that owns a selection, 0 where none does. */
  readonly selectionOwner: (name: string) => Promise<number>;
  /** A property's bytes; empty where the window has none. */
  readonly property: (window: number, name: string) => Promise<Buffer>;
  /** Asks for the coming and going, moving and restacking of a window's children. */
  readonly watchChildren: (window: number) => void;
  /** The pixels of a part of a window as it is in memory, whatever lies over it if `redirect` was asked for before. */
  readonly image: (window: number, area: Rect) => Promise<Frame>;
  /** Keeps a window's pixels in memory of their own, so that what lies over it does not show in them. */
  readonly redirect: (window: number) => void;
  /** Tells the listener where in a window something was drawn, once for each burst. */
  readonly watchDrawing: (window: number, listener: (area: Rect) => void) => DrawingWatch;
  readonly onEvent: (listener: (event: XEvent) => void) => void;
  readonly close: () => void;
}

type Callback<T> = (error: Error | null, reply: T) => void;

/** The part of npm `x11` (which has no types) that we call. */
interface XClient {
  /** Names that are known already, with their ids. */
  atoms: Readonly<Record<string, number>>;
  QueryTree(window: number, reply: Callback<{ parent: number; children: number[] }>): void;
  GetGeometry(window: number, reply: Callback<XGeometry>): void;
  GetWindowAttributes(window: number, reply: Callback<XAttributes>): void;
  TranslateCoordinates(
    from: number,
    to: number,
    x: number,
    y: number,
    reply: Callback<{ destX: number; destY: number }>,
  ): void;
  QueryPointer(window: number, reply: Callback<{ rootX: number; rootY: number }>): void;
  GetSelectionOwner(selection: number, reply: Callback<number>): void;
  InternAtom(onlyIfExists: boolean, name: string, reply: Callback<number>): void;
  GetProperty(
    remove: 0,
    window: number,
    name: number,
    type: 0,
    from: number,
    words: number,
    reply: Callback<{ data: Buffer }>,
  ): void;
  GetImage(
    format: 2,
    window: number,
    x: number,
    y: number,
    width: number,
    height: number,
    planes: number,
    reply: Callback<{ depth: number; data: Buffer }>,
  ): void;
  AllocID(): number;
  require(name: 'damage', ready: Callback<DamageExtension>): void;
  require(name: 'composite', ready: Callback<CompositeExtension>): void;
  ChangeWindowAttributes(window: number, values: { readonly eventMask: number }): void;
  on(name: 'event', listener: (event: XEvent) => void): void;
  on(name: 'error', listener: (error: Error) => void): void;
  on(name: 'end', listener: () => void): void;
  removeListener(name: 'event', listener: (event: XEvent) => void): void;
  close(): void;
}

interface DamageExtension {
  readonly ReportLevel: { readonly BoundingBox: number };
  Create(damage: number, window: number, level: number): void;
  Destroy(damage: number): void;
  Subtract(damage: number, repair: 0, parts: 0): void;
}

interface CompositeExtension {
  readonly Redirect: { readonly Automatic: number };
  RedirectWindow(window: number, update: number): void;
}

interface X11Module {
  readonly eventMask: { readonly SubstructureNotify: number };
  createClient(ready: Callback<{ readonly client: XClient; readonly screen: readonly { readonly root: number }[] }>): {
    on(name: 'error', listener: (error: Error) => void): void;
  };
}

const LONGEST_PROPERTY = 256;
const Z_PIXMAP = 2;
const ALL_PLANES = 0xffffffff;

/**
 * Connects to the X server of $DISPLAY. `onEnd` is told once when the connection breaks. Requests that the server refuses fail
 * with an XRequestError, those that it does not answer within 4 s with another error: that connection is of no more use.
 * @throws when there is no server or it refuses.
 */
export async function connectX11(onEnd: () => void): Promise<XConnection> {
  const x11 = createRequire(import.meta.url)('x11') as X11Module;
  const { client, root } = await new Promise<{ client: XClient; root: number }>((resolve, reject) => {
    const starting = x11.createClient((error, display) => {
      if (error) reject(error);
      else resolve({ client: display.client, root: display.screen[0]?.root ?? 0 });
    });
    starting.on('error', reject);
  });
  // The package keeps the names in one table for all servers, but every server numbers them differently.
  client.atoms = { ...client.atoms };
  // Requests about windows that are gone fail in their callbacks; errors of requests without one are of no interest.
  client.on('error', () => undefined);
  client.on('end', onEnd);
  const ask = <T>(send: (reply: Callback<T>) => void): Promise<T> =>
    new Promise((resolve, reject) => {
      // Who was busy meanwhile reads what has come before it counts as late.
      const giveUp = () => setImmediate(() => reject(new Error('the display does not answer')));
      const late = setTimeout(giveUp, LATEST_ANSWER);
      late.unref();
      send((error, reply) => {
        clearTimeout(late);
        if (error) reject(new XRequestError(error.message, { cause: error }));
        else resolve(reply);
      });
    });
  const damage = await ask<DamageExtension>((reply) => client.require('damage', reply));
  const composite = await ask<CompositeExtension>((reply) => client.require('composite', reply));
  const atoms = new Map<string, Promise<number>>();
  const atom = (name: string): Promise<number> => {
    const known = atoms.get(name) ?? ask<number>((reply) => client.InternAtom(false, name, reply));
    atoms.set(name, known);
    known.catch(() => atoms.delete(name));
    return known;
  };
  async function image(window: number, { x, y, width, height }: Rect): Promise<Frame> {
    const { depth, data } = await ask<{ depth: number; data: Buffer }>((reply) =>
      client.GetImage(Z_PIXMAP, window, x, y, width, height, ALL_PLANES, reply),
    );
    if (depth !== 24 && depth !== 32) throw new Error(`the display has ${depth} bits a pixel; Automine needs 24 or 32`);
    return makeFrame(width, height, toRgba(data, width * height));
  }
  return {
    root,
    tree: (window) => ask((reply) => client.QueryTree(window, reply)),
    geometry: (window) => ask((reply) => client.GetGeometry(window, reply)),
    attributes: (window) => ask((reply) => client.GetWindowAttributes(window, reply)),
    async position(window) {
      const { destX, destY } = await ask<{ destX: number; destY: number }>((reply) =>
        client.TranslateCoordinates(window, root, 0, 0, reply),
      );
      return { x: destX, y: destY };
    },
    async pointer() {
      const { rootX, rootY } = await ask<{ rootX: number; rootY: number }>((reply) => client.QueryPointer(root, reply));
      return { x: rootX, y: rootY };
    },
    async selectionOwner(name) {
      const selection = await atom(name);
      return ask<number>((reply) => client.GetSelectionOwner(selection, reply));
    },
    async property(window, name) {
      const key = await atom(name);
      const { data } = await ask<{ data: Buffer }>((reply) =>
        client.GetProperty(0, window, key, 0, 0, LONGEST_PROPERTY, reply),
      );
      return data;
    },
    watchChildren: (window) => client.ChangeWindowAttributes(window, { eventMask: x11.eventMask.SubstructureNotify }),
    image,
    redirect: (window) => composite.RedirectWindow(window, composite.Redirect.Automatic),
    watchDrawing(window, listener) {
      const create = () => {
        const id = client.AllocID();
        damage.Create(id, window, damage.ReportLevel.BoundingBox);
        return id;
      };
      let id = create();
      /** A new damage object tells first that all of its window is damaged. */
      let isNew = false;
      const onEvent = (event: XEvent) => {
        if (event.name !== DRAWN || event.damage !== id || !event.area) return;
        const tellsNothing = isNew;
        isNew = false;
        if (tellsNothing) return;
        // What is drawn from here on is told anew; what was drawn before lies in this area or in one that was told.
        damage.Subtract(id, 0, 0);
        const { x, y, w, h } = event.area;
        listener({ x, y, width: w, height: h });
      };
      client.on('event', onEvent);
      return {
        quietImage(area) {
          damage.Destroy(id);
          const picture = image(window, area);
          id = create();
          damage.Subtract(id, 0, 0);
          isNew = true;
          return picture;
        },
        stop() {
          client.removeListener('event', onEvent);
          damage.Destroy(id);
        },
      };
    },
    onEvent: (listener) => client.on('event', listener),
    close: () => client.close(),
  };
}

/** The server's blue, green, red, unused as red, green, blue, opaque. */
function toRgba(data: Buffer, count: number): Uint8Array {
  const bytes = new Uint8Array(count * 4);
  const out = new Uint32Array(bytes.buffer);
  for (let i = 0, k = 0; i < count; i++, k += 4) {
    out[i] = 0xff000000 | ((data[k] as number) << 16) | ((data[k + 1] as number) << 8) | (data[k + 2] as number);
  }
  return bytes;
}
