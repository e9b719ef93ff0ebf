import type { Shape } from '../../src/model/topology.ts';
import type { GameOptions, GameVariant, ProgramName } from '../../tests/e2e/games.ts';

const BOMB_SIZES = [
  { rows: 8, cols: 8, mines: 10 },
  { rows: 16, cols: 16, mines: 40 },
  { rows: 16, cols: 30, mines: 99 },
] as const;
const BOMB_SHAPES: Readonly<Record<string, Shape>> = { square: 'square', hexagon: 'hex', triangle: 'triangle' };

/** The programs and boards that are harvested, by name. */
export const CONFIGS: Readonly<Record<string, GameOptions & { readonly program: ProgramName }>> = {
  'kmines-9x9': { program: 'kmines', level: 'Easy' },
  'kmines-16x16': { program: 'kmines', level: 'Medium' },
  'winemine-9x9': { program: 'winemine', level: 'Easy' },
  'sgt-mines-9x9': { program: 'sgt-mines', level: 'Easy' },
  'sgt-mines-16x30': {
    program: 'sgt-mines',
    variant: { shape: 'square', rows: 16, cols: 30, mines: 99, args: ['30x16n99'] },
  },
  ...Object.fromEntries(
    Object.entries(BOMB_SHAPES).flatMap(([kind, shape]) =>
      BOMB_SIZES.map((size, k) => {
        const variant: GameVariant = { shape, ...size, args: [`-${kind}`, `-${k + 1}`] };
        return [`xbomb-${shape}-${size.rows}x${size.cols}`, { program: 'xbomb', variant }] as const;
      }),
    ),
  ),
};
