import type { TaskRow } from "../../../db/queries/task.ts";
import type { Services } from "../services.ts";

/** What an instance of the Workflow is told: a task, and which attempt at it this is. */
export interface InstanceParams {
  task_id: string;
  attempt: number;
}

const nameOf = ({ id, attempt }: Pick<TaskRow, "id" | "attempt">): string => `${id}-${attempt}`;

const LIVES = new Set(["queued", "running", "paused", "waiting", "waitingForPause"]);

/** Starts the instance of a task's newest attempt. One that is there already is left alone. */
export async function startInstance({ workflow }: Pick<Services, "workflow">, { id, attempt }: TaskRow): Promise<void> {
  const name = nameOf({ id, attempt });
  try {
    await workflow.create({ id: name, params: { task_id: id, attempt } });
  } catch (error) {
    if (
      !(await workflow.get(name).then(
        () => true,
        () => false,
      ))
    )
      throw error;
  }
}

/** Whether the runtime says that the instance of a task lives. After a restart of a local runtime it says so of the dead. */
export async function instanceLives({ workflow }: Pick<Services, "workflow">, task: TaskRow): Promise<boolean> {
  try {
    return LIVES.has((await (await workflow.get(nameOf(task))).status()).status);
  } catch {
    return false;
  }
}

/** Ends the instance of a task, as far as the runtime can; what it writes afterwards is not taken. */
export async function endInstance({ workflow }: Pick<Services, "workflow">, task: Pick<TaskRow, "id" | "attempt">): Promise<void> {
  await workflow
    .get(nameOf(task))
    .then((instance) => instance.terminate())
    .catch(() => undefined);
}
