import { tasks } from "../contract/task.ts";
import { mutation, query, router } from "../init.ts";

export const tasksRouter = router({
  cost: query(tasks.cost),
  push: mutation(tasks.push),
  status: query(tasks.status),
  last: query(tasks.last),
  parts: query(tasks.parts),
  cancel: mutation(tasks.cancel),
  retry: mutation(tasks.retry),
  review: mutation(tasks.review),
  favourite: mutation(tasks.favourite),
  vary: mutation(tasks.vary),
  extend: mutation(tasks.extend),
  delete: mutation(tasks.delete),
  receipt: query(tasks.receipt),
});
