import { cursor as cursorShape } from "../../trpc/contract/cursor.ts";
import { LIBRARY, type Sort, SORTS } from "../../trpc/contract/rules/library.ts";

/** What the address of the library's page says: where one is, what is looked for, and which file is looked at. */
export interface Address {
  folder: string;
  category: string;
  query: string;
  sort: Sort;
  after: string | undefined;
  item: string;
  /** What was just deleted: when, and how much. */
  undo: number;
  count: number;
}

const textAt = (search: URLSearchParams, name: string, most: number): string =>
  (search.get(name) ?? "")
    .replace(/\p{Cc}/gu, " ")
    .trim()
    .slice(0, most);

export function addressOf(search: URLSearchParams): Address {
  return {
    folder: textAt(search, "folder", 40),
    category: textAt(search, "category", 80),
    query: textAt(search, "q", 100),
    sort: SORTS.find((sort) => sort === search.get("sort")) ?? "newest",
    after: cursorShape.safeParse(search.get("after")).data,
    item: textAt(search, "item", 40),
    undo: Number(textAt(search, "undo", 15)) || 0,
    count: Math.min(LIBRARY.counted, Number(textAt(search, "count", 4)) || 0),
  };
}

/** The page's address with some of it changed; what is said once is left out. */
export function assetsHref({ folder, category, query, sort }: Address, change: Record<string, string | undefined> = {}): string {
  const all: Record<string, string | undefined> = { folder, category, q: query, sort: sort === "newest" ? "" : sort, ...change };
  const search = new URLSearchParams(Object.entries(all).filter((entry): entry is [string, string] => Boolean(entry[1])));
  const text = search.toString();
  return text ? `/assets?${text}` : "/assets";
}

/** What was deleted, to be restored. */
export const REMOVED = "removed";

/** What the list call is asked for: a search looks everywhere, a category too; else the folder. */
export function askedOf({
  folder,
  category,
  query,
  sort,
  after: cursor,
}: Pick<Address, "folder" | "category" | "query" | "sort" | "after">) {
  const everything = category === "" || category === "all" || category === "all,all";
  const where = query || !everything ? { category: category || "all" } : { folder_id: folder };
  return { ...where, keyword: query, sort, cursor, page_size: 60 };
}
