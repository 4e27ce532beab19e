import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { AnalysisEntry } from "../../../trpc/contract/analysis.ts";
import type { Asset } from "../../../trpc/contract/asset.ts";
import type { Category, Folder } from "../../../trpc/contract/library.ts";
import { type Address, addressOf, askedOf } from "../../assets/address.ts";
import { pathTo } from "../../assets/path-to.ts";
import { runsScripts } from "../../http/preference.ts";
import { attempt, isNotFound } from "../../http/problem.ts";

/** An analysis is over soon: until then the page comes again by itself. */
const REFRESH_SECONDS = 4;

export interface AssetsPage {
  address: Address;
  list: Asset[];
  next: string | null;
  /** Words that were looked for beside those that were asked for. */
  also: string[];
  folders: Folder[];
  /** The folder that is open, after those that it lies in. */
  path: Folder[];
  categories: Category[];
  space: { total: number; used: number } | null;
  /** The file that is looked at. */
  item: { asset: Asset; analysis: AnalysisEntry | null } | null;
  /** It is being analysed: a script asks how far that is, without one the whole page comes again. */
  waits: boolean;
  refreshes: boolean;
}

/** What the library's page shows. Who has no session has an empty library. */
export async function readAssets({ request, context: { api } }: LoaderFunctionArgs): Promise<AssetsPage> {
  const address = addressOf(new URL(request.url).searchParams);
  const { item: id } = address;
  const [page, folders, dict, space, detail, queue] = await Promise.all([
    attempt(api.mediaLib.list(askedOf(address))),
    attempt(api.mediaLib.getFolders({})),
    attempt(api.mediaLib.dict({})),
    attempt(api.mediaLib.getSpace({})),
    id ? attempt(api.mediaLib.detail({ id })) : null,
    id ? attempt(api.mediaLib.getQue({ id })) : null,
  ]);
  if (page.problem && isNotFound(page.problem)) throw data(null, { status: 404 });
  const all = folders.value?.list ?? [];
  const analysis = queue?.value?.list[0] ?? null;
  const isAtWork = analysis?.state === "waiting" || analysis?.state === "analysing";
  return {
    address,
    list: page.value?.list ?? [],
    next: page.value?.next ?? null,
    also: page.value?.also ?? [],
    folders: all,
    path: pathTo(all, address.folder),
    categories: dict.value?.category ?? [],
    space: space.value,
    item: detail?.value ? { asset: detail.value, analysis } : null,
    waits: isAtWork,
    refreshes: isAtWork && !runsScripts(request),
  };
}

export const shown = (page: AssetsPage) => data(page, page.refreshes ? { headers: { refresh: String(REFRESH_SECONDS) } } : {});
