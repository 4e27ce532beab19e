import { paged, positionOf } from "../../../db/queries/cursor.ts";
import { pageOfOrders, pageOfTasks, pageOfUsers } from "../../../db/queries/operations.ts";
import { findOrder, type OrderRow } from "../../../db/queries/payment.ts";
import { findTask, type TaskRow } from "../../../db/queries/task.ts";
import { admin } from "../../../trpc/contract/admin.ts";
import { PAGE_SIZE } from "../../../trpc/contract/cursor.ts";
import { AppError } from "../app-error.ts";
import { openAdminSession } from "../http/admin-session.ts";
import { type AdminCall, type App, implement } from "../http/implement.ts";
import { refund, refundOffer } from "../payments/refund.ts";
import { cancel } from "../tasks/cancel.ts";
import { logged } from "./change.ts";
import { finance } from "./finance.ts";
import { health } from "./health.ts";

const calls = admin.operations;
const limit = PAGE_SIZE + 1;
const byTime = ({ created_at, id }: { created_at: number; id: string }) => ({ time: created_at, id });

async function presentOrder(call: AdminCall, row: OrderRow) {
  const { id, owner_id, item, kind, state, amount, currency, refund_state, refund_amount, disputed, test, created_at, paid_at } = row;
  const possible = (await refundOffer(call, row)) !== null;
  const back = { state: refund_state, amount: refund_amount, possible };
  const shown = { order_id: id, owner_id, product: item.product, kind, state, amount, currency, disputed, test, created_at, paid_at };
  return { ...shown, refund: back };
}

function presentTask({
  id,
  owner_id,
  app_id,
  title,
  stage,
  state,
  progress,
  cost,
  restarts,
  error_code,
  review,
  created_at,
  finished_at,
}: TaskRow) {
  const asked = state === "review" ? (review?.name ?? null) : null;
  const shown = { task_id: id, owner_id, app_id, title, stage, state, progress, cost, restarts, error_code, created_at, finished_at };
  return { ...shown, review: asked };
}

async function takeBack(call: AdminCall, order_id: string, reason: string) {
  const before = await findOrder(call.db, order_id);
  if (!before) throw new AppError("system.notFound");
  await refund(call, before);
  const after = (await findOrder(call.db, order_id)) ?? before;
  const state = (row: OrderRow) => ({ refund_state: row.refund_state, refund_amount: row.refund_amount });
  await logged(call, { action: "refund", subject: `order:${order_id}`, before: state(before), after: { ...state(after), reason } });
  return presentOrder(call, after);
}

async function stop(call: AdminCall, task_id: string, reason: string) {
  const before = await findTask(call.db, task_id);
  if (!before) throw new AppError("system.notFound");
  if (await cancel(call, before))
    await logged(call, {
      action: "cancel",
      subject: `task:${task_id}`,
      before: { state: before.state },
      after: { state: "failed", reason },
    });
  return presentTask((await findTask(call.db, task_id)) ?? before);
}

/** Serves `admin.operations`: lists of everybody's, and deeds that are logged. */
export function operationRoutes(app: App): void {
  implement(app, calls.users, async ({ cursor, guests }, { db }) => {
    const rows = await pageOfUsers(db, { place: positionOf(cursor), limit, guests: guests === "yes" });
    const { page, next } = paged(rows, PAGE_SIZE, ({ created_at, user_id }) => ({ time: created_at, id: user_id }));
    return { list: page, next };
  });
  implement(app, calls.orders, async ({ cursor, owner_id, refunds }, call) => {
    const rows = await pageOfOrders(call.db, { place: positionOf(cursor), limit, ownerId: owner_id, refunds: refunds === "yes" });
    const { page, next } = paged(rows, PAGE_SIZE, byTime);
    return { list: await Promise.all(page.map((row) => presentOrder(call, row))), next };
  });
  implement(app, calls.tasks, async ({ cursor, owner_id, state }, { db }) => {
    const { page, next } = paged(await pageOfTasks(db, { place: positionOf(cursor), limit, ownerId: owner_id, state }), PAGE_SIZE, byTime);
    return { list: page.map(presentTask), next };
  });
  implement(app, calls.refund, ({ order_id, reason }, call) => takeBack(call, order_id, reason));
  implement(app, calls.cancelTask, ({ task_id, reason }, call) => stop(call, task_id, reason));
  implement(app, calls.health, (_input, call) => health(call));
  implement(app, calls.finance, ({ days }, call) => finance(call, days));
  implement(app, calls.session, async (_input, call) => {
    const opened = await openAdminSession(call.variables);
    await logged(call, { action: "open", subject: "session", before: null, after: { expires_at: opened.expires_at } });
    return opened;
  });
}
