import { setTimeout as pause } from "node:timers/promises";

interface Watch<T> {
  /** What is looked at, as an error names it. */
  what: string;
  isOver: (seen: T) => boolean;
  /** What changes while it goes on: as long as it does, it is waited for. */
  markOf: (seen: T) => string;
  everyMs?: number;
  /** Without any change for so long it is given up; for ever where none is given. */
  stallSeconds?: number;
}

/** Looks until it is over, however long that takes. Throws an Error where nothing has changed for `stallSeconds`. */
export async function untilOver<T>(look: () => Promise<T>, watch: Watch<T>): Promise<T> {
  const { what, isOver, markOf, everyMs = 300, stallSeconds = Number.POSITIVE_INFINITY } = watch;
  let mark = "";
  let changed = performance.now();
  for (;;) {
    const seen = await look();
    if (isOver(seen)) return seen;
    const now = markOf(seen);
    if (now !== mark) [mark, changed] = [now, performance.now()];
    else if (performance.now() - changed > stallSeconds * 1000) throw new Error(`${what} stands still at ${mark} for ${stallSeconds} s`);
    await pause(everyMs);
  }
}
