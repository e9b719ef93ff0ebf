import type { Rect } from '../../model/frame.ts';
import type { Point } from '../../model/topology.ts';
import { SHORTEST_SIDE } from '../../settings/shortestSide.ts';
import type { CalibrateBridge } from './bridge.ts';
import { bridgeOf } from './bridge.ts';

/** The full-screen window over a picture of the screen, in which the user draws where the board is. */
const bridge = bridgeOf<CalibrateBridge>();
const element = <T extends HTMLElement>(id: string) => document.getElementById(id) as T;
const picture = element<HTMLImageElement>('picture');
const drawn = element('drawn');
const magnifier = element<HTMLCanvasElement>('magnifier');
const context = magnifier.getContext('2d') as CanvasRenderingContext2D;
let from: Point | null = null;

/** How much larger the magnifier shows the pixels of the picture. */
const ZOOM = 8;
/** Dip between the pointer and the magnifier. */
const GAP = 24;

/** A point of the page as a whole pixel of the picture. */
function pixelAt({ x, y }: Point): Point {
  return {
    x: Math.floor((x * picture.naturalWidth) / window.innerWidth),
    y: Math.floor((y * picture.naturalHeight) / window.innerHeight),
  };
}

/** The rectangle between two points of the page, in pixels of the picture; both pixels belong to it. */
function between(a: Point, b: Point): Rect {
  const p = pixelAt(a);
  const q = pixelAt(b);
  const x = Math.max(0, Math.min(p.x, q.x));
  const y = Math.max(0, Math.min(p.y, q.y));
  return { x, y, width: Math.max(p.x, q.x) - x + 1, height: Math.max(p.y, q.y) - y + 1 };
}

function showDrawn(rect: Rect | null): void {
  drawn.hidden = rect === null;
  if (!rect) return;
  const sx = window.innerWidth / picture.naturalWidth;
  const sy = window.innerHeight / picture.naturalHeight;
  drawn.style.left = `${rect.x * sx}px`;
  drawn.style.top = `${rect.y * sy}px`;
  drawn.style.width = `${rect.width * sx}px`;
  drawn.style.height = `${rect.height * sy}px`;
}

/** Beside the pointer, on the side where there is room; the pixel under the pointer in its middle, framed. */
function magnify(at: Point): void {
  const { width: side } = magnifier;
  magnifier.hidden = false;
  const beside = (value: number, room: number) => (value + GAP + side < room ? value + GAP : value - GAP - side);
  magnifier.style.left = `${beside(at.x, window.innerWidth)}px`;
  magnifier.style.top = `${beside(at.y, window.innerHeight)}px`;
  const pixel = pixelAt(at);
  const count = side / ZOOM;
  const half = Math.floor(count / 2);
  context.imageSmoothingEnabled = false;
  context.fillStyle = '#000000';
  context.fillRect(0, 0, side, side);
  context.drawImage(picture, pixel.x - half, pixel.y - half, count, count, 0, 0, side, side);
  context.strokeStyle = '#ff2d6f';
  context.lineWidth = 1;
  context.strokeRect(half * ZOOM + 0.5, half * ZOOM + 0.5, ZOOM, ZOOM);
}

bridge.on('main-to-calibrate:picture', ({ url }) => {
  picture.src = url;
});
window.addEventListener('pointerdown', (event) => {
  if (event.button !== 0) return;
  from = { x: event.clientX, y: event.clientY };
  document.body.setPointerCapture(event.pointerId);
});
window.addEventListener('pointermove', (event) => {
  const at = { x: event.clientX, y: event.clientY };
  showDrawn(from && between(from, at));
  magnify(at);
});
window.addEventListener('pointerup', (event) => {
  if (event.button !== 0 || !from) return;
  const rect = between(from, { x: event.clientX, y: event.clientY });
  from = null;
  if (rect.width >= SHORTEST_SIDE && rect.height >= SHORTEST_SIDE) {
    bridge.send('calibrate-to-main:chosen', rect);
    return;
  }
  showDrawn(null);
  element('words').textContent = 'That is too small for a board: hold the button down while you drag. Esc cancels.';
});
window.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') bridge.send('calibrate-to-main:cancel', null);
});
