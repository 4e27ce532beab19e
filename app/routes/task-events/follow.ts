import type { TFunction } from "i18next";
import type { Task } from "../../../trpc/contract/task.ts";
import { STAGES, stageIndex } from "../../flow/editor/stages.ts";

const EVERY_MS = 400;
/** A Worker may make 50 calls for one request on the free plan; the browser connects again by itself. */
const ASKS = 40;
const RETRY_MS = 200;

interface FollowOptions {
  status: () => Promise<Task>;
  t: TFunction;
  signal: AbortSignal;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function eventOf(task: Task, t: TFunction): string {
  const stage = stageIndex(task.step);
  const over = task.state === "success" || task.state === "failed";
  const text =
    task.state === "queued" ? t("editor.queued", { count: task.queue_minutes }) : t(`editor.steps.${STAGES[Math.max(stage, 0)] ?? "done"}`);
  return `data: ${JSON.stringify({ progress: task.progress, stage, text, over })}\n\n`;
}

async function* events({ status, t, signal }: FollowOptions): AsyncGenerator<string> {
  yield `retry: ${RETRY_MS}\n\n`;
  let last = "";
  for (let asked = 0; asked < ASKS && !signal.aborted; asked += 1) {
    const task = await status();
    const event = eventOf(task, t);
    yield event === last ? ":\n\n" : event;
    last = event;
    if (task.finished_at !== null) return;
    await pause(EVERY_MS);
  }
}

/** The states of a task as they change, as a stream of events; a comment line keeps it open between them. */
export function follow(options: FollowOptions): ReadableStream<Uint8Array> {
  const source = events(options);
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { value, done } = await source.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch {
        controller.close();
      }
    },
    async cancel() {
      await source.return(undefined);
    },
  });
}
