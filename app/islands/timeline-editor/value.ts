import { useSyncExternalStore } from "react";

/** One value that parts of the editor watch: a change renders those that read it, and no others. */
export interface Value<T> {
  get(): T;
  set(next: T): void;
  subscribe(listener: () => void): () => void;
}

export function value<T>(first: T): Value<T> {
  let now = first;
  const listeners = new Set<() => void>();
  return {
    get: () => now,
    set(next) {
      if (Object.is(next, now)) return;
      now = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useValue = <T>(of: Value<T>): T => useSyncExternalStore(of.subscribe, of.get, of.get);

/** What is read from a value: renders anew only when that is another one. `read` answers the same object for the same value. */
export function useRead<T, R>(of: Value<T>, read: (value: T) => R): R {
  const get = () => read(of.get());
  return useSyncExternalStore(of.subscribe, get, get);
}
