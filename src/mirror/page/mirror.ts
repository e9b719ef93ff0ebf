import { describeMines } from '../../hints/words.ts';
import { latticeRegion } from '../../model/lattice.ts';
import type { MirrorState } from '../mirrorState.ts';
import { drawBoard, fitLattice } from './drawBoard.ts';

/** The mirror page: shows what the server pushes, and nothing that is older than the connection. */

/** Where the server is silent for longer the connection is dead, though nobody said so, ms. It beats every second. */
const SILENCE = 4000;
/** A connection that was refused is tried again after this time, ms. */
const RETRY = 2000;

const options = new URLSearchParams(location.search);
const marksOnly = options.get('transparent') === '1';
const percent = options.get('percent') === '1';
const canvas = document.querySelector('canvas') as HTMLCanvasElement;
const context = canvas.getContext('2d') as CanvasRenderingContext2D;
const stage = document.getElementById('stage') as HTMLElement;
const sentence = document.getElementById('sentence') as HTMLElement;
const detail = document.getElementById('detail') as HTMLElement;
const darkness = matchMedia('(prefers-color-scheme: dark)');
let state: MirrorState | null = null;
let silence: ReturnType<typeof setTimeout> | undefined;

function redraw(): void {
  const scale = window.devicePixelRatio;
  const board = state?.board;
  const lattice = board && fitLattice(board, stage.clientWidth * scale, stage.clientHeight * scale, marksOnly);
  const { width, height } = lattice ? latticeRegion(lattice) : { width: 0, height: 0 };
  canvas.width = Math.ceil(width);
  canvas.height = Math.ceil(height);
  canvas.style.width = `${canvas.width / scale}px`;
  canvas.style.height = `${canvas.height / scale}px`;
  if (board && lattice) drawBoard(context, board, lattice, { dark: darkness.matches, marksOnly, percent });
}

function show(next: MirrorState | null, words: string): void {
  state = next;
  const board = next?.board;
  sentence.textContent = words;
  detail.textContent =
    next && board ? `${board.rows}×${board.cols}, ${describeMines(next.mines, next.minesSource)}` : '';
  canvas.setAttribute('aria-label', board ? `The board: ${words}` : 'No board');
  redraw();
}

function connect(): void {
  const events = new EventSource('events');
  const lose = () => {
    clearTimeout(silence);
    show(null, 'The connection to Automine is lost; trying again.');
  };
  const hear = () => {
    clearTimeout(silence);
    silence = setTimeout(() => {
      events.close();
      lose();
      connect();
    }, SILENCE);
  };
  events.onopen = hear;
  events.addEventListener('beat', hear);
  events.addEventListener('state', ({ data }: MessageEvent<string>) => {
    hear();
    const next = JSON.parse(data) as MirrorState;
    show(next, next.sentence);
  });
  events.onerror = () => {
    lose();
    // After an answer that is no stream the browser gives up by itself.
    if (events.readyState !== EventSource.CLOSED) return;
    setTimeout(connect, RETRY);
  };
}

document.documentElement.classList.toggle('transparent', marksOnly);
window.addEventListener('resize', redraw);
darkness.addEventListener('change', redraw);
connect();
