import { drafts } from "../contract/draft.ts";
import { mutation, query, router } from "../init.ts";

export const draftsRouter = router({
  create: mutation(drafts.create),
  analyseUrl: mutation(drafts.analyseUrl),
  get: query(drafts.get),
  list: query(drafts.list),
  update: mutation(drafts.update),
  rename: mutation(drafts.rename),
  duplicate: mutation(drafts.duplicate),
  delete: mutation(drafts.delete),
  writeScripts: mutation(drafts.writeScripts),
  attachMedia: mutation(drafts.attachMedia),
});
