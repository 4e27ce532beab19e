import type { TFunction } from "i18next";
import type { Task } from "../../../trpc/contract/task.ts";
import { phaseIndex, taskText } from "../../task/phases.ts";

/** Between two questions: short while something happens, longer and longer while nothing does. */
const FIRST_MS = 400;
const LONGEST_MS = 5000;
const BACK_OFF = 1.3;
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
  const over = task.finished_at !== null || task.state === "review";
  const left = task.seconds_left === null ? "" : t("task.left", { count: task.seconds_left });
  return `data: ${JSON.stringify({ progress: task.progress, phase: phaseIndex(task), text: taskText(t, task), left, over })}\n\n`;
}

async function* events({ status, t, signal }: FollowOptions): AsyncGenerator<string> {
  yield `retry: ${RETRY_MS}\n\n`;
  let last = "";
  let wait = FIRST_MS;
  for (let asked = 0; asked < ASKS && !signal.aborted; asked += 1) {
    const task = await status();
    const event = eventOf(task, t);
    yield event === last ? ":\n\n" : event;
    wait = event === last ? Math.min(wait * BACK_OFF, LONGEST_MS) : FIRST_MS;
    last = event;
    if (task.finished_at !== null || task.state === "review") return;
    await pause(wait);
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
