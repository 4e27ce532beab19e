import { task as taskTable } from "../../db/schema/index.ts";
import { roughCut } from "../../timeline/edit/testing.ts";
import { drafts } from "../../trpc/contract/draft.ts";
import { timelines } from "../../trpc/contract/timeline.ts";
import { all, type Guest } from "./support.ts";
import { adOutput, taskRow } from "./task-support.ts";

export const cut = roughCut();
const { db, bucket } = all;

/** A finished ad with a timeline document, and the timeline that is opened from it. */
export async function opened(owner: Guest, document: unknown = cut, stage: "preview" | "render" = "render") {
  const intro = "Keeps coffee hot for 24 hours. The lid locks with one turn. It weighs 380 grams.";
  const made = await owner.call(drafts.create, { app_id: 103, name: "Vacuum Bottle", intro, language: "en" });
  await owner.call(drafts.writeScripts, { draft_id: made.id });
  const id = `task-${made.id}`;
  const folder = `u/${owner.userId}/ad/${id}`;
  const output = adOutput({ video: `${folder}.mp4`, poster: `${folder}.jpg`, document: `${folder}.json` });
  await bucket.put(`${folder}.json`, JSON.stringify(document));
  await db
    .insert(taskTable)
    .values(taskRow({ id, owner_id: owner.userId, subject_id: made.id, stage, state: "success", output, finished_at: Date.now() }));
  return { draft_id: made.id, task_id: id, timeline: await owner.call(timelines.open, { task_id: id }) };
}
