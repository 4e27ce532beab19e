import { ACCOUNT } from "./route-table/account.ts";
import { OWN } from "./route-table/own.ts";
import type { RouteRow } from "./route-table/row.ts";
import { STUDIO } from "./route-table/studio.ts";
import { TOOL_PAGES } from "./route-table/tools.ts";

/** Every page of spec §2 as data: router, menu, titles, sitemap, permissions and events read it. A row with a `folder` is built. */
export const ROUTES: readonly RouteRow[] = [...STUDIO, ...TOOL_PAGES, ...ACCOUNT, ...OWN];

export const isBuilt = (row: RouteRow): row is RouteRow & { folder: string } => row.folder !== undefined;

/** What people and search engines are led to. */
export const PUBLIC_PAGES = ROUTES.filter((row) => isBuilt(row) && !row.hidden && row.tdk);

/** What the menu lists, in its order: spec §2 has entries in the side bar whose pages are kept out of the sitemap. */
export const MENU = ROUTES.filter((row) => isBuilt(row) && row.menuName && row.icon && row.category);

const exact = new Map(ROUTES.map((row) => [`/${row.path}`, row]));
const patterns = ROUTES.filter(({ path }) => path.includes(":")).map((row) => ({
  row,
  pattern: new RegExp(`^/${row.path.replace(/:\w+/g, "[^/]+")}$`),
}));

/** The row of a path as the table has it. */
export const rowOf = (path: string | undefined): RouteRow | undefined => exact.get(`/${path}`);

/** The row of a pathname, if it is one of the table's. */
export function routeOf(pathname: string): RouteRow | undefined {
  const path = pathname.replace(/\/$/, "");
  return exact.get(path) ?? patterns.find(({ pattern }) => pattern.test(path))?.row;
}
