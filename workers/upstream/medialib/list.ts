import type { z } from "zod";
import {
  listFavorites,
  listFolder,
  listLibrary,
  listRecent,
  listRemoved,
  listTagged,
  listTags,
  placeOf,
} from "../../../db/queries/asset-list.ts";
import type { AssetRow } from "../../../db/queries/asset.ts";
import { listFolders } from "../../../db/queries/asset-folder.ts";
import { paged, type Position, positionOf } from "../../../db/queries/cursor.ts";
import { sharedWords } from "../../../locales/index.ts";
import type { Asset } from "../../../trpc/contract/asset.ts";
import type { Category, listInput } from "../../../trpc/contract/library.ts";
import { ASSET_TYPE, CATEGORIES, LIBRARY, nameKeyOf, type Sought } from "../../../trpc/contract/rules/library.ts";
import type { Call } from "../http/implement.ts";
import { soughtOf } from "./meaning/search.ts";
import { openFolder } from "./folder.ts";
import { presentAssets, presentFolders } from "./present.ts";

type Asked = z.output<typeof listInput>;

interface Source {
  rows: AssetRow[];
  position: (row: AssetRow) => Position;
}

const TYPES: Readonly<Record<string, number>> = { image: ASSET_TYPE.image, video: ASSET_TYPE.video, audio: ASSET_TYPE.audio };
const byTime = placeOf("newest");

/** Files of a folder, of a category, or all; one more than the page has. */
async function readRows(
  { db, user }: Call,
  { folder_id, category = "recent", asset_type, cursor, sort, page_size }: Asked,
  words: readonly Sought[],
): Promise<Source> {
  const [name = "", child = ""] = category.split(",", 2);
  const type = asset_type ?? TYPES[child];
  const page = { place: positionOf(cursor), limit: page_size + 1, words };
  if (folder_id !== undefined) return { rows: await listFolder(db, user.id, folder_id, { ...page, sort, type }), position: placeOf(sort) };
  if (name === "all") {
    // Of everything together only its times are indexed.
    const order = type === undefined && words.length === 0 ? "newest" : sort;
    return { rows: await listLibrary(db, user.id, { ...page, sort: order, type }), position: placeOf(order) };
  }
  if (name === "favorite") return { rows: await listFavorites(db, user.id, { ...page, type }), position: byTime };
  if (name === "tag") return { rows: await listTagged(db, user.id, nameKeyOf(category.slice("tag,".length)), page), position: byTime };
  if (name === "removed")
    return { rows: await listRemoved(db, user.id, page), position: ({ removed_at, id }) => ({ time: removed_at ?? 0, id }) };
  return { rows: await listRecent(db, user.id, { ...page, type }), position: byTime };
}

/** The folders of a folder that are shown before its files: on its first page, unless only files of a kind are asked for. */
async function readFolders(call: Call, { folder_id, cursor, keyword, asset_type }: Asked): Promise<Asset[]> {
  if (folder_id === undefined || cursor !== undefined || (asset_type ?? ASSET_TYPE.folder) !== ASSET_TYPE.folder) return [];
  const words = nameKeyOf(keyword);
  const folders = await listFolders(call.db, call.user.id);
  return presentFolders(
    call,
    folders.filter(({ parent_id, name_key }) => parent_id === folder_id && name_key.includes(words)),
  );
}

interface Listed {
  list: Asset[];
  next: string | null;
  /** Words that were looked for beside those that were asked for. */
  also: string[];
}

/** A page of the caller's assets. Throws system.notFound where a folder is not the caller's. */
export async function listAssets(call: Call, asked: Asked): Promise<Listed> {
  if (asked.folder_id !== undefined) await openFolder(call, asked.folder_id);
  const words = await soughtOf(call, asked.keyword);
  const [folders, { rows, position }] = await Promise.all([readFolders(call, asked), readRows(call, asked, words)]);
  const { page, next } = paged(rows, asked.page_size, position);
  return { list: [...folders, ...(await presentAssets(call, page))], next, also: [...new Set(words.flatMap(({ like }) => like))] };
}

/** The categories of the caller's library, the first of them all of it. */
export async function readCategories({ db, user, lang }: Call): Promise<Category[]> {
  const words = sharedWords(lang).assetCategories;
  const tags = await listTags(db, user.id, LIBRARY.listedTags);
  const named = (id: keyof typeof words) => ({ id, cat_name: words[id] });
  return [
    { ...named("all"), sub_category: CATEGORIES.all.map(named) },
    { ...named("recent"), sub_category: [] },
    { ...named("favorite"), sub_category: CATEGORIES.favorite.map(named) },
    ...(tags.length > 0 ? [{ ...named("tag"), sub_category: tags.map(({ key, tag }) => ({ id: key, cat_name: tag })) }] : []),
  ];
}
