import { eq } from "drizzle-orm";
import { task as taskTable } from "../../db/schema/index.ts";
import { drafts } from "../../trpc/contract/draft.ts";
import { KEPT_FOR } from "../../trpc/contract/rules/storage.ts";
import type { UploadPurpose } from "../../trpc/contract/rules/uploads.ts";
import { succeed } from "../../workers/upstream/tasks/finish.ts";
import { all, type Guest } from "./support.ts";
import { adOutput, taskRow } from "./task-support.ts";
import { pngHeader, report, upload } from "./upload-support.ts";

const { bucket, db } = all;
export const MINUTE = 60_000;
export const later = (ms: number) => Date.now() + ms + MINUTE;
export const AFTER_A_DAY = () => later(KEPT_FOR.unnamed);
export const described = {
  app_id: 103,
  name: "Vacuum Bottle",
  intro: "Keeps coffee hot for 24 hours. The lid locks with one turn. It weighs 380 grams.",
  language: "en",
} as const;

/** Which of these objects there are. */
export const there = async (...keys: string[]) => Promise.all(keys.map(async (key) => (await bucket.head(key)) !== null));
export const put = (...keys: string[]) => Promise.all(keys.map((key) => bucket.put(key, "bytes")));

/** A picture that was uploaded for a draft, or for something else. */
export async function uploaded(me: Guest, purpose?: UploadPurpose) {
  const { place } = await upload(me, pngHeader(640, 480));
  return report(me, place.key, purpose).then((asset) => ({ asset, key: place.key }));
}

export async function draftWith(me: Guest, assetId: string) {
  const { id } = await me.call(drafts.create, described);
  return me.call(drafts.attachMedia, { draft_id: id, asset_id: assetId });
}

const film = (me: Guest, id: string) =>
  [`u/${me.userId}/ad/${id}.mp4`, `u/${me.userId}/ad/${id}.jpg`, `u/${me.userId}/ad/${id}.json`] as const;

/** A render of a draft that is done, with its files; `finished` in Unix milliseconds. */
export async function rendered(me: Guest, draft_id: string, id: string, finished = Date.now()) {
  const [video_key, poster_key, document_key] = film(me, id);
  await put(video_key, poster_key, document_key);
  const row = taskRow({
    id,
    owner_id: me.userId,
    subject_id: draft_id,
    stage: "render",
    created_at: finished - MINUTE,
    updated_at: finished,
  });
  await db.insert(taskTable).values(row);
  await succeed(db, row, adOutput({ video: video_key, poster: poster_key, document: document_key }));
  await db.update(taskTable).set({ finished_at: finished }).where(eq(taskTable.id, id));
  return film(me, id);
}

/** Other tests' objects are of no concern, and would be walked through each time. */
export async function emptyBucket(): Promise<void> {
  const { objects } = await bucket.list();
  if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key));
}
