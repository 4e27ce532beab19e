import { and, eq } from "drizzle-orm";
import type { DraftRow } from "../../../db/queries/draft.ts";
import { availableCredits, reserve } from "../../../db/queries/ledger.ts";
import { usedSpace } from "../../../db/queries/stored-file.ts";
import { openBefore, openOf, type TaskRow } from "../../../db/queries/task.ts";
import { task as taskTable } from "../../../db/schema/index.ts";
import { quotaOf } from "../../../trpc/contract/rules/storage.ts";
import { requireOn } from "../admin/switches.ts";
import { AppError } from "../app-error.ts";
import type { Call } from "../http/implement.ts";
import { randomId } from "../ids.ts";
import { toolOf } from "../tools/table.ts";
import { fail } from "./finish.ts";
import { isOverdraft, isRepeatedRequest } from "./ledger-errors.ts";

const QUEUE_LIMIT = 100;
/** Previews are free: without this, one visitor could fill the queue of all. */
const OWN_LIMIT = 10;

/** The tasks of this draft revision and stage: one at most has not failed. */
async function earlier({ db }: Call, draft: DraftRow, stage: TaskRow["stage"]): Promise<TaskRow[]> {
  const rows = await db
    .select()
    .from(taskTable)
    .where(and(eq(taskTable.draft_id, draft.id), eq(taskTable.stage, stage)));
  return rows.filter((row) => row.request_key.startsWith(`${draft.id}:${draft.revision}:`));
}

async function insert(call: Call, draft: DraftRow, row: typeof taskTable.$inferInsert): Promise<void> {
  const { db, user } = call;
  const movement = { id: randomId(), owner_id: user.id, task_id: row.id, amount: row.cost };
  try {
    if (row.cost > 0) await db.batch([db.insert(taskTable).values(row), reserve(db, movement)]);
    else await db.insert(taskTable).values(row);
  } catch (error) {
    if (isOverdraft(error))
      throw new AppError("credits.insufficient", { params: { cost: row.cost, balance: await availableCredits(db, user.id) } });
    throw error;
  }
}

/** What a task is before it has begun; the key makes a request that is sent twice one task, and a try after a failure another. */
const queued = (draft: DraftRow, stage: TaskRow["stage"], { cost, tries, now }: { cost: number; tries: number; now: number }): TaskRow => ({
  id: randomId(),
  owner_id: draft.owner_id,
  app_id: draft.app_id,
  draft_id: draft.id,
  title: draft.product.name,
  stage,
  state: "queued",
  progress: 0,
  step: "queued",
  error_code: null,
  error_values: null,
  cost,
  request_key: `${draft.id}:${draft.revision}:${stage}:${tries}`,
  output: null,
  created_at: now,
  updated_at: now,
  finished_at: null,
});

/**
 * Begins a task of a draft, its credits reserved in the same batch. The same revision pushed again is the task that is
 * there, unless that failed. Throws task.queueLimit, task.queueFull, file.noSpace, credits.insufficient, and what the tool checks.
 */
export async function push(call: Call, draft: DraftRow, stage: TaskRow["stage"]): Promise<TaskRow> {
  const before = await earlier(call, draft, stage);
  const open = before.find(({ state }) => state !== "failed");
  if (open) return open;
  const tool = toolOf(draft.app_id);
  await requireOn(call.db, draft.app_id);
  tool.check(draft);
  const now = Date.now();
  if ((await openOf(call.db, call.user.id)) >= OWN_LIMIT) throw new AppError("task.queueLimit");
  if ((await openBefore(call.db, now)) >= QUEUE_LIMIT) throw new AppError("task.queueFull");
  if ((await usedSpace(call.db, call.user.id)) >= quotaOf(call.user)) throw new AppError("file.noSpace");
  const row = queued(draft, stage, { cost: tool.cost(draft, stage), tries: before.length, now });
  try {
    await insert(call, draft, row);
  } catch (error) {
    if (isRepeatedRequest(error)) return push(call, draft, stage);
    throw error;
  }
  try {
    await call.workflow.create({ id: row.id, params: { task_id: row.id } });
  } catch (error) {
    await fail(call.db, row, tool.failure(stage));
    throw error;
  }
  return row;
}
