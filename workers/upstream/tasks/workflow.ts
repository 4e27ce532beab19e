import { WorkflowEntrypoint, type WorkflowEvent, type WorkflowStep } from "cloudflare:workers";
import { findTask, type TaskRow } from "../../../db/queries/task.ts";
import { AppError } from "../app-error.ts";
import type { UpstreamEnv } from "../env.ts";
import { type Services, services } from "../services.ts";
import { failureOf } from "../tools/table.ts";
import type { Tool } from "../tools/tool.ts";
import { admit } from "./admit.ts";
import { stopJobs } from "./cancel.ts";
import { Suspended } from "./control.ts";
import { fail, succeed } from "./finish.ts";
import type { InstanceParams } from "./instance.ts";
import { sendDue } from "../webhooks/send.ts";
import { resumeParent } from "./parts.ts";
import type { Reason } from "./reason-text.ts";
import { isOver, reasonIn } from "./reason.ts";
import { durableOf, runOf } from "./run.ts";

const DAY_MS = 24 * 60 * 60_000;

/** Why a run has failed: the reason that its error carries, else the tool's own. */
function reasonFor(error: unknown, tool: Tool, { stage }: TaskRow): Reason {
  if (error instanceof AppError) return { key: error.reason, values: error.params };
  const known = reasonIn(error);
  if (!known) console.error(error);
  return known ?? { key: failureOf(tool, stage), values: {} };
}

async function work(all: Services, task: TaskRow, step: WorkflowStep): Promise<void> {
  const tool = all.tools.of(task.app_id);
  const durable = durableOf(step);
  const { keepDays } = tool.manifest.work;
  try {
    const output = await tool.run(runOf(all, tool, task, step));
    await durable("settle", () => succeed(all.db, task, output, keepDays === null ? null : Date.now() + keepDays * DAY_MS));
  } catch (error) {
    if (error instanceof Suspended || isOver(error)) return;
    const { key, values } = reasonFor(error, tool, task);
    if (await durable("release", () => fail(all.db, task, key, values))) await stopJobs(all, task);
  }
}

/** One instance an attempt: runs the tool from its kept input, then settles; whatever fails gives the credits back. */
export class TaskWorkflow extends WorkflowEntrypoint<UpstreamEnv, InstanceParams> {
  override async run({ payload }: Readonly<WorkflowEvent<InstanceParams>>, step: WorkflowStep): Promise<void> {
    const all = services(this.env);
    const task = await findTask(all.db, payload.task_id);
    if (task?.state !== "generating" || task.attempt !== payload.attempt) return;
    await work(all, task, step);
    await resumeParent(all, task);
    await admit(all);
    await sendDue(all);
  }
}
