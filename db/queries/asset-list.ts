import { and, asc, eq, inArray, isNotNull, or, type SQL, sql } from "drizzle-orm";
import type { Sort, Sought } from "../../trpc/contract/rules/library.ts";
import { asset, assetTag } from "../schema/index.ts";
import type { AssetRow } from "./asset.ts";
import { after, newestFirst, type Position } from "./cursor.ts";
import type { Database } from "./database.ts";

interface Page {
  place?: Position;
  limit: number;
}

export interface LibraryPage extends Page {
  sort: Sort;
  /** Of one type (spec §3 Asset). */
  type?: number;
  /** Each as `nameKeyOf` writes it; none: whatever it is called. */
  words: readonly Sought[];
}

const BY_TIME = { time: asset.created_at, id: asset.id };
const BY_SIZE = { time: asset.size, id: asset.id };

const owned = (ownerId: string): SQL => eq(asset.owner_id, ownerId);
const ofType = (type: number | undefined): SQL | undefined => (type === undefined ? undefined : eq(asset.asset_type, type));
const TEXT = sql`(char(10) || ${asset.search_text} || char(10) || ${asset.found_text} || char(10))`;
/**
 * Words of like meaning, as whole words: what is part of another word means something else. Chinese has nothing between
 * words. The cheaper question comes first: a library is looked through for what is rare.
 */
const hasAny = (words: readonly string[]): SQL => sql`EXISTS (
  SELECT 1 FROM json_each(${JSON.stringify(words)}) AS l
  WHERE (instr(${asset.search_text}, l.value) > 0 OR instr(${asset.found_text}, l.value) > 0)
  AND (unicode(l.value) > 255 OR ${TEXT} GLOB '*[^a-z]' || l.value || '[^a-z]*'))`;

/** Each word is a part of its name or of a tag, or of what an analysis found in it; or another word is that means the like. */
const isFound = (words: readonly Sought[]): SQL | undefined =>
  and(
    ...words.map(({ word, like }) =>
      or(
        sql`instr(${asset.search_text}, ${word}) > 0`,
        sql`instr(${asset.found_text}, ${word}) > 0`,
        like.length > 0 ? hasAny(like) : undefined,
      ),
    ),
  );

const nameKeyAt = (ownerId: string, { id }: Position): SQL =>
  sql`SELECT p.name_key FROM asset AS p WHERE p.id = ${id} AND p.owner_id = ${ownerId}`;

/** After the owner's row that a cursor names, by name: the row itself knows what it is called. */
const afterName = (ownerId: string, place: Position | undefined): SQL | undefined =>
  place && sql`(${asset.name_key}, ${asset.id}) > ((${nameKeyAt(ownerId, place)}), ${place.id})`;

const ordered = (ownerId: string, sort: Sort, place: Position | undefined): { from: SQL | undefined; by: SQL[] } => {
  if (sort === "name") return { from: afterName(ownerId, place), by: [asc(asset.name_key), asc(asset.id)] };
  const columns = sort === "size" ? BY_SIZE : BY_TIME;
  return { from: after(columns, place), by: newestFirst(columns) };
};

/** The number that a cursor carries for a row of a list in this order (`cursor.ts`); a list by name goes by the id alone. */
export const placeOf =
  (sort: Sort) =>
  ({ created_at, size, id }: AssetRow): Position => ({ time: sort === "size" ? size : sort === "name" ? 0 : created_at, id });

const select = (db: Database, where: SQL | undefined, by: SQL[], limit: number): Promise<AssetRow[]> =>
  db
    .select()
    .from(asset)
    .where(where)
    .orderBy(...by)
    .limit(limit);

/** What lies directly in a folder. */
export function listFolder(db: Database, ownerId: string, folderId: string, { sort, place, limit, type, words }: LibraryPage) {
  const { from, by } = ordered(ownerId, sort, place);
  const inFolder = and(owned(ownerId), eq(asset.shelf, "library"), eq(asset.folder_id, folderId));
  return select(db, and(inFolder, ofType(type), isFound(words), from), by, limit);
}

/** The whole library, in whatever folders: of one type, or of all. */
export function listLibrary(db: Database, ownerId: string, { sort, place, limit, type, words }: LibraryPage) {
  const { from, by } = ordered(ownerId, sort, place);
  return select(db, and(owned(ownerId), eq(asset.shelf, "library"), ofType(type), isFound(words), from), by, limit);
}

/** All that was uploaded, in whatever flow, newest first. */
export const listRecent = (db: Database, ownerId: string, { place, limit, type, words }: Omit<LibraryPage, "sort">) =>
  select(
    db,
    and(owned(ownerId), inArray(asset.shelf, ["library", "flow"]), ofType(type), isFound(words), after(BY_TIME, place)),
    newestFirst(BY_TIME),
    limit,
  );

export const listFavorites = (db: Database, ownerId: string, { place, limit, type, words }: Omit<LibraryPage, "sort">) =>
  select(
    db,
    and(owned(ownerId), sql`${asset.favorite} = 1`, eq(asset.shelf, "library"), ofType(type), isFound(words), after(BY_TIME, place)),
    newestFirst(BY_TIME),
    limit,
  );

/** What was deleted, the last first. A cursor carries when. */
export function listRemoved(db: Database, ownerId: string, { place, limit }: Page) {
  const order = { time: asset.removed_at, id: asset.id };
  return select(
    db,
    and(owned(ownerId), isNotNull(asset.removed_at), eq(asset.shelf, "removed"), after(order, place)),
    newestFirst(order),
    limit,
  );
}

/** What has a tag, newest first. */
export async function listTagged(
  db: Database,
  ownerId: string,
  tagKey: string,
  { place, limit, words }: Omit<LibraryPage, "sort" | "type">,
): Promise<AssetRow[]> {
  const order = { time: assetTag.created_at, id: assetTag.asset_id };
  const rows = await db
    .select({ asset })
    .from(assetTag)
    .innerJoin(asset, eq(asset.id, assetTag.asset_id))
    .where(
      and(eq(assetTag.owner_id, ownerId), eq(assetTag.tag_key, tagKey), eq(asset.shelf, "library"), isFound(words), after(order, place)),
    )
    .orderBy(...newestFirst(order))
    .limit(limit);
  return rows.map((row) => row.asset);
}

/** The owner's tags, each once, by name. */
export const listTags = (db: Database, ownerId: string, limit: number): Promise<{ key: string; tag: string }[]> =>
  db.all(sql`
    SELECT tag_key AS key, min(tag) AS tag FROM asset_tag WHERE owner_id = ${ownerId}
    GROUP BY tag_key ORDER BY tag_key LIMIT ${limit}`);

/** Which of these names (`nameKeyOf`) a folder has, of files. */
export async function namesTaken(db: Database, ownerId: string, folderId: string, nameKeys: readonly string[]): Promise<Set<string>> {
  const found = await db.all<{ name_key: string }>(sql`
    SELECT DISTINCT a.name_key FROM json_each(${JSON.stringify(nameKeys)}) AS n
    JOIN asset AS a ON a.owner_id = ${ownerId} AND a.shelf = 'library' AND a.folder_id = ${folderId} AND a.name_key = n.value`);
  return new Set(found.map(({ name_key }) => name_key));
}
