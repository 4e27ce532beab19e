import type { AppId } from "../../trpc/contract/rules/tasks.ts";
import type { Messages, WordedTool } from "../../locales/app-words.ts";
import type { IconName } from "../shell/icon.tsx";

/** Badge enumeration (spec §2). */
export const BADGE = { NEW: 1, HOT: 2, BETA: 3 } as const;
export type BadgeName = keyof typeof BADGE;

/** Entries that say how much an offer takes off, while one runs (spec §2). */
export type DiscountName = "veo3" | "upgrade";
export type MenuName = keyof Messages["shell"]["menuNames"];
export type Category = keyof Messages["shell"]["categories"];
/** Where the title, description and keywords of a page stand in its language's words: among the pages, or a tool's own. */
export type PageWords = `pages.${keyof Messages["pages"]}` | `tools.${WordedTool}.page`;

/** One page, with the meta fields of spec §2. */
export interface RouteRow {
  path: string;
  /** The specification's name; three pages of it have none. */
  name: string;
  /** Its place under `app/routes`. Absent: not built, and in no router, menu or sitemap. */
  folder?: string;
  /** Key of its words in the menu. */
  menuName?: MenuName;
  /** Beside its words in the menu; absent: it has no entry there. */
  icon?: IconName;
  iconActive?: IconName;
  category?: Category;
  /** Kept out of the sitemap. */
  hidden?: true;
  /** `bare`: beside no side bar (spec §2: two route groups); absent: beside it. */
  layout?: "bare";
  /** Shown without the header. */
  headerHidden?: true;
  /** Opens only to those whose app_permission names its `id` (spec §6). */
  pro?: true;
  beta?: true;
  featureName?: string;
  api_status?: 1;
  /** The app behind it. */
  id?: AppId;
  tdk?: PageWords;
  discountIcon?: true;
  badge?: (typeof BADGE)[keyof typeof BADGE];
}
