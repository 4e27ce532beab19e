import { voices } from "../contract/voice.ts";
import { mutation, query, router } from "../init.ts";

export const voicesRouter = router({
  list: query(voices.list),
  cloned: query(voices.cloned),
  clone: mutation(voices.clone),
  deleteCloned: mutation(voices.deleteCloned),
});
