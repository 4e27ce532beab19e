import { eq } from "drizzle-orm";
import { expect, it, onTestFinished, vi } from "vitest";
import { providerJob, task as table } from "../../db/schema/index.ts";
import { tasks } from "../../trpc/contract/task.ts";
import type { CancelJob } from "../../workers/upstream/providers/job.ts";
import { webhookOf } from "../../workers/upstream/providers/webhook.ts";
import { sweep } from "../../workers/upstream/tasks/revive.ts";
import {
  callsOf,
  crash,
  ledgerOf,
  openFrame,
  pushed as tested,
  pushedToProvider as pushed,
  rowOf,
  seenJob,
  setFate,
  until,
} from "./frame-support.ts";
import { all, ask, guest } from "./support.ts";

const LONG_MS = 600_000;
const PENDING = { provider: { pending: null, retryAfterMs: LONG_MS } };

/** The id of a task's provider job that has been asked for at least once, and is waited for. */
async function waiting(task_id: string): Promise<string> {
  await expect.poll(async () => (await rowOf(task_id)).lease_until ?? 0, { timeout: 15_000 }).toBeGreaterThan(Date.now() + LONG_MS / 2);
  const [job] = await all.db.select().from(providerJob).where(eq(providerJob.task_id, task_id));
  if (!job) throw new Error(`no job of ${task_id}`);
  return job.id;
}
const stateOf = async (id: string) => (await all.db.select().from(providerJob).where(eq(providerJob.id, id)))[0]?.state;

/** As an installation that can be reached from outside. */
function reachable(): void {
  const { variables } = all;
  all.variables = { ...variables, FILES_ORIGIN: "https://ads.test" };
  onTestFinished(() => void (all.variables = variables));
}
const call = async (webhook: string | null) => (await ask(webhook ?? "", { method: "POST", body: "{}" })).status;

it("a provider's job is submitted once, asked for until it is done, and its answer kept", async () => {
  await openFrame();
  const me = await guest();
  const { task_id } = await pushed(me, { cost: 2, deeds: [{ provider: { pending: 2, retryAfterMs: 50 } }] });
  const done = await until(task_id, "success");
  const [job] = await all.db.select().from(providerJob).where(eq(providerJob.task_id, task_id));
  expect(job).toMatchObject({ state: "done", provider: "test-provider", owner_id: me.userId });
  expect(done.output?.facts.said).toBe(`made of ${job?.external_id}`);
  expect(await seenJob(job?.id ?? "")).toMatchObject({ submitted: 1, asked: 3, webhook: null });
  const use = { kind: "video", provider: "test-provider", model: "test-provider/model", units: 5, unit: "second", micros: 500_000 };
  expect(await callsOf(task_id)).toEqual([{ id: job?.id, owner_id: me.userId, task_id, ...use, created_at: expect.any(Number) }]);
  expect(await ledgerOf(me, task_id)).toEqual({ held: 0, charged: 2 });
});

it("a provider that failed fails the task with its reason, and the credits come back", async () => {
  await openFrame();
  const me = await guest();
  const { task_id } = await pushed(me, { cost: 2, deeds: [{ provider: { pending: 1, retryAfterMs: 50, fails: true } }] });
  await until(task_id, "failed");
  expect(await me.call(tasks.status, { task_id })).toMatchObject({ error_code: -20507, error_msg: expect.stringContaining("damaged") });
  expect(await callsOf(task_id)).toEqual([]);
  expect(await ledgerOf(me, task_id)).toEqual({ held: 0, charged: 0 });
});

it("a submission whose answer is lost is the same job when it is sent again", async () => {
  await openFrame();
  const me = await guest();
  const { task_id } = await pushed(me, { deeds: [{ provider: { pending: 0, drops: true } }] });
  await until(task_id, "success");
  const [job] = await all.db.select().from(providerJob).where(eq(providerJob.task_id, task_id));
  expect(await seenJob(job?.id ?? "")).toMatchObject({ submitted: 2 });
  expect(await callsOf(task_id)).toHaveLength(1);
});

it("its webhook wakes the run long before it would ask, however often it comes", async () => {
  reachable();
  await openFrame();
  const me = await guest();
  const { task_id } = await pushed(me, { deeds: [PENDING] });
  const id = await waiting(task_id);
  const { webhook } = await seenJob(id);
  expect(await call(webhook)).toBe(204);
  await expect.poll(async () => (await seenJob(id)).asked, { timeout: 15_000 }).toBe(2);
  expect((await rowOf(task_id)).state).toBe("generating");
  await setFate(id, { pending: 0 });
  expect(await Promise.all([call(webhook), call(webhook)])).toEqual([204, 204]);
  await until(task_id, "success");
  expect(await call(webhook)).toBe(204);
});

it("who only waits for a provider keeps nobody from the media service", async () => {
  const { jobsOf } = await openFrame({ tasks: 1 });
  const [me, other] = await Promise.all([guest(), guest()]);
  const waits = await tested(me, { cost: 2, deeds: [{ media: "Before." }, PENDING, { media: "After." }] });
  const id = await waiting(waits.task_id);
  // The one place there is.
  const quick = await tested(other, { deeds: [{ media: "Hello." }] });
  await until(quick.task_id, "success");
  expect((await rowOf(waits.task_id)).state).toBe("generating");
  // Once it is done the rest is made in the service, and counts as work there again.
  await setFate(id, { pending: 0 });
  await all.db.update(table).set({ lease_until: 1 }).where(eq(table.id, waits.task_id));
  await crash(waits.task_id);
  await sweep(all);
  expect(await until(waits.task_id, "success")).toMatchObject({ lane: "media" });
  expect((await jobsOf(waits.task_id)).length).toBe(2);
  expect(await ledgerOf(me, waits.task_id)).toEqual({ held: 0, charged: 2 });
});

