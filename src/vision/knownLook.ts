import type { CellSymbol } from '../model/board.ts';
import type { ColourPatch } from './patch.ts';

/** How a cell that shows a symbol looks in some program: learnt from the user, or from boards that were read without doubt. */
export interface KnownLook {
  readonly symbol: CellSymbol;
  readonly patch: ColourPatch;
  /** Whether the user said what it means. */
  readonly taught: boolean;
}
