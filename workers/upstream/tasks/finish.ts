import type { Database } from "../../../db/queries/database.ts";
import type { StoredOutput } from "../../../db/schema/index.ts";
import { release, settle } from "../../../db/queries/ledger.ts";
import { countingFilm } from "../../../db/queries/stored-file.ts";
import { advancing, type TaskRow } from "../../../db/queries/task.ts";
import type { MessageKey } from "../../../trpc/contract/rules/errors.en.ts";
import type { ReasonValues } from "../../../trpc/contract/rules/reason.ts";
import { codeOf } from "../../../trpc/contract/rules/errors.ts";
import { randomId } from "../ids.ts";
import { isAlreadyClosed } from "./ledger-errors.ts";

/**
 * The ledger and the task's row move together, and once: the ledger's trigger refuses a second settle or release,
 * and with it the second end. So no failed task is charged, and no charged task fails.
 */
async function close(
  db: Database,
  task: TaskRow,
  move: typeof settle,
  end: Parameters<typeof advancing>[2],
  after: ReturnType<typeof countingFilm>[] = [],
): Promise<void> {
  const over = advancing(db, task.id, { ...end, finished_at: Date.now() });
  if (task.cost === 0) return void (await db.batch([over, ...after]));
  try {
    await db.batch([move(db, { id: randomId(), owner_id: task.owner_id, task_id: task.id, amount: task.cost }), over, ...after]);
  } catch (error) {
    if (!isAlreadyClosed(error)) throw error;
  }
}

/** Charges what was reserved and marks the task done. A second call changes nothing. */
export async function succeed(db: Database, task: TaskRow, output: StoredOutput): Promise<void> {
  await close(db, task, settle, { state: "success", progress: 100, step: "done", output }, [
    countingFilm(db, task.id, output.video_key, output.bytes),
  ]);
}

/** Fails a task and gives its credits back (spec §4: failed, credits returned). Why is kept as a code and what its message names. */
export async function fail(db: Database, task: TaskRow, reason: MessageKey, error_values: ReasonValues = {}): Promise<void> {
  await close(db, task, release, { state: "failed", error_code: codeOf(reason) ?? codeOf("system.error"), error_values });
}
