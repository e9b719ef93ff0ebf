import { z } from 'zod';
import { HINT_LEVELS } from '../hints/chooseHints.ts';
import { PALETTE_NAMES } from '../hints/palette.ts';

/** The user's settings; every field has a default, so that an old file stays valid. Keys are Electron accelerators. */
export const settingsSchema = z.object({
  level: z.enum(HINT_LEVELS).default('everything'),
  palette: z.enum(PALETTE_NAMES).default('classic'),
  /** Of the green and red fills, 0 to 1. */
  opacity: z.number().min(0.1).max(1).default(0.4),
  percent: z.boolean().default(false),
  keys: z
    .object({
      show: z.string().default('Control+Alt+H'),
      pause: z.string().default('Control+Alt+P'),
      search: z.string().default('Control+Alt+F'),
      ask: z.string().default('Control+Alt+A'),
      quit: z.string().default('Control+Alt+Q'),
    })
    .prefault({}),
});
export type Settings = z.infer<typeof settingsSchema>;

export const DEFAULT_SETTINGS: Settings = settingsSchema.parse({});
