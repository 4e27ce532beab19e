import type { z } from "zod";
import { availableCredits } from "../../../db/queries/ledger.ts";
import { usedSpace } from "../../../db/queries/stored-file.ts";
import { insertTask } from "../../../db/queries/task-insert.ts";
import { openOf } from "../../../db/queries/task-move.ts";
import { findTask, partsOf, tasksByKey, type TaskRow } from "../../../db/queries/task.ts";
import { appIdOf } from "../../../trpc/contract/tools/app.ts";
import { quotaOf } from "../../../trpc/contract/rules/storage.ts";
import type { tasks } from "../../../trpc/contract/task.ts";
import { requirePermission } from "../account/permission.ts";
import { requireOn } from "../admin/switches.ts";
import { AppError, located } from "../app-error.ts";
import type { Call } from "../http/implement.ts";
import { randomId, sha256 } from "../ids.ts";
import type { Prepared, Tool } from "../tools/tool.ts";
import { admit } from "./admit.ts";
import { isOverdraft, isRepeatedRequest } from "./ledger-errors.ts";
import { plainTitle } from "./title.ts";

/** Tasks that wait, of all. */
const QUEUE_LIMIT = 500;

export type Order = z.output<typeof tasks.push.input>;

/** Where a call of a tool has the tool's own input. */
const INPUT = ["input"];

/** What an input that does not fit says: of a text that is too long how long it is and may be. */
function unfit(input: unknown, error: z.ZodError): AppError {
  const long = error.issues.find((issue) => issue.code === "too_big" && issue.origin === "string");
  const pathOf = (issue: z.core.$ZodIssue | undefined) => (issue?.path ?? []).filter((part) => typeof part !== "symbol");
  if (long?.code !== "too_big") return new AppError("form.incomplete", { detail: error.message, path: pathOf(error.issues[0]) });
  const text = long.path.reduce<unknown>((at, step) => (at as Record<PropertyKey, unknown>)[step], input);
  return new AppError("form.tooLong", {
    params: { length: Array.from(String(text)).length, max: Number(long.maximum) },
    path: pathOf(long),
  });
}

/**
 * What is asked for, checked by its tool: what a task would keep of it, and what that costs. Throws form.incomplete,
 * form.tooLong, and what the tool refuses.
 */
export async function prepare(call: Call, { app_id, input, stage: asked }: Pick<Order, "app_id" | "input" | "stage">) {
  const tool = call.tools.of(app_id);
  const { work } = tool.manifest;
  const stage = asked ?? work.stages[0];
  requirePermission(call.user, appIdOf(tool.manifest), call.variables);
  const given = work.input.safeParse(input);
  if (!given.success) throw located(unfit(input, given.error), input, INPUT);
  if (!work.stages.includes(stage)) throw new AppError("form.incomplete", { detail: `no stage ${stage}` });
  const prepared = await tool.prepare(call, given.data, stage).catch((error: unknown) => {
    throw located(error, given.data, INPUT);
  });
  const check = (): void => {
    try {
      tool.check(prepared.input, stage);
    } catch (error) {
      throw located(error, given.data, INPUT);
    }
  };
  return { tool, stage, prepared, quote: tool.quote(prepared.input, stage), check };
}

/** Credits of a task with its parts. */
export const costOf = ({ prepared, quote }: Pick<Awaited<ReturnType<typeof prepare>>, "prepared" | "quote">): number =>
  (prepared.parts?.costs ?? []).reduce((sum, one) => sum + one, quote.credits);

/** What a task is before it has begun. */
function rowOf(
  call: Call,
  {
    tool,
    stage,
    app_id,
    prepared,
    cost,
    key,
    now,
  }: { tool: Tool; stage: string; app_id: number; prepared: Prepared<unknown>; cost: number; key: string; now: number },
): TaskRow {
  const { work } = tool.manifest;
  return {
    id: randomId(),
    owner_id: call.user.id,
    app_id,
    parent_id: null,
    subject_id: prepared.subject_id ?? null,
    title: plainTitle(prepared.title, 300),
    stage,
    state: "queued",
    progress: 0,
    phase: "queued",
    error_code: null,
    error_values: null,
    cost,
    request_key: key,
    input: { version: tool.kept.version, value: prepared.input },
    output: null,
    review: null,
    favourites: [],
    lane: work.lane,
    interactive: work.interactive?.includes(stage) ?? false,
    attempt: 0,
    restarts: 0,
    lease_until: null,
    started_at: null,
    created_at: now,
    updated_at: now,
    finished_at: null,
    expires_at: null,
  };
}

/** Its parts: reserved with it, and not to begin before it says so. */
const partsFor = (row: TaskRow, { parts }: Prepared<unknown>): TaskRow[] =>
  (parts?.costs ?? []).map((cost, index) => {
    const id = `${row.id}-${String(index).padStart(2, "0")}`;
    return {
      ...row,
      id,
      parent_id: row.id,
      stage: parts?.stage ?? row.stage,
      cost,
      request_key: `part:${id}`,
      lane: null,
      interactive: false,
    };
  });

