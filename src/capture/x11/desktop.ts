import type { Rect } from '../../model/frame.ts';
import { doOverlap } from '../../model/frame.ts';
import type { Point } from '../../model/topology.ts';
import type { XConnection } from './connection.ts';
import { connectX11, DRAWN, XRequestError } from './connection.ts';
import type { StackedWindow } from './ownBoards.ts';
import { isOwnBoard } from './ownBoards.ts';

/** A program's window: its own id, and that of the frame the window manager put around it (or its own again). */
export interface DesktopWindow {
  readonly id: number;
  readonly frame: number;
  readonly title: string;
  /** The class of its windows (WM_CLASS), by which a program is known again; its title where it has none. */
  readonly program: string;
}

/** Where a window is on the screen (physical pixels) and what lies over it. */
export interface WindowPlace {
  readonly state: 'shown' | 'hidden' | 'gone';
  /** The window's own pixels, without the frame. */
  readonly rect: Rect;
  /** Windows above it that overlap it; menus and tooltips too. */
  readonly covers: readonly Rect[];
}

export interface X11Desktop {
  readonly x: XConnection;
  /** The topmost program window at a point (physical pixels) that is not ours and shows no board of ours, or null. */
  readonly windowAt: (point: Point) => Promise<DesktopWindow | null>;
  /** The program windows that can be seen, from the highest to the lowest, without those that are or show something ours. */
  readonly windows: () => Promise<readonly DesktopWindow[]>;
  /** All windows that can be seen and are not ours, from the lowest to the highest, on the screen. */
  readonly stack: () => Promise<readonly StackedWindow[]>;
  /** Whether a window now shows a board that we drew: a browser may go from a game to our mirror. */
  readonly showsOwnBoard: (window: number) => Promise<boolean>;
  /** Whether a compositing manager runs: without one, transparent windows are black. */
  readonly isComposited: () => Promise<boolean>;
  /** Tells `listener` a window's place now and after every change, until the returned function is called. */
  readonly follow: (window: DesktopWindow, listener: (place: WindowPlace) => void) => () => void;
  /** Where a window of ours really is: window managers may move it. */
  readonly positionOf: (id: number) => Promise<Point>;
  /** Windows that are ours and cover nothing. */
  readonly ignore: (ids: readonly number[]) => void;
  readonly close: () => void;
}

const VIEWABLE = 2;
const INPUT_OUTPUT = 1;
const GONE: WindowPlace = { state: 'gone', rect: { x: 0, y: 0, width: 0, height: 0 }, covers: [] };
/** The selection that the compositing manager of the first screen owns (EWMH 1.5, "_NET_WM_CM_Sn"). */
const COMPOSITOR = '_NET_WM_CM_S0';
/** How deep in its frame a window manager puts the program's window. */
const DEEPEST = 3;

/**
 * The windows of an X11 desktop, by id, in their stacking order. Everything is asked of the server anew after each
 * change, so that nothing depends on which window manager runs.
 * @throws when there is no X server.
 */
export async function openX11Desktop(onEnd: () => void): Promise<X11Desktop> {
  const x = await connectX11(onEnd);
  const own = new Set<number>();
  const listeners = new Set<() => void>();
  x.watchChildren(x.root);
  x.onEvent(({ name }) => {
    if (name !== DRAWN) for (const listener of listeners) listener();
  });

  async function topLevels() {
    const { children } = await x.tree(x.root);
    const seen = await Promise.all(children.map((id) => look(x, id)));
    return seen.filter((w) => w !== null);
  }

  async function isOwn(id: number): Promise<boolean> {
    if (own.has(id)) return true;
    for (const ours of own) if ((await topLevelOf(x, ours)) === id) return true;
    return false;
  }

  return {
    x,
    async windowAt(point) {
      for (const { id, rect } of (await topLevels()).reverse()) {
        if (!contains(rect, point) || (await isOwn(id))) continue;
        const window = await programWindow(x, id);
        return window && isOwnBoard(window.title) ? null : window;
      }
      return null;
    },
    async windows() {
      const seen: (DesktopWindow | null)[] = [];
      for (const { id } of (await topLevels()).reverse()) {
        // A window may go away while it is asked.
        if (!(await isOwn(id))) seen.push(await programWindow(x, id).catch(() => null));
      }
      return seen.filter((window) => window !== null && !isOwnBoard(window.title)) as DesktopWindow[];
    },
    async stack() {
      const seen: StackedWindow[] = [];
      for (const { id, rect } of await topLevels()) {
        if (await isOwn(id)) continue;
        const window = await programWindow(x, id).catch(() => null);
        seen.push({ rect, isOwnBoard: window !== null && isOwnBoard(window.title) });
      }
      return seen;
    },
    showsOwnBoard: async (window) => isOwnBoard(await titleOf(x, window)),
    isComposited: async () => (await x.selectionOwner(COMPOSITOR)) !== 0,
    follow(window, listener) {
      let busy = false;
      let again = false;
      let stopped = false;
      const refresh = async () => {
        if (busy) {
          again = true;
          return;
        }
        busy = true;
        do {
          again = false;
          // What the server does not answer says nothing of a window.
          const place = await placeOf(x, window, topLevels, isOwn).catch((error) =>
            error instanceof XRequestError ? GONE : null,
          );
          if (place && !stopped) listener(place);
        } while (again && !stopped);
        busy = false;
      };
      listeners.add(refresh);
      // Windows may move inside their frames.
      if (window.frame !== window.id) x.watchChildren(window.frame);
      void refresh();
      return () => {
        stopped = true;
        listeners.delete(refresh);
      };
    },
    positionOf: (id) => x.position(id),
    ignore(ids) {
      for (const id of ids) own.add(id);
    },
    close: () => x.close(),
  };
}

