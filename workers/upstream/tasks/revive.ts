import { deadTasks, forgottenParents, takeOver } from "../../../db/queries/task-move.ts";
import type { TaskRow } from "../../../db/queries/task.ts";
import type { Services } from "../services.ts";
import { failureOf } from "../tools/table.ts";
import { stopJobs } from "./cancel.ts";
import { fail } from "./finish.ts";
import { endInstance, instanceLives, startInstance } from "./instance.ts";
import { LEASE_MS, leaseFrom } from "./lease.ts";
import { isTooOld } from "./age.ts";
import { resumeParent } from "./parts.ts";

/** So many instances of a task may die before it has failed. */
const MOST_RESTARTS = 5;

/** Fails a task that cannot be brought back, and ends what may still work for it. */
async function giveUp(all: Services, task: TaskRow): Promise<void> {
  const tool = all.tools.of(task.app_id);
  if (!(await fail(all.db, task, failureOf(tool, task.stage)))) return;
  await Promise.all([endInstance(all, task), stopJobs(all, task)]);
  await resumeParent(all, task);
}

/**
 * Starts a task again whose instance has died: from its input, with all that was made before at hand. An instance of
 * which the runtime says that it lives has one more lease to be heard of. What has died too often fails.
 */
export async function revive(all: Services, task: TaskRow, now = Date.now()): Promise<void> {
  const silent = now - (task.lease_until ?? 0);
  if (task.restarts >= MOST_RESTARTS || isTooOld(all, task, now)) return giveUp(all, task);
  if (silent < LEASE_MS && (await instanceLives(all, task))) return;
  await endInstance(all, task);
  const next = await takeOver(all.db, task, { lease_until: leaseFrom(now), restart: true });
  if (next) await startInstance(all, next);
}

/** Runs by cron: what a crash left is started again. */
export async function sweep(all: Services, now = Date.now()): Promise<void> {
  for (const task of await deadTasks(all.db, now, false)) await revive(all, task, now);
  for (const { id } of await forgottenParents(all.db)) await resumeParent(all, { parent_id: id });
}

/**
 * Runs when a local runtime starts: whatever was worked on when the one before ended is started again at once, for no
 * instance has outlived it.
 */
export async function resumeAll(all: Services): Promise<void> {
  const now = Date.now();
  for (const task of await deadTasks(all.db, now, true)) await revive(all, { ...task, lease_until: 0 }, now);
  await sweep(all, now);
}
