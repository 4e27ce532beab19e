import type { DraftRow } from "../../../../db/queries/draft.ts";
import { documentDuration } from "../../../../timeline/document.ts";
import { openDocument } from "../../../../timeline/document/open.ts";
import { seconds } from "../../../../timeline/time.ts";
import { AppError } from "../../app-error.ts";
import { workKey } from "../../files/keys.ts";
import type { Call } from "../../http/implement.ts";
import { sha256 } from "../../ids.ts";
import { filesOf } from "../../timelines/files.ts";
import { ownTimeline } from "../../timelines/own.ts";
import type { AdInput } from "./input.ts";

interface Asked {
  draft: DraftRow;
  timeline_id: string;
  stage: string;
}

/**
 * A timeline of the draft as a task keeps it: what is edited afterwards is not this task's. The same content is one file,
 * whoever asks how often; nothing refers to it until a task does. Throws system.notFound, form.incomplete.
 */
export async function editedOf(call: Call, { draft, timeline_id, stage }: Asked): Promise<NonNullable<AdInput["edited"]>> {
  const row = await ownTimeline(call, timeline_id);
  if (row.draft_id !== draft.id) throw new AppError("system.notFound");
  if (stage === "preview") throw new AppError("form.incomplete", { detail: "a timeline is rendered or exported" });
  const { document } = openDocument(row.document);
  const text = JSON.stringify(document);
  const key = workKey(call.user.id, `timeline/${await sha256(text)}.json`);
  if (!(await call.bucket.head(key))) await call.bucket.put(key, text, { httpMetadata: { contentType: "application/json" } });
  return { timeline_id, revision: row.revision, key, files: filesOf(document), seconds: seconds(documentDuration(document)) };
}
