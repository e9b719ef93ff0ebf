/** What the pointer asks for. Cells are those of the board under it; null where it left the board. */
export interface PointerActions {
  readonly cellAt: (event: MouseEvent) => number | null;
  /** Whether a cell is open already, when a press begins. */
  readonly isOpen: (cell: number) => boolean;
  readonly open: (cell: number) => void;
  readonly mark: (cell: number) => void;
  readonly chord: (cell: number) => void;
  /** The pointer is held over a cell: to open it, or to open around it; null when that ended. */
  readonly press: (held: { readonly cell: number; readonly kind: 'open' | 'chord' } | null) => void;
}

/** Bits of MouseEvent.buttons. */
const LEFT = 1;
const RIGHT = 2;
const BUTTON = { left: 0, middle: 1, right: 2 } as const;

type Held = 'open' | 'chord' | 'spent' | null;

/**
 * The mouse as Minesweeper players know it: the left button opens where it is let go, if that is where it was pressed; the right one
 * marks at once; both together, the middle one or a double click on an open number open around it. A long touch marks.
 * Mouse events are used because pointer events do not tell of a second button; a tap becomes mouse events too.
 */
export function listenToPointer(element: HTMLElement, actions: PointerActions): void {
  let held: Held = null;
  let pressedAt: number | null = null;
  let wasOpen = false;
  let isTouch = false;

  function hold(next: Held, cell: number | null): void {
    held = next;
    pressedAt = cell;
    actions.press(cell !== null && (next === 'open' || next === 'chord') ? { cell, kind: next } : null);
  }

  element.addEventListener('pointerdown', ({ pointerType }) => {
    isTouch = pointerType === 'touch';
  });
  element.addEventListener('mousedown', (event) => {
    const cell = actions.cellAt(event);
    if (event.button !== BUTTON.left) event.preventDefault();
    const both = (event.buttons & LEFT) !== 0 && (event.buttons & RIGHT) !== 0;
    if (both || event.button === BUTTON.middle) hold('chord', cell);
    else if (event.button === BUTTON.left) {
      if (event.detail < 2) wasOpen = cell !== null && actions.isOpen(cell);
      hold('open', cell);
    } else if (event.button === BUTTON.right && cell !== null) actions.mark(cell);
  });
  window.addEventListener('mousemove', (event) => {
    if (held !== 'open' && held !== 'chord') return;
    const cell = actions.cellAt(event);
    if (held === 'chord') hold(held, cell);
    // A press that left its cell opens nothing, unless it comes back.
    else actions.press(cell !== null && cell === pressedAt ? { cell, kind: held } : null);
  });
  window.addEventListener('mouseup', (event) => {
    if (held === null) return;
    const cell = actions.cellAt(event);
    const ended = held;
    const from = pressedAt;
    // The second button of two is let go later: it must not open anything.
    hold(event.buttons === 0 ? null : 'spent', null);
    if (cell === null) return;
    if (ended === 'chord') actions.chord(cell);
    else if (ended === 'open' && cell === from && event.button === BUTTON.left) actions.open(cell);
  });
  window.addEventListener('blur', () => hold(null, null));
  element.addEventListener('dblclick', (event) => {
    const cell = actions.cellAt(event);
    // The first click of two may have opened it: that was no wish to open around it.
    if (cell !== null && wasOpen) actions.chord(cell);
  });
  element.addEventListener('contextmenu', (event) => {
    event.preventDefault();
    const cell = actions.cellAt(event);
    if (isTouch && cell !== null) actions.mark(cell);
  });
  element.addEventListener('auxclick', (event) => event.preventDefault());
}
