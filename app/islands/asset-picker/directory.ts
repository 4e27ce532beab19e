import type { Asset } from "../../../trpc/contract/asset.ts";
import type { Category } from "../../../trpc/contract/library.ts";
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

/** One page of a folder (`""` is the top) or of a category, as `/mediaLib/list` takes it. */
export interface PageQuery {
  folder_id?: string;
  category?: string;
  page_size: number;
  cursor?: string;
}

/** What the dialog shows: spec §5 does not say how it obtains its assets. */
export interface AssetSource {
  list(query: PageQuery): Promise<{ list: Asset[]; next: string | null }>;
  categories(): Promise<readonly Category[]>;
}

/** The whole library is shown by its folders, a category as one list. */
function asked({ category, crumbs }: Place): Pick<PageQuery, "folder_id" | "category"> {
  const folder_id = crumbs.at(-1)?.folderId;
  if (folder_id !== undefined) return { folder_id };
  return !category || (category[0] === "all" && (category[1] ?? "all") === "all") ? { folder_id: "" } : { category: category.join(",") };
}

/** A page of a place: its assets, and where it goes on. */
export const readPage = (source: AssetSource, place: Place, cursor?: string) => source.list({ ...asked(place), page_size: PAGE, cursor });
