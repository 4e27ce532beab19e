import type { WorkflowStep } from "cloudflare:workers";
import type { TaskRow } from "../../../db/queries/task.ts";
import { keepForDocument, keepMade } from "../../../db/queries/task-files.ts";
import { touchTask } from "../../../db/queries/task-move.ts";
import type { JobKind, JobOf, ResultOf } from "../../media/protocol/jobs.ts";
import { AppError } from "../app-error.ts";
import { runOnce } from "../media/artifact.ts";
import { MediaJobFailed } from "../media/client.ts";
import { reasonOf } from "../media/reasons.ts";
import type { Services } from "../services.ts";
import { isAddressOver, passingLoss } from "../tools/lost-result.ts";
import type { ProgressShare, Tool, ToolRun } from "../tools/tool.ts";
import { Superseded } from "./control.ts";
import { marked } from "./generated.ts";
import { withHeartbeat } from "./heartbeat.ts";
import { runParts } from "./parts.ts";
import { withoutPlace } from "./place.ts";
import { progressOf } from "./progress.ts";
import { followProvider } from "./provider-jobs.ts";
import { final, over } from "./reason.ts";
import { askPerson } from "./review.ts";

/** Long enough to outlive a restart of the media service. A media job that waits for its turn there uses up none of them. */
const RETRIES = { retries: { limit: 6, delay: "2 seconds", backoff: "linear" }, timeout: "30 minutes" } as const;

/** An error as a step of a Workflow has to throw it: with its reason where it has one, and not to be tried again then. */
async function finalOnReason<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Superseded) throw over();
    if (error instanceof MediaJobFailed) throw final({ key: reasonOf(error.code, error.values), values: error.values });
    if (error instanceof AppError) throw final({ key: error.reason, values: error.params });
    throw error;
  }
}

/** A durable step of an instance; its answer has to be plain data. */
export const durableOf =
  (step: WorkflowStep) =>
  <T>(name: string, work: () => Promise<T>): Promise<T> =>
    step.do(name, RETRIES, () => finalOnReason(work) as Promise<Rpc.Serializable<T>>) as Promise<T>;

/** What a tool's run gets: its task's input as it was kept, and all that it may do. Throws ZodError for an input of nobody's. */
export function runOf(all: Services, tool: Tool, task: TaskRow, step: WorkflowStep): ToolRun {
  const tell = progressOf((change) => touchTask(all.db, task, change));
  const durable = durableOf(step);
  const made = <K extends JobKind>(job: JobOf<K>, share?: ProgressShare): Promise<ResultOf<K>> =>
    runOnce(all, task.owner_id, job, {
      task: task.id,
      onProgress: (fraction) => tell(share && { phase: share.phase, percent: share.from + (share.to - share.from) * fraction }),
    });
  const media: ToolRun["media"] = (name, job, share) => durable(name, () => made(job, share));
  return {
    ...all,
    ownerId: task.owner_id,
    task,
    input: tool.kept.schema.parse(task.input.value),
    media,
    fetched: (name, { address, ...film }, share) =>
      durable(name, async () => {
        const fetch = async () => made({ kind: "download", take: "video", ...film, address: await address() }, share);
        const anew = (error: unknown) => (isAddressOver(error) ? fetch() : Promise.reject(error));
        return fetch()
          .catch(anew)
          .catch((error: unknown) => {
            throw passingLoss(error);
          });
      }),
    step: (name, work) => durable(name, () => withHeartbeat(tell, work)),
    progress: (phase, percent) => tell({ phase, percent }),
    async made(output) {
      if (!(await keepMade(all.db, task, marked(task, output)))) throw new Superseded();
    },
    async keepForDocument(keys) {
      await keepForDocument(all.db, task, keys);
    },
    egress: (url, limits) => all.media.egress(url, limits),
    provider: (name, adapter, order) => followProvider({ all, task, step, durable }, name, adapter, order),
    elsewhere: (work) => withoutPlace(all, task, work),
    review: (name, proposal, answer) => askPerson(all, task, name, proposal, answer),
    parts: (orders) => runParts(all, task, orders),
  };
}
