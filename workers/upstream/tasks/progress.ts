import { Superseded } from "./control.ts";
import { leaseFrom, RENEW_MS } from "./lease.ts";

/** Fewest milliseconds between two writes of one phase's progress: a page asks no more often. */
const APART_MS = 1000;

interface Told {
  phase: string;
  percent: number;
}

/** Writes what is new of the task; false where it is over, or belongs to a newer instance. */
type Touch = (change: { phase?: string; progress?: number; lease_until: number }) => Promise<boolean>;

/**
 * Tells of progress (`percent` 0…100, rounded) when it has changed and at most once a second, a new phase at once; where
 * nothing changes, the task's lease is renewed. Without an argument it only says that the run is alive. Throws
 * Superseded where the task is over or belongs to a newer instance.
 */
export function progressOf(touch: Touch, now: () => number = Date.now): (told?: Told) => Promise<void> {
  let last = { phase: "", percent: -1, at: Number.NEGATIVE_INFINITY };
  return async (told) => {
    const next = { phase: told?.phase ?? last.phase, percent: told ? Math.round(told.percent) : last.percent };
    const age = now() - last.at;
    const changed = next.phase !== last.phase || (next.percent !== last.percent && age >= APART_MS);
    if (!changed && age < RENEW_MS) return;
    last = { ...next, at: now() };
    const shown = next.percent < 0 ? {} : { phase: next.phase, progress: next.percent };
    if (!(await touch({ ...shown, lease_until: leaseFrom(now()) }))) throw new Superseded();
  };
}
