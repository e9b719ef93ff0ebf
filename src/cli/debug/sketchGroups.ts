import type { Frame } from '../../model/frame.ts';
import type { CellsStep } from '../../vision/cellsStep.ts';
import { BLANK, FLAG, MINE, OTHER, QUESTION } from '../../vision/glyphs.ts';
import type { ColourPatch } from '../../vision/patch.ts';
import { normalisePatch, PATCH, PATCH_AREA } from '../../vision/patch.ts';
import type { Sketch } from './sketch.ts';
import { escapeText, plainFrame } from './sketch.ts';

/** Pixels of an entry: each picture of a cell, the space around it, the words beside it. */
const ENLARGED = 3;
const SIDE = ENLARGED * PATCH;
const SPACE = 10;
const WORDS = 190;
const ENTRY = { width: 3 * (SIDE + SPACE) + WORDS, height: SIDE + SPACE };
const COLUMNS = 2;
/** Groups that are shown, the largest first: noise may make hundreds. */
const MOST_GROUPS = 60;
/** Probabilities below this are left out. */
const LEAST_SHOWN = 0.01;
const PAPER = 255;
/** Planes reach from −1.5 to 1.5. */
const PLANE_RANGE = 1.5;

/** Cells that look the same, once each: the cell, the two planes the network sees of it, its opinion and the name. */
export function sketchGroups({ samples, named }: CellsStep): Sketch {
  const shown = [...named]
    .sort((a, b) => b.entry.group.cells.length - a.entry.group.cells.length)
    .slice(0, MOST_GROUPS);
  const columns = Math.min(COLUMNS, shown.length);
  const rows = Math.ceil(shown.length / columns);
  const frame = plainFrame(columns * ENTRY.width + SPACE, rows * ENTRY.height + SPACE, PAPER);
  const words = shown.map(({ entry, isRead }, k) => {
    const left = SPACE + (k % columns) * ENTRY.width;
    const top = SPACE + Math.floor(k / columns) * ENTRY.height;
    const { group, symbol, confidence } = entry;
    const patch = samples.patches[group.cells[0] as number] as ColourPatch;
    drawColours(frame, patch, left, top);
    const planes = new Float32Array(2 * PATCH_AREA);
    normalisePatch(patch, planes, 0);
    drawPlane(frame, planes.subarray(0, PATCH_AREA), left + SIDE + SPACE, top);
    drawPlane(frame, planes.subarray(PATCH_AREA), left + 2 * (SIDE + SPACE), top);
    const x = left + 3 * (SIDE + SPACE);
    const name = `${isRead ? symbol : `~ (${symbol}?)`}  × ${group.cells.length}`;
    return [
      text(name, x, top + 18, 'font-size="18" font-weight="bold"'),
      text(`confidence ${confidence.toFixed(3)}`, x, top + 34, 'font-size="12"'),
      text(opinion(group.glyphs), x, top + 50, 'font-size="12"'),
      text(`closed ${group.closed.toFixed(1)}`, x, top + 66, 'font-size="12"'),
    ].join('');
  });
  const more = named.length > shown.length ? ` The ${shown.length} largest of ${named.length}.` : '';
  return {
    name: 'groups',
    caption: `Cells that look the same, once each: the cell, what the network sees of it (along and off its main colour axis), the name with its confidence and number of cells, the network's opinion, and the log-odds of looking closed.${more}`,
    frame,
    marks: words,
  };
}

function text(words: string, x: number, y: number, style: string): string {
  return `<text x="${x}" y="${y}" fill="#000" ${style}>${escapeText(words)}</text>`;
}

/** "1 98 %, F 1 %": what the network takes a drawing for. */
function opinion(glyphs: Float64Array): string {
  return [...glyphs.entries()]
    .filter(([, p]) => p >= LEAST_SHOWN)
    .sort(([, p], [, q]) => q - p)
    .slice(0, 3)
    .map(([glyph, p]) => `${glyphWord(glyph)} ${Math.round(100 * p)} %`)
    .join(', ');
}

function glyphWord(glyph: number): string {
  if (glyph === BLANK) return 'blank';
  if (glyph === FLAG) return 'flag';
  if (glyph === QUESTION) return '?';
  if (glyph === MINE) return 'mine';
  if (glyph === OTHER) return 'other';
  return glyph < FLAG ? String(glyph) : 'crossed';
}

function drawColours(frame: Frame, patch: ColourPatch, left: number, top: number): void {
  draw(frame, left, top, (i, channel) => patch[channel * PATCH_AREA + i] as number);
}

function drawPlane(frame: Frame, plane: Float32Array, left: number, top: number): void {
  draw(frame, left, top, (i) => (127 * ((plane[i] as number) + PLANE_RANGE)) / PLANE_RANGE);
}

/** Draws PATCH × PATCH samples, enlarged. */
function draw(
  { width, data }: Frame,
  left: number,
  top: number,
  levelAt: (i: number, channel: number) => number,
): void {
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const i = Math.floor(y / ENLARGED) * PATCH + Math.floor(x / ENLARGED);
      for (let c = 0; c < 3; c++) data[((top + y) * width + left + x) * 4 + c] = Math.round(levelAt(i, c));
    }
}
