/** The colours of hints, as #rrggbb. Shapes tell the kinds apart as well, so no palette is needed to read them. */
export interface Palette {
  readonly safe: string;
  readonly mine: string;
  readonly risk: string;
  readonly best: string;
  /** The two rings around every mark: on any ground at least one of them shows. */
  readonly haloDark: string;
  readonly haloLight: string;
}

export const PALETTE_NAMES = ['classic', 'colour-blind'] as const;
export type PaletteName = (typeof PALETTE_NAMES)[number];

export const PALETTES: Readonly<Record<PaletteName, Palette>> = {
  classic: {
    safe: '#17b53f',
    mine: '#e02020',
    risk: '#ffd500',
    best: '#1677ff',
    haloDark: '#101010',
    haloLight: '#ffffff',
  },
  /** Blue, vermilion and yellow of the Okabe-Ito set, told apart by all common kinds of colour vision. */
  'colour-blind': {
    safe: '#0072b2',
    mine: '#d55e00',
    risk: '#f0e442',
    best: '#cc79a7',
    haloDark: '#101010',
    haloLight: '#ffffff',
  },
};
