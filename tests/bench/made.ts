import { type Client, connect } from "../../scripts/run/client.ts";
import type { Task } from "../../trpc/index.ts";

/** A new guest's draft of the sample shop's product, with scripts for an ad of `length` seconds. */
export async function sampleDraft(origin: string, length?: 60 | 20): Promise<{ client: Client; draft_id: string }> {
  const { client } = await connect(origin);
  const { id: draft_id } = await client.drafts.create.mutate({ app_id: 104, url: `${origin}/samples/bottle/`, language: "en" });
  await client.drafts.analyseUrl.mutate({ draft_id });
  if (length) await client.drafts.update.mutate({ draft_id, settings: { length } });
  await client.drafts.writeScripts.mutate({ draft_id });
  return { client, draft_id };
}

export const pushed = (client: Client, draft_id: string, stage: "preview" | "render"): Promise<Task> =>
  client.tasks.push.mutate({ app_id: 104, input: { draft_id }, stage });
