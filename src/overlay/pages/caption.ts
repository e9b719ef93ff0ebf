import type { Rect } from '../../model/frame.ts';

/** A sentence beside a cell of the board, gone after a while. */
export interface Caption {
  /** @param cell physical pixels of this page. */
  readonly show: (sentence: string, cell: Rect) => void;
  readonly hide: () => void;
  /** What it covers, in whole Dip of this page, or null. */
  readonly area: () => Rect | null;
}

/** Long enough to read two lines, ms. */
const STAYS = 7000;
/** Dip between the cell and the caption. */
const GAP = 4;

/** @param onChange told after it came or went, and whether it is there. */
export function makeCaption(onChange: (isShown: boolean) => void): Caption {
  const box = document.createElement('div');
  box.id = 'caption';
  box.hidden = true;
  document.body.append(box);
  let timer = 0;

  function hide(): void {
    clearTimeout(timer);
    if (box.hidden) return;
    box.hidden = true;
    onChange(false);
  }

  return {
    show(sentence, cell) {
      const scale = window.devicePixelRatio;
      box.textContent = sentence;
      box.hidden = false;
      const { width, height } = box.getBoundingClientRect();
      const middle = (cell.x + cell.width / 2) / scale;
      const below = (cell.y + cell.height) / scale + GAP;
      const above = cell.y / scale - GAP - height;
      const top = below + height <= window.innerHeight || above < 0 ? below : above;
      box.style.left = `${within(Math.round(middle - width / 2), window.innerWidth - width)}px`;
      box.style.top = `${within(Math.round(top), window.innerHeight - height)}px`;
      clearTimeout(timer);
      timer = window.setTimeout(hide, STAYS);
      onChange(true);
    },
    hide,
    area() {
      if (box.hidden) return null;
      const { left, top, width, height } = box.getBoundingClientRect();
      if (width < 1 || height < 1) return null;
      return {
        x: Math.max(0, Math.round(left)),
        y: Math.max(0, Math.round(top)),
        width: Math.round(width),
        height: Math.round(height),
      };
    },
  };
}

function within(value: number, most: number): number {
  return Math.max(0, Math.min(value, Math.floor(most)));
}
