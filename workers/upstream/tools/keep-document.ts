import { onlineAssets, type TimelineDocument } from "../../../timeline/document.ts";
import type { StoredArtifact } from "../../../trpc/contract/artifact.ts";
import { filmName, workKey } from "../files/keys.ts";
import type { ToolRun } from "./tool.ts";

type Run = Pick<ToolRun, "task" | "bucket" | "step" | "keepForDocument">;

/** Keeps a timeline document, by which its video can be edited and rendered again, and the files that it shows. */
export async function keepDocument(run: Run, document: TimelineDocument): Promise<StoredArtifact> {
  const key = workKey(run.task.owner_id, `${filmName(run.task.id)}.json`);
  const content_type = "application/json";
  const text = JSON.stringify(document);
  await run.step("document", async () => {
    await run.keepForDocument(onlineAssets(document).map(([, { url }]) => url));
    await run.bucket.put(key, text, { httpMetadata: { contentType: content_type } });
  });
  return { kind: "document", name: "timeline", key, content_type, bytes: new TextEncoder().encode(text).length };
}
