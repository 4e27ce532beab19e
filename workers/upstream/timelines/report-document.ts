import { findOwnAssetByKey } from "../../../db/queries/asset.ts";
import type { TaskRow } from "../../../db/queries/task.ts";
import { recut } from "../../../timeline/compose/recut.ts";
import type { TimelineDocument } from "../../../timeline/document.ts";
import type { Report } from "../../../trpc/contract/report.ts";
import { AppError } from "../app-error.ts";
import type { Call } from "../http/implement.ts";
import { handed } from "../medialib/handed.ts";
import type { KeptFile } from "../tools/files.ts";
import { reportedIn } from "../tools/video-to-script/reported.ts";
import { requireShown } from "./files.ts";

/** The film as browsers show it: the upload, or the copy in its place. Throws file.formatNotSupported where that is not made yet. */
async function shownFilm(call: Call, { key, width, height, duration }: KeptFile) {
  const row = await findOwnAssetByKey(call.db, call.user.id, key);
  if (row) requireShown(row);
  const shown = row ? handed(row, "timeline-video") : { key, width, height };
  if (!(await call.bucket.head(shown.key))) throw new AppError("system.notFound", { detail: `no object ${shown.key}` });
  return { url: shown.key, width: shown.width, height: shown.height, duration };
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
