import type { Task } from "../../trpc/index.ts";
import type { Client } from "./client.ts";

interface FollowOptions {
  everyMs?: number;
  /** After which it is given up. */
  seconds?: number;
  /** Told of every answer on the way. */
  show?: (step: string, percent: number) => void;
}

/** Asks for a task until it is over, successful or not. Throws an Error where that takes too long. */
export async function follow(
  client: Client,
  first: Task,
  { everyMs = 300, seconds = Number.POSITIVE_INFINITY, show }: FollowOptions = {},
): Promise<Task> {
  const deadline = Date.now() + seconds * 1000;
  let task = first;
  while (task.state === "queued" || task.state === "generating") {
    if (Date.now() > deadline) throw new Error(`task ${task.task_id} was not over after ${seconds} s`);
    show?.(task.step, task.progress);
    await new Promise((resolve) => setTimeout(resolve, everyMs));
    task = await client.tasks.status.query({ task_id: task.task_id });
  }
  return task;
}