async function noRoom(call: Call, tool: Tool): Promise<never> {
  throw new AppError((await openOf(call.db, call.user.id)) >= tool.manifest.work.openLimit ? "task.queueLimit" : "task.queueFull");
}

interface Wanted {
  tool: Tool;
  stage: string;
  prepared: Prepared<unknown>;
  cost: number;
}

async function insert(call: Call, { tool, prepared }: Wanted, rows: readonly [TaskRow, ...TaskRow[]]): Promise<void> {
  const limits = { own: tool.manifest.work.openLimit, queue: QUEUE_LIMIT };
  const files = tool.files?.(prepared.input) ?? [];
  const cost = rows.reduce((sum, row) => sum + row.cost, 0);
  try {
    if (!(await insertTask(call.db, { rows, files, limits, newId: randomId }))) await noRoom(call, tool);
  } catch (error) {
    if (isOverdraft(error))
      throw new AppError("credits.insufficient", { params: { cost, balance: await availableCredits(call.db, call.user.id) } });
    throw error;
  }
}

/** The task that was pushed with this key before. Throws task.keyReused where it was for something else. */
async function pushedBefore(call: Call, key: string, { prepared, stage }: Wanted): Promise<TaskRow | null> {
  const [row] = (await tasksByKey(call.db, key)).filter(({ request_key }) => request_key === key);
  if (!row) return null;
  if (row.stage !== stage || JSON.stringify(row.input.value) !== JSON.stringify(prepared.input)) throw new AppError("task.keyReused");
  return row;
}

async function begin(call: Call, wanted: Wanted, key: string): Promise<TaskRow> {
  const { tool, stage, prepared, cost } = wanted;
  const row = rowOf(call, { tool, stage, prepared, cost, key, app_id: appIdOf(tool.manifest), now: Date.now() });
  await insert(call, wanted, [row, ...partsFor(row, prepared)]);
  await admit(call);
  return (await findTask(call.db, row.id)) ?? row;
}

/** Without a key of the caller's the work itself is the key: one task of it at most has not failed. */
async function pushWork(call: Call, wanted: Wanted): Promise<TaskRow> {
  const { tool, stage, prepared } = wanted;
  const work = await sha256(`${tool.manifest.slug}\n${stage}\n${JSON.stringify(prepared.input)}`);
  const prefix = `${call.user.id}:${work.slice(0, 32)}:`;
  const before = await tasksByKey(call.db, prefix);
  const standing = before.find(({ state }) => state !== "failed");
  return standing ?? begin(call, wanted, prefix + before.length);
}

/** Throws file.noSpace. */
async function requireSpace({ db, user }: Call): Promise<void> {
  if ((await usedSpace(db, user.id)) >= quotaOf(user)) throw new AppError("file.noSpace");
}

/**
 * Begins a task, its credits reserved in the same batch. The same key, or without one the same input and stage, is the
 * task that is there. `most`: the credits that were promised to be enough. Throws api.quoteInvalid, task.queueLimit,
 * task.queueFull, task.keyReused, file.noSpace, credits.insufficient, and
 * what the tool refuses.
 */
export async function push(call: Call, order: Order, most = Number.POSITIVE_INFINITY): Promise<TaskRow> {
  await requireOn(call.db, order.app_id);
  const { tool, stage, prepared, quote, check } = await prepare(call, order);
  if (costOf({ prepared, quote }) > most) throw new AppError("api.quoteInvalid");
  check();
  const wanted: Wanted = { tool, stage, prepared, cost: quote.credits };
  const key = order.idempotency_key && `${call.user.id}:key:${order.idempotency_key}`;
  const again = async (): Promise<TaskRow> =>
    key ? ((await pushedBefore(call, key, wanted)) ?? begin(call, wanted, key)) : pushWork(call, wanted);
  await requireSpace(call);
  try {
    return await again();
  } catch (error) {
    if (isRepeatedRequest(error)) return again();
    throw error;
  }
}

/** The parts that a task was pushed with. */
async function partsAgain(call: Call, task: TaskRow): Promise<Prepared<unknown>["parts"]> {
  const parts = await partsOf(call.db, task.id);
  return parts[0] && { stage: parts[0].stage, costs: parts.map(({ cost }) => cost) };
}

/**
 * Starts a failed task again from what it keeps, as a new task, with the rights of today; one that has not failed is itself the
 * answer. Throws plan.upgradeRequired, file.noSpace, and what `push` does of queues and credits.
 */
export async function retry(call: Call, task: TaskRow): Promise<TaskRow> {
  if (task.state !== "failed") return task;
  await requireOn(call.db, task.app_id);
  const tool = call.tools.of(task.app_id);
  requirePermission(call.user, appIdOf(tool.manifest), call.variables);
  await requireSpace(call);
  const input = tool.kept.schema.parse(task.input.value);
  tool.allowed?.(call, input);
  const prepared: Prepared<unknown> = {
    input,
    title: task.title,
    subject_id: task.subject_id ?? undefined,
    parts: await partsAgain(call, task),
  };
  return pushWork(call, { tool, stage: task.stage, prepared, cost: tool.quote(input, task.stage).credits });
}
