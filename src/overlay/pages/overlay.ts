import { paintShapes } from '../../hints/canvas.ts';
import { chooseHints, STUCK_AFTER } from '../../hints/chooseHints.ts';
import { PALETTES } from '../../hints/palette.ts';
import { drawHints, drawProof } from '../../hints/shapes.ts';
import type { DrawingReport } from '../../live/ownDrawing.ts';
import type { PaintMessage } from '../../live/publisher.ts';
import type { CellExplanation } from '../../live/x11Live.ts';
import type { FramePart, Rect } from '../../model/frame.ts';
import type { Hints } from '../../model/hints.ts';
import type { Point } from '../../model/topology.ts';
import type { MainToOverlay, OverlayPlace } from '../messages.ts';
import { shapeRects } from '../shapeRects.ts';
import { followOpened, NOTHING_OPENED, onlyNear } from '../speedHints.ts';
import type { OverlayBridge } from './bridge.ts';
import { bridgeOf, onPort } from './bridge.ts';
import { makeCaption } from './caption.ts';

/** The click-through window over the board: it paints what the worker sends, where main says that it is. */
const bridge = bridgeOf<OverlayBridge>();
const canvas = document.querySelector('canvas') as HTMLCanvasElement;
const context = canvas.getContext('2d') as CanvasRenderingContext2D;
let place: OverlayPlace | null = null;
let paint: PaintMessage = { boardId: 0, hints: null };
let paintedAt = 0;
let asked = false;
let drawing: MainToOverlay['main-to-overlay:drawing'] | null = null;
let port: MessagePort | null = null;
let drawings = 0;
let opened = NOTHING_OPENED;
/** The numbers that prove the cell which the caption is about, Px of the source. */
let proof: CellExplanation['numbers'] = [];
const caption = makeCaption((isShown) => {
  if (!isShown) proof = [];
  redraw();
});

/**
 * Opacity of the whole drawing where it shows in the frames that are read: each cell is seen through it, so that a
 * change under the widest marks (luma steps of 30 and more) is a step of 9 or more.
 */
const SEE_THROUGH = 0.7;
/** A hidden window gets no animation frames; its drawing counts as shown after this time, ms. */
const LATEST_FRAME = 250;

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
  const isDrawn = hints !== null || proof.length > 0;
  if (isDrawn && place && drawing) draw(hints, place, drawing);
  tellShape(isDrawn);
  if (paint.sequence !== undefined) report(paint.sequence, hints ? pictureOf(hints) : null);
}

function draw(hints: Hints | null, { x, y, covers }: OverlayPlace, settings: NonNullable<typeof drawing>): void {
  context.translate(-x, -y);
  const { palette, percent } = settings;
  const opacity = settings.opaque ? 1 : settings.opacity;
  if (hints) paintShapes(context, drawHints(hints, { palette: PALETTES[palette], opacity, percent }));
  // What was asked for shows even where hints only come on request.
  if (paint.hints) paintShapes(context, drawProof(proof, paint.hints.cellSize, PALETTES[palette]));
  for (const { x: left, y: top, width, height } of covers) context.clearRect(left, top, width, height);
  if (paint.sequence === undefined) return;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalCompositeOperation = 'destination-in';
  context.globalAlpha = SEE_THROUGH;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.globalAlpha = 1;
  context.globalCompositeOperation = 'source-over';
}

/** Hints are shown only over the board that they were made for. */
function shownHints(): Hints | null {
  if (!paint.hints || !place?.visible || !drawing || place.boardId !== paint.boardId) return null;
  const chosen = chooseHints(paint.hints, drawing.level, { waited: performance.now() - paintedAt, asked });
  return chosen && drawing.mode === 'speed' && !asked ? onlyNear(chosen, opened) : chosen;
}

/** Where the window must be cut to what is drawn, says what that is. */
function tellShape(isDrawn: boolean): void {
  if (!drawing?.opaque) return;
  const drawn = isDrawn
    ? shapeRects(context.getImageData(0, 0, canvas.width, canvas.height), window.devicePixelRatio)
    : [];
  const words = caption.area();
  bridge.send('overlay-to-main:shape', words ? [...drawn, words] : drawn);
}

/** The very pixels that are drawn, so that they can be told from the game's in a captured frame. */
function pictureOf({ marks, best }: Hints): FramePart | null {
  if (!place || (marks.length === 0 && !best)) return null;
  const { width, height, data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return { frame: { width, height, data }, x: Math.round(place.x), y: Math.round(place.y) };
}

/** Says what was drawn, at once, and once more when it was handed to the system. */
function report(sequence: number, picture: FramePart | null): void {
  const id = ++drawings;
  tell({ kind: 'drawn', id, sequence, picture });
  let isShown = false;
  const shown = () => {
    if (isShown) return;
    isShown = true;
    tell({ kind: 'shown', id });
  };
  // The first frame is the one that paints; when the second begins, it has been handed over.
  requestAnimationFrame(() => requestAnimationFrame(shown));
  setTimeout(shown, LATEST_FRAME);
}

function tell(message: DrawingReport): void {
  port?.postMessage(message);
}

bridge.on('main-to-overlay:place', (next) => {
  if (!next.visible || next.boardId !== place?.boardId) caption.hide();
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
bridge.on('main-to-overlay:caption', ({ boardId, sentence, cell, numbers }) => {
  // Where frames show what is drawn, a box of words would be one more thing over the cells; the control window has them.
  if (!place?.visible || place.boardId !== boardId || paint.sequence !== undefined) return;
  proof = numbers;
  const { x, y } = place;
  const onPage = (rect: Rect) => ({ ...rect, x: rect.x - x, y: rect.y - y });
  caption.show(sentence, onPage(cell), numbers.map(boxOf).map(onPage));
});
window.addEventListener('resize', redraw);
onPort((received) => {
  port = received;
  // Another reader counts its boards anew: nothing of the last one may be shown over them.
  paint = { boardId: 0, hints: null };
  opened = NOTHING_OPENED;
  redraw();
  received.onmessage = ({ data }: MessageEvent<PaintMessage>) => {
    // Hints that are shown in part, and then in full again, are no new position.
    if (data.hints && !isSamePosition(data, paint)) {
      paintedAt = performance.now();
      asked = false;
      opened = followOpened(opened, data.boardId, data.hints);
      caption.hide();
    }
    paint = data;
    redraw();
    setTimeout(redraw, STUCK_AFTER);
  };
});

/** The box around an outline. */
function boxOf(corners: readonly Point[]): Rect {
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** Whether a paint is of the position before: pixels may change under the pointer without any move. */
function isSamePosition({ boardId, position, hints }: PaintMessage, before: PaintMessage): boolean {
  if (boardId !== before.boardId) return false;
  if (position !== undefined) return position === before.position;
  const last = before.hints?.marks;
  return (
    last?.length === hints?.marks.length &&
    (hints?.marks ?? []).every(({ cell, risk }, i) => cell === last?.[i]?.cell && risk === last[i].risk)
  );
}
