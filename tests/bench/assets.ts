import { DatabaseSync } from "node:sqlite";
import { listFolder, listLibrary, placeOf } from "../../db/queries/asset-list.ts";
import type { Database } from "../../db/queries/database.ts";
import { databaseOver, migrated } from "../setup/sqlite-database.ts";
import { median } from "./median.ts";

const ROWS = [1000, 100_000, 1_000_000] as const;
/** Pages read of each list, each further on. */
const PAGES = 40;
const PAGE = 20;
const OWNER = "owner";

/** A library of so many files of one owner, in SQLite as D1 has it, and the product's queries upon it. */
function library(rows: number): { db: Database; close: () => void } {
  const sqlite = new DatabaseSync(":memory:");
  migrated(sqlite);
  sqlite
    .prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
      INSERT INTO asset (id, owner_id, key, file_name, asset_type, width, height, duration_ms, size, created_at, shelf, name_key, search_text)
      SELECT printf('%08x', i * 2654435761 % 4294967296) || i, '${OWNER}', 'u/${OWNER}/m/' || i, i || '.png', 1 + i % 2, 9, 9, 0,
        i * 7919 % 1000003, 1700000000000 + i / 3, 'library', printf('%09d.png', i * 7919 % 1000003), i || '.png' FROM n`,
    )
    .run(rows);
  return { db: databaseOver(sqlite), close: () => sqlite.close() };
}

type List = (db: Database, place: ReturnType<ReturnType<typeof placeOf>> | undefined) => ReturnType<typeof listFolder>;

const LISTS: readonly List[] = (["newest", "name", "size"] as const).flatMap((sort): List[] => [
  (db, place) => listFolder(db, OWNER, "", { sort, place, limit: PAGE + 1, words: [] }),
  (db, place) => listLibrary(db, OWNER, { sort, place, limit: PAGE + 1, words: [], type: 2 }),
]);
const SORT_OF = (at: number) => (["newest", "name", "size"] as const)[Math.floor(at / 2)] ?? "newest";

/** Milliseconds of a page of each list, the first pages and those far on. */
async function pageTimes(db: Database): Promise<number[]> {
  const times: number[] = [];
  for (const [at, list] of LISTS.entries()) {
    let place: Parameters<List>[1];
    for (let page = 0; page < PAGES; page += 1) {
      const start = performance.now();
      const rows = await list(db, place);
      times.push(performance.now() - start);
      const last = rows.at(-1);
      place = last && placeOf(SORT_OF(at))(last);
    }
  }
  return times;
}

/** What the database takes for a page of a library, however large that is: the median over all orders and kinds. */
export async function assetLists(): Promise<Record<string, number>> {
  const figures: Record<string, number> = {};
  for (const rows of ROWS) {
    const { db, close } = library(rows);
    figures[`assets.list_ms.${rows}`] = median(await pageTimes(db));
    close();
  }
  return figures;
}
