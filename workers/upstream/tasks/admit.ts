import { admitWaiting } from "../../../db/queries/task-queue.ts";
import type { TaskRow } from "../../../db/queries/task.ts";
import type { Services } from "../services.ts";
import { failureOf } from "../tools/table.ts";
import { fail } from "./finish.ts";
import { startInstance } from "./instance.ts";
import { leaseFrom } from "./lease.ts";

/** Tasks that only wait for others' machines: bounded, so that a provider's limits are met late. */
export const PROVIDER_PLACES = 50;

async function begin(all: Services, task: TaskRow): Promise<void> {
  try {
    await startInstance(all, task);
  } catch (error) {
    console.error(error);
    await fail(all.db, task, failureOf(all.tools.of(task.app_id), task.stage));
  }
}

/**
 * Gives waiting tasks the places that are free, by what the media service says that it can do. Called whenever a task
 * comes or ends, and by cron. One place more is kept for stages that someone waits for at the screen.
 */
export async function admit(all: Services): Promise<void> {
  const lease_until = leaseFrom(Date.now());
  const places = await all.media.places();
  const admitted = [
    ...(await admitWaiting(all.db, { lane: "media", places, interactive: false, lease_until })),
    ...(await admitWaiting(all.db, { lane: "media", places: places + 1, interactive: true, lease_until })),
    ...(await admitWaiting(all.db, { lane: "provider", places: PROVIDER_PLACES, interactive: false, lease_until })),
  ];
  await Promise.all(admitted.map((task) => begin(all, task)));
}
