import { userAssets } from "../contract/library.ts";
import { mediaLib } from "../contract/media.ts";
import { mutation, query, router } from "../init.ts";

export const mediaLibRouter = router({
  getUploadUrl: mutation(mediaLib.getUploadUrl),
  reportUpload: mutation(mediaLib.reportUpload),
  list: query(mediaLib.list),
  detail: query(mediaLib.detail),
  download: query(mediaLib.download),
  dict: query(mediaLib.dict),
  getSpace: query(mediaLib.getSpace),
  getFolders: query(mediaLib.getFolders),
  addFolder: mutation(mediaLib.addFolder),
  updateFolder: mutation(mediaLib.updateFolder),
  update: mutation(mediaLib.update),
  moveTo: mutation(mediaLib.moveTo),
  removeBatch: mutation(mediaLib.removeBatch),
  restoreBatch: mutation(mediaLib.restoreBatch),
  purgeBatch: mutation(mediaLib.purgeBatch),
  hasDuplicate: query(mediaLib.hasDuplicate),
  getU2vInfos: query(mediaLib.getU2vInfos),
  createQueV2: mutation(mediaLib.createQueV2),
  analyze: mutation(mediaLib.analyze),
  getQue: query(mediaLib.getQue),
  clearQue: mutation(mediaLib.clearQue),
});

export const userAssetsRouter = router({
  listByPage: query(userAssets.listByPage),
  update: mutation(userAssets.update),
  delete: mutation(userAssets.delete),
});
