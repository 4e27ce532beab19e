import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { draft as table, task as taskTable } from "../../db/schema/index.ts";
import { drafts } from "../../trpc/contract/draft.ts";
import { adOutput, taskRow } from "./task-support.ts";
import { all, type Guest, guest } from "./support.ts";

const { db } = all;
const describeOne = ({ call }: Guest, name: string) =>
  call(drafts.create, { app_id: 103, name, intro: "Keeps coffee hot for 24 hours.", language: "en" });

/** A finished task of a draft, as a Workflow leaves it. */
async function finished({ userId }: Guest, draft_id: string, stage: "preview" | "render", at: number): Promise<string> {
  const id = `${stage}${draft_id}`.slice(0, 40);
  const state = { state: "success", progress: 100, phase: "done", output: adOutput() } as const;
  await db
    .insert(taskTable)
    .values(taskRow({ id, owner_id: userId, subject_id: draft_id, stage, created_at: at, updated_at: at, finished_at: at, ...state }));
  return id;
}

it("a draft that was stored before its columns had versions is read, shown, listed and written as one of today", async () => {
  const me = await guest();
  const { id } = await describeOne(me, "Bottle");
  const bare = sql.raw("product = json_extract(product, '$.value'), settings = json_extract(settings, '$.value'), scripts = '[]'");
  await db.run(sql`UPDATE draft SET ${bare} WHERE id = ${id}`);
  expect(await me.call(drafts.get, { draft_id: id })).toMatchObject({ product: { name: "Bottle" }, settings: { length: 20 }, scripts: [] });
  await me.call(drafts.update, { draft_id: id, product: { name: "Flask" }, settings: { length: 30 } });
  expect(await me.call(drafts.get, { draft_id: id })).toMatchObject({ product: { name: "Flask" }, settings: { length: 30 } });
  expect((await me.call(drafts.list, {})).list[0]).toMatchObject({ id, name: "Flask" });
  expect(await db.get(sql`SELECT json_extract(settings, '$.v') AS v FROM draft WHERE id = ${id}`)).toEqual({ v: 0 });
});

describe("the list of drafts", () => {
  it("pages through drafts of one and the same millisecond without losing or repeating one", async () => {
    const me = await guest();
    const made = await Promise.all(["A", "B", "C", "D", "E"].map((name) => describeOne(me, name)));
    await db.update(table).set({ updated_at: 1_700_000_000_000 }).where(eq(table.owner_id, me.userId));
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { list, next } = await me.call(drafts.list, { cursor, page_size: 2 });
      seen.push(...list.map(({ id }) => id));
      cursor = next ?? undefined;
    } while (cursor);
    expect(seen).toHaveLength(5);
    expect(new Set(seen)).toEqual(new Set(made.map(({ id }) => id)));
  });

  it("shows the newest task, and keeps a finished render in sight where a later preview exists", async () => {
    const me = await guest();
    const { id } = await describeOne(me, "Bottle");
    const render = await finished(me, id, "render", 1000);
    const preview = await finished(me, id, "preview", 2000);
    const { list } = await me.call(drafts.list, {});
    expect(list).toMatchObject([
      { id, name: "Bottle", script_count: 0, media_count: 0, task: { task_id: preview }, film: { task_id: render, stage: "render" } },
    ]);
    expect(await me.call(drafts.get, { draft_id: id })).toMatchObject({ preview_task_id: preview, render_task_id: render });
  });

  it("is the caller's own, and a cursor that is none is refused", async () => {
    const [me, other] = await Promise.all([guest(), guest()]);
    await describeOne(me, "Mine");
    expect((await other.call(drafts.list, {})).list).toEqual([]);
    await expect(me.call(drafts.list, { cursor: "1'--" })).rejects.toThrow();
  });
});
