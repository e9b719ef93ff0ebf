import { z } from 'zod';
import { HINT_LEVELS } from '../hints/chooseHints.ts';
import { PALETTE_NAMES } from '../hints/palette.ts';
import { PLAY_MODES } from '../model/analysis.ts';

/** What a key can do, with the key it has at first (Electron accelerators; an empty text is no key). */
export const DEFAULT_KEYS = {
  show: 'Control+Alt+H',
  pause: 'Control+Alt+P',
  search: 'Control+Alt+F',
  calibrate: 'Control+Alt+C',
  ask: 'Control+Alt+A',
  explain: 'Control+Alt+E',
  mode: 'Control+Alt+M',
  quit: 'Control+Alt+Q',
} as const;
export type KeyAction = keyof typeof DEFAULT_KEYS;
export const KEY_ACTIONS = Object.keys(DEFAULT_KEYS) as readonly KeyAction[];

/** The longest text that can name a key, characters. */
const LONGEST_KEY = 60;
const key = z.string().max(LONGEST_KEY);

const fields = {
  level: z.enum(HINT_LEVELS),
  /** With `speed`, only what is proved near the cells opened last and the best move are shown: nothing far away distracts. */
  mode: z.enum(PLAY_MODES),
  palette: z.enum(PALETTE_NAMES),
  /** Of the green and red fills, 0 to 1. */
  opacity: z.number().min(0.1).max(1),
  percent: z.boolean(),
  /** Whether small pictures of cells are kept, so that a program is known next time; off until the user agrees. */
  remember: z.boolean(),
};

/** The user's settings; every field has a default, so that an old file stays valid. */
export const settingsSchema = z.object({
  level: fields.level.default('everything'),
  mode: fields.mode.default('careful'),
  palette: fields.palette.default('classic'),
  opacity: fields.opacity.default(0.4),
  percent: fields.percent.default(false),
  remember: fields.remember.default(false),
  keys: z
    .object({
      show: key.default(DEFAULT_KEYS.show),
      pause: key.default(DEFAULT_KEYS.pause),
      search: key.default(DEFAULT_KEYS.search),
      calibrate: key.default(DEFAULT_KEYS.calibrate),
      ask: key.default(DEFAULT_KEYS.ask),
      explain: key.default(DEFAULT_KEYS.explain),
      mode: key.default(DEFAULT_KEYS.mode),
      quit: key.default(DEFAULT_KEYS.quit),
    })
    .prefault({}),
});
export type Settings = z.infer<typeof settingsSchema>;

/** What the control window may change: only the fields that it names, so without the defaults above. */
export const settingsChanges = z.strictObject(fields).partial();
export type SettingsChanges = Partial<Omit<Settings, 'keys'>>;

export const DEFAULT_SETTINGS: Settings = settingsSchema.parse({});
