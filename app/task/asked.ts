import type { Task } from "../../trpc/contract/task.ts";

/** What a task was asked for: its settings, which stay in the form while it is at work, and whatever became of it. */
export const askedOf = (task: Pick<Task, "asked" | "output"> | null | undefined): NonNullable<Task["asked"]> => ({
  ...task?.asked,
  ...task?.output?.facts,
});
