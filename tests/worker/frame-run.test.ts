import { expect, it, onTestFinished } from "vitest";
import { storedFile } from "../../db/schema/index.ts";
import { account } from "../../trpc/contract/account.ts";
import { GUEST_CREDITS } from "../../trpc/contract/rules/credits.ts";
import { codeOf } from "../../trpc/contract/rules/errors.ts";
import { quotaOf } from "../../trpc/contract/rules/storage.ts";
import { USER_TYPE } from "../../trpc/contract/rules/user-types.ts";
import { tasks } from "../../trpc/contract/task.ts";
import { appIdOf } from "../../trpc/contract/tools/app.ts";
import { videoTranslation } from "../../trpc/contract/tools/video-translation.ts";
import { crash, instanceOf, ledgerOf, openFrame, pushed, rowOf, until } from "./frame-support.ts";
import { ownFile } from "./own-file.ts";
import { all, guest } from "./support.ts";

const credits = async (me: Awaited<ReturnType<typeof guest>>) => (await me.call(account.getUserInfo, {})).credits;

it("a task runs to success by itself, with what it made, and is charged once", async () => {
  const { jobsOf } = await openFrame();
  const me = await guest();
  const { task_id } = await pushed(me, { cost: 3, deeds: [{ media: "Hello." }, { media: "Hello again." }] });
  await until(task_id, "success");
  const task = await me.call(tasks.status, { task_id });
  expect(task).toMatchObject({
    progress: 100,
    phase: "done",
    queue: null,
    error_code: null,
    output: { artifacts: [{ kind: "audio", name: "voice" }], facts: { said: "fake; fake" } },
  });
  expect(await ledgerOf(me, task_id)).toEqual({ held: 0, charged: 3 });
  expect(await credits(me)).toMatchObject({ available: GUEST_CREDITS - 3, reserved: 0 });
  expect((await jobsOf(task_id)).map(({ kind, task: label }) => [kind, label])).toEqual([
    ["speech", task_id],
    ["speech", task_id],
  ]);
});

it("a media job that fails fails the task with its reason, once, and gives the credits back", async () => {
  const { jobsOf } = await openFrame();
  const me = await guest();
  const { task_id } = await pushed(me, { cost: 3, deeds: [{ media: "!fail:FACE_MISSING" }, { media: "never" }] });
  await until(task_id, "failed");
  expect(await me.call(tasks.status, { task_id })).toMatchObject({
    error_code: -3024,
    error_msg: expect.stringMatching(/face/i),
    output: null,
  });
  expect(await ledgerOf(me, task_id)).toEqual({ held: 0, charged: 0 });
  expect(await jobsOf(task_id)).toHaveLength(1);
});

it("a full media queue is waited for, oftener than a step may be retried", async () => {
  const { jobsOf } = await openFrame({ refuse: 30 });
  const me = await guest();
  const { task_id } = await pushed(me, { deeds: [{ media: "Hello." }] });
  await until(task_id, "success");
  expect(await jobsOf(task_id)).toHaveLength(1);
});

it("a media service that is down is waited for, and the work goes on when it is back", async () => {
  const { set, release, heard, jobsOf } = await openFrame();
  const me = await guest();
  const { task_id } = await pushed(me, { deeds: [{ media: "!hold" }, { media: "after" }] });
  await expect.poll(async () => (await jobsOf(task_id)).length, { timeout: 10_000 }).toBe(1);
  await set({ dead: true });
  await expect.poll(async () => (await heard()).dropped, { timeout: 10_000 }).toBeGreaterThan(1);
  expect((await rowOf(task_id)).state).toBe("generating");
  await release();
  await set({ dead: false });
  await until(task_id, "success");
});

it("a media service that is told to end fails nothing: the next one takes up its jobs, and all is charged once", async () => {
  const { restart, release, jobsOf } = await openFrame();
  const me = await guest();
  const { task_id } = await pushed(me, { cost: 3, deeds: [{ media: "!hold" }, { media: "after" }] });
  for (const posted of [1, 2]) {
    await expect.poll(async () => (await jobsOf(task_id)).length, { timeout: 10_000 }).toBe(posted);
    await restart();
  }
  await expect.poll(async () => (await jobsOf(task_id)).length, { timeout: 10_000 }).toBe(3);
  expect((await rowOf(task_id)).state).toBe("generating");
  await release();
  await until(task_id, "success");
  expect(await ledgerOf(me, task_id)).toEqual({ held: 0, charged: 3 });
});

