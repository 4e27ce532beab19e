import { entriesOf, availableCredits, reserve } from "../../../db/queries/ledger.ts";
import { type DraftRow, findDraft } from "../../../db/queries/draft.ts";
import { findOwnTask, listTasks, openBefore, openOf, type TaskRow } from "../../../db/queries/task.ts";
import { task as taskTable } from "../../../db/schema/index.ts";
import { tasks } from "../../../trpc/contract/task.ts";
import { and, eq } from "drizzle-orm";
import { AppError } from "../app-error.ts";
import { requireOn } from "../admin/switches.ts";
import { type App, type Call, implement } from "../http/implement.ts";
import { randomId } from "../ids.ts";
import { toolOf } from "../tools/table.ts";
import { fail } from "./finish.ts";
import { isOverdraft, isRepeatedRequest } from "./ledger-errors.ts";
import { presentTask } from "./present.ts";
import { closeIfDead } from "./sweep.ts";

const QUEUE_LIMIT = 100;
/** Previews are free: without this, one visitor could fill the queue of all. */
const OWN_LIMIT = 10;

async function ownDraft({ db, user }: Call, draftId: string, appId: number): Promise<DraftRow> {
  const draft = await findDraft(db, user.id, draftId);
  if (!draft || draft.app_id !== appId) throw new AppError("system.notFound");
  return draft;
}

/** The newest task of this draft revision and stage, if there is one. */
async function earlier({ db }: Call, draft: DraftRow, stage: TaskRow["stage"]): Promise<TaskRow[]> {
  const rows = await db.select().from(taskTable).where(and(eq(taskTable.draft_id, draft.id), eq(taskTable.stage, stage)));
  return rows.filter((row) => row.request_key.startsWith(`${draft.id}:${draft.revision}:`));
}

async function insert(call: Call, draft: DraftRow, row: typeof taskTable.$inferInsert): Promise<void> {
  const { db, user } = call;
  const movement = { id: randomId(), owner_id: user.id, task_id: row.id, amount: row.cost };
  try {
    if (row.cost > 0) await db.batch([db.insert(taskTable).values(row), reserve(db, movement)]);
    else await db.insert(taskTable).values(row);
  } catch (error) {
    if (isOverdraft(error)) throw new AppError("credits.insufficient", { params: { cost: row.cost, balance: await availableCredits(db, user.id) } });
    throw error;
  }
}

async function push(call: Call, draft: DraftRow, stage: TaskRow["stage"]): Promise<TaskRow> {
  const before = await earlier(call, draft, stage);
  const open = before.find(({ state }) => state !== "failed");
  if (open) return open;
  const tool = toolOf(draft.app_id);
  await requireOn(call.db, draft.app_id);
  tool.check(draft);
  const now = Date.now();
  if ((await openOf(call.db, call.user.id)) >= OWN_LIMIT) throw new AppError("task.queueLimit");
  if ((await openBefore(call.db, now)) >= QUEUE_LIMIT) throw new AppError("task.queueFull");
  const row = {
    id: randomId(),
    owner_id: call.user.id,
    app_id: draft.app_id,
    draft_id: draft.id,
    title: draft.product.name,
    stage,
    state: "queued",
    progress: 0,
    step: "queued",
    error_code: null,
    cost: tool.cost(draft, stage),
    request_key: `${draft.id}:${draft.revision}:${stage}:${before.length}`,
    output: null,
    created_at: now,
    updated_at: now,
    finished_at: null,
  } satisfies TaskRow;
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

/** Serves the `tasks` calls. Another user's task is not found. */
export function taskRoutes(app: App): void {
  implement(app, tasks.cost, async ({ draft_id, app_id, stage }, call) => {
    const draft = await ownDraft(call, draft_id, app_id);
    return {
      cost: toolOf(app_id).cost(draft, stage),
      available: call.user.credits.available,
      unit: "credit",
    };
  });

  implement(app, tasks.push, async ({ draft_id, app_id, stage }, call) =>
    presentTask(call, await push(call, await ownDraft(call, draft_id, app_id), stage)),
  );

  implement(app, tasks.status, async ({ task_id }, call) => {
    const row = await findOwnTask(call.db, call.user.id, task_id);
    if (!row) throw new AppError("system.notFound");
    const open = row.state === "queued" || row.state === "generating";
    if (open) await closeIfDead(call, row);
    return presentTask(call, open ? ((await findOwnTask(call.db, call.user.id, task_id)) ?? row) : row);
  });

  implement(app, tasks.last, async ({ app_id, before }, call) => {
    const rows = await listTasks(call.db, call.user.id, app_id, before);
    return { list: await Promise.all(rows.map((row) => presentTask(call, row))) };
  });

  implement(app, tasks.receipt, async ({ task_id }, call) => {
    const row = await findOwnTask(call.db, call.user.id, task_id);
    if (!row) throw new AppError("system.notFound");
    const entries = await entriesOf(call.db, task_id);
    const held = entries.reduce((sum, { reserved }) => sum + reserved, 0);
    const charged = -entries.reduce((sum, { available, reserved }) => sum + available + reserved, 0);
    return {
      task_id,
      entries: entries.map(({ kind, available, reserved, created_at }) => ({ kind, amount: available || reserved, created_at })),
      held,
      charged,
    };
  });
}
