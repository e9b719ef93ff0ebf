/** Up to `most` entries of a list, evenly spread over it. */
export function spread<T>(list: readonly T[], most: number): T[] {
  if (list.length <= most) return [...list];
  if (most === 1) return list.slice(0, 1);
  return Array.from({ length: most }, (_, k) => list[Math.floor((k * (list.length - 1)) / (most - 1))] as T);
}
