import { type Client, connect } from "../../../scripts/run/client.ts";
import { follow } from "../../../scripts/run/follow.ts";
import { draftOf, PLAIN, sampleLink, shortened } from "../../setup/drafts.ts";
import { LOOK_MS, STALL_SECONDS } from "../../setup/stall.ts";

/** A guest's studio with something in it: a draft of the sample with its scripts, and one that was described in words. */
export interface Studio {
  token: string;
  written: string;
  described: string;
}

/** Made through the typed client, as a script would. */
async function furnish(origin: string): Promise<Studio & { client: Client }> {
  const { client, token } = await connect(origin);
  const { id: draft_id } = await client.drafts.create.mutate({
    app_id: 103,
    name: "Oak lamp",
    intro: "A lamp of oak that dims by touch. It stands firmly and weighs 900 grams.",
    language: "en",
  });
  await client.drafts.writeScripts.mutate({ draft_id });
  return { client, token, written: (await draftOf(client, sampleLink(origin))).id, described: draft_id };
}

export async function furnished(origin: string): Promise<Studio> {
  const { client: _, ...studio } = await furnish(origin);
  return studio;
}

async function preview(client: Client, draft_id: string, state: "success" | "failed"): Promise<void> {
  const task = await follow(client, await client.tasks.push.mutate({ app_id: 104, input: { draft_id }, stage: "preview" }), {
    everyMs: LOOK_MS,
    stallSeconds: STALL_SECONDS,
  });
  if (task.state !== state) throw new Error(`the preview came to ${task.state} (${task.error_code})`);
}

/** A picture of a bottle as a presenter's photo: it has no face. */
async function faceless(client: Client, origin: string): Promise<string> {
  const picture = await (await fetch(`${origin}/samples/bottle/packshot.jpg`)).arrayBuffer();
  const upload = { file_name: "packshot.jpg", purpose: "picture-avatar" as const };
  const place = await client.mediaLib.getUploadUrl.mutate({ ...upload, size: picture.byteLength, content_type: "image/jpeg" });
  await fetch(new URL(place.upload_url, origin), { method: "PUT", body: picture });
  return (await client.mediaLib.reportUpload.mutate({ ...upload, key: place.key })).id;
}

/** The same with a draft whose preview is finished, and one whose preview failed. */
export async function worked(origin: string): Promise<Studio & { finished: string; failed: string }> {
  const { client, ...studio } = await furnish(origin);
  const { id: finished } = await shortened(client, await draftOf(client, sampleLink(origin), PLAIN));
  const { id: failed } = await client.drafts.duplicate.mutate({ draft_id: finished });
  await client.drafts.update.mutate({ draft_id: failed, settings: { avatar: `photo:${await faceless(client, origin)}` } });
  await Promise.all([preview(client, finished, "success"), preview(client, failed, "failed")]);
  return { ...studio, finished, failed };
}
