import { findTask, type TaskRow } from "../../../db/queries/task.ts";
import { openTasksOf } from "../../../db/queries/task-move.ts";
import type { MessageKey } from "../../../locales/index.ts";
import type { Services } from "../services.ts";
import { admit } from "./admit.ts";
import { fail } from "./finish.ts";
import { endInstance } from "./instance.ts";
import { cancelProviderJobs, isSubmitting } from "./provider-jobs.ts";
import { resumeParent } from "./parts.ts";

/** Ends what works for a task that is over: its jobs in the media service and at providers, its parts. */
export async function stopJobs(all: Services, task: TaskRow): Promise<void> {
  const parts = await openTasksOf(all.db, { parentId: task.id });
  await Promise.all([
    all.media.cancelTask(task.id).catch(() => undefined),
    cancelProviderJobs(all, task.id),
    ...parts.map((part) => cancel(all, part)),
  ]);
}

/** Cancels a task that is not over: its credits come back, and its work stops. False: it was over already. */
export async function cancel(all: Services, task: TaskRow, reason: MessageKey = "task.cancelled"): Promise<boolean> {
  const newest = (await findTask(all.db, task.id)) ?? task;
  if (!(await fail(all.db, newest, reason))) return false;
  // An instance that is submitting a job ends by itself, once it knows what to cancel.
  if (!(await isSubmitting(all, newest.id))) await endInstance(all, newest);
  await stopJobs(all, newest);
  await resumeParent(all, newest);
  await admit(all);
  return true;
}

/** Cancels every task of a subject that is not over: the draft of an ad that is deleted, for one. */
export async function cancelOf(all: Services, subjectId: string): Promise<void> {
  for (const task of await openTasksOf(all.db, { subjectId })) await cancel(all, task);
}
