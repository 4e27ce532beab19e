import { occupancy, type Occupant } from "../jobs/occupancy.ts";
import type { Registry } from "../jobs/registry.ts";
import type { Capacity } from "../protocol/service.ts";

/**
 * How many whole ads keep this machine busy: one whose film is drawn beside those whose voices are spoken, but no more
 * than there are cores. More at once would only make each of them slower.
 */
export const usefulTasks = (registry: Registry, cores: number): number =>
  Math.max(1, Math.min(cores, registry.render.places + registry.speech.places));

/** The answer of `GET /capacity`. */
export function capacityOf(
  registry: Registry,
  occupants: readonly Occupant[],
  { tasks, limit }: { tasks: number; limit: number },
): Capacity {
  const lanes = Object.entries(occupancy(registry, occupants, performance.now())).map(
    ([lane, { running, queued, places }]) => [lane, { running, queued, places }] as const,
  );
  const sum = (count: "running" | "queued"): number => lanes.reduce((total, [, load]) => total + load[count], 0);
  return { tasks, running: sum("running"), queued: sum("queued"), limit, lanes: Object.fromEntries(lanes) };
}
