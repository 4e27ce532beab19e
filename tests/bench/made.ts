import { type Client, connect } from "../../scripts/run/client.ts";
import type { Task } from "../../trpc/index.ts";
import { draftOf, sampleLink } from "../setup/drafts.ts";

/** A new guest's draft of the sample shop's product, with scripts for an ad of `length` seconds. */
export async function sampleDraft(origin: string, length?: 60 | 20): Promise<{ client: Client; draft_id: string }> {
  const { client } = await connect(origin);
  const { id: draft_id } = await draftOf(client, sampleLink(origin), length && { length });
  return { client, draft_id };
}

export const pushed = (client: Client, draft_id: string, stage: "preview" | "render"): Promise<Task> =>
  client.tasks.push.mutate({ app_id: 104, input: { draft_id }, stage });
