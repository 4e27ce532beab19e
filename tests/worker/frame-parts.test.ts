import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { partsOf } from "../../db/queries/task.ts";
import { moveTask } from "../../db/queries/task-move.ts";
import { task as table } from "../../db/schema/index.ts";
import { account } from "../../trpc/contract/account.ts";
import { GUEST_CREDITS } from "../../trpc/contract/rules/credits.ts";
import { tasks } from "../../trpc/contract/task.ts";
import { fail } from "../../workers/upstream/tasks/finish.ts";
import { sweep } from "../../workers/upstream/tasks/revive.ts";
import { ledgerOf, openFrame, pushed, rowOf, until } from "./frame-support.ts";
import { all, env, type Guest, guest } from "./support.ts";

const { db } = all;
const credits = async ({ call }: Guest) => (await call(account.getUserInfo, {})).credits;
const statesOf = async (id: string) => (await partsOf(db, id)).map(({ state }) => state);

it("parts are reserved with their parent, each ends and is charged by itself, and the parent goes on once", async () => {
  const { jobsOf } = await openFrame({ tasks: 2 });
  const me = await guest();
  const deeds = [{ parts: ["one", "!fail:FACE_MISSING", "three"] }, { media: "the end" }];
  const { task_id } = await pushed(me, { cost: 2, parts: 4, deeds });
  const done = await until(task_id, "success");
  expect(done.output?.facts.said).toBe("success, failed -3024, success; fake");
  expect(done).toMatchObject({ attempt: 2, restarts: 0 });
  const { list } = await me.call(tasks.parts, { task_id });
  expect(list.map(({ state, title, parent_id }) => [state, title, parent_id])).toEqual([
    ["success", "part 0", task_id],
    ["failed", "part 1", task_id],
    ["success", "part 2", task_id],
    ["failed", expect.any(String), task_id],
  ]);
  expect(list[3]?.error_msg).not.toBeNull();
  expect(await Promise.all(list.map((part) => ledgerOf(me, part.task_id)))).toEqual([1, 0, 1, 0].map((charged) => ({ held: 0, charged })));
  expect(await credits(me)).toMatchObject({ available: GUEST_CREDITS - 4, reserved: 0 });
  expect((await jobsOf(task_id)).filter(({ said }) => said.includes("the end"))).toHaveLength(1);
});

it("a parent that waits for its parts takes no place, and its parts are not listed by themselves", async () => {
  const { jobsOf } = await openFrame({ tasks: 1 });
  const me = await guest();
  const { task_id } = await pushed(me, { parts: 2, deeds: [{ parts: ["!hold one", "!hold two"] }] });
  await expect.poll(async () => (await jobsOf(task_id)).length, { timeout: 10_000 }).toBe(1);
  expect((await statesOf(task_id)).toSorted()).toEqual(["generating", "queued"]);
  expect((await rowOf(task_id)).lease_until).toBeNull();
  expect((await me.call(tasks.last, {})).list.map((task) => task.task_id)).toEqual([task_id]);
});

it("a parent that is cancelled releases its parts: those at work stop, those that wait never begin", async () => {
  const { heard, jobsOf } = await openFrame({ tasks: 1 });
  const me = await guest();
  const { task_id } = await pushed(me, { cost: 1, parts: 3, deeds: [{ parts: ["!hold one", "!hold two", "!hold three"] }] });
  await expect.poll(async () => (await jobsOf(task_id)).length, { timeout: 10_000 }).toBe(1);
  await me.call(tasks.cancel, { task_id });
  expect(await statesOf(task_id)).toEqual(["failed", "failed", "failed"]);
  expect((await heard()).cancelled).toContain((await jobsOf(task_id))[0]?.task);
  expect(await jobsOf(task_id)).toHaveLength(1);
  expect(await credits(me)).toMatchObject({ available: GUEST_CREDITS, reserved: 0 });
});

it("a parent that fails before its parts have begun gives back what they hold", async () => {
  await openFrame();
  const me = await guest();
  const { task_id } = await pushed(me, { cost: 1, parts: 2, deeds: [{ media: "!fail:ENGINE_FAILED" }, { parts: ["one", "two"] }] });
  await until(task_id, "failed");
  await expect.poll(() => statesOf(task_id)).toEqual(["failed", "failed"]);
  expect(await credits(me)).toMatchObject({ available: GUEST_CREDITS, reserved: 0 });
});

it("a failed task with parts is tried again with as many", async () => {
  await openFrame();
  const me = await guest();
  const failed = await pushed(me, { cost: 1, parts: 2, deeds: [{ media: "!fail:ENGINE_FAILED" }, { parts: ["one", "two"] }] });
  await until(failed.task_id, "failed");
  const { task_id } = await me.call(tasks.retry, { task_id: failed.task_id });
  expect((await partsOf(db, task_id)).map(({ stage, cost }) => [stage, cost])).toEqual([
    ["part", 1],
    ["part", 1],
  ]);
});

it("the last part may end at the very moment its parent begins to wait", async () => {
  await openFrame();
  const me = await guest();
  const ending = `CREATE TRIGGER ends AFTER UPDATE OF lease_until ON task WHEN NEW.lease_until IS NULL AND NEW.state = 'generating' AND NEW.parent_id IS NULL
    BEGIN UPDATE task SET state = 'failed', finished_at = 1, lease_until = NULL WHERE parent_id = NEW.id; END`;
  await env.DB.exec(ending.replaceAll("\n", " "));
  const { task_id } = await pushed(me, { parts: 1, deeds: [{ parts: ["!hold"] }] });
  await until(task_id, "success").finally(() => env.DB.exec("DROP TRIGGER ends"));
});

it("a parent whose parts ended in a crash, with nobody left to say so, is found by the sweep", async () => {
  const { jobsOf } = await openFrame({ tasks: 1 });
  const me = await guest();
  const { task_id } = await pushed(me, { parts: 1, deeds: [{ parts: ["!hold"] }] });
  await expect.poll(async () => (await jobsOf(task_id)).length, { timeout: 10_000 }).toBe(1);
  const [part] = await partsOf(db, task_id);
  if (!part) throw new Error("no part");
  await fail(db, part, "task.generationFailed");
  expect(await moveTask(db, part, "success")).toBe(false);
  expect((await rowOf(task_id)).lease_until).toBeNull();
  await sweep(all);
  await until(task_id, "success");
  expect(await db.$count(table, eq(table.parent_id, task_id))).toBe(1);
});
