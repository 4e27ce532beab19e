import { z } from "zod";

const count = z.number().int().min(0);
/** Jobs of one lane: at most `places` of them run at once. */
const laneLoad = z.object({ running: count, queued: count, places: count });

/** What a submission may say beside its job, in the same body: whose it is. No part of the job's identity. */
export const submissionLabel = z.object({
  task: z
    .string()
    .regex(/^[\w.:-]{1,100}$/)
    .optional(),
});

/** `DELETE /tasks/:task`: the jobs that it alone held, and that were stopped. One that another task or nobody named holds lives on. */
export const cancelledTask = z.object({ cancelled: z.array(z.string()) });

/** `GET /capacity`. `tasks`: how many whole ads it can usefully work on at once; `limit`: how many jobs it takes in, running and queued. */
export const capacity = z.object({
  tasks: z.number().int().min(1),
  running: count,
  queued: count,
  limit: count,
  lanes: z.record(z.string(), laneLoad),
});
export type Capacity = z.infer<typeof capacity>;

/** Status 503 of `POST /jobs`, with `Retry-After`: nothing is wrong with the job, and it may be posted again after so many seconds. */
export const refusal = z.object({ code: z.enum(["QUEUE_FULL", "SHUTTING_DOWN"]), error: z.string(), retry_after: z.number() });
export type Refusal = z.infer<typeof refusal>;

const seconds = z.number().min(0);
const laneHealth = laneLoad.extend({ oldest_running_seconds: seconds, oldest_queued_seconds: seconds });
/** Bytes that readers of addresses may hold together, and hold. */
const roomHealth = z.object({ used: count, places: count, readers: count, waiting: count, oldest_seconds: seconds });

/** `GET /health`. `stuck` has status 503: something stands still that will not mend itself, as `reasons` say. */
export const health = z.object({
  status: z.enum(["ok", "starting", "degraded", "stuck"]),
  version: z.string(),
  reasons: z.array(z.string()),
  engines: z.record(z.string(), z.object({ ready: z.boolean(), reason: z.string().optional() })),
  lanes: z.record(z.string(), laneHealth),
  egress: z.object({ pages: roomHealth, films: roomHealth }),
  /** Whether ffmpeg and ffprobe run without a network, and with limits on memory, processor time and written bytes. */
  confined: z.object({ network: z.boolean(), limits: z.boolean() }).nullable(),
});
export type Health = z.infer<typeof health>;
export type LaneHealth = z.infer<typeof laneHealth>;

/** What became of a message that was posted (`/notify`): the status of the answer, or 0 and why there was none. */
export const notified = z.object({ status: z.number().int(), error: z.string() });
