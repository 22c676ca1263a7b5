/** A value outside of React, with the functions that `useSyncExternalStore` takes. */
export type Store<T> = {
  read(): T;
  /** Adds a listener for changes and returns the function that removes it. */
  subscribe(listener: () => void): () => void;
};

/** Returns a store that begins with `first`, and is changed by `write`. */
export function createStore<T>(first: T): Store<T> & { write(next: T): void } {
  const listeners = new Set<() => void>();
  let value = first;
  return {
    read: () => value,
    write(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
