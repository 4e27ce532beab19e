import { findTimelineOf, insertTimeline, type TimelineRow } from "../../../db/queries/timeline.ts";
import { findOwnTask, type TaskRow } from "../../../db/queries/task.ts";
import type { TimelineDocument } from "../../../timeline/document.ts";
import { openDocument, type OpenedDocument } from "../../../timeline/document/open.ts";
import { claimsOf } from "../../../timeline/evidence/attach.ts";
import { MAX_TITLE } from "../../../trpc/contract/draft.ts";
import { AppError } from "../app-error.ts";
import { draftOfReport } from "../drafts/from-report.ts";
import type { Call } from "../http/implement.ts";
import { randomId } from "../ids.ts";
import { factsOf } from "../scripts/index.ts";
import { adInput } from "../tools/link-to-video/input.ts";
import { isReported } from "../tools/video-to-script/reported.ts";
import { filesOf } from "./files.ts";
import { reportDocument } from "./report-document.ts";

/**
 * The document that a finished render or preview has kept; that of a preview is the whole ad, of smaller pictures.
 * Throws system.notFound.
 */
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

interface Opened extends Pick<TimelineRow, "app_id" | "draft_id" | "title"> {
  opened: OpenedDocument;
}

/** The document of a finished ad, of its own draft. */
async function openAd(call: Call, task: TaskRow): Promise<Opened> {
  const opened = openDocument(await storedOf(call, task));
  return { app_id: task.app_id, draft_id: task.subject_id ?? "", title: task.title, opened };
}

/** A film that was told of, with a draft of its own: whatever is rendered belongs to one. */
async function openReport(call: Call, task: TaskRow, film: number): Promise<Opened> {
  const { report, document } = await reportDocument(call, task, film);
  const { app_id, id } = await draftOfReport(call, report);
  return { app_id, draft_id: id, title: [...report.name].slice(0, MAX_TITLE).join(""), opened: openDocument(document) };
}

interface Wanted {
  task_id: string;
  again: boolean;
  /** Of a task that told of several. */
  film: number;
}

/**
 * The timeline of a finished ad, or of a film that Video to Script told of: the one that was opened before, unless another
 * is asked for. Throws system.notFound, file.formatNotSupported, and draft.changedElsewhere: a file of it is just being removed.
 */
export async function openTimeline(call: Call, { task_id, again, film }: Wanted): Promise<TimelineRow> {
  const task = await findOwnTask(call.db, call.user.id, task_id);
  if (!task) throw new AppError("system.notFound");
  const isReport = isReported(task);
  const known = again ? undefined : await findTimelineOf(call.db, call.user.id, task_id, isReport ? `report-${film}` : undefined);
  if (known) return known;
  const { opened, ...of } = isReport ? await openReport(call, task, film) : await openAd(call, task);
  const { losses } = opened;
  const document = withClaims(opened.document, task);
  const now = Date.now();
  const row: TimelineRow = {
    ...of,
    id: randomId(),
    owner_id: call.user.id,
    task_id,
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