it("a forged webhook is refused, and wakes nobody", async () => {
  reachable();
  await openFrame();
  const me = await guest();
  const { task_id } = await pushed(me, { deeds: [PENDING] });
  const id = await waiting(task_id);
  const other = await webhookOf(all.variables, "another");
  const signature = new URL(other ?? "").searchParams.get("s");
  for (const query of ["", "?s=", "?s=0000", `?s=${signature}`])
    expect(await call(`https://ads.test/webhooks/provider/${id}${query}`)).toBe(403);
  expect(await call(other)).toBe(204);
  expect((await seenJob(id)).asked).toBe(1);
});

it("an instance that dies between the submission and the answer is followed by one that asks for the same job", async () => {
  await openFrame();
  const me = await guest();
  const { task_id } = await pushed(me, { deeds: [PENDING] });
  const id = await waiting(task_id);
  await crash(task_id);
  await setFate(id, { pending: 0 });
  await all.db.update(table).set({ lease_until: 1 }).where(eq(table.id, task_id));
  await sweep(all);
  expect(await until(task_id, "success")).toMatchObject({ attempt: 2 });
  expect(await callsOf(task_id)).toHaveLength(1);
  expect(await seenJob(id)).toMatchObject({ submitted: 1 });
});

it("cancelling a task cancels its job at the provider", async () => {
  await openFrame();
  const me = await guest();
  const { task_id } = await pushed(me, { cost: 2, deeds: [PENDING] });
  const id = await waiting(task_id);
  expect(await callsOf(task_id)).toHaveLength(1);
  await me.call(tasks.cancel, { task_id });
  expect(await seenJob(id)).toMatchObject({ cancelled: true });
  expect(await stateOf(id)).toBe("cancelled");
  expect(await callsOf(task_id)).toEqual([]);
  expect(await ledgerOf(me, task_id)).toEqual({ held: 0, charged: 0 });
});

it("what was made of a job until it was cancelled stays booked as ours, where its provider bills it", async () => {
  await openFrame();
  const me = await guest();
  const { task_id } = await pushed(me, { cost: 2, deeds: [PENDING] });
  const id = await waiting(task_id);
  all.cancelJobs = new Map([["test-provider", async () => "billed" as const]]);
  await me.call(tasks.cancel, { task_id });
  expect(await stateOf(id)).toBe("cancelled");
  expect(await callsOf(task_id)).toMatchObject([{ id, micros: 500_000 }]);
  expect(await ledgerOf(me, task_id)).toEqual({ held: 0, charged: 0 });
});

const refusing: CancelJob = () => Promise.reject(new Error("no answer"));
it.each<[string, [string, CancelJob][]]>([
  ["cannot be told", []],
  ["does not answer", [["test-provider", refusing]]],
])("a provider that %s goes on: its job is booked as ours, the credits come back", async (_why, known) => {
  await openFrame();
  vi.spyOn(console, "warn").mockReturnValue();
  const me = await guest();
  const { task_id } = await pushed(me, { cost: 2, deeds: [PENDING] });
  const id = await waiting(task_id);
  all.cancelJobs = new Map(known);
  await me.call(tasks.cancel, { task_id });
  expect(await stateOf(id)).toBe("abandoned");
  expect(await callsOf(task_id)).toMatchObject([{ id, micros: 500_000 }]);
  expect(await ledgerOf(me, task_id)).toEqual({ held: 0, charged: 0 });
});

it("a task that is cancelled while its job is being submitted cancels the job once it has a name", async () => {
  await openFrame();
  const me = await guest();
  const { task_id } = await pushed(me, { cost: 2, deeds: [{ provider: { pending: null, holds: true } }] });
  const jobOf = async () => (await all.db.select().from(providerJob).where(eq(providerJob.task_id, task_id)))[0];
  await expect.poll(async () => (await seenJob((await jobOf())?.id ?? ""))?.submitted, { timeout: 15_000 }).toBe(1);
  const id = (await jobOf())?.id ?? "";
  await me.call(tasks.cancel, { task_id });
  expect(await ledgerOf(me, task_id)).toEqual({ held: 0, charged: 0 });
  expect(await seenJob(id)).toMatchObject({ cancelled: false });
  await setFate(id, { holds: false });
  await expect.poll(async () => (await seenJob(id)).cancelled, { timeout: 15_000 }).toBe(true);
  await expect.poll(() => stateOf(id)).toBe("cancelled");
});

it("a provider that never ends is given up after the hours that the tool allows, and told so", async () => {
  reachable();
  await openFrame();
  const me = await guest();
  const { task_id } = await pushed(me, { cost: 2, deeds: [PENDING] });
  const id = await waiting(task_id);
  const { now } = Date;
  const clock = vi.spyOn(Date, "now").mockImplementation(() => now() + 2.1 * 3_600_000);
  expect(await call((await seenJob(id)).webhook)).toBe(204);
  await until(task_id, "failed").finally(() => clock.mockRestore());
  expect(await rowOf(task_id)).toMatchObject({ attempt: 1, restarts: 0 });
  expect(await seenJob(id)).toMatchObject({ cancelled: true, submitted: 1 });
  expect(await ledgerOf(me, task_id)).toEqual({ held: 0, charged: 0 });
});
