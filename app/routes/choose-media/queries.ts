import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { Asset } from "../../../trpc/contract/asset.ts";
import type { Category, Folder } from "../../../trpc/contract/library.ts";
import { extensionsFor } from "../../../trpc/contract/rules/upload-check.ts";
import { uploadPurpose, UPLOAD_RULES } from "../../../trpc/contract/rules/uploads.ts";
import { type Address, addressOf, askedOf } from "../../assets/address.ts";
import { pathTo } from "../../assets/path-to.ts";
import { handedAs } from "../../../trpc/contract/rules/copies.ts";
import { attempt } from "../../http/problem.ts";
import { isBuilt, routeOf } from "../../route-table.ts";

export interface Choosing {
  address: Address;
  /** The page that asks, with what its address said; and which field of it. */
  to: string;
  kept: [string, string][];
  field: string;
  purpose: string;
  /** How many may be chosen. */
  max: number;
  list: { asset: Asset; fits: boolean }[];
  next: string | null;
  /** Words that were looked for beside those that were asked for. */
  also: string[];
  path: Folder[];
  categories: Category[];
}

/** A page of ours that may be led back to. Throws a 404 for anything else. */
function pageOf(text: string): URL {
  const url = URL.canParse(text, "https://ours.invalid") ? new URL(text, "https://ours.invalid") : null;
  const row = url?.host === "ours.invalid" ? routeOf(url.pathname) : undefined;
  if (!url || !row || !isBuilt(row)) throw data(null, { status: 404 });
  return url;
}

/** What may be chosen for a field of a tool: `to`, `field` and `purpose` in the address say which. */
export async function readChoosing({ request, context: { api } }: LoaderFunctionArgs): Promise<Choosing> {
  const { searchParams } = new URL(request.url);
  const to = pageOf(searchParams.get("to") ?? "");
  const purpose = uploadPurpose.safeParse(searchParams.get("purpose")).data;
  const field = /^[\w.-]{1,60}$/.exec(searchParams.get("field") ?? "")?.[0];
  if (!purpose || !field) throw data(null, { status: 404 });
  const address = addressOf(searchParams);
  const [page, folders, dict] = await Promise.all([
    attempt(api.mediaLib.list(askedOf(address))),
    attempt(api.mediaLib.getFolders({})),
    attempt(api.mediaLib.dict({})),
  ]);
  const { count, maxBytes, maxSeconds } = UPLOAD_RULES[purpose];
  const endings = extensionsFor(purpose);
  const fits = (asset: Asset): boolean =>
    !asset.is_folder &&
    handedAs(asset, endings) !== null &&
    asset.size <= maxBytes.value &&
    (maxSeconds === null || asset.duration <= maxSeconds.value);
  const kept = [...to.searchParams].filter(([name]) => name !== "chosen" && name !== "field");
  return {
    address,
    to: to.pathname,
    kept,
    field,
    purpose,
    max: Math.min(count.max, Number(searchParams.get("most")) || count.max),
    list: (page.value?.list ?? []).map((asset) => ({ asset, fits: fits(asset) })),
    next: page.value?.next ?? null,
    also: page.value?.also ?? [],
    path: pathTo(folders.value?.list ?? [], address.folder),
    categories: dict.value?.category ?? [],
  };
}
