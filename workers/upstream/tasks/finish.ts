import type { SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { sql } from "drizzle-orm";
import type { Database } from "../../../db/queries/database.ts";
import { release, settle } from "../../../db/queries/ledger.ts";
import { droppingFiles, keepingResults, limitingReplaced } from "../../../db/queries/task-files.ts";
import type { TaskRow } from "../../../db/queries/task.ts";
import { mayBecome, moving } from "../../../db/queries/task-move.ts";
import { task as table, type StoredOutput } from "../../../db/schema/index.ts";
import type { MessageKey } from "../../../locales/index.ts";
import { codeOf } from "../../../trpc/contract/rules/errors.ts";
import type { ReasonValues } from "../../../trpc/contract/rules/reason.ts";
import { KEPT_FOR } from "../../../trpc/contract/rules/storage.ts";
import { randomId } from "../ids.ts";
import { marked } from "./generated.ts";
import { isAlreadyClosed } from "./ledger-errors.ts";

type End = "success" | "failed";

const stillMay = (task: TaskRow, end: End): SQL => sql`EXISTS (SELECT 1 FROM ${table} WHERE ${mayBecome(task, end)})`;

interface Statements {
  /** What is written only while the task may still end so. */
  before: readonly BatchItem<"sqlite">[];
  after?: readonly BatchItem<"sqlite">[];
}

/**
 * The ledger, the references to files and the task's row move together, and once: all is written only while the task may
 * still end so, and the ledger's trigger refuses a second entry. So no failed task is charged, and no charged task fails.
 * False: it was over.
 */
async function close(
  db: Database,
  task: TaskRow,
  end: End,
  change: Parameters<typeof moving>[3],
  { before, after = [] }: Statements,
): Promise<boolean> {
  const over = moving(db, task, end, { ...change, lease_until: null, finished_at: Date.now() });
  const write = end === "success" ? settle : release;
  const entry =
    task.cost === 0
      ? []
      : [write(db, { id: randomId(), owner_id: task.owner_id, task_id: task.id, amount: task.cost }, stillMay(task, end))];
  try {
    const [ended] = await db.batch([
      db.select({ id: table.id }).from(table).where(mayBecome(task, end)),
      ...entry,
      ...before,
      over,
      ...after,
    ]);
    return ended.length === 1;
  } catch (error) {
    if (!isAlreadyClosed(error)) throw error;
    return false;
  }
}

/**
 * Charges what was reserved, marks the task done and keeps its files. A second call changes nothing. `expires_at`: when
 * its results go (Unix ms).
 */
export function succeed(db: Database, task: TaskRow, made: StoredOutput, expires_at: number | null = null): Promise<boolean> {
  const now = Date.now();
  const output = marked(task, made);
  const before = keepingResults(db, task.id, output, { mayEnd: stillMay(task, "success"), until: now + KEPT_FOR.unnamed });
  const after = task.subject_id === null ? [] : [limitingReplaced(db, task, now + KEPT_FOR.replaced)];
  return close(db, task, "success", { progress: 100, phase: "done", output, expires_at }, { before, after });
}

/**
 * Fails a task, gives its credits back (spec §4: failed, credits returned) and lets go of its files; a day later they
 * may be gone. Why is kept as a code and what its message names.
 */
export function fail(db: Database, task: TaskRow, reason: MessageKey, error_values: ReasonValues = {}): Promise<boolean> {
  const before = droppingFiles(db, task.id, { mayEnd: stillMay(task, "failed"), until: Date.now() + KEPT_FOR.unnamed });
  return close(db, task, "failed", { error_code: codeOf(reason) ?? codeOf("system.error"), error_values, output: null }, { before });
}
