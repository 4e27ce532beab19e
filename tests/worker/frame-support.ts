import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { and, eq, inArray, isNull, or } from "drizzle-orm";
import { expect, onTestFinished } from "vitest";
import { findTask, type TaskRow } from "../../db/queries/task.ts";
import { providerCall, task as table } from "../../db/schema/index.ts";
import { OPEN_STATES } from "../../trpc/contract/rules/tasks.ts";
import { tasks } from "../../trpc/contract/task.ts";
import type { Heard, Manner } from "../setup/fake-media-room.ts";
import type { ProviderRecord } from "../setup/fake-provider.ts";
import worker from "../../workers/upstream/index.ts";
import { mediaClient } from "../../workers/upstream/media/client.ts";
import { cancel } from "../../workers/upstream/tasks/cancel.ts";
import { tools, toolTable } from "../../workers/upstream/tools/table.ts";
import { cancelTestJob, MEDIA_APP, type Plan, PROVIDER_APP, testProvider, testTools } from "./frame-tool.ts";
import { all, env, type Guest } from "./support.ts";

const origin = String(env.MEDIA_URL);

/** A media service of the test's own beside the test tools. When it ends both are gone, and with them all open tasks. */
export async function openFrame(manner: Partial<Manner> = {}) {
  const secret = `${env.MEDIA_SECRET}/${crypto.randomUUID()}`;
  const ask = async (path: string, body?: object): Promise<Heard> =>
    (
      await fetch(origin + path, {
        method: body ? "POST" : "GET",
        headers: { authorization: `Bearer ${secret}` },
        body: body && JSON.stringify(body),
      })
    ).json();
  const { media, cancelJobs, tools: before } = all;
  /** How the service behaves from now on. What the client knew of it is forgotten. */
  const set = async (change: Partial<Manner>) => {
    await ask("/control", change);
    all.media = mediaClient(fetch, origin, secret);
  };
  await set(manner);
  all.tools = toolTable([...tools(), ...testTools]);
  all.cancelJobs = new Map([...all.cancelJobs, [testProvider.name, cancelTestJob]]);
  onTestFinished(async () => {
    try {
      await set({ dead: false, tasks: 1 });
      for (const task of await all.db
        .select()
        .from(table)
        .where(inArray(table.state, [...OPEN_STATES])))
        await cancel(all, task);
      await ask("/control/release", {});
    } finally {
      Object.assign(all, { media, cancelJobs, tools: before });
    }
  });
  const heard = () => ask("/control");
  /** What was submitted for a task and its parts. */
  const jobsOf = async (id: string) => (await heard()).jobs.filter(({ task }) => task?.startsWith(id));
  return { set, heard, jobsOf, release: () => ask("/control/release", {}), restart: () => ask("/control/restart", {}) };
}

let count = 0;

interface Pushed {
  stage?: string;
  app_id?: number;
  idempotency_key?: string;
}

/** Pushes a plan of the test tool, unlike any before; answers the task. */
export function pushed({ call }: Guest, input: Partial<Plan>, { app_id = MEDIA_APP, ...more }: Pushed = {}) {
  count += 1;
  return call(tasks.push, { app_id, input: { name: `plan ${count}`, ...input }, ...more });
}
export const pushedToProvider = (me: Guest, input: Partial<Plan>) => pushed(me, input, { app_id: PROVIDER_APP });

export async function rowOf(id: string): Promise<TaskRow> {
  const row = await findTask(all.db, id);
  if (!row) throw new Error(`no task ${id}`);
  return row;
}

/** Waits until a task has come into a state; its row. Nothing but the frame itself brings it there. */
export async function until(id: string, state: TaskRow["state"], timeout = 20_000): Promise<TaskRow> {
  await expect.poll(async () => (await rowOf(id)).state, { timeout, interval: 20 }).toBe(state);
  return rowOf(id);
}

export const instanceOf = async ({ id, attempt }: Pick<TaskRow, "id" | "attempt">) => env.TASKS.get(`${id}-${attempt}`);

/** Ends the instance of a task as a crash does: nothing is written of it. */
export const crash = async (id: string): Promise<void> => (await instanceOf(await rowOf(id))).terminate();

/** Runs the worker's cron and all that it waits for. */
export async function cron(name: string): Promise<void> {
  const context = createExecutionContext();
  worker.scheduled({ cron: name, scheduledTime: Date.now(), noRetry: () => undefined }, env, context);
  await waitOnExecutionContext(context);
}

/** What the ledger says of a task: held and charged credits. */
export const ledgerOf = async ({ call }: Guest, task_id: string) => {
  const { held, charged } = await call(tasks.receipt, { task_id });
  return { held, charged };
};

/** What is booked of a task's calls to providers, or of an owner's where it was no task's. */
export const callsOf = (id: string) =>
  all.db
    .select()
    .from(providerCall)
    .where(or(eq(providerCall.task_id, id), and(eq(providerCall.owner_id, id), isNull(providerCall.task_id))))
    .orderBy(providerCall.id);

/** All that the fake provider knows of a job, by the id that is ours. */
export const seenJob = async (id: string): Promise<ProviderRecord> => (await fetch(`${env.PROVIDER_URL}/seen/${id}`)).json();
export const setFate = (id: string, fate: object) =>
  fetch(`${env.PROVIDER_URL}/jobs/job-${id}`, { method: "PATCH", body: JSON.stringify(fate) });
