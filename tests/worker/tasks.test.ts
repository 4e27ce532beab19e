import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { draft as draftTable, task as taskTable } from "../../db/schema/index.ts";
import { account } from "../../trpc/contract/account.ts";
import { drafts } from "../../trpc/contract/draft.ts";
import { GUEST_CREDITS } from "../../trpc/contract/rules/credits.ts";
import { tasks } from "../../trpc/contract/task.ts";
import { STALE_MS, sweep } from "../../workers/upstream/tasks/sweep.ts";
import { all, type Guest, guest } from "./support.ts";

const { db } = all;

/** A described product with one picture and scripts: all that a push asks for. */
async function readyDraft({ call }: Guest) {
  const intro = "Keeps coffee hot for 24 hours. The lid locks with one turn. It weighs 380 grams.";
  const made = await call(drafts.create, { app_id: 103, name: "Vacuum Bottle", intro, language: "en" });
  const media = [{ id: "m1", key: "u/x/m/none", source_url: null, type: "image" as const, width: 800, height: 800, duration: 0 }];
  await db.update(draftTable).set({ product: { ...made.product, media } }).where(eq(draftTable.id, made.id));
  return call(drafts.writeScripts, { draft_id: made.id });
}

const order = (draft_id: string, stage: "preview" | "render") => ({ app_id: 103, draft_id, stage });

describe("a task", () => {
  it("is quoted first, and the quote is what is reserved", async () => {
    const me = await guest();
    const { id } = await readyDraft(me);
    const { cost, available } = await me.call(tasks.cost, order(id, "render"));
    expect(available).toBe(GUEST_CREDITS);
    const task = await me.call(tasks.push, order(id, "render"));
    expect(task.cost).toBe(cost);
    const { credits } = await me.call(account.getUserInfo, {});
    expect(credits.available + credits.reserved).toBe(GUEST_CREDITS);
  });

  it("is one task however often it is pushed at once", async () => {
    const me = await guest();
    const { id } = await readyDraft(me);
    const pushed = await Promise.all(Array.from({ length: 8 }, () => me.call(tasks.push, order(id, "render"))));
    expect(new Set(pushed.map(({ task_id }) => task_id)).size).toBe(1);
    const { entries } = await me.call(tasks.receipt, { task_id: pushed[0]?.task_id ?? "" });
    expect(entries.filter(({ kind }) => kind === "reserve")).toHaveLength(1);
  });

  it("is refused without enough credits, and nothing is held", async () => {
    const me = await guest();
    const first = await readyDraft(me);
    await me.call(drafts.update, { draft_id: first.id, settings: { length: 60 } });
    await me.call(drafts.writeScripts, { draft_id: first.id });
    await me.call(tasks.push, order(first.id, "render"));
    const second = await readyDraft(me);
    await expect(me.call(tasks.push, order(second.id, "render"))).rejects.toMatchObject({ code: -20604 });
    const rows = await db.select().from(taskTable).where(eq(taskTable.draft_id, second.id));
    expect(rows).toHaveLength(0);
  });

  it("left open by a crash fails at the sweep, and its credits come back once", async () => {
    const me = await guest();
    const { id } = await readyDraft(me);
    const { task_id } = await me.call(tasks.push, order(id, "render"));
    await db.update(taskTable).set({ state: "generating", updated_at: Date.now() - 20 * STALE_MS }).where(eq(taskTable.id, task_id));
    await Promise.all([sweep(all), sweep(all)]);
    expect(await me.call(tasks.status, { task_id })).toMatchObject({ state: "failed", error_code: -20203 });
    const receipt = await me.call(tasks.receipt, { task_id });
    expect(receipt).toMatchObject({ held: 0, charged: 0 });
    expect((await me.call(account.getUserInfo, {})).credits).toEqual({ available: GUEST_CREDITS, reserved: 0 });
  });

  it("belongs to who pushed it", async () => {
    const me = await guest();
    const { id } = await readyDraft(me);
    const { task_id } = await me.call(tasks.push, order(id, "preview"));
    const stranger = await guest();
    await expect(stranger.call(tasks.status, { task_id })).rejects.toMatchObject({ code: -20001 });
    await expect(stranger.call(tasks.receipt, { task_id })).rejects.toMatchObject({ code: -20001 });
    await expect(stranger.call(tasks.push, order(id, "render"))).rejects.toMatchObject({ code: -20001 });
  });
});
