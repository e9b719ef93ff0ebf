/** Below this confidence a cell is not read … */
export const LEAST_CONFIDENCE = 0.8;
/** … nor below this where its drawing is unusual: such a mistake takes in many cells. */
export const LEAST_OF_UNUSUAL = 0.95;
/** The confidence of a cell that is not given its name because the rules forbid it. */
export const FORBIDDEN = 0.1;

/** The confidence from which a group of cells is named. */
export function leastConfidence({ isUnusual }: { readonly isUnusual: boolean }): number {
  return isUnusual ? LEAST_OF_UNUSUAL : LEAST_CONFIDENCE;
}

/** Whether a group of cells is so sure of its name that it is read. */
export function isSure(entry: { readonly confidence: number; readonly isUnusual: boolean }): boolean {
  return entry.confidence >= leastConfidence(entry);
}
