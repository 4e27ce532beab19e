import { eq } from "drizzle-orm";
import type { TaskRow } from "../../db/queries/task.ts";
import { type StoredOutput, task as table } from "../../db/schema/index.ts";
import { APP_ID } from "../../trpc/contract/rules/tasks.ts";
import { workKey } from "../../workers/upstream/files/keys.ts";
import { succeed } from "../../workers/upstream/tasks/finish.ts";
import { all, type Guest } from "./support.ts";
import { pngHeader } from "./upload-support.ts";

/** A task's row as a run of nobody's would leave it: `generating`, on its first attempt, but for what is said. */
export const taskRow = (row: Pick<TaskRow, "id" | "owner_id"> & Partial<TaskRow>): TaskRow => ({
  app_id: 103,
  parent_id: null,
  subject_id: null,
  title: "Vacuum Bottle",
  stage: "preview",
  state: "generating",
  progress: 0,
  phase: "rendering",
  error_code: null,
  error_values: null,
  cost: 0,
  request_key: row.id,
  input: { version: 0, value: null },
  output: null,
  review: null,
  favourites: [],
  lane: "media",
  interactive: false,
  attempt: 1,
  restarts: 0,
  lease_until: null,
  started_at: null,
  created_at: Date.now(),
  updated_at: Date.now(),
  finished_at: null,
  expires_at: null,
  ...row,
});

/** What the task of an ad leaves: its video and its timeline document. */
export const adOutput = (
  keys: { video: string; poster: string; document: string } = { video: "u/x/v.mp4", poster: "u/x/p.jpg", document: "u/x/d.json" },
): StoredOutput => ({
  artifacts: [
    {
      kind: "video",
      name: "ad",
      content_type: "video/mp4",
      key: keys.video,
      poster_key: keys.poster,
      bytes: 7,
      width: 2,
      height: 2,
      duration: 20,
    },
    { kind: "document", name: "timeline", content_type: "application/json", key: keys.document, bytes: 0 },
  ],
  facts: { whole: 20 },
  engines: {},
  timings: {},
});

/** A finished task of AI Image with one picture of 640 × 480, which is there. Answers its id. */
export async function madePicture({ userId }: Pick<Guest, "userId">): Promise<string> {
  const id = crypto.randomUUID().replaceAll("-", "");
  const key = workKey(userId, `${id}.png`);
  const body = pngHeader(640, 480);
  await all.bucket.put(key, body);
  const image = { kind: "image" as const, name: "image-1", key, content_type: "image/png", bytes: body.length, width: 640, height: 480 };
  const row = taskRow({ id, owner_id: userId, app_id: APP_ID.AI_IMAGE, stage: "make", created_at: Date.now() });
  await all.db.insert(table).values(row);
  await succeed(all.db, row, { artifacts: [image], facts: {}, engines: {}, timings: {} });
  return id;
}

/** Gives a queued task its place, as admission would: with no media service there are none. Answers its row. */
export async function begun(taskId: string, change: Partial<TaskRow> = {}): Promise<TaskRow> {
  const [row] = await all.db
    .update(table)
    .set({ state: "generating", attempt: 1, started_at: Date.now(), lease_until: Date.now() + 60_000, ...change })
    .where(eq(table.id, taskId))
    .returning();
  if (!row) throw new Error(`no task ${taskId}`);
  return row;
}
