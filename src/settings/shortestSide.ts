/** A rectangle with a shorter side shows no board: 2 cells of 6 physical pixels. */
export const SHORTEST_SIDE = 12;
