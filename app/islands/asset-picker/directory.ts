import type { Asset } from "../../../trpc/contract/asset.ts";
import { browserApi } from "../../http/browser-api.ts";
import type { CategoryPath } from "./category-select.tsx";

const PAGE = 40;

/** One step of the breadcrumb; the root has no folder. */
export interface Crumb {
  name: string;
  folderId?: string;
}

/** Where one is: a category, and in the whole library a folder. */
export interface Place {
  category: CategoryPath | null;
  crumbs: readonly Crumb[];
}

/** The whole library is shown by its folders, a category as one list. */
function asked({ category, crumbs }: Place): { folder_id?: string; category?: string } {
  const folder_id = crumbs.at(-1)?.folderId;
  if (folder_id !== undefined) return { folder_id };
  return !category || (category[0] === "all" && (category[1] ?? "all") === "all") ? { folder_id: "" } : { category: category.join(",") };
}

/** A page of a place: its assets, and where it goes on. */
export const readPage = (place: Place, cursor?: string): Promise<{ list: Asset[]; next: string | null }> =>
  browserApi.mediaLib.list.query({ ...asked(place), page_size: PAGE, cursor });

export const readCategories = () => browserApi.mediaLib.dict.query({});
