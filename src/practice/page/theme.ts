import type { AnalysisColours } from './analysisColours.ts';

/** The colours of a board, as #rrggbb. */
export interface Theme {
  /** Between the cells. */
  readonly lines: string;
  /** Between hexagons and between triangles. */
  readonly outline: string;
  /** A covered cell: its face from top to bottom, and its lower rim. */
  readonly face: readonly [string, string];
  readonly rim: string;
  /** Along the edge of a square's face. */
  readonly shine: string;
  readonly open: string;
  readonly text: string;
  readonly hit: string;
  readonly flag: string;
  readonly pole: string;
  readonly mine: string;
  readonly wrong: string;
  readonly flash: string;
  readonly focus: string;
  /** What must not be seen of another's board. */
  readonly veil: string;
  /** By number; the first one is never seen. */
  readonly numbers: readonly string[];
  readonly analysis: AnalysisColours;
}

export const LIGHT: Theme = {
  lines: '#aab4c3',
  outline: '#43587b',
  face: ['#a9bad2', '#8fa4c1'],
  rim: '#7188ab',
  shine: '#c6d3e5',
  open: '#eef1f5',
  text: '#2b3442',
  hit: '#f0523d',
  flag: '#d92626',
  pole: '#26303d',
  mine: '#20262e',
  wrong: '#c81e1e',
  flash: '#ffe08a',
  focus: '#0b57d0',
  veil: '#c3cad5',
  numbers: [
    '',
    '#1d4ed8',
    '#15803d',
    '#c81e1e',
    '#5b21b6',
    '#8a3412',
    '#0e7490',
    '#1f2937',
    '#6b7280',
    '#a21caf',
    '#b45309',
    '#0f766e',
    '#be123c',
  ],
  analysis: { safe: [34, 160, 84], even: [250, 204, 21], mine: [220, 50, 40], text: '#14181f', ground: '#d8dee7' },
};

export const DARK: Theme = {
  lines: '#3c4757',
  outline: '#8494ab',
  face: ['#55657d', '#465469'],
  rim: '#2e394a',
  shine: '#6d7f9a',
  open: '#20262f',
  text: '#dde4ee',
  hit: '#d63f2c',
  flag: '#ff6b5e',
  pole: '#f1f4f8',
  mine: '#eef2f7',
  wrong: '#ff5d4d',
  flash: '#b58a1e',
  focus: '#8ab4ff',
  veil: '#2a313c',
  numbers: [
    '',
    '#82aaff',
    '#6fd487',
    '#ff8277',
    '#cba6ff',
    '#f0b072',
    '#5fd6de',
    '#f3f5f8',
    '#a5adb9',
    '#f19be8',
    '#ffc061',
    '#63dcc4',
    '#ff8fa8',
  ],
  analysis: { safe: [46, 150, 88], even: [214, 170, 30], mine: [205, 58, 48], text: '#0d1117', ground: '#2a313c' },
};