it("cancel ends the instance, the media jobs and the reservation", async () => {
  const { heard, jobsOf } = await openFrame();
  const me = await guest();
  const { task_id } = await pushed(me, { cost: 3, deeds: [{ media: "!hold" }] });
  await expect.poll(async () => (await jobsOf(task_id)).length, { timeout: 10_000 }).toBe(1);
  expect(await me.call(tasks.cancel, { task_id })).toMatchObject({ state: "failed", error_code: -20212 });
  expect((await heard()).cancelled).toContain(task_id);
  expect((await (await instanceOf(await rowOf(task_id))).status()).status).toBe("terminated");
  expect(await ledgerOf(me, task_id)).toEqual({ held: 0, charged: 0 });
  expect(await me.call(tasks.cancel, { task_id })).toMatchObject({ state: "failed", error_code: -20212 });
});

it("retry starts a failed task again as a new one; one that has not failed is itself the answer", async () => {
  await openFrame();
  const me = await guest();
  const failed = await pushed(me, { cost: 3, deeds: [{ media: "!fail:ENGINE_FAILED" }] });
  await until(failed.task_id, "failed");
  const again = await me.call(tasks.retry, { task_id: failed.task_id });
  expect(again.task_id).not.toBe(failed.task_id);
  await until(again.task_id, "failed");
  const fine = await pushed(me, { deeds: [{ media: "Hello." }] });
  await until(fine.task_id, "success");
  expect(await me.call(tasks.retry, { task_id: fine.task_id })).toMatchObject({ task_id: fine.task_id, state: "success" });
});

it("retry needs the rights and the room of today: neither is kept with what failed", async () => {
  await openFrame({ tasks: 0 });
  const me = await guest();
  const video = await ownFile(me, "video", { purpose: "video-translation" });
  const { task_id } = await me.call(tasks.push, { app_id: appIdOf(videoTranslation), input: { video, to: "zh" } });
  await me.call(tasks.cancel, { task_id });
  const before = all.variables;
  onTestFinished(() => void (all.variables = before));
  all.variables = { ...before, PRO_APPS_FOR: "paid" };
  await expect(me.call(tasks.retry, { task_id })).rejects.toMatchObject({ code: codeOf("plan.upgradeRequired") });
  all.variables = before;
  const full = { key: `u/${me.userId}/m/full`, owner_id: me.userId, bytes: quotaOf({ user_type: USER_TYPE.guest }), expires_at: null };
  await all.db.insert(storedFile).values(full);
  await expect(me.call(tasks.retry, { task_id })).rejects.toMatchObject({ code: codeOf("file.noSpace") });
});

it("delete cancels what is open, and leaves the receipt's entries alone", async () => {
  const { heard, jobsOf } = await openFrame();
  const me = await guest();
  const { task_id } = await pushed(me, { cost: 3, deeds: [{ media: "!hold" }] });
  await expect.poll(async () => (await jobsOf(task_id)).length, { timeout: 10_000 }).toBe(1);
  await me.call(tasks.delete, { task_id });
  expect((await heard()).cancelled).toContain(task_id);
  await expect(me.call(tasks.status, { task_id })).rejects.toMatchObject({ code: -20001 });
  expect(await credits(me)).toMatchObject({ available: GUEST_CREDITS, reserved: 0 });
});

it("a key of the caller's is one task, also at once and after it has failed, and refuses another order", async () => {
  await openFrame();
  const me = await guest();
  const input = { name: "keyed", cost: 1, deeds: [{ media: "!fail:ENGINE_FAILED" }] };
  const key = { idempotency_key: "order-4711" };
  const several = await Promise.all(Array.from({ length: 5 }, () => pushed(me, input, key)));
  expect(new Set(several.map(({ task_id }) => task_id)).size).toBe(1);
  const [{ task_id } = { task_id: "" }] = several;
  await until(task_id, "failed");
  expect((await pushed(me, input, key)).task_id).toBe(task_id);
  await expect(pushed(me, { ...input, cost: 2 }, key)).rejects.toMatchObject({ code: -20214 });
  await expect(pushed(me, input, { ...key, stage: "quick" })).rejects.toMatchObject({ code: -20214 });
  const other = await guest();
  expect((await pushed(other, input, key)).task_id).not.toBe(task_id);
});

it("an instance that crashed leaves its task open, and its reservation held", async () => {
  const { jobsOf } = await openFrame();
  const me = await guest();
  const { task_id } = await pushed(me, { cost: 2, deeds: [{ media: "!hold" }] });
  await expect.poll(async () => (await jobsOf(task_id)).length, { timeout: 10_000 }).toBe(1);
  await crash(task_id);
  expect((await rowOf(task_id)).state).toBe("generating");
  expect(await ledgerOf(me, task_id)).toEqual({ held: 2, charged: 0 });
});
