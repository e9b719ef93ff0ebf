import { screen } from 'electron';
import { connectX11 } from '../capture/x11/connection.ts';
import type { Point } from '../model/topology.ts';

/**
 * Where the pointer is, in physical pixels. On X11 the server is asked: there Electron only knows where the pointer was
 * when it last was over a window of ours.
 */
export async function pointer(): Promise<Point> {
  const asked = process.platform === 'linux' && process.env.DISPLAY ? await askServer() : null;
  if (asked) return asked;
  const at = screen.getCursorScreenPoint();
  const { scaleFactor } = screen.getDisplayNearestPoint(at);
  return { x: at.x * scaleFactor, y: at.y * scaleFactor };
}

/** Null where the server does not answer. */
async function askServer(): Promise<Point | null> {
  try {
    const server = await connectX11(() => undefined);
    const at = await server.pointer();
    server.close();
    return at;
  } catch {
    return null;
  }
}
