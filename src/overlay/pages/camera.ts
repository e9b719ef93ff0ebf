import { paintShapes } from '../../hints/canvas.ts';
import { PALETTES } from '../../hints/palette.ts';
import type { MirrorState } from '../../mirror/mirrorState.ts';
import { drawBoard, fitLattice } from '../../mirror/page/drawBoard.ts';
import { latticeRegion } from '../../model/lattice.ts';
import type { CameraNews } from '../camera/cameraNews.ts';
import { makeSilentState } from '../camera/cameraNews.ts';
import { SILENT } from '../camera/cameras.ts';
import type { CameraChoices } from '../camera/choices.ts';
import { FIRST_CHOICES } from '../camera/choices.ts';
import type { FromCameraWorker, ToCameraWorker } from '../camera/workerMessages.ts';
import type { CameraBridge } from './bridge.ts';
import { bridgeOf } from './bridge.ts';
import { makeCameraFeed } from './cameraFeed.ts';

/** The window of a camera: its picture with the hints over it, and the flat board beside it. */
const bridge = bridgeOf<CameraBridge>();
const worker = new Worker('cameraWorker.js');
const element = <T extends HTMLElement>(id: string) => document.getElementById(id) as T;
const video = element<HTMLVideoElement>('video');
const marks = element<HTMLCanvasElement>('marks');
const flat = element<HTMLCanvasElement>('flat');
const room = element('room');
const picker = element<HTMLSelectElement>('camera');
const mines = element<HTMLInputElement>('mines');
const marksContext = marks.getContext('2d') as CanvasRenderingContext2D;
const flatContext = flat.getContext('2d') as CanvasRenderingContext2D;

/**
 * Hints of a frame that is older than this are taken away, ms; and how often that is looked up. A camera that sends
 * nothing is told by the worker before that.
 */
const LONGEST_SHOWN = 1000;
const LOOK_EVERY = 100;
const OUTLINE = { colour: '#4c9aff', width: 3 };
/** Between the cells of the flat board, as part of the pitch. */
const GAP = 0.06;

let choices = FIRST_CHOICES;
/** The mode that the command line asked for, which goes before that of the settings. */
let askedMode: CameraChoices['mode'] | null = null;
let streamId = 0;
let news: CameraNews | null = null;
let newsAt = 0;
/** What main was told last, where it wants to be told. */
let told: string | null = null;

function toWorker(message: ToCameraWorker, transfer: Transferable[] = []): void {
  worker.postMessage(message, transfer);
}

function choose(changes: Partial<CameraChoices>): void {
  choices = { ...choices, ...changes };
  toWorker({ kind: 'choices', choices });
  drawFlat();
}

/** Says something instead of news: nothing that was drawn is still true. */
function say(sentence: string): void {
  news = null;
  tell(makeSilentState(sentence));
  element('detail').textContent = '';
  drawMarks();
  drawFlat();
}

function show(next: CameraNews): void {
  const isSameBoard = JSON.stringify(next.state.board) === JSON.stringify(news?.state.board ?? null);
  news = next;
  newsAt = performance.now();
  tell(next.state);
  element('detail').textContent = next.detail;
  drawMarks();
  if (!isSameBoard) drawFlat();
}

function tell(state: MirrorState): void {
  element('sentence').textContent = state.sentence;
  const text = JSON.stringify(state);
  if (told === null || text === told) return;
  told = text;
  bridge.send('camera-to-main:state', state);
}

function drawMarks(): void {
  const { width, height } = news ?? marks;
  if (marks.width !== width || marks.height !== height) Object.assign(marks, { width, height });
  marksContext.clearRect(0, 0, width, height);
  if (!news) return;
  if (news.outline) paintShapes(marksContext, [{ points: news.outline, closed: true, fill: null, stroke: OUTLINE }]);
  paintShapes(marksContext, news.shapes);
}

function drawFlat(): void {
  const board = news?.state.board;
  element('empty').hidden = Boolean(board);
  flat.hidden = !board;
  if (!board) return;
  const scale = window.devicePixelRatio;
  const lattice = fitLattice(board, room.clientWidth * scale, room.clientHeight * scale, true);
  const region = latticeRegion(lattice);
  flat.width = Math.ceil(region.width);
  flat.height = Math.ceil(region.height);
  flat.style.width = `${flat.width / scale}px`;
  flat.style.height = `${flat.height / scale}px`;
  const { percent, palette } = choices;
  const spaced = { ...lattice, gapX: GAP * lattice.pitchX, gapY: GAP * lattice.pitchY };
  drawBoard(flatContext, board, spaced, { dark: true, marksOnly: false, percent, palette: PALETTES[palette] });
}

const feed = makeCameraFeed({
  opened(media, frames) {
    streamId++;
    video.srcObject = media;
    element('picture').classList.add('live');
    toWorker({ kind: 'stream', streamId, frames }, [frames as unknown as Transferable]);
    say('The camera is open; looking for a board.');
  },
  closed(sentence) {
    streamId++;
    video.srcObject = null;
    element('picture').classList.remove('live');
    toWorker({ kind: 'stop' });
    say(sentence);
  },
  listed(cameras, open) {
    picker.replaceChildren(...cameras.map(({ id, label }) => new Option(label, id)));
    picker.disabled = cameras.length === 0;
    if (cameras.length === 0) picker.add(new Option('no camera'));
    picker.value = open ?? picker.value;
  },
});

worker.onmessage = ({ data }: MessageEvent<FromCameraWorker>) => {
  if (data.streamId !== streamId) return;
  if (data.kind === 'news') show(data.news);
  else if (data.kind === 'silent') say(SILENT);
  else say(`The camera's picture cannot be read (${data.reason}).`);
};
worker.onerror = ({ message }) => say(`The camera's picture cannot be read (${message}).`);

// A reader that hangs must not leave hints over a picture that goes on.
setInterval(() => {
  if (!news || news.outline === null || performance.now() - newsAt < LONGEST_SHOWN) return;
  say('Reading takes long; the hints come back with the next frame that is read.');
}, LOOK_EVERY);

bridge.on('main-to-camera:settings', ({ mode, ...drawing }) => choose({ ...drawing, mode: askedMode ?? mode }));
bridge.on('main-to-camera:watch', (start) => {
  askedMode = start.mode;
  if (start.tells) told ??= '';
  if (start.mines !== null) mines.value = String(start.mines);
  choose({ mines: start.mines ?? choices.mines, mode: start.mode ?? choices.mode });
  feed.open(start.name);
});
picker.addEventListener('change', () => feed.open(picker.value));
mines.addEventListener('change', () => {
  const value = mines.value.trim() === '' ? null : Number(mines.value);
  if (value === null || (Number.isInteger(value) && value >= 0)) choose({ mines: value });
});
element('search').addEventListener('click', () => toWorker({ kind: 'restart' }));
window.addEventListener('resize', drawFlat);
