import { paintShapes } from '../../hints/canvas.ts';
import { chooseHints, STUCK_AFTER } from '../../hints/chooseHints.ts';
import { PALETTES } from '../../hints/palette.ts';
import { drawHints } from '../../hints/shapes.ts';
import type { PaintMessage } from '../../live/publisher.ts';
import type { Hints } from '../../model/hints.ts';
import type { MainToOverlay, OverlayPlace } from '../messages.ts';
import type { OverlayBridge } from './bridge.ts';
import { bridgeOf, receivePort } from './bridge.ts';

/** The click-through window over the board: it paints what the worker sends, where main says that it is. */
const bridge = bridgeOf<OverlayBridge>();
const canvas = document.querySelector('canvas') as HTMLCanvasElement;
const context = canvas.getContext('2d') as CanvasRenderingContext2D;
let place: OverlayPlace | null = null;
let paint: PaintMessage = { boardId: 0, hints: null };
let paintedAt = 0;
let asked = false;
let drawing: MainToOverlay['main-to-overlay:drawing'] | null = null;

function redraw(): void {
  const width = Math.round(window.innerWidth * window.devicePixelRatio);
  const height = Math.round(window.innerHeight * window.devicePixelRatio);
  if (canvas.width !== width || canvas.height !== height) {
    canvas.width = width;
    canvas.height = height;
  }
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, width, height);
  const hints = shownHints();
  if (!hints || !place || !drawing) return;
  context.translate(-place.x, -place.y);
  const { palette, opacity, percent } = drawing;
  paintShapes(context, drawHints(hints, { palette: PALETTES[palette], opacity, percent }));
  for (const { x, y, width: w, height: h } of place.covers) context.clearRect(x, y, w, h);
}

/** Hints are shown only over the board that they were made for. */
function shownHints(): Hints | null {
  if (!paint.hints || !place?.visible || !drawing || place.boardId !== paint.boardId) return null;
  return chooseHints(paint.hints, drawing.level, { waited: performance.now() - paintedAt, asked });
}

bridge.on('main-to-overlay:place', (next) => {
  place = next;
  redraw();
});
bridge.on('main-to-overlay:drawing', (next) => {
  drawing = next;
  redraw();
});
bridge.on('main-to-overlay:ask', () => {
  asked = true;
  redraw();
});
window.addEventListener('resize', redraw);
void receivePort().then((port) => {
  port.onmessage = ({ data }: MessageEvent<PaintMessage>) => {
    paint = data;
    paintedAt = performance.now();
    asked = false;
    redraw();
    setTimeout(redraw, STUCK_AFTER);
  };
});
