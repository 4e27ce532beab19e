import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { task as taskTable } from "../../db/schema/index.ts";
import { drafts } from "../../trpc/contract/draft.ts";
import { PREVIEW_SECONDS } from "../../trpc/contract/rules/preview.ts";
import { tasks } from "../../trpc/contract/task.ts";
import { fail } from "../../workers/upstream/tasks/finish.ts";
import { draftWith, rendered, uploaded } from "./storage-support.ts";
import { all, as, guest } from "./support.ts";

const { db } = all;

/** A task of a guest's, open, as its row. */
async function openTask() {
  const me = await guest();
  const { asset } = await uploaded(me);
  const draft = await draftWith(me, asset.id);
  const id = `reason${me.userId}`;
  await rendered(me, draft.id, id);
  await db.update(taskTable).set({ state: "generating", output: null, finished_at: null }).where(eq(taskTable.id, id));
  const [row] = await db.select().from(taskTable).where(eq(taskTable.id, id));
  if (!row) throw new Error("no task");
  return { me, row };
}

describe("why a task failed", () => {
  it("is kept as a code and values, and told in the language of whoever asks", async () => {
    const { me, row } = await openTask();
    await fail(db, row, "picture.fileTooLarge", { size: 230, max: 200 });
    const english = await me.call(tasks.status, { task_id: row.id });
    expect(english).toMatchObject({ state: "failed", error_code: -20510, error_values: { size: 230, max: 200 } });
    expect(english.error_msg).toContain("is 230 MB; the limit is 200 MB");
    const chinese = await as(me.token, "zh")(tasks.status, { task_id: row.id });
    expect(chinese.error_msg).toContain("230 MB，最大 200 MB");
    expect((await me.call(tasks.last, {})).list[0]?.error_msg).toBe(english.error_msg);
    const [kept] = await db.select().from(taskTable).where(eq(taskTable.id, row.id));
    expect(JSON.stringify(kept)).not.toContain("the limit is");
  });

  it("without values is told as before, and of a task from before values were kept too", async () => {
    const { me, row } = await openTask();
    await fail(db, row, "task.renderFailed");
    expect(await me.call(tasks.status, { task_id: row.id })).toMatchObject({
      error_values: {},
      error_msg: expect.stringContaining("The render failed"),
    });
    await db.update(taskTable).set({ error_values: null }).where(eq(taskTable.id, row.id));
    expect(await me.call(tasks.status, { task_id: row.id })).toMatchObject({
      error_values: null,
      error_msg: expect.stringContaining("The render failed"),
    });
  });
});

describe("how long an ad will be", () => {
  it("is said before it is made, so that a page can say what a preview leaves out", async () => {
    const me = await guest();
    const { asset } = await uploaded(me);
    const { id } = await draftWith(me, asset.id);
    const { scripts } = await me.call(drafts.writeScripts, { draft_id: id });
    const order = { app_id: 103, input: { draft_id: id }, stage: "preview" as const };
    // Of the 20 s that are asked for: its facts fill no more.
    expect((await me.call(tasks.cost, order)).seconds).toBe(15);
    const long = "It keeps coffee hot for twenty-four hours and the lid locks with one turn. ".repeat(7).trim();
    const clips = Object.fromEntries((scripts[0]?.clips ?? []).map((clip) => [clip.id, { text: long, headline: clip.headline }]));
    await me.call(drafts.update, { draft_id: id, clips });
    expect((await me.call(tasks.cost, order)).seconds).toBeGreaterThan(PREVIEW_SECONDS);
  });
});
