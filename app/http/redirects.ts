import type { AppId } from "../../trpc/contract/rules/tasks.ts";
import { isBuilt, ROUTES } from "../route-table.ts";
import type { Toast } from "./toast.ts";

/** Where a request goes instead, and what the page there says. */
export interface Elsewhere {
  to: string;
  toast?: Toast;
}

/** Spec §2: a path that contains one of these goes to the site root … */
const TO_ROOT = /faceSwap|hooks|ads-library|templates/;
/** … but for the two detail pages (decision 014). */
const DETAIL = /^\/(?:hooks|ads-library)\/?$/;

/** The tool ids of old links (spec §2, and 2 and 6 of §3) and the page of each; 81 is named nowhere else in the specification. */
const LEGACY: Readonly<Record<number, AppId | null>> = {
  2: 2,
  3: 106,
  4: 120,
  5: 120,
  6: 6,
  81: null,
  92: 92,
  93: 93,
  94: 116,
  97: 97,
  98: 116,
  99: 116,
  100: 123,
};
const LEGACY_PATH = /^\/AI\/(\d{1,3})\/[\w-]{1,64}\/?$/;

const TOOL_GONE: Toast = { type: "info", message: "toolBox.legacy" };

function legacy(pathname: string): Elsewhere | null {
  const id = Number(LEGACY_PATH.exec(pathname)?.[1] ?? Number.NaN);
  if (!Object.hasOwn(LEGACY, id)) return null;
  const page = ROUTES.find((row) => isBuilt(row) && !row.path.includes("/") && row.id === LEGACY[id]);
  return page ? { to: `/${page.path}` } : { to: "/ai-tools", toast: TOOL_GONE };
}

/** What spec §2 sends elsewhere before any page is looked for; null: the address is to be answered itself. */
export function elsewhere({ pathname, searchParams }: URL): Elsewhere | null {
  if (pathname === "/") return { to: "/home" };
  if (DETAIL.test(pathname) && searchParams.get("detailId")) return null;
  return TO_ROOT.test(pathname) ? { to: "/" } : legacy(pathname);
}
