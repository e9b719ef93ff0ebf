/** Stable codes of every failure that a caller should expect. */
export const FAILURE_CODES = [
  // input
  'file-missing',
  'file-unreadable',
  'image-invalid',
  'image-too-large',
  'region-outside',
  'board-text-invalid',
  'position-invalid',
  'recording-invalid',
  'option-invalid',
  'game-invalid',
  'run-invalid',
  // vision
  'no-board',
  // rules
  'too-many-mines-around',
  'too-few-cells-around',
  'numbers-disagree',
  'mine-total-impossible',
  // environment
  'no-display',
  'electron-missing',
  'capture-failed',
  'port-taken',
  'profile-invalid',
  'profile-unwritable',
] as const;
export type FailureCode = (typeof FAILURE_CODES)[number];

/** An expected failure: a stable code for programs and one sentence for people that says what to do. */
export interface Failure {
  readonly code: FailureCode;
  readonly reason: string;
}

/** The result of something that may fail in a way the caller should handle. */
export type Result<T> = { readonly ok: true; readonly value: T } | ({ readonly ok: false } & Failure);

export function success<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function failure(code: FailureCode, reason: string): { readonly ok: false } & Failure {
  return { ok: false, code, reason };
}

/** What was thrown, as people read it: an error's own message, or whatever else it was as text. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

/** The same without the lines that libraries add to say where it came from. */
export function firstLineOf(thrown: unknown): string {
  return messageOf(thrown).split('\n', 1)[0] as string;
}

/** The error for misuse of a function: a bug of the caller, not something to recover from. */
export function misuse(name: string, expected: string, received: unknown): TypeError {
  return new TypeError(`Expected ${expected} for ${name} but received ${describe(received)}`);
}

function describe(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (value === null || typeof value !== 'object') return String(value);
  return `${value.constructor?.name ?? 'object'} ${JSON.stringify(value)?.slice(0, 60)}`;
}
