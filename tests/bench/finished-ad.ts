import { connect } from "../../scripts/run/client.ts";
import { follow } from "../../scripts/run/follow.ts";
import { draftOf, PLAIN, sampleLink } from "../setup/drafts.ts";

/** A timeline of a finished ad, as the editor opens it. */
export interface Ad {
  url: string;
  token: string;
}

/** Makes an ad and opens its timeline. */
export async function finishedAd(origin: string): Promise<Ad> {
  const { client, token } = await connect(origin);
  const { id: draft_id } = await draftOf(client, sampleLink(origin), PLAIN);
  const task = await follow(client, await client.tasks.push.mutate({ app_id: 104, input: { draft_id }, stage: "render" }));
  if (task.state !== "success") throw new Error(`the ad was not finished: ${task.state} ${task.error_msg ?? ""}`);
  const { id } = await client.timelines.open.mutate({ task_id: task.task_id });
  return { url: `${origin}/link-to-video/editor?timeline=${id}`, token };
}
