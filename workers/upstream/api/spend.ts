import { dropHold, holdSpend, spendOn, spentOf } from "../../../db/queries/api-spend.ts";
import { findOwnTask, partsOf, type TaskRow } from "../../../db/queries/task.ts";
import { tasks } from "../../../trpc/contract/task.ts";
import { AppError } from "../app-error.ts";
import { type Call, limited } from "../http/implement.ts";
import { sha256 } from "../ids.ts";
import { presentTask } from "../tasks/present.ts";
import { costOf, type Order, prepare, push, retry } from "../tasks/push.ts";
import type { Holder } from "./holder.ts";
import { creditsOfQuote, quoteFor } from "./quote.ts";

interface Spender {
  call: Call;
  holder: Holder;
  /** Of the request: the same one spends once. */
  request: string;
}

/** Pushes work within the cap of a key: held before, let go of where nothing came of it. Throws api.capReached. */
async function within({ call, holder: { key }, request }: Spender, cost: number, begin: () => Promise<TaskRow>): Promise<TaskRow> {
  const now = Date.now();
  if (!(await holdSpend(call.db, { id: request, key, cost, now }))) {
    const left = Math.max(0, (key.cap ?? 0) - (await spentOf(call.db, key.id, now)));
    throw new AppError("api.capReached", { params: { cost, left } });
  }
  const row = await begin().catch(async (error: unknown) => {
    await dropHold(call.db, request);
    throw error;
  });
  await spendOn(call.db, request, row.id);
  return row;
}

const orderOf = (given: unknown): Order => tasks.push.input.parse(given);

/** What work would cost, and the quote that its order may carry. */
export async function quoteWork(call: Call, given: unknown) {
  const order = orderOf(given);
  await limited(call, call.request, tasks.cost.path, call.user.id, order);
  const asked = await prepare(call, order);
  const credits = costOf(asked);
  const quoted = { owner: call.user.id, app_id: order.app_id, stage: asked.stage, input: order.input };
  const base = { cost: credits, available: call.user.credits.available, unit: "credit", seconds: asked.quote.seconds };
  return { ...base, ...(await quoteFor(call.variables, quoted, credits)) };
}

/** Begins the work of a tool. With a quote it costs no more than that says. */
export async function spendOnWork(spender: Spender, given: unknown, quote: string | undefined) {
  const { call, request } = spender;
  const order = { ...orderOf(given), idempotency_key: `v1:${request.slice(0, 40)}` };
  await limited(call, call.request, tasks.push.path, call.user.id, order);
  const asked = await prepare(call, order);
  const cost = costOf(asked);
  const quoted = { owner: call.user.id, app_id: order.app_id, stage: asked.stage, input: order.input };
  const promised = quote === undefined ? cost : await creditsOfQuote(call.variables, quoted, quote);
  if (cost > promised) throw new AppError("api.quoteInvalid");
  const row = await within(spender, cost, () => push(call, { ...order, stage: asked.stage }, cost));
  return presentTask(call, row);
}

/** Begins a failed task again: it costs what it did. */
export async function spendOnRetry(spender: Spender, given: unknown) {
  const { call } = spender;
  const { task_id } = tasks.retry.input.parse(given);
  const row = await findOwnTask(call.db, call.user.id, task_id);
  if (!row) throw new AppError("system.notFound");
  if (row.state !== "failed") return presentTask(call, row);
  const parts = await partsOf(call.db, row.id);
  const cost = parts.reduce((sum, part) => sum + part.cost, row.cost);
  return presentTask(call, await within(spender, cost, () => retry(call, row)));
}

/** Names a request of a key, whatever the key of idempotency holds. */
export const requestOf = (keyId: string, idempotencyKey: string): Promise<string> => sha256(`${keyId} ${idempotencyKey}`);
