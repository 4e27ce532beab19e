import { findTimelineOf, insertTimeline, type TimelineRow } from "../../../db/queries/timeline.ts";
import { findOwnTask, type TaskRow } from "../../../db/queries/task.ts";
import { openDocument } from "../../../timeline/document/open.ts";
import { AppError } from "../app-error.ts";
import type { Call } from "../http/implement.ts";
import { randomId } from "../ids.ts";
import { filesOf } from "./files.ts";

/** The document that a finished render or preview has kept; that of a preview is the whole ad, of smaller pictures. Throws system.notFound. */
async function storedOf({ bucket }: Call, task: TaskRow): Promise<unknown> {
  const kept = task.state === "success" ? task.output?.artifacts.find(({ kind }) => kind === "document") : undefined;
  const object = kept && (await bucket.get(kept.key));
  if (!object) throw new AppError("system.notFound", { detail: `task ${task.id} has no document` });
  // A document that is no JSON opens as what can be saved of it: nothing.
  return object.json().catch(() => null);
}

/**
 * The timeline of a finished ad: the one that was opened from its task before, unless another is asked for. Throws
 * system.notFound, and draft.changedElsewhere: a file of it is just being removed.
 */
export async function openTimeline(call: Call, { task_id, again }: { task_id: string; again: boolean }): Promise<TimelineRow> {
  const task = await findOwnTask(call.db, call.user.id, task_id);
  if (!task) throw new AppError("system.notFound");
  const known = again ? undefined : await findTimelineOf(call.db, call.user.id, task_id);
  if (known) return known;
  const { document, losses } = openDocument(await storedOf(call, task));
  const now = Date.now();
  const row: TimelineRow = {
    id: randomId(),
    owner_id: call.user.id,
    app_id: task.app_id,
    draft_id: task.subject_id ?? "",
    task_id,
    title: task.title,
    revision: 1,
    position: 0,
    document,
    losses: losses.list.slice(0, 100),
    created_at: now,
    updated_at: now,
  };
  if (!(await insertTimeline(call.db, row, filesOf(document)))) throw new AppError("draft.changedElsewhere");
  return row;
}
