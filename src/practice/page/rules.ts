import { makeHints } from '../../hints/makeHints.ts';
import { drawHints } from '../../hints/shapes.ts';
import { makeTopology, SHAPES } from '../../model/topology.ts';
import { NEIGHBOUR_EXAMPLES, PROOF_EXAMPLES } from '../ruleExamples.ts';
import type { BoardView } from './boardView.ts';
import { makeBoardView } from './boardView.ts';
import { askDialog, element } from './elements.ts';
import type { CellLabel } from './paintBoard.ts';
import type { Theme } from './theme.ts';
import type { Helper } from './workers.ts';

/** How large the cells of the examples are, CSS px. */
const CELL_SIZE = 30;

/** The rules of Minesweeper with examples of each shape, drawn when they are first asked for. @returns what shows them. */
export function makeRules(helper: Helper): () => void {
  let drawn = false;

  function show(): void {
    if (!drawn) for (const shape of SHAPES) drawNeighbours(shape);
    if (!drawn) for (const shape of SHAPES) void drawProof(shape, helper);
    drawn = true;
    void askDialog('rulesDialog');
  }
  return show;
}

function drawNeighbours(shape: (typeof SHAPES)[number]): void {
  const { board, cell, words } = NEIGHBOUR_EXAMPLES[shape];
  const around = new Set(makeTopology(shape, board.rows, board.cols).neighbours[cell]);
  const labels = (at: number, { flash, text }: Theme): CellLabel | null =>
    around.has(at) && board.cells[at] === '#' ? { text: '', ground: flash, colour: text } : null;
  addFigure('neighbourExamples', words).show({ board, labels });
}

/** The hints are those of our solver, as they are in the game. */
async function drawProof(shape: (typeof SHAPES)[number], helper: Helper): Promise<void> {
  const board = PROOF_EXAMPLES[shape];
  const words = { square: 'Squares', hex: 'Hexagons', triangle: 'Triangles' }[shape];
  const view = addFigure('proofExamples', words);
  view.show({ board });
  const analysis = await helper.ask().analyse(board);
  view.show({ board, hints: (lattice) => drawHints({ ...makeHints(analysis, board.cells, lattice), best: null }) });
}

function addFigure(host: string, words: string): BoardView {
  const figure = document.createElement('figure');
  const picture = document.createElement('div');
  const caption = document.createElement('figcaption');
  caption.textContent = words;
  figure.append(picture, caption);
  element(host).append(figure);
  return makeBoardView(picture, { label: words, interactive: false, sizeFor: () => CELL_SIZE });
}