/** A window that can be seen, with its rectangle, or null. */
async function look(x: XConnection, id: number): Promise<{ readonly id: number; readonly rect: Rect } | null> {
  try {
    const [{ mapState, klass }, g] = await Promise.all([x.attributes(id), x.geometry(id)]);
    if (mapState !== VIEWABLE || klass !== INPUT_OUTPUT) return null;
    const border = 2 * g.borderWidth;
    return { id, rect: { x: g.xPos, y: g.yPos, width: g.width + border, height: g.height + border } };
  } catch (error) {
    if (!(error instanceof XRequestError)) throw error;
    return null; // It went away between the two requests.
  }
}

async function placeOf(
  x: XConnection,
  window: DesktopWindow,
  topLevels: () => Promise<readonly { readonly id: number; readonly rect: Rect }[]>,
  isOwn: (id: number) => Promise<boolean>,
): Promise<WindowPlace> {
  const [{ mapState }, { width, height }, { x: left, y: top }, all, frame] = await Promise.all([
    x.attributes(window.id),
    x.geometry(window.id),
    x.position(window.id),
    topLevels(),
    topLevelOf(x, window.id),
  ]);
  const rect = { x: left, y: top, width, height };
  const at = all.findIndex(({ id }) => id === frame);
  if (mapState !== VIEWABLE || at < 0) return { state: 'hidden', rect, covers: [] };
  const covers: Rect[] = [];
  for (const { id, rect: other } of all.slice(at + 1)) {
    if (doOverlap(other, rect) && !(await isOwn(id))) covers.push(other);
  }
  return { state: 'shown', rect, covers };
}

/** The child of the root that a window is in: its frame, or itself. */
async function topLevelOf(x: XConnection, id: number): Promise<number> {
  let window = id;
  for (;;) {
    const { parent } = await x.tree(window);
    if (parent === x.root || parent === 0) return window;
    window = parent;
  }
}

/** The program's window in a frame: the one that the window manager gave a WM_STATE (ICCCM 4.1.3.1). */
async function clientOf(x: XConnection, id: number, depth: number): Promise<number | null> {
  if ((await x.property(id, 'WM_STATE').catch(() => Buffer.alloc(0))).length > 0) return id;
  if (depth === 0) return null;
  const { children } = await x.tree(id);
  for (const child of children) {
    const found = await clientOf(x, child, depth - 1);
    if (found !== null) return found;
  }
  return null;
}

/** The program's window in a top-level window, or null where there is none. */
async function programWindow(x: XConnection, frame: number): Promise<DesktopWindow | null> {
  const id = await clientOf(x, frame, DEEPEST);
  if (id === null) return null;
  const [title, classes] = await Promise.all([titleOf(x, id), x.property(id, 'WM_CLASS')]);
  // The instance's name and the class, each ended by a 0 (ICCCM 4.1.2.5).
  const [instance = '', name = ''] = classes.toString('latin1').split('\0');
  return { id, frame, title, program: name || instance || title || 'a window without a name' };
}

async function titleOf(x: XConnection, id: number): Promise<string> {
  const utf8 = await x.property(id, '_NET_WM_NAME');
  return (utf8.length > 0 ? utf8 : await x.property(id, 'WM_NAME')).toString('utf8');
}

function contains({ x, y, width, height }: Rect, point: Point): boolean {
  return point.x >= x && point.y >= y && point.x < x + width && point.y < y + height;
}
