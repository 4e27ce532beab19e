import { tasks } from "../contract/task.ts";
import { mutation, query, router } from "../init.ts";

export const tasksRouter = router({
  cost: query(tasks.cost),
  push: mutation(tasks.push),
  status: query(tasks.status),
  last: query(tasks.last),
  receipt: query(tasks.receipt),
});
