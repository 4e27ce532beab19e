import { timelineVariants } from "../contract/timeline-variant.ts";
import { mutation, query, router } from "../init.ts";

export const timelineVariantsRouter = router({
  list: query(timelineVariants.list),
  make: mutation(timelineVariants.make),
  carry: mutation(timelineVariants.carry),
});
