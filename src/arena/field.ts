import type { Board, CellSymbol } from '../model/board.ts';
import { symbolOfNumber } from '../model/board.ts';
import type { GridSize, Topology } from '../model/topology.ts';
import { makeTopology } from '../model/topology.ts';

/**
 * A game under way that is changed in place. `game.ts` copies the whole board with every click, which costs more than a
 * simple player's thinking; the rules are the same (`tests/arena/field.test.ts` plays both side by side).
 */
export class Field {
  readonly topology: Topology;
  readonly mines: number;
  /** Cells without a mine. */
  readonly safeCells: number;
  /** How many of them are open. */
  opened = 0;
  /** Whether a mine was opened. */
  exploded = false;
  /** Closed cells that carry a flag. */
  flags = 0;
  private readonly mined: Uint8Array;
  private readonly cells: CellSymbol[];
  /** Cells whose neighbours still have to be opened; kept between floods to save allocations. */
  private readonly queue: number[] = [];

  constructor({ shape, rows, cols }: GridSize, mined: Uint8Array) {
    this.topology = makeTopology(shape, rows, cols);
    this.mined = mined;
    this.mines = mined.reduce((sum, mine) => sum + mine, 0);
    this.safeCells = mined.length - this.mines;
    this.cells = new Array<CellSymbol>(mined.length).fill('#');
  }

  get won(): boolean {
    return !this.exploded && this.opened === this.safeCells;
  }

  /** No cell is left to open although the game is not won: a safe cell was flagged. */
  get blocked(): boolean {
    return this.opened + this.flags === this.mined.length;
  }

  /** What a cell shows; undefined where the board has no such cell. */
  symbolAt(cell: number): CellSymbol | undefined {
    return this.cells[cell];
  }

  /** The board as the player sees it now; later moves do not change it. */
  board(): Board {
    const { shape, rows, cols } = this.topology;
    return { shape, rows, cols, mines: this.mines, cells: this.cells.slice() };
  }

  /** Opens a covered cell, and around a zero everything that is not flagged. */
  open(cell: number): void {
    if (this.mined[cell]) {
      this.exploded = true;
      return;
    }
    const { queue } = this;
    this.uncover(cell);
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      const { neighbourStart, neighbourList } = this.topology;
      const end = neighbourStart[next + 1] as number;
      for (let k = neighbourStart[next] as number; k < end; k++) {
        const neighbour = neighbourList[k] as number;
        if (this.cells[neighbour] === '#') this.uncover(neighbour);
      }
    }
  }

  /** Flags a covered cell. */
  flag(cell: number): void {
    this.cells[cell] = 'F';
    this.flags++;
  }

  private uncover(cell: number): void {
    const { neighbourStart, neighbourList } = this.topology;
    let around = 0;
    const end = neighbourStart[cell + 1] as number;
    for (let k = neighbourStart[cell] as number; k < end; k++)
      around += this.mined[neighbourList[k] as number] as number;
    this.cells[cell] = symbolOfNumber(around);
    this.opened++;
    if (around === 0) this.queue.push(cell);
  }
}
