import { z } from 'zod';

export interface ScoreEntry {
  readonly name: string;
  readonly ms: number;
  /** ISO 8601, UTC. */
  readonly date: string;
}

/** The top ten of every level that has one. */
export type ScoreTables = Readonly<Record<string, readonly ScoreEntry[]>>;

/** How many games a table keeps. */
export const TABLE_LENGTH = 10;
/** The longest name, characters. */
export const LONGEST_NAME = 30;
/** More tables than levels, shapes and kinds of boards there are. */
const MOST_TABLES = 200;

const entry = z.object({
  name: z.string().min(1).max(LONGEST_NAME),
  ms: z.number().int().min(0),
  date: z.iso.datetime(),
});

export const tablesSchema: z.ZodType<ScoreTables> = z
  .record(z.string().max(60), z.array(entry).max(TABLE_LENGTH))
  .refine((tables) => Object.keys(tables).length <= MOST_TABLES);

/** The place, from 1, that a time would take in a table, or null where it is not among the best. Of equal times the earlier stays ahead. */
export function placeOf(tables: ScoreTables, level: string, ms: number): number | null {
  const entries = tables[level] ?? [];
  const place = entries.filter((other) => other.ms <= ms).length + 1;
  return place <= TABLE_LENGTH ? place : null;
}

/** The tables with a game more; what falls off the end of its table is gone. */
export function withEntry(tables: ScoreTables, level: string, added: ScoreEntry): ScoreTables {
  const place = placeOf(tables, level, added.ms);
  if (place === null) return tables;
  const entries = [...(tables[level] ?? [])];
  entries.splice(place - 1, 0, added);
  return { ...tables, [level]: entries.slice(0, TABLE_LENGTH) };
}

/** The tables without those of a level, or without any. */
export function withoutLevel(tables: ScoreTables, level: string | null): ScoreTables {
  return level === null ? {} : Object.fromEntries(Object.entries(tables).filter(([name]) => name !== level));
}
