import { giveUpPlace, touchTask } from "../../../db/queries/task-move.ts";
import type { TaskRow } from "../../../db/queries/task.ts";
import type { Services } from "../services.ts";
import { admit, PROVIDER_PLACES } from "./admit.ts";

/**
 * Does what only waits for somebody else's machine: meanwhile another task has the place in our media service, unless so many
 * wait so already that providers would be asked for more than they take.
 */
export async function withoutPlace<T>(all: Services, task: TaskRow, work: () => Promise<T>): Promise<T> {
  const { lane } = all.tools.of(task.app_id).manifest.work;
  if (lane === "provider" || !(await giveUpPlace(all.db, task, PROVIDER_PLACES))) return work();
  await admit(all);
  try {
    return await work();
  } finally {
    await touchTask(all.db, task, { lane });
  }
}
