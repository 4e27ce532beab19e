import { staleTasks, type TaskRow } from "../../../db/queries/task.ts";
import type { Services } from "../services.ts";
import { toolOf } from "../tools/table.ts";
import { fail } from "./finish.ts";

/** A working task touches its row every second; after this long without, something died. */
export const STALE_MS = 90_000;

const RUNNING = new Set(["queued", "running", "paused", "waiting", "waitingForPause"]);

async function isAlive({ workflow }: Services, task: TaskRow): Promise<boolean> {
  try {
    const { status } = await (await workflow.get(task.id)).status();
    return RUNNING.has(status);
  } catch {
    return false;
  }
}

/** Closes one task if nothing works on it any more. */
export async function closeIfDead(all: Services, task: TaskRow): Promise<void> {
  const ageMs = Date.now() - task.updated_at;
  if (ageMs < STALE_MS) return;
  const abandoned = ageMs > 10 * STALE_MS || !(await isAlive(all, task));
  if (abandoned) await fail(all.db, task, toolOf(task.app_id).failure(task.stage));
}

/** Runs by cron: what a crash left open is closed and its credits come back. */
export async function sweep(all: Services): Promise<void> {
  for (const task of await staleTasks(all.db, Date.now() - STALE_MS)) await closeIfDead(all, task);
}
