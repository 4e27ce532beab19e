import type { JobKind } from "../protocol/jobs.ts";
import type { LaneHealth } from "../protocol/service.ts";
import { GRACE_SECONDS } from "./execution.ts";
import { lanesOf, type Registry } from "./registry.ts";

/** A job in hand. Milliseconds of one clock; `started` null: it is queued. */
export interface Occupant {
  readonly kind: JobKind;
  readonly lane: string;
  readonly submitted: number;
  readonly started: number | null;
}

const oldest = (since: readonly number[], now: number): number => Math.max(0, ...since.map((at) => (now - at) / 1000));

/** How full every lane is. */
export function occupancy(registry: Registry, occupants: readonly Occupant[], now: number): Record<string, LaneHealth> {
  return Object.fromEntries(
    [...lanesOf(registry)].map(([lane, places]) => {
      const own = occupants.filter((occupant) => occupant.lane === lane);
      const running = own.flatMap(({ started }) => (started === null ? [] : [started]));
      const queued = own.flatMap(({ started, submitted }) => (started === null ? [submitted] : []));
      return [
        lane,
        {
          running: running.length,
          queued: queued.length,
          places,
          oldest_running_seconds: oldest(running, now),
          oldest_queued_seconds: oldest(queued, now),
        },
      ];
    }),
  );
}

/** What a timer may be late by on a busy machine. */
const LATE_SECONDS = 15;

/** What stands still: a job that was not stopped by its limit, and one that waits beside a free place. */
export function standingStill(registry: Registry, occupants: readonly Occupant[], now: number): string[] {
  const overdue = occupants.flatMap(({ kind, started }) => {
    const ran = started === null ? 0 : (now - started) / 1000;
    return ran > registry[kind].seconds + GRACE_SECONDS + LATE_SECONDS
      ? [`a ${kind} job has run for ${ran.toFixed(0)} s; its limit is ${registry[kind].seconds} s`]
      : [];
  });
  const passedOver = Object.entries(occupancy(registry, occupants, now)).flatMap(([lane, { running, places, oldest_queued_seconds }]) =>
    running < places && oldest_queued_seconds > LATE_SECONDS
      ? [`a job has waited ${oldest_queued_seconds.toFixed(0)} s beside a free place of ${lane}`]
      : [],
  );
  return [...overdue, ...passedOver];
}
