import { openTasksOf, takeOver, touchTask } from "../../../db/queries/task-move.ts";
import { needingInput } from "../../../db/queries/task-files.ts";
import { findTask, partsOf, type TaskRow } from "../../../db/queries/task.ts";
import { task as table } from "../../../db/schema/index.ts";
import { and, eq, isNull } from "drizzle-orm";
import type { Services } from "../services.ts";
import type { PartEnd } from "../tools/tool.ts";
import { admit } from "./admit.ts";
import { Suspended } from "./control.ts";
import { fail } from "./finish.ts";
import { startInstance } from "./instance.ts";
import { leaseFrom } from "./lease.ts";
import { plainTitle } from "./title.ts";

type Order = { title: string; input: unknown };

/** Lets a part begin with its input; one that has begun is left as it is. */
const letBegin = ({ db, tools }: Services, part: TaskRow, { title, input }: Order) => {
  const tool = tools.of(part.app_id);
  const value = tool.kept.schema.parse(input);
  const mayBegin = and(eq(table.id, part.id), isNull(table.lane));
  const change = {
    title: plainTitle(title, 300),
    input: { version: tool.kept.version, value },
    lane: tool.manifest.work.lane,
    updated_at: Date.now(),
  };
  return db.batch([needingInput(db, part.id, tool.files?.(value) ?? [], mayBegin), db.update(table).set(change).where(mayBegin)]);
};

/** Parts that were reserved and are not needed end, and their credits come back. */
const drop = (all: Services, part: TaskRow) => fail(all.db, part, "task.notNeeded");

/**
 * Lets the parts of a task begin, one for each order, and answers how they ended. Until they have, the run is suspended:
 * the last of them begins it again.
 */
export async function runParts(all: Services, task: TaskRow, orders: readonly Order[]): Promise<PartEnd[]> {
  const parts = await partsOf(all.db, task.id);
  await Promise.all(
    parts.map((part, at) =>
      part.lane === null && part.state === "queued" ? (orders[at] ? letBegin(all, part, orders[at]) : drop(all, part)) : null,
    ),
  );
  const now = await partsOf(all.db, task.id);
  if (now.every(({ finished_at }) => finished_at !== null)) return now.slice(0, orders.length);
  await touchTask(all.db, task, { lease_until: null });
  // The last of them may have ended before the task was seen to wait.
  await resumeParent(all, { parent_id: task.id });
  await admit(all);
  throw new Suspended("parts");
}

/** Begins a task again whose last part has just ended. */
export async function resumeParent(all: Services, { parent_id }: Pick<TaskRow, "parent_id">): Promise<void> {
  if (!parent_id || (await openTasksOf(all.db, { parentId: parent_id })).length > 0) return;
  const parent = await findTask(all.db, parent_id);
  if (!parent || parent.lease_until !== null) return;
  const next = await takeOver(all.db, parent, { lease_until: leaseFrom(Date.now()), restart: false });
  if (next) await startInstance(all, next);
}
