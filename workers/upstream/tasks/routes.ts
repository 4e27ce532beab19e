import { entriesWithParts } from "../../../db/queries/ledger.ts";
import { paged, positionOf } from "../../../db/queries/cursor.ts";
import { findOwnTask, findTask, listTasks, partsOf, type TaskRow } from "../../../db/queries/task.ts";
import { markResult } from "../../../db/queries/task-search.ts";
import { PAGE_SIZE } from "../../../trpc/contract/cursor.ts";
import { tasks } from "../../../trpc/contract/task.ts";
import { AppError } from "../app-error.ts";
import { type App, type Call, implement } from "../http/implement.ts";
import { admit } from "./admit.ts";
import { extend, vary } from "./anew.ts";
import { cancel } from "./cancel.ts";
import { deleteTask, deleteWithWorks } from "./delete.ts";
import { presentTask } from "./present.ts";
import { costOf, prepare, push, retry } from "./push.ts";
import { answerReview } from "./review.ts";
import { revive } from "./revive.ts";

/** The caller's task. Throws system.notFound: there is none, or it is another's. */
async function ownTask({ db, user }: Call, taskId: string): Promise<TaskRow> {
  const row = await findOwnTask(db, user.id, taskId);
  if (!row) throw new AppError("system.notFound");
  return row;
}

function receipt(task_id: string, entries: Awaited<ReturnType<typeof entriesWithParts>>) {
  const held = entries.reduce((sum, { reserved }) => sum + reserved, 0);
  const charged = -entries.reduce((sum, { available, reserved }) => sum + available + reserved, 0);
  return {
    task_id,
    entries: entries.map(({ kind, available, reserved, created_at }) => ({ kind, amount: available || reserved, created_at })),
    held,
    charged,
  };
}

/** Who asks for a task need not wait for the next run of the cron: what has died is started again, what waits is admitted. */
async function looked(call: Call, row: TaskRow): Promise<TaskRow> {
  if (row.state === "queued") await admit(call);
  else if (row.state === "generating" && row.lease_until !== null && row.lease_until <= Date.now()) await revive(call, row);
  else return row;
  return (await findTask(call.db, row.id)) ?? row;
}

const again = async (call: Call, { id }: TaskRow) => presentTask(call, await ownTask(call, id));

/** Serves the `tasks` calls. Another user's task is not found. */
export function taskRoutes(app: App): void {
  implement(app, tasks.cost, async (order, call) => {
    const asked = await prepare(call, order);
    const { quote } = asked;
    return { cost: costOf(asked), available: call.user.credits.available, unit: "credit", seconds: quote.seconds };
  });
  implement(app, tasks.push, async (order, call) => presentTask(call, await push(call, order)));
  implement(app, tasks.status, async ({ task_id }, call) => presentTask(call, await looked(call, await ownTask(call, task_id))));
  implement(app, tasks.last, async ({ app_id, cursor, ...sought }, call) => {
    const rows = await listTasks(call.db, call.user.id, { appId: app_id, place: positionOf(cursor), limit: PAGE_SIZE + 1, ...sought });
    const { page, next } = paged(rows, PAGE_SIZE, ({ created_at, id }) => ({ time: created_at, id }));
    return { list: await Promise.all(page.map((row) => presentTask(call, row))), next };
  });
  implement(app, tasks.parts, async ({ task_id }, call) => {
    const parts = await partsOf(call.db, (await ownTask(call, task_id)).id);
    return { list: await Promise.all(parts.map((part) => presentTask(call, part))) };
  });
  implement(app, tasks.cancel, async ({ task_id }, call) => {
    const row = await ownTask(call, task_id);
    await cancel(call, row);
    return again(call, row);
  });
  implement(app, tasks.retry, async ({ task_id }, call) => presentTask(call, await retry(call, await ownTask(call, task_id))));
  implement(app, tasks.review, async ({ task_id, name, answer }, call) => {
    const row = await ownTask(call, task_id);
    await answerReview(call, row, name, answer);
    return again(call, row);
  });
  implement(app, tasks.favourite, async ({ task_id, name, status }, call) => {
    const row = await ownTask(call, task_id);
    if (!row.output?.artifacts.some((one) => one.name === name)) throw new AppError("system.notFound");
    await markResult(call.db, row.id, name, status === 1);
    return again(call, row);
  });
  implement(app, tasks.vary, async (asked, call) => presentTask(call, await vary(call, await ownTask(call, asked.task_id), asked)));
  implement(app, tasks.extend, async (asked, call) => presentTask(call, await extend(call, await ownTask(call, asked.task_id), asked)));
  implement(app, tasks.delete, async ({ task_id, works }, call) => {
    const task = await ownTask(call, task_id);
    if (works) return { task_id, works: await deleteWithWorks(call, task) };
    await deleteTask(call, task);
    return { task_id, works: 0 };
  });
  implement(app, tasks.receipt, async ({ task_id }, call) =>
    receipt(task_id, await entriesWithParts(call.db, (await ownTask(call, task_id)).id)),
  );
}
