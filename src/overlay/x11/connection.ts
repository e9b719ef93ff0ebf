import { createRequire } from 'node:module';

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
}

export interface XConnection {
  readonly root: number;
  /** Children from the lowest to the highest, and the parent (0 for the root). */
  readonly tree: (window: number) => Promise<{ readonly parent: number; readonly children: readonly number[] }>;
  readonly geometry: (window: number) => Promise<XGeometry>;
  readonly attributes: (window: number) => Promise<XAttributes>;
  /** Where a window's first pixel lies on the root. */
  readonly position: (window: number) => Promise<{ readonly x: number; readonly y: number }>;
  /** A property's bytes; empty where the window has none. */
  readonly property: (window: number, name: string) => Promise<Buffer>;
  /** Asks for the coming and going, moving and restacking of a window's children. */
  readonly watchChildren: (window: number) => void;
  readonly onEvent: (listener: (event: XEvent) => void) => void;
  readonly close: () => void;
}

type Callback<T> = (error: Error | null, reply: T) => void;

/** The part of npm `x11` (which has no types) that we call. */
interface XClient {
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
  ChangeWindowAttributes(window: number, values: { readonly eventMask: number }): void;
  on(name: 'event', listener: (event: XEvent) => void): void;
  on(name: 'error', listener: (error: Error) => void): void;
  on(name: 'end', listener: () => void): void;
  close(): void;
}

interface X11Module {
  readonly eventMask: { readonly SubstructureNotify: number };
  createClient(ready: Callback<{ readonly client: XClient; readonly screen: readonly { readonly root: number }[] }>): {
    on(name: 'error', listener: (error: Error) => void): void;
  };
}

const LONGEST_PROPERTY = 256;

/**
 * Connects to the X server of $DISPLAY. `onEnd` is told once when the connection breaks.
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
  // Requests about windows that are gone fail in their callbacks; errors of requests without one are of no interest.
  client.on('error', () => undefined);
  client.on('end', onEnd);
  const ask = <T>(send: (reply: Callback<T>) => void): Promise<T> =>
    new Promise((resolve, reject) => {
      send((error, reply) => (error ? reject(error) : resolve(reply)));
    });
  const atoms = new Map<string, Promise<number>>();
  const atom = (name: string): Promise<number> => {
    const known = atoms.get(name) ?? ask<number>((reply) => client.InternAtom(false, name, reply));
    atoms.set(name, known);
    return known;
  };
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
    async property(window, name) {
      const key = await atom(name);
      const { data } = await ask<{ data: Buffer }>((reply) =>
        client.GetProperty(0, window, key, 0, 0, LONGEST_PROPERTY, reply),
      );
      return data;
    },
    watchChildren: (window) => client.ChangeWindowAttributes(window, { eventMask: x11.eventMask.SubstructureNotify }),
    onEvent: (listener) => client.on('event', listener),
    close: () => client.close(),
  };
}
