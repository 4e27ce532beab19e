import { timelineHooks } from "../contract/timeline-hook.ts";
import { mutation, query, router } from "../init.ts";

export const timelineHooksRouter = router({
  list: query(timelineHooks.list),
  replace: mutation(timelineHooks.replace),
});
