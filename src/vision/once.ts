/** A function that does its work only when it is first called. */
export function once<T>(act: () => T): () => T {
  let done: { readonly result: T } | null = null;
  return () => {
    done ??= { result: act() };
    return done.result;
  };
}

/** A function that is asked only once about each object. */
export function remembered<T extends object>(ask: (about: T) => boolean): (about: T) => boolean {
  const known = new Map<T, boolean>();
  return (about) => {
    const answer = known.get(about) ?? ask(about);
    known.set(about, answer);
    return answer;
  };
}
