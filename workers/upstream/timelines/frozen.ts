import { z } from "zod";
import type { TimelineRow } from "../../../db/queries/timeline.ts";
import { documentDuration, parseDocument, type TimelineDocument } from "../../../timeline/document.ts";
import { openDocument } from "../../../timeline/document/open.ts";
import { seconds } from "../../../timeline/time.ts";
import { AppError } from "../app-error.ts";
import { workKey } from "../files/keys.ts";
import type { Call } from "../http/implement.ts";
import { sha256 } from "../ids.ts";
import type { Services } from "../services.ts";
import { filesOf } from "./files.ts";

/** A timeline to render as it is: its document, the files that it shows, and its length in seconds. */
export const frozenTimeline = z.object({
  timeline_id: z.string(),
  revision: z.number().int(),
  key: z.string(),
  files: z.array(z.string()),
  seconds: z.number(),
});
export type FrozenTimeline = z.infer<typeof frozenTimeline>;

/**
 * A timeline as a task keeps it: what is edited afterwards is not this task's. The same content is one file, whoever asks
 * how often; nothing refers to it until a task does. Throws form.incomplete,
 * and timeline.keepOne where nothing is on it.
 */
export async function freezeTimeline(call: Call, row: TimelineRow, stage: string): Promise<FrozenTimeline> {
  if (stage === "preview") throw new AppError("form.incomplete", { detail: "a timeline is rendered or exported" });
  const { document } = openDocument(row.document);
  const length = documentDuration(document);
  if (length === 0) throw new AppError("timeline.keepOne");
  const text = JSON.stringify(document);
  const key = workKey(call.user.id, `timeline/${await sha256(text)}.json`);
  if (!(await call.bucket.head(key))) await call.bucket.put(key, text, { httpMetadata: { contentType: "application/json" } });
  return { timeline_id: row.id, revision: row.revision, key, files: filesOf(document), seconds: seconds(length) };
}

/** The document of a timeline as it was when the task was pushed. */
export async function frozenDocument({ bucket }: Pick<Services, "bucket">, { key }: FrozenTimeline): Promise<TimelineDocument> {
  const object = await bucket.get(key);
  if (!object) throw new AppError("system.notFound", { detail: `no object ${key}` });
  return parseDocument(await object.json());
}
