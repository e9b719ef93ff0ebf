import type { Direction } from '../../model/topology.ts';

/** What keys do on a cell. */
export type CellKey = 'open' | 'mark' | 'chord';
/** What keys do everywhere on the page but where text is typed. */
export const PAGE_KEYS = {
  n: 'new',
  r: 'again',
  h: 'hints',
  g: 'flagMode',
  p: 'pause',
  q: 'quit',
  '?': 'rules',
  '+': 'larger',
  '=': 'larger',
  '-': 'smaller',
} as const satisfies Readonly<Record<string, string>>;
export type PageKey = (typeof PAGE_KEYS)[keyof typeof PAGE_KEYS];

const CELL_KEYS: Readonly<Record<string, CellKey>> = {
  ' ': 'open',
  Enter: 'open',
  f: 'mark',
  c: 'chord',
};
const MOVES: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'row-start',
  End: 'row-end',
};

export type BoardKey =
  | { readonly kind: 'move'; readonly direction: Direction }
  | { readonly kind: 'act'; readonly act: CellKey };

/** What a key means on the board, or null. */
export function boardKey({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): BoardKey | null {
  if (altKey || metaKey) return null;
  if (ctrlKey) {
    if (key === 'Home') return { kind: 'move', direction: 'first' };
    return key === 'End' ? { kind: 'move', direction: 'last' } : null;
  }
  const direction = MOVES[key];
  if (direction) return { kind: 'move', direction };
  const act = CELL_KEYS[key.length === 1 ? key.toLowerCase() : key];
  return act ? { kind: 'act', act } : null;
}

/** What a key means for the whole page, or null; where text is typed it means nothing. */
export function pageKey({ key, ctrlKey, altKey, metaKey, target }: KeyboardEvent): PageKey | null {
  if (ctrlKey || altKey || metaKey) return null;
  if (target instanceof HTMLElement && target.closest('input, select, textarea, dialog')) return null;
  const name = key.toLowerCase();
  return Object.hasOwn(PAGE_KEYS, name) ? PAGE_KEYS[name as keyof typeof PAGE_KEYS] : null;
}
