import { mediaLib } from "../contract/media.ts";
import { mutation, query, router } from "../init.ts";

export const mediaLibRouter = router({
  getUploadUrl: mutation(mediaLib.getUploadUrl),
  reportUpload: mutation(mediaLib.reportUpload),
  list: query(mediaLib.list),
  getSpace: query(mediaLib.getSpace),
});
