import type { DraftRow } from "../../../db/queries/draft.ts";
import { entriesOf } from "../../../db/queries/ledger.ts";
import { paged, placeOf } from "../../../db/queries/place.ts";
import { findOwnTask, listTasks } from "../../../db/queries/task.ts";
import { tasks } from "../../../trpc/contract/task.ts";
import { AppError } from "../app-error.ts";
import { type App, type Call, implement } from "../http/implement.ts";
import { toolOf } from "../tools/table.ts";
import { presentTask } from "./present.ts";
import { push } from "./push.ts";
import { closeIfDead } from "./sweep.ts";

/** Spec §9 List page size. */
const PAGE = 20;

async function ownDraft({ draft }: Call, draftId: string, appId: number): Promise<DraftRow> {
  const row = await draft(draftId);
  if (!row || row.app_id !== appId) throw new AppError("system.notFound");
  return row;
}

function receipt(task_id: string, entries: Awaited<ReturnType<typeof entriesOf>>) {
  const held = entries.reduce((sum, { reserved }) => sum + reserved, 0);
  const charged = -entries.reduce((sum, { available, reserved }) => sum + available + reserved, 0);
  return {
    task_id,
    entries: entries.map(({ kind, available, reserved, created_at }) => ({ kind, amount: available || reserved, created_at })),
    held,
    charged,
  };
}

/** Serves the `tasks` calls. Another user's task is not found. */
export function taskRoutes(app: App): void {
  implement(app, tasks.cost, async ({ draft_id, app_id, stage }, call) => {
    const draft = await ownDraft(call, draft_id, app_id);
    return {
      cost: toolOf(app_id).cost(draft, stage),
      available: call.user.credits.available,
      unit: "credit",
      seconds: toolOf(app_id).seconds(draft),
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

  implement(app, tasks.last, async ({ app_id, cursor }, call) => {
    const rows = await listTasks(call.db, call.user.id, { appId: app_id, place: cursor === undefined ? undefined : placeOf(cursor), limit: PAGE + 1 });
    const { page, next } = paged(rows, PAGE, ({ created_at, id }) => ({ time: created_at, id }));
    return { list: await Promise.all(page.map((row) => presentTask(call, row))), next };
  });

  implement(app, tasks.receipt, async ({ task_id }, call) => {
    const row = await findOwnTask(call.db, call.user.id, task_id);
    if (!row) throw new AppError("system.notFound");
    return receipt(task_id, await entriesOf(call.db, task_id));
  });
}
