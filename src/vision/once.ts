/** A function that does its work only when it is first called. */
export function once<T>(act: () => T): () => T {
  let done: { readonly result: T } | null = null;
  return () => {
    done ??= { result: act() };
    return done.result;
  };
}

/** A function that is asked only once about each object, or number. */
export function remembered<K, T>(ask: (about: K) => T): (about: K) => T {
  const known = new Map<K, T>();
  return (about) => {
    if (!known.has(about)) known.set(about, ask(about));
    return known.get(about) as T;
  };
}
