import { publicCalls } from "../contract/dictionary.ts";
import { query, router } from "../init.ts";

export const publicRouter = router({
  getVersion: query(publicCalls.getVersion),
  getDictList: query(publicCalls.getDictList),
});
