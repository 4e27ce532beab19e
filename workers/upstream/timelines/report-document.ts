import { findOwnAssetByKey } from "../../../db/queries/asset.ts";
import type { TaskRow } from "../../../db/queries/task.ts";
import { recut } from "../../../timeline/compose/recut.ts";
import type { TimelineDocument } from "../../../timeline/document.ts";
import type { Report } from "../../../trpc/contract/report.ts";
import { AppError } from "../app-error.ts";
import type { Call } from "../http/implement.ts";
import { withPatience } from "../media/patience.ts";
import { makerFor } from "../drafts/frames.ts";
import { readable } from "../medialib/content/readable.ts";
import { handed } from "../medialib/handed.ts";
import type { KeptFile } from "../tools/files.ts";
import { sourceOf, targetAt, workName } from "../tools/job-files.ts";
import { reportedIn } from "../tools/video-to-script/reported.ts";

/** Whoever pressed a button is answered within this time. */
const PATIENCE_MS = 20_000;

/** Throws timeline.filmPreparing where it takes longer. */
async function inTime<T>({ waitUntil }: Pick<Call, "waitUntil">, work: Promise<T>): Promise<T> {
  waitUntil(work.catch(() => undefined));
  const made = await withPatience(work, PATIENCE_MS);
  if (made === "later") throw new AppError("timeline.filmPreparing");
  return made;
}

/**
 * The film as browsers show it: as it was sent, the library's copy of it, or one that is made now (once): what is only
 * for a tool has none. Throws system.notFound where it is gone, file.corrupted, timeline.filmPreparing, and what the media
 * service says.
 */
async function shownFilm(call: Call, film: KeptFile) {
  const { key, name, width, height, duration } = film;
  if (!(await call.bucket.head(key))) throw new AppError("system.notFound", { detail: `no object ${key}` });
  const row = await findOwnAssetByKey(call.db, call.user.id, key);
  if (row && row.copy === "ready") {
    const copied = handed(row, "timeline-video");
    return { url: copied.key, width: copied.width, height: copied.height, duration };
  }
  const run = makerFor(call);
  const file = await sourceOf(run, key);
  const { odd } = await readable(name, run.media("probe", { kind: "probe", file, still: null }));
  if (odd.length === 0) return { url: key, width, height, duration };
  const copy = await targetAt(run, `${await workName(run, { playable: key })}.mp4`, "video/mp4");
  const made = await inTime(call, readable(name, run.media("playable", { kind: "playable", file, copy })));
  return { url: copy.key, width: made.width, height: made.height, duration: made.duration };
}

/** A film that Video to Script told of, as a document: cut at its scenes, what is said as captions. Throws system.notFound. */
export async function reportDocument(call: Call, task: TaskRow, at: number): Promise<{ report: Report; document: TimelineDocument }> {
  const { report, film } = reportedIn(task, at);
  const { transcript, scenes, duration } = report;
  const shown = await shownFilm(call, film);
  const language = transcript?.language === "zh" ? "zh" : "en";
  const whole = { ...shown, duration: shown.duration || duration };
  return { report, document: recut({ id: `report-${at}`, language, film: whole, scenes, lines: transcript?.lines ?? [] }) };
}
