import type { Family } from '../lab/skin.ts';
import { bevel, engraved, gloss } from './bevelled.ts';
import { emoji } from './emoji.ts';
import { chequer, darkLines, flatGap, heat, round, table } from './flat.ts';
import { layered } from './layered.ts';
import { eightBit, neon, oneBit, terminal, textured, toon } from './odd.ts';
import { decorated } from './ornaments.ts';
import { textScreen } from './textScreen.ts';
import { varied } from './varied.ts';

/** The families that the reader may be trained and tuned on; the names are those of families.json. */
export const TRAIN_FAMILIES: Readonly<Record<string, Family>> = {
  bevel,
  'flat-gap': flatGap,
  chequer,
  gloss,
  'dark-lines': darkLines,
  terminal,
  table,
  emoji,
  'eight-bit': eightBit,
  neon,
  textured,
  'one-bit': oneBit,
  round,
  heat,
  toon,
  engraved,
  'text-screen': textScreen,
  varied,
  layered,
  decorated: decorated(varied),
  'decorated-bevel': decorated(bevel),
  'decorated-flat': decorated(flatGap),
  'decorated-layered': decorated(layered),
};
