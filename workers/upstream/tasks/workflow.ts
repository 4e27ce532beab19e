import { WorkflowEntrypoint, type WorkflowEvent, type WorkflowStep } from "cloudflare:workers";
import { advanceTask, findTask, type TaskRow } from "../../../db/queries/task.ts";
import { AppError } from "../app-error.ts";
import type { UpstreamEnv } from "../env.ts";
import { type Services, services } from "../services.ts";
import { toolOf } from "../tools/table.ts";
import type { ToolRun } from "../tools/tool.ts";
import { MediaJobFailed } from "../media/client.ts";
import { reasonOf } from "../media/reasons.ts";
import { runOnce } from "../media/artifact.ts";
import { fail, succeed } from "./finish.ts";
import { sparingly } from "./progress.ts";
import { final, reasonIn } from "./reason.ts";

/** Long enough to outlive a restart of the media service. */
const RETRIES = { retries: { limit: 6, delay: "2 seconds", backoff: "linear" }, timeout: "10 minutes" } as const;

async function finalOnReason<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof MediaJobFailed) throw final({ key: reasonOf(error.code, error.values), values: error.values });
    if (error instanceof AppError) throw final({ key: error.reason, values: error.params });
    throw error;
  }
}

function toolRun(all: Services, task: TaskRow, step: WorkflowStep): ToolRun {
  const progress = sparingly((name, percent) => advanceTask(all.db, task.id, { state: "generating", step: name, progress: percent }));
  const durable = <T>(name: string, work: () => Promise<T>): Promise<T> =>
    step.do(name, RETRIES, () => finalOnReason(work) as Promise<Rpc.Serializable<T>>) as Promise<T>;
  return {
    ...all,
    ownerId: task.owner_id,
    task,
    progress,
    step: durable,
    media: (name, job, share) =>
      durable(name, () =>
        runOnce(all, task.owner_id, job, async (fraction) => {
          if (share) await progress(share.step, share.from + (share.to - share.from) * fraction);
        }),
      ),
  };
}

/** One instance a task: runs the tool's steps, then settles; whatever fails gives the credits back. */
export class TaskWorkflow extends WorkflowEntrypoint<UpstreamEnv, { task_id: string }> {
  override async run(event: Readonly<WorkflowEvent<{ task_id: string }>>, step: WorkflowStep): Promise<void> {
    const all = services(this.env);
    const task = await findTask(all.db, event.payload.task_id);
    if (!task) return;
    const tool = toolOf(task.app_id);
    try {
      const output = await tool.run(toolRun(all, task, step));
      await step.do("settle", RETRIES, () => succeed(all.db, task, output));
    } catch (error) {
      const { key, values } = reasonIn(error) ?? { key: tool.failure(task.stage), values: {} };
      if (!reasonIn(error)) console.error(error);
      await step.do("release", RETRIES, () => fail(all.db, task, key, values));
    }
  }
}
