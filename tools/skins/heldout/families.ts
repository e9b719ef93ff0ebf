import { brickwork, woodblock } from './families/carved.ts';
import { gel, glass, luna, metro, plasma, slateInset, workstation } from './families/desktop.ts';
import { amberNight, brackets, dotMatrix, ice, isometric, oled, pocketLcd, segmentLcd } from './families/displays.ts';
import { blueprint, cardboard, inkSketch, ledger, newsprint, parchment } from './families/paper.ts';
import { candy, cssButtons, highContrast, iconPage, meadow, mosaic, pastel } from './families/web.ts';
import type { HeldOutFamily } from './theme.ts';

/** The families that only judge the reader; the names are those of families.json. */
export const HELD_OUT_FAMILIES: Readonly<Record<string, HeldOutFamily>> = {
  parchment,
  'segment-lcd': segmentLcd,
  gel,
  blueprint,
  'amber-night': amberNight,
  mosaic,
  ledger,
  candy,
  'slate-inset': slateInset,
  cardboard,
  brackets,
  workstation,
  'ink-sketch': inkSketch,
  newsprint,
  meadow,
  oled,
  ice,
  brickwork,
  plasma,
  'pocket-lcd': pocketLcd,
  woodblock,
  'high-contrast': highContrast,
  pastel,
  'dot-matrix': dotMatrix,
  luna,
  glass,
  metro,
  'css-buttons': cssButtons,
  'icon-page': iconPage,
  isometric,
};
