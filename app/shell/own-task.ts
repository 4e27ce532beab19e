import type { Api } from "../../trpc/router.ts";
import { attempt } from "../http/problem.ts";

/**
 * Whether an address names a task of the visitor's own on its tool's page. What was made, and paid for, while a plan opened the tool can
 * be seen after the plan's end, and what waits for an answer be answered; new work is refused by the upstream.
 */
export async function showsOwnTask(api: Pick<Api, "tasks">, { pathname, searchParams }: URL): Promise<boolean> {
  const task_id = searchParams.get("task")?.slice(0, 40) ?? "";
  if (task_id === "") return false;
  const { value } = await attempt(api.tasks.status({ task_id }));
  return value?.tool === pathname.split("/")[1];
}
