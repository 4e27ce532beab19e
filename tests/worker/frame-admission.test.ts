import { eq } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { task as table } from "../../db/schema/index.ts";
import { tasks } from "../../trpc/contract/task.ts";
import { admit } from "../../workers/upstream/tasks/admit.ts";
import { openFrame, pushed, pushedToProvider, rowOf, until } from "./frame-support.ts";
import { all, guest } from "./support.ts";

const HELD = { deeds: [{ media: "!hold" }] };
const stateOf = async (id: string) => (await rowOf(id)).state;
const states = (pushes: { task_id: string }[]) => Promise.all(pushes.map(({ task_id }) => stateOf(task_id)));
const count = async (pushes: { task_id: string }[], state: string) => (await states(pushes)).filter((one) => one === state).length;

it("no more tasks are worked on than the media service has places for, however many are pushed at once", async () => {
  const { set } = await openFrame({ tasks: 3 });
  const me = await guest();
  const all9 = await Promise.all(Array.from({ length: 9 }, () => pushed(me, HELD)));
  expect(await count(all9, "generating")).toBe(3);
  await Promise.all(Array.from({ length: 5 }, () => admit(all)));
  expect(await count(all9, "generating")).toBe(3);
  await set({ tasks: 5 });
  await admit(all);
  expect(await count(all9, "generating")).toBe(5);
});

it("a task that ends makes room for the next, and all of them succeed in the end", async () => {
  const { release, jobsOf } = await openFrame({ tasks: 1 });
  const me = await guest();
  const [first, ...others] = [await pushed(me, HELD), await pushed(me, {}), await pushed(me, {}), await pushed(me, {})];
  expect(first.state).toBe("generating");
  expect(others.map(({ state, queue }) => [state, queue?.place])).toEqual([
    ["queued", 1],
    ["queued", 2],
    ["queued", 3],
  ]);
  for (const { queue } of others) expect(queue?.minutes).toBeGreaterThan(0);
  await expect.poll(async () => (await jobsOf(first.task_id)).length, { timeout: 10_000 }).toBe(1);
  await release();
  for (const { task_id } of [first, ...others]) await until(task_id, "success");
});

it("owners take turns: who has pushed many does not keep another waiting behind all of them", async () => {
  const { set } = await openFrame({ tasks: 1 });
  const [many, one] = [await guest(), await guest()];
  const theirs = [];
  for (let index = 0; index < 5; index++) theirs.push(await pushed(many, HELD));
  const mine = await pushed(one, HELD);
  expect(await count(theirs, "generating")).toBe(1);
  await set({ tasks: 2 });
  await admit(all);
  expect(await stateOf(mine.task_id)).toBe("generating");
  expect(await count(theirs, "generating")).toBe(1);
});

it("one place more is kept for a stage that someone waits for at the screen", async () => {
  await openFrame({ tasks: 1 });
  const me = await guest();
  const main = [await pushed(me, HELD), await pushed(me, HELD)];
  const quick = [await pushed(me, HELD, { stage: "quick" }), await pushed(me, HELD, { stage: "quick" })];
  expect(await states([...main, ...quick])).toEqual(["generating", "queued", "generating", "queued"]);
});

it("what only waits for a provider takes no place of the media service", async () => {
  await openFrame({ tasks: 1 });
  const me = await guest();
  const media = await pushed(me, HELD);
  const provided = await Promise.all(Array.from({ length: 4 }, () => pushedToProvider(me, { deeds: [{ provider: { pending: 0 } }] })));
  for (const { task_id } of provided) await until(task_id, "success");
  expect(await stateOf(media.task_id)).toBe("generating");
});

it("while the media service is down tasks wait, and begin when it is back", async () => {
  const { set } = await openFrame({ dead: true });
  const me = await guest();
  const { task_id, state, queue } = await pushed(me, {});
  expect([state, queue?.place]).toEqual(["queued", 1]);
  await set({ dead: false });
  await me.call(tasks.status, { task_id });
  await until(task_id, "success");
});

it("an instance that cannot be started fails its task, which keeps no place", async () => {
  await openFrame({ tasks: 1 });
  const me = await guest();
  const { workflow } = all;
  all.workflow = {
    ...workflow,
    create: async () => {
      throw new Error("the runtime is full");
    },
    get: async () => {
      throw new Error("there is none");
    },
  } as unknown as typeof workflow;
  const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const failed = await pushed(me, { cost: 2 }).finally(() => (all.workflow = workflow));
  expect(await rowOf(failed.task_id)).toMatchObject({ state: "failed", lease_until: null });
  expect(said).toHaveBeenCalledWith(expect.objectContaining({ message: "the runtime is full" }));
  said.mockRestore();
  expect(await all.db.$count(table, eq(table.state, "generating"))).toBe(0);
});
