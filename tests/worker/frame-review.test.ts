import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { task as table } from "../../db/schema/index.ts";
import { tasks } from "../../trpc/contract/task.ts";
import { sweep } from "../../workers/upstream/tasks/revive.ts";
import { crash, ledgerOf, openFrame, pushed, rowOf, until } from "./frame-support.ts";
import { all, guest } from "./support.ts";

const DAYS_MS = 3 * 24 * 3_600_000;
const ASKING = { cost: 2, deeds: [{ media: "before" }, { review: "wording" }, { media: "after" }] };
const answer = { text: "as you like it" };

it("a task asks a person, takes no place meanwhile, and goes on with the answer", async () => {
  const { jobsOf } = await openFrame({ tasks: 1 });
  const me = await guest();
  const { task_id } = await pushed(me, ASKING);
  expect(await until(task_id, "review")).toMatchObject({ lease_until: null });
  expect(await me.call(tasks.status, { task_id })).toMatchObject({
    state: "review",
    review: { name: "wording", proposal: { asks: "wording" } },
  });
  await until((await pushed(me, {})).task_id, "success");
  expect(await me.call(tasks.review, { task_id, name: "wording", answer })).toMatchObject({ state: "generating", review: null });
  expect((await until(task_id, "success")).output?.facts.said).toBe("fake; as you like it; fake");
  expect((await jobsOf(task_id)).filter(({ said }) => said.includes("before"))).toHaveLength(1);
  expect(await ledgerOf(me, task_id)).toEqual({ held: 0, charged: 2 });
});

it("another name, another person and a second answer are refused", async () => {
  await openFrame();
  const [me, stranger] = [await guest(), await guest()];
  const { task_id } = await pushed(me, ASKING);
  await until(task_id, "review");
  await expect(me.call(tasks.review, { task_id, name: "price", answer })).rejects.toMatchObject({ code: -20001 });
  await expect(stranger.call(tasks.review, { task_id, name: "wording", answer })).rejects.toMatchObject({ code: -20001 });
  expect((await rowOf(task_id)).state).toBe("review");
  await me.call(tasks.review, { task_id, name: "wording", answer });
  await expect(me.call(tasks.review, { task_id, name: "wording", answer })).rejects.toMatchObject({ code: -20001 });
  await until(task_id, "success");
});

it("days later it still waits, goes on when it is answered, and a crash then does not end it", async () => {
  const { release, jobsOf } = await openFrame();
  const me = await guest();
  const { task_id } = await pushed(me, { deeds: [{ review: "wording" }, { media: "!hold" }] });
  await until(task_id, "review");
  await all.db
    .update(table)
    .set({ started_at: Date.now() - DAYS_MS, created_at: Date.now() - DAYS_MS })
    .where(eq(table.id, task_id));
  await sweep(all);
  expect((await rowOf(task_id)).state).toBe("review");
  await me.call(tasks.review, { task_id, name: "wording", answer });
  await expect.poll(async () => (await jobsOf(task_id)).length, { timeout: 10_000 }).toBe(1);
  await crash(task_id);
  await all.db.update(table).set({ lease_until: 1 }).where(eq(table.id, task_id));
  await sweep(all);
  await release();
  expect(await until(task_id, "success")).toMatchObject({ restarts: 1 });
});

it("a task that waits for its person can be cancelled", async () => {
  await openFrame();
  const me = await guest();
  const { task_id } = await pushed(me, ASKING);
  await until(task_id, "review");
  expect(await me.call(tasks.cancel, { task_id })).toMatchObject({ state: "failed", error_code: -20212 });
  expect(await ledgerOf(me, task_id)).toEqual({ held: 0, charged: 0 });
});
