import type { Rect } from '../model/frame.ts';

/** Dip between the caption and what it is beside. */
const GAP = 4;

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Where a caption about a cell goes: below or above the cell, else further off, so that it covers as little as can be of the
 * cell and of what else is to be seen with it, and lies on the page. All in Dip of the page.
 */
export function placeCaption(caption: Size, page: Size, cell: Rect, others: readonly Rect[]): Rect {
  const seen = [cell, ...others];
  const left = within(Math.round(cell.x + cell.width / 2 - caption.width / 2), page.width - caption.width);
  const lowest = Math.max(...seen.map(({ y, height }) => y + height));
  const highest = Math.min(...seen.map(({ y }) => y));
  const tops = [
    cell.y + cell.height + GAP,
    cell.y - GAP - caption.height,
    lowest + GAP,
    highest - GAP - caption.height,
    page.height,
    0,
  ];
  const places = tops.map((top) => ({ x: left, y: within(Math.round(top), page.height - caption.height), ...caption }));
  const covered = places.map((place) => seen.reduce((sum, rect) => sum + sharedArea(place, rect), 0));
  return places[covered.indexOf(Math.min(...covered))] as Rect;
}

function sharedArea(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}

function within(value: number, most: number): number {
  return Math.max(0, Math.min(value, Math.floor(most)));
}
