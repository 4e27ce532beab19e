import { findTimelineOf, insertTimeline, type TimelineRow } from "../../../db/queries/timeline.ts";
import { findOwnTask, type TaskRow } from "../../../db/queries/task.ts";
import type { TimelineDocument } from "../../../timeline/document.ts";
import { openDocument } from "../../../timeline/document/open.ts";
import { claimsOf } from "../../../timeline/evidence/attach.ts";
import { AppError } from "../app-error.ts";
import type { Call } from "../http/implement.ts";
import { randomId } from "../ids.ts";
import { factsOf } from "../scripts/index.ts";
import { adInput } from "../tools/link-to-video/input.ts";
import { filesOf } from "./files.ts";

/** The document that a finished render or preview has kept; that of a preview is the whole ad, of smaller pictures. Throws system.notFound. */
async function storedOf({ bucket }: Call, task: TaskRow): Promise<unknown> {
  const kept = task.state === "success" ? task.output?.artifacts.find(({ kind }) => kind === "document") : undefined;
  const object = kept && (await bucket.get(kept.key));
  if (!object) throw new AppError("system.notFound", { detail: `task ${task.id} has no document` });
  // A document that is no JSON opens as what can be saved of it: nothing.
  return object.json().catch(() => null);
}

/** The claims of an ad's script, with what stands for them in its document; a document that has its own keeps them. */
function withClaims(document: TimelineDocument, { input }: TaskRow): TimelineDocument {
  const asked = adInput.safeParse(input.value);
  if (document.claims || !asked.success) return document;
  const { script, product } = asked.data;
  const claims = claimsOf(document, script, factsOf(product)).slice(0, 200);
  return claims.length > 0 ? { ...document, claims } : document;
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
  const { document: stored, losses } = openDocument(await storedOf(call, task));
  const document = withClaims(stored, task);
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
    family_id: "",
    variant: {},
    created_at: now,
    updated_at: now,
  };
  if (!(await insertTimeline(call.db, row, filesOf(document)))) throw new AppError("draft.changedElsewhere");
  return row;
}
