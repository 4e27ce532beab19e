import type { WorkflowStep } from "cloudflare:workers";
import { claimJob, openJobsOf, type ProviderJobRow, saveJob, saveStarted, saveUnpaid } from "../../../db/queries/provider-job.ts";
import { findTask, type TaskRow } from "../../../db/queries/task.ts";
import { touchTask } from "../../../db/queries/task-move.ts";
import type { MessageKey } from "../../../locales/index.ts";
import { AppError } from "../app-error.ts";
import { sha256 } from "../ids.ts";
import { callRow } from "../providers/book-call.ts";
import { refusalIn } from "../providers/failed-job.ts";
import type { ProviderAdapter, ProviderStatus, TakenBack } from "../providers/job.ts";
import { webhookOf, wakeEvent } from "../providers/webhook.ts";
import type { Services } from "../services.ts";
import type { ProviderOrder } from "../tools/tool.ts";
import { failureOf } from "../tools/table.ts";
import { isTooOld } from "./age.ts";
import { Superseded } from "./control.ts";
import { leaseFrom } from "./lease.ts";
import { withoutPlace } from "./place.ts";
import { pollInterval } from "./poll-interval.ts";

interface Following {
  all: Services;
  task: TaskRow;
  step: WorkflowStep;
  /** A durable step that is tried again where the failure is worth it. */
  durable: <T>(name: string, work: () => Promise<T>) => Promise<T>;
}

const jobRow = (task: TaskRow, provider: string, id: string): ProviderJobRow => ({
  id,
  owner_id: task.owner_id,
  task_id: task.id,
  provider,
  external_id: null,
  state: "starting",
  result: null,
  created_at: Date.now(),
  updated_at: Date.now(),
});

/** Ends a run whose task is over or another attempt's: what is left of its jobs is cancelled, or that attempt's to follow. */
async function stopFollowing({ all, task }: Following): Promise<never> {
  const newest = await findTask(all.db, task.id);
  if (newest === null || newest.finished_at !== null) await cancelProviderJobs(all, task.id);
  throw new Superseded();
}

interface Ordered<Q> extends ProviderOrder<Q> {
  job: ProviderJobRow;
}

/** Submits the job, once: its id is kept, and what it costs booked, before anything is asked of it. A task cancelled meanwhile cancels it. */
async function submit<Q, R>(
  following: Following,
  name: string,
  adapter: ProviderAdapter<Q, R>,
  { request, use, job }: Ordered<Q>,
): Promise<string> {
  if (job.external_id !== null) return job.external_id;
  const { all, task, durable } = following;
  return durable(`${name} start`, async () => {
    const external_id = await adapter.start(request, { idempotencyKey: job.id, webhook: await webhookOf(all.variables, job.id) });
    if (refusalIn(external_id)) await saveJob(all.db, job.id, { external_id, state: "pending" });
    else await saveStarted(all.db, job.id, external_id, callRow(job, use));
    if (!(await touchTask(all.db, task, {}))) return stopFollowing(following);
    return external_id;
  });
}

/** Waits until the webhook wakes it, or the time is over; the task's lease lasts as long. */
async function pause(following: Following, name: string, jobId: string, ms: number): Promise<void> {
  const { all, task, step } = following;
  if (!(await touchTask(all.db, task, { lease_until: leaseFrom(Date.now(), ms) }))) return stopFollowing(following);
  await step.waitForEvent(name, { type: wakeEvent(jobId), timeout: ms }).catch(() => undefined);
}

/** Of a job that we have lost sight of, and that its provider may have made all the same. */
const STILL_PAID: ReadonlySet<MessageKey> = new Set<MessageKey>(["model.expired", "model.keyRefused"]);

async function settled<R>(
  { all }: Following,
  adapter: ProviderAdapter<never, R>,
  jobId: string,
  status: Exclude<ProviderStatus<unknown>, { state: "pending" }>,
): Promise<R> {
  if (status.state === "failed") {
    if (STILL_PAID.has(status.reason)) await saveJob(all.db, jobId, { state: "failed" });
    else await saveUnpaid(all.db, jobId, "failed");
    throw new AppError(status.reason, { params: status.values });
  }
  const result = adapter.result.parse(status.result);
  await saveJob(all.db, jobId, { state: "done", result });
  return result;
}

/**
 * Has a provider do a job: submitted once, asked for with back-off or when its webhook says so (whose content is not
 * believed), through restarts of ours. Throws AppError where the provider has failed.
 */
export async function followProvider<Q, R>(
  following: Following,
  name: string,
  adapter: ProviderAdapter<Q, R>,
  order: ProviderOrder<Q>,
): Promise<R> {
  const { all, task } = following;
  const { request } = order;
  const id = (await sha256(`${task.id}\n${name}\n${JSON.stringify(request)}`)).slice(0, 40);
  const job = await claimJob(all.db, jobRow(task, adapter.name, id));
  if (job.state === "done") return adapter.result.parse(job.result);
  return withoutPlace(all, task, () => followed(following, name, adapter, { ...order, job }));
}

/** The same, once it is known that it is not done. */
async function followed<Q, R>(following: Following, name: string, adapter: ProviderAdapter<Q, R>, order: Ordered<Q>): Promise<R> {
  const { all, task, durable } = following;
  const { id } = order.job;
  const externalId = await submit(following, name, adapter, order);
  for (let asked = 0, waited = 0; ; asked += 1) {
    const status = await durable(`${name} status ${asked}`, () => adapter.status(externalId));
    if (status.state !== "pending") return settled(following, adapter, id, status);
    if (isTooOld(all, task)) throw new AppError(failureOf(all.tools.of(task.app_id), task.stage));
    const wait = Math.round(status.retryAfterMs ?? pollInterval(asked, waited));
    await pause(following, `${name} wait ${asked}`, id, wait);
    waited += wait;
  }
}

/** Whether a job of a task is being submitted right now: only its instance will learn what the provider calls it. */
export const isSubmitting = async ({ db }: Services, taskId: string): Promise<boolean> =>
  (await openJobsOf(db, taskId)).some(({ external_id }) => external_id === null);

/**
 * Tells providers that nobody waits for the jobs of a task any more. What was made by then stays booked as ours where it is billed; one
 * that cannot be told goes on, and stays booked, too.
 */
export async function cancelProviderJobs({ db, cancelJobs }: Services, taskId: string): Promise<void> {
  const told = async ({ provider, external_id }: ProviderJobRow): Promise<TakenBack | "abandoned"> => {
    // Nothing has been asked of it yet.
    if (external_id === null) return "unbilled";
    const cancel = cancelJobs.get(provider);
    if (!cancel) return "abandoned";
    return cancel(external_id).catch((error: unknown) => (console.warn(`${provider} did not cancel ${external_id}:`, error), "abandoned"));
  };
  for (const job of await openJobsOf(db, taskId)) {
    const end = await told(job);
    if (end === "unbilled") await saveUnpaid(db, job.id, "cancelled");
    else await saveJob(db, job.id, { state: end === "billed" ? "cancelled" : "abandoned" });
  }
}
