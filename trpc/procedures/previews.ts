import { previews } from "../contract/preview.ts";
import { mutation, query, router } from "../init.ts";

export const previewsRouter = router({
  preloadList: mutation(previews.preloadList),
  cutouts: query(previews.cutouts),
  makeCutouts: mutation(previews.makeCutouts),
});
