import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { draft as draftTable, task as taskTable } from "../../db/schema/index.ts";
import { account } from "../../trpc/contract/account.ts";
import { drafts } from "../../trpc/contract/draft.ts";
import { GUEST_CREDITS } from "../../trpc/contract/rules/credits.ts";
import { tasks } from "../../trpc/contract/task.ts";
import { fail, succeed } from "../../workers/upstream/tasks/finish.ts";
import { presentTask } from "../../workers/upstream/tasks/present.ts";
import type { TaskRow } from "../../db/queries/task.ts";
import { all, env, type Guest, guest } from "./support.ts";
import { adOutput, begun, taskRow } from "./task-support.ts";

const { db } = all;

/** A described product with one picture and scripts: all that a push asks for. */
async function readyDraft({ call }: Guest) {
  // Enough to say for a minute.
  const intro = `Keeps coffee hot for 24 hours. The lid locks with one turn. It weighs 380 grams. It holds 750 ml. It comes with a ten year
    warranty. It is dishwasher safe. Made of 18/8 stainless steel. The mouth is 5 cm wide, so ice cubes fit. A brush and a spare seal are
    included. The lid has a loop for your finger. It fits most cup holders. It comes in four colours.`.replace(/\s+/g, " ");
  const made = await call(drafts.create, { app_id: 103, name: "Vacuum Bottle", intro, language: "en" });
  const media = [
    { id: "m1", key: "u/x/m/none", source_url: null, type: "image" as const, width: 800, height: 800, duration: 0, use: "auto" as const },
  ];
  await db
    .update(draftTable)
    .set({ product: { ...made.product, media } })
    .where(eq(draftTable.id, made.id));
  return call(drafts.writeScripts, { draft_id: made.id });
}

const order = (draft_id: string, stage: "preview" | "render") => ({ app_id: 103, input: { draft_id }, stage });

describe("a task", () => {
  it("says that it stands still where a silent media service is what it waits for, and no seconds meanwhile", async () => {
    const me = await guest();
    const shown = (silent: boolean, row: Partial<TaskRow>) => {
      const media = { ...all.media, silent: () => Promise.resolve(silent) };
      return presentTask({ ...all, media, lang: "en" }, taskRow({ id: `s${me.userId}`, owner_id: me.userId, ...row }));
    };
    const atWork = { state: "generating", lane: "media", progress: 50, started_at: Date.now() - 10_000 } as const;
    expect(await shown(true, atWork)).toMatchObject({ stalled: true, seconds_left: null, progress: 50 });
    expect((await shown(false, atWork)).seconds_left).toBeGreaterThan(0);
    expect(await shown(true, { state: "queued", lane: "media" })).toMatchObject({ stalled: true });
    for (const [silent, row] of [
      [false, atWork],
      [true, { ...atWork, lane: "provider" }],
      [true, { ...atWork, state: "success" }],
      [true, { state: "review", lane: "media" }],
    ] as const)
      expect(await shown(silent, row)).not.toHaveProperty("stalled");
  });

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
    const rows = await db.select().from(taskTable).where(eq(taskTable.subject_id, second.id));
    expect(rows).toHaveLength(0);
  });

  it("costs what its script takes to say, where more was written than the length that was chosen", async () => {
    const me = await guest();
    const { id, scripts } = await readyDraft(me);
    const short = await me.call(tasks.cost, order(id, "render"));
    const long = "It keeps coffee hot for twenty-four hours and the lid locks with one turn. ".repeat(7).trim();
    const clips = Object.fromEntries((scripts[0]?.clips ?? []).map((clip) => [clip.id, { text: long, headline: clip.headline }]));
    await me.call(drafts.update, { draft_id: id, clips });
    expect((await me.call(tasks.cost, order(id, "render"))).cost).toBeGreaterThan(3 * short.cost);
    expect((await me.call(tasks.cost, order(id, "preview"))).cost).toBe(0);
    const unspaced = Object.fromEntries(Object.keys(clips).map((clip) => [clip, { text: "a".repeat(600), headline: "x" }]));
    await me.call(drafts.update, { draft_id: id, clips: unspaced });
    expect((await me.call(tasks.cost, order(id, "render"))).cost).toBeGreaterThan(3 * short.cost);
  });

  it("keeps the draft as it was when it was pushed: what is changed afterwards is not made, and not paid for", async () => {
    const me = await guest();
    const draft = await readyDraft(me);
    const { task_id, cost } = await me.call(tasks.push, order(draft.id, "render"));
    await me.call(drafts.update, { draft_id: draft.id, settings: { length: 60 } });
    const [row] = await db.select().from(taskTable).where(eq(taskTable.id, task_id));
    expect(row?.input.value).toMatchObject({ draft_id: draft.id, settings: { length: 20 } });
    expect(
      (await me.call(tasks.cost, order((await me.call(drafts.writeScripts, { draft_id: draft.id })).id, "render"))).cost,
    ).toBeGreaterThan(cost);
  });

  it("of a draft that is deleted stops, and its credits come back", async () => {
    const me = await guest();
    const { id } = await readyDraft(me);
    const { task_id } = await me.call(tasks.push, order(id, "render"));
    await begun(task_id);
    await me.call(drafts.delete, { draft_id: id });
    expect(await me.call(tasks.status, { task_id })).toMatchObject({ state: "failed", error_code: -20212 });
    expect(await me.call(tasks.receipt, { task_id })).toMatchObject({ held: 0, charged: 0 });
  });

  it("whose end cannot be written is not charged, and gives its credits back", async () => {
    const me = await guest();
    const { id } = await readyDraft(me);
    const { task_id } = await me.call(tasks.push, order(id, "render"));
    const row = await begun(task_id);
    await env.DB.exec(
      `CREATE TRIGGER no_end BEFORE UPDATE ON task WHEN NEW.state = 'success' BEGIN SELECT RAISE(ABORT, 'the disk is full'); END`,
    );
    const output = adOutput();
    await expect(succeed(db, row, output)).rejects.toThrow();
    await env.DB.exec("DROP TRIGGER no_end");
    await fail(db, row, "task.renderFailed");
    await succeed(db, row, output);
    expect(await me.call(tasks.status, { task_id })).toMatchObject({ state: "failed" });
    expect(await me.call(tasks.receipt, { task_id })).toMatchObject({ held: 0, charged: 0 });
  });

  it("waits beside few of the same owner, however many are pushed at once", async () => {
    const me = await guest();
    const ready = await Promise.all(Array.from({ length: 15 }, () => readyDraft(me)));
    const pushed = await Promise.allSettled(ready.map(({ id }) => me.call(tasks.push, order(id, "preview"))));
    expect(pushed.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
    for (const one of pushed) if (one.status === "rejected") expect(one.reason).toMatchObject({ code: -20201 });
    const stranger = await guest();
    const theirs = await readyDraft(stranger);
    expect(await stranger.call(tasks.push, order(theirs.id, "preview"))).toMatchObject({
      cost: 0,
      state: "queued",
      queue: { place: expect.any(Number) },
    });
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
