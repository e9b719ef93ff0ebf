import { z } from 'zod';
import { MOST_ENTRIES } from '../live/history.ts';
import { MINES_SOURCES, MOVE_REASONS } from '../model/analysis.ts';
import { MAX_SIDE, SHAPES } from '../model/topology.ts';
import { RESTART_REASONS, SESSION_PHASES } from '../session/session.ts';
import { settingsChanges } from '../settings/settings.ts';
import { SHORTEST_SIDE } from '../settings/shortestSide.ts';
import type { CalibrateToMain, CameraToMain, ControlToMain, OverlayToMain, ReaderToMain } from './messages.ts';
import { CONTROL_ACTIONS } from './messages.ts';

export type FromPage = ControlToMain & ReaderToMain & OverlayToMain & CalibrateToMain & CameraToMain;

/** Rectangles in a shape: a board of 5000 cells with some holes each. */
const MOST_RECTS = 50_000;
const rect = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
/** Corners of a cell: a hexagon has six. */
const outline = z.array(z.object({ x: z.number(), y: z.number() })).max(6);
/** Numbers that prove a cell: a proof by the mine total may take every number of a large board. */
const MOST_NUMBERS = 20_000;
const drawn = z.object({
  x: z.number().int().min(0),
  y: z.number().int().min(0),
  width: z.number().int().min(1),
  height: z.number().int().min(1),
});
const chosen = z.object({
  x: z.number().min(0),
  y: z.number().min(0),
  width: z.number().min(SHORTEST_SIDE),
  height: z.number().min(SHORTEST_SIDE),
});
const bytes = z.custom<Uint8Array>((data) => data instanceof Uint8Array || data instanceof Uint8ClampedArray);
const side = z.number().int().min(1);
const frame = z
  .object({ width: side, height: side, data: bytes })
  .refine(({ width, height, data }) => data.length === width * height * 4);
const historyEntry = z.object({
  at: z.number(),
  phase: z.string(),
  reason: z.string(),
  sentence: z.string(),
  board: z.string().nullable(),
  picture: z.object({ frame, x: z.number(), y: z.number() }).nullable(),
});
const mines = z.number().int().min(0).max(100_000).nullable();

const cells = z.array(z.number().int().min(0));
const share = z.number().min(0).max(1);
const best = z.object({ cell: z.number(), risk: share, reason: z.enum(MOVE_REASONS), chanceToWin: share.nullable() });
const mirrorBoard = z.object({
  shape: z.enum(SHAPES),
  rows: side.max(MAX_SIDE),
  cols: side.max(MAX_SIDE),
  cells: z.array(z.string().max(MAX_SIDE)).max(MAX_SIDE),
  hints: z.object({ risk: z.array(share.nullable()), safe: cells, mineCells: cells, best: best.nullable() }).nullable(),
});

/** What pages may say. Anything else is dropped: a page is not trusted more than a stranger. */
export const schemas: { readonly [K in keyof FromPage]: z.ZodType<FromPage[K]> } = {
  'reader-to-main:view': z.object({
    watchId: z.number(),
    phase: z.enum(SESSION_PHASES),
    reason: z.enum(RESTART_REASONS),
    boardId: z.number(),
    region: rect.nullable(),
    rows: z.number(),
    cols: z.number(),
    mines: z.number().nullable(),
    minesSource: z.enum(MINES_SOURCES),
    sentence: z.string(),
  }),
  'reader-to-main:ended': z.object({ watchId: z.number(), reason: z.string() }),
  'reader-to-main:explained': z
    .object({ sentence: z.string(), boardId: z.number(), cell: rect, numbers: z.array(outline).max(MOST_NUMBERS) })
    .nullable(),
  'reader-to-main:history': z.array(historyEntry).max(MOST_ENTRIES),
  'overlay-to-main:shape': z.array(drawn).max(MOST_RECTS),
  'calibrate-to-main:chosen': chosen,
  'calibrate-to-main:cancel': z.null(),
  'camera-to-main:state': z.object({
    phase: z.enum(SESSION_PHASES),
    sentence: z.string(),
    mines,
    minesSource: z.enum(MINES_SOURCES),
    board: mirrorBoard.nullable(),
  }),
  'control-to-main:settings': settingsChanges as z.ZodType<FromPage['control-to-main:settings']>,
  'control-to-main:mines': z.object({ mines }),
  'control-to-main:action': z.enum(CONTROL_ACTIONS),
};
