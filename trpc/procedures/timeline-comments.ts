import { timelineComments } from "../contract/timeline-comment.ts";
import { mutation, query, router } from "../init.ts";

export const timelineCommentsRouter = router({
  list: query(timelineComments.list),
  add: mutation(timelineComments.add),
  resolve: mutation(timelineComments.resolve),
  delete: mutation(timelineComments.delete),
});
