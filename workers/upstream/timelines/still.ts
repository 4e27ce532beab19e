import type { TimelineRow } from "../../../db/queries/timeline.ts";
import { documentDuration } from "../../../timeline/document.ts";
import { openDocument } from "../../../timeline/document/open.ts";
import { perSecond } from "../../../timeline/rate.ts";
import { seconds } from "../../../timeline/time.ts";
import { AppError } from "../app-error.ts";
import { pageExpiry } from "../files/expiry.ts";
import type { Call } from "../http/implement.ts";
import { makerFor } from "../drafts/frames.ts";
import { targetAt, urlsOf, workName } from "../tools/job-files.ts";

/** Of the canvas: as large as the editor's page shows it on a fine screen. */
const SCALE = 0.5;

/** One frame of a timeline, drawn by what renders its film; the same frame is drawn once. */
export async function timelineStill(call: Call, row: TimelineRow, at: number) {
  const run = makerFor(call);
  const opened = openDocument(row.document).document;
  // A revision that looks the same is the same picture.
  const document = { ...opened, revision: 0 };
  const last = seconds(documentDuration(document)) - 1 / perSecond(document.canvas.rate);
  if (last < 0) throw new AppError("timeline.keepOne");
  const work = { document, at: Math.min(at, last), scale: SCALE };
  const picture = await targetAt(run, `${await workName(run, work)}-frame.webp`, "image/webp");
  const { width, height } = await run.media("frame", { kind: "still", ...work, urls: await urlsOf(run, document), picture });
  return { url: await run.files.readPath(picture.key, pageExpiry()), width, height };
}
