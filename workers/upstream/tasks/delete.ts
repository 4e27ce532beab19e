import { deleteMadeFrom, madeFrom } from "../../../db/queries/made-from.ts";
import { deleteTaskRow } from "../../../db/queries/task-delete.ts";
import { findTask, type TaskRow } from "../../../db/queries/task.ts";
import type { Services } from "../services.ts";
import { cancel } from "./cancel.ts";

/** Deletes a task with its parts and lets go of its files; its entries in the ledger stay. */
export async function deleteTask(all: Services, task: TaskRow): Promise<void> {
  await cancel(all, task);
  await deleteTaskRow(all.db, task.id);
}

/** Deletes a task with all of its owner's that was made of it; what is not over is cancelled first. Answers how much that was beside it. */
export async function deleteWithWorks(all: Services, task: TaskRow): Promise<number> {
  await cancel(all, task);
  const found = await madeFrom(all.db, task.owner_id, task.id);
  for (const id of found.tasks) {
    const row = await findTask(all.db, id);
    if (row) await cancel(all, row);
  }
  await deleteMadeFrom(all.db, found);
  return found.tasks.length - 1 + found.timelines.length + found.avatars.length;
}
