import type { Database } from "../../../db/queries/database.ts";
import type { StoredOutput } from "../../../db/schema/index.ts";
import { release, settle } from "../../../db/queries/ledger.ts";
import { advanceTask, type TaskRow } from "../../../db/queries/task.ts";
import type { MessageKey } from "../../../trpc/contract/rules/errors.en.ts";
import { codeOf } from "../../../trpc/contract/rules/errors.ts";
import { randomId } from "../ids.ts";
import { isAlreadyClosed } from "./ledger-errors.ts";

/**
 * The ledger moves first, and once: its trigger refuses a second settle or release. A crash between the two
 * writes leaves an open task, which the sweep closes by the ledger's word.
 */
async function close(db: Database, task: TaskRow, move: typeof settle): Promise<void> {
  if (task.cost === 0) return;
  try {
    await move(db, { id: randomId(), owner_id: task.owner_id, task_id: task.id, amount: task.cost });
  } catch (error) {
    if (!isAlreadyClosed(error)) throw error;
  }
}

/** Charges what was reserved and marks the task done. A second call changes nothing. */
export async function succeed(db: Database, task: TaskRow, output: StoredOutput): Promise<void> {
  await close(db, task, settle);
  await advanceTask(db, task.id, { state: "success", progress: 100, step: "done", output, finished_at: Date.now() });
}

/** Fails a task and gives its credits back (spec §4: failed, credits returned). */
export async function fail(db: Database, task: TaskRow, reason: MessageKey): Promise<void> {
  await close(db, task, release);
  await advanceTask(db, task.id, { state: "failed", error_code: codeOf(reason) ?? codeOf("system.error"), finished_at: Date.now() });
}
