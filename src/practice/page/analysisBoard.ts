import { percentText } from '../../hints/shapes.ts';
import type { Analysis } from '../../model/analysis.ts';
import type { Board } from '../../model/board.ts';
import { isClosed } from '../../model/board.ts';
import { HIGHEST_RATING, rateCells } from '../../solver/strategies/rulesAbc.ts';
import { colourOf } from './analysisColours.ts';
import type { BoardView } from './boardView.ts';
import type { CellLabel } from './paintBoard.ts';
import type { Theme } from './theme.ts';

export const ANALYSIS_KINDS = ['none', 'risk', 'rating'] as const;
export type AnalysisKind = (typeof ANALYSIS_KINDS)[number];

/** What the colours and numbers of each analysis say. */
export const ANALYSIS_WORDS: Readonly<Record<Exclude<AnalysisKind, 'none'>, { title: string; words: string }>> = {
  risk: { title: 'Risk in percent', words: 'How likely each cell is a mine: 0 and 100 are certain.' },
  rating: {
    title: 'Ratings 0 to 9',
    words: 'The heuristic of the semi-automated Minesweeper: the higher, the likelier a mine. Nothing is certain.',
  },
};

/** Shows the value of every closed cell beside the play board. @param analysis null while it is being made. */
export function showAnalysis(
  view: BoardView,
  board: Board,
  kind: Exclude<AnalysisKind, 'none'>,
  analysis: Analysis | null,
): void {
  const values = kind === 'rating' ? rateCells(board).map((rating) => rating) : (analysis?.risk ?? []);
  const label = (cell: number, { analysis: colours }: Theme): CellLabel | null => {
    if (!isClosed(board.cells[cell] ?? '~')) return null;
    const value = values[cell];
    if (value === null || value === undefined) return { text: '', ground: colours.ground, colour: colours.text };
    const part = kind === 'rating' ? value / HIGHEST_RATING : value;
    const text = kind === 'rating' ? String(value) : percentText(value);
    return { text, ground: colourOf(part, colours), colour: colours.text };
  };
  view.show({ board, labels: label });
}
