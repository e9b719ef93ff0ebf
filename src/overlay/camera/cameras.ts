/** A camera that is connected. */
export interface Camera {
  readonly id: string;
  readonly label: string;
}

/** The camera that is meant: by its id, its name or a part of it, whatever the case; the first where none is named; or null. */
export function chooseCamera(cameras: readonly Camera[], wanted: string | null): Camera | null {
  if (wanted === null) return cameras[0] ?? null;
  const word = wanted.toLowerCase();
  return (
    cameras.find(({ id }) => id === wanted) ??
    cameras.find(({ label }) => label.toLowerCase() === word) ??
    cameras.find(({ label }) => label.toLowerCase().includes(word)) ??
    null
  );
}

/** Why no camera is open, where none of those that are connected is meant. */
export function describeMissing(cameras: readonly Camera[], wanted: string | null): string {
  if (cameras.length === 0) return 'No camera is connected. Plug one in; it is used by itself.';
  const names = cameras.map(({ label }) => `“${label}”`).join(', ');
  return wanted === null
    ? 'The camera is not there. Plug it in, or choose another.'
    : `The camera “${wanted}” is not connected; there is ${names}. Plug it in, or choose another.`;
}

export const UNPLUGGED = 'The camera was unplugged. Plug it in again; it is used by itself.';
export const SILENT = 'The camera sends no picture; waiting for it.';

/** Why a camera could not be opened, from the name and message of the browser's error. */
export function describeRefusal({ name, message }: { readonly name: string; readonly message: string }): string {
  switch (name) {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'The camera may not be used. Allow it for Automine in the privacy settings of the system.';
    case 'NotFoundError':
    case 'OverconstrainedError':
      return describeMissing([], null);
    case 'NotReadableError':
    case 'AbortError':
      return 'The camera does not answer: another program may be using it. It is tried again by itself.';
    default:
      return `The camera cannot be opened (${message}). It is tried again by itself.`;
  }
}
