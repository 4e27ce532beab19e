import { browserApi } from "../../http/browser-api.ts";
import type { AssetSource } from "./directory.ts";

/** The library of the visitor whose cookies the browser sends. */
export const librarySource: AssetSource = {
  list: (query) => browserApi.mediaLib.list.query(query),
  categories: async () => (await browserApi.mediaLib.dict.query({})).category,
};
