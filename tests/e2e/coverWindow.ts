import { createRequire } from 'node:module';
import type { Rect } from '../../src/model/frame.ts';

/** A plain window of one colour that lies over others. */
export interface CoverWindow {
  /** When the server was asked to show it (performance.now). */
  readonly askedAt: number;
  readonly move: (x: number, y: number) => void;
  readonly close: () => void;
}

export interface CoverOptions {
  /** Without the window manager's doing, as menus and tooltips are. */
  readonly overrideRedirect: boolean;
}

export const COVER_COLOUR = 0x884422;

interface Client {
  AllocID(): number;
  CreateWindow(
    id: number,
    parent: number,
    x: number,
    y: number,
    width: number,
    height: number,
    border: 0,
    depth: 0,
    kind: 0,
    visual: 0,
    values: { readonly backgroundPixel: number; readonly overrideRedirect: boolean },
  ): void;
  MapWindow(id: number): void;
  MoveWindow(id: number, x: number, y: number): void;
  DestroyWindow(id: number): void;
  on(name: 'error', listener: () => void): void;
  terminate(): void;
}

interface Module {
  createClient(ready: (error: Error | null, display: { client: Client; screen: { root: number }[] }) => void): void;
}

/** Opens a window over a part of the screen, by an X client of its own. */
export async function openCover(
  { x, y, width, height }: Rect,
  { overrideRedirect }: CoverOptions,
): Promise<CoverWindow> {
  const x11 = createRequire(import.meta.url)('x11') as Module;
  const { client, root } = await new Promise<{ client: Client; root: number }>((resolve, reject) => {
    x11.createClient((error, display) => {
      if (error) reject(error);
      else resolve({ client: display.client, root: display.screen[0]?.root ?? 0 });
    });
  });
  client.on('error', () => undefined);
  const id = client.AllocID();
  const values = { backgroundPixel: COVER_COLOUR, overrideRedirect };
  client.CreateWindow(id, root, x, y, width, height, 0, 0, 0, 0, values);
  const askedAt = performance.now();
  client.MapWindow(id);
  return {
    askedAt,
    move: (left, top) => client.MoveWindow(id, left, top),
    close() {
      client.DestroyWindow(id);
      client.terminate();
    },
  };
}
