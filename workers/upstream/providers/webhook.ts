import { findJob } from "../../../db/queries/provider-job.ts";
import { findTask } from "../../../db/queries/task.ts";
import type { Variables } from "../env.ts";
import { keyedHash, sameText } from "../secrets/keyed-hash.ts";
import type { Services } from "../services.ts";

/** The event that wakes a run which waits for a job. */
export const wakeEvent = (jobId: string): string => `provider-${jobId}`;

const signatureOf = ({ SIGNING_SECRET }: Variables, jobId: string): Promise<string> => keyedHash(SIGNING_SECRET, `webhook ${jobId}`);

/** Where a provider says that a job has something new; null where nobody outside can reach us. */
export async function webhookOf(variables: Variables, jobId: string): Promise<string | null> {
  const { FILES_ORIGIN } = variables;
  if (!FILES_ORIGIN.startsWith("https:")) return null;
  return `${FILES_ORIGIN}/webhooks/provider/${jobId}?s=${await signatureOf(variables, jobId)}`;
}

/**
 * `POST /webhooks/provider/:job?s=…`: wakes the run that waits for the job, which then asks the provider itself. What the
 * webhook says is not read; it may come late, twice or never.
 */
export async function takeWebhook(all: Services, jobId: string, signature: string): Promise<Response> {
  if (!sameText(signature, await signatureOf(all.variables, jobId))) return new Response(null, { status: 403 });
  const job = await findJob(all.db, jobId);
  const task = job && (await findTask(all.db, job.task_id));
  if (task?.state === "generating") {
    const instance = await all.workflow.get(`${task.id}-${task.attempt}`).catch(() => null);
    await instance?.sendEvent({ type: wakeEvent(jobId), payload: null }).catch(() => undefined);
  }
  return new Response(null, { status: 204 });
}
