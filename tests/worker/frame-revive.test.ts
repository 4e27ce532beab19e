import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { takeOver } from "../../db/queries/task-move.ts";
import { task as table } from "../../db/schema/index.ts";
import { LEASE_MS } from "../../workers/upstream/tasks/lease.ts";
import { sweep } from "../../workers/upstream/tasks/revive.ts";
import { crash, cron, instanceOf, ledgerOf, openFrame, pushed, rowOf, until } from "./frame-support.ts";
import { all, guest } from "./support.ts";

const { db } = all;
const HELD = { cost: 2, deeds: [{ media: "before" }, { media: "!hold" }] };

/** A task that is at work on a job which does not end. */
async function atWork(frame: Awaited<ReturnType<typeof openFrame>>, me: Awaited<ReturnType<typeof guest>>) {
  const { task_id } = await pushed(me, HELD);
  await expect.poll(async () => (await frame.jobsOf(task_id)).length, { timeout: 10_000 }).toBe(2);
  return task_id;
}
const leaseOver = (id: string, ms = 1) =>
  db
    .update(table)
    .set({ lease_until: Date.now() - ms })
    .where(eq(table.id, id));

it("a task whose instance has died is begun again from its input, and what was made before is not made again", async () => {
  const frame = await openFrame();
  const me = await guest();
  const id = await atWork(frame, me);
  await crash(id);
  await sweep(all);
  expect(await rowOf(id)).toMatchObject({ attempt: 1, restarts: 0 });
  await leaseOver(id);
  await sweep(all);
  expect(await rowOf(id)).toMatchObject({ state: "generating", attempt: 2, restarts: 1 });
  await frame.release();
  await until(id, "success");
  expect((await frame.jobsOf(id)).filter(({ said }) => said.includes("before"))).toHaveLength(1);
  expect(await ledgerOf(me, id)).toEqual({ held: 0, charged: 2 });
});

it("an instance that lives has one more lease to be heard of, and then is replaced", async () => {
  const frame = await openFrame();
  const me = await guest();
  const id = await atWork(frame, me);
  await leaseOver(id);
  await sweep(all);
  expect((await rowOf(id)).attempt).toBe(1);
  await leaseOver(id, LEASE_MS);
  await sweep(all);
  expect((await rowOf(id)).attempt).toBe(2);
  expect((await (await instanceOf({ id, attempt: 1 })).status()).status).toBe("terminated");
  await frame.release();
  await until(id, "success");
});

it("what an instance writes after another has taken over is not taken", async () => {
  const frame = await openFrame();
  const me = await guest();
  const id = await atWork(frame, me);
  await takeOver(db, await rowOf(id), { lease_until: Date.now() + LEASE_MS, restart: true });
  await frame.release();
  await expect.poll(async () => (await (await instanceOf({ id, attempt: 1 })).status()).status, { timeout: 20_000 }).toBe("complete");
  expect(await rowOf(id)).toMatchObject({ state: "generating", attempt: 2, output: null });
  expect(await ledgerOf(me, id)).toEqual({ held: 2, charged: 0 });
});

it("a task whose instances die again and again has failed, and gives its credits back", async () => {
  const frame = await openFrame();
  const me = await guest();
  const id = await atWork(frame, me);
  for (let restarts = 1; restarts <= 5; restarts++) {
    await crash(id);
    await leaseOver(id);
    await sweep(all);
    expect(await rowOf(id)).toMatchObject({ state: "generating", restarts });
  }
  await crash(id);
  await leaseOver(id);
  await sweep(all);
  expect(await rowOf(id)).toMatchObject({ state: "failed", restarts: 5 });
  expect(await ledgerOf(me, id)).toEqual({ held: 0, charged: 0 });
  expect((await frame.heard()).cancelled).toContain(id);
});

it("a task that has worked for longer than its tool allows is not begun again", async () => {
  const frame = await openFrame();
  const me = await guest();
  const id = await atWork(frame, me);
  await crash(id);
  await db
    .update(table)
    .set({ lease_until: 1, started_at: Date.now() - 2.1 * 3_600_000 })
    .where(eq(table.id, id));
  await sweep(all);
  expect(await rowOf(id)).toMatchObject({ state: "failed", restarts: 0 });
});

it("when a local runtime starts, everything that was at work goes on at once, whatever its lease says", async () => {
  const frame = await openFrame({ tasks: 4 });
  const people = await Promise.all([guest(), guest(), guest()]);
  const ids = await Promise.all(people.map((me) => atWork(frame, me)));
  for (const id of ids) await crash(id);
  await cron("* * * * *");
  for (const id of ids) expect(await rowOf(id)).toMatchObject({ attempt: 1 });
  await cron("@start");
  for (const id of ids) expect(await rowOf(id)).toMatchObject({ attempt: 2, restarts: 1 });
  await frame.release();
  for (const id of ids) await until(id, "success");
});
