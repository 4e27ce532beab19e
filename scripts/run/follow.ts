import type { Task } from "../../trpc/index.ts";
import type { Client } from "./client.ts";
import { untilOver } from "./progress.ts";

interface FollowOptions {
  everyMs?: number;
  /** Without any progress for so long it is given up. */
  stallSeconds?: number;
  /** Told of every answer on the way. */
  show?: (phase: string, percent: number) => void;
}

const isOpen = ({ state }: Task): boolean => state === "queued" || state === "generating";

/** Asks for a task until it is over, successful or not. Throws an Error where it makes no progress for `stallSeconds`. */
export async function follow(client: Client, first: Task, { everyMs, stallSeconds, show }: FollowOptions = {}): Promise<Task> {
  if (!isOpen(first)) return first;
  const look = async (): Promise<Task> => {
    const task = await client.tasks.status.query({ task_id: first.task_id });
    if (isOpen(task)) show?.(task.phase, task.progress);
    return task;
  };
  const markOf = ({ state, phase, progress }: Task) => `${state}, ${phase}, ${progress} %`;
  return untilOver(look, { what: `task ${first.task_id}`, isOver: (task) => !isOpen(task), markOf, everyMs, stallSeconds });
}
