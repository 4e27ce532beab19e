import { previews } from "../contract/preview.ts";
import { mutation, router } from "../init.ts";

export const previewsRouter = router({ preloadList: mutation(previews.preloadList), cutouts: mutation(previews.cutouts) });
