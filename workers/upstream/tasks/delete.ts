import { deleteTaskRow } from "../../../db/queries/task-delete.ts";
import type { TaskRow } from "../../../db/queries/task.ts";
import type { Services } from "../services.ts";
import { cancel } from "./cancel.ts";

/** Deletes a task with its parts and lets go of its files; its entries in the ledger stay. */
export async function deleteTask(all: Services, task: TaskRow): Promise<void> {
  await cancel(all, task);
  await deleteTaskRow(all.db, task.id);
}
