/**
 * What every page is given when it draws a position. It runs inside the page; nothing here imports anything, because
 * the runner bundles it into the text that it injects.
 */
export interface Told {
  readonly seed: number;
  readonly rows: number;
  readonly cols: number;
  readonly mines: number;
  readonly status: string;
  readonly cells: readonly string[];
}

/** What the page drew: the labels that are to be seen, and the board's lattice in CSS px of the viewport. */
export interface Shown {
  readonly cells: readonly string[];
  readonly region: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly view: { readonly width: number; readonly height: number };
}

type Rules = Readonly<Record<string, Readonly<Record<string, string>>>>;
type Make = (symbol: string, row: number, col: number) => Element;
type Drawn = ArrayLike<Element> | (() => Shown['region']);

const FONTS = {
  sans: [
    'Roboto',
    'Open Sans',
    'Lato',
    'Inter',
    'Liberation Sans',
    'DejaVu Sans',
    'Cantarell',
    'Carlito',
    'sans-serif',
  ],
  wide: ['Verdana, DejaVu Sans', 'Tahoma, DejaVu Sans', 'Quicksand', 'Comfortaa', 'Inter Display'],
  serif: ['Georgia, Liberation Serif', 'Times New Roman, serif', 'DejaVu Serif', 'URW Bookman', 'P052'],
  mono: ['Courier New, monospace', 'JetBrains Mono', 'Fira Code', 'DejaVu Sans Mono', 'Liberation Mono'],
  play: ['Comic Sans MS, Comic Neue', 'Comfortaa', 'Quicksand', 'URW Gothic'],
} as const;

export class Kit {
  readonly rows: number;
  readonly cols: number;
  readonly mines: number;
  readonly status: string;
  cells: string[];
  private state: number;

  constructor(told: Told) {
    this.rows = told.rows;
    this.cols = told.cols;
    this.mines = told.mines;
    this.status = told.status;
    this.cells = [...told.cells];
    this.state = told.seed >>> 0;
  }

  /** 0 (included) to 1: the small generator known as mulberry32. */
  unit(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = this.state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  int(min: number, max: number): number {
    return min + Math.floor(this.unit() * (max - min + 1));
  }

  between(min: number, max: number): number {
    return min + this.unit() * (max - min);
  }

  chance(probability: number): boolean {
    return this.unit() < probability;
  }

  pick<T>(items: readonly T[]): T {
    return items[Math.floor(this.unit() * items.length)] as T;
  }

  font(...kinds: (keyof typeof FONTS)[]): string {
    return this.pick(FONTS[this.pick(kinds.length > 0 ? kinds : (Object.keys(FONTS) as (keyof typeof FONTS)[]))]);
  }

  /** A whole number of CSS px for a cell, from `low` to `high` where the window has room beside `wide` and `tall` px. */
  cell(low: number, high: number, { gap = 0, wide = 60, tall = 190 } = {}): number {
    const room = Math.min((innerWidth - wide) / this.cols, (innerHeight - tall) / this.rows) - gap;
    const most = Math.max(low, Math.min(high, Math.floor(room)));
    return this.int(low, most);
  }

  /** Sets CSS variables; a number is a length in px. */
  vars(values: Readonly<Record<string, string | number>>): void {
    for (const [name, value] of Object.entries(values))
      document.documentElement.style.setProperty(`--${name}`, typeof value === 'number' ? `${value}px` : value);
  }

  /** A program that shows some things in another way: `{ any: {'?': '#'}, lost: {x: 'F'} }`. Call it before drawing. */
  become(rules: Rules): void {
    const rule = { ...rules.any, ...rules[this.status] };
    this.cells = this.cells.map((symbol) => rule[symbol] ?? symbol);
  }

  /** Mines less flags, as counters say. */
  get left(): number {
    return this.mines - this.cells.filter((symbol) => symbol === 'F' || symbol === 'x').length;
  }

  /** Writes the text of `[data-fill=left]`, `time`, `face` and so on all over the page. */
  fill(values: Readonly<Record<string, string | number>>): void {
    for (const [name, value] of Object.entries(values))
      for (const element of document.querySelectorAll(`[data-fill="${name}"]`)) element.textContent = String(value);
  }

  /** Builds one element a cell inside `parent`, row by row. */
  build(parent: Element, make: Make): Element[] {
    const made = this.each(make);
    parent.append(...made);
    return made;
  }

  /** Builds one element a cell inside one element a row, which is named like `tr` or `div.line`. Returns the cells. */
  buildRows(parent: Element, row: string, make: Make): Element[] {
    const [tag = '', name] = row.split('.');
    const made = this.each(make);
    for (let r = 0; r < this.rows; r++) {
      const line = document.createElement(tag);
      if (name) line.className = name;
      line.append(...made.slice(r * this.cols, (r + 1) * this.cols));
      parent.append(line);
    }
    return made;
  }

  private each(make: Make): Element[] {
    return this.cells.map((symbol, i) => make(symbol, Math.floor(i / this.cols), i % this.cols));
  }
}

/** The lattice under these elements: one cell is a pitch wide, so gaps count half to each side. */
function regionOf(drawn: ArrayLike<Element>, rows: number, cols: number): Shown['region'] {
  const first = (drawn[0] as Element).getBoundingClientRect();
  const last = (drawn[drawn.length - 1] as Element).getBoundingClientRect();
  const pitch = { x: (last.x - first.x) / (cols - 1), y: (last.y - first.y) / (rows - 1) };
  const x = first.x + first.width / 2 - pitch.x / 2;
  const y = first.y + first.height / 2 - pitch.y / 2;
  return { x, y, width: pitch.x * cols, height: pitch.y * rows };
}

/** Has the page draw the position, waits for it to settle, and scrolls until the board is in view. */
export async function show(told: Told, render: (kit: Kit) => Drawn): Promise<Shown> {
  const kit = new Kit(told);
  const drawn = render(kit);
  await document.fonts.ready;
  const measure = () => (typeof drawn === 'function' ? drawn() : regionOf(drawn, kit.rows, kit.cols));
  if (measure().y + measure().height > innerHeight - 4)
    scrollTo(0, scrollY + measure().y - Math.max(4, (innerHeight - measure().height) / 2));
  await new Promise((done) => setTimeout(done, 450));
  return { cells: kit.cells, region: measure(), view: { width: innerWidth, height: innerHeight } };
}

Object.assign(globalThis, { showPosition: show });
