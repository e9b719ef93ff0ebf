import type { Rect } from '../../model/frame.ts';
import { placeCaption } from '../captionPlace.ts';

/** A sentence beside a cell of the board, gone after a while. */
export interface Caption {
  /** Beside the cell, where neither it nor the numbers are covered, if that can be. @param cell physical pixels of this page, as the numbers. */
  readonly show: (sentence: string, cell: Rect, numbers: readonly Rect[]) => void;
  readonly hide: () => void;
  /** What it covers, in whole Dip of this page, or null. */
  readonly area: () => Rect | null;
}

/** Long enough to read two lines, ms. */
const STAYS = 7000;

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
    show(sentence, cell, numbers) {
      const scale = window.devicePixelRatio;
      box.textContent = sentence;
      box.hidden = false;
      const { width, height } = box.getBoundingClientRect();
      const toDip = ({ x, y, width: wide, height: high }: Rect) => ({
        x: x / scale,
        y: y / scale,
        width: wide / scale,
        height: high / scale,
      });
      const page = { width: window.innerWidth, height: window.innerHeight };
      const { x, y } = placeCaption({ width, height }, page, toDip(cell), numbers.map(toDip));
      box.style.left = `${x}px`;
      box.style.top = `${y}px`;
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
