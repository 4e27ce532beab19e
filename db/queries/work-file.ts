import { and, inArray, isNull, sql } from "drizzle-orm";
import * as schema from "../schema/index.ts";
import type { Database } from "./database.ts";

const { artifact, storedFile } = schema;

type ArtifactRow = typeof schema.artifact.$inferSelect;

/** Of work that is used every day the hold is written once a day. */
const REFRESH_MS = 24 * 60 * 60_000;

/** Whether any product of the work is due to be held longer. */
const isDue = (before: number) =>
  sql<number>`EXISTS (SELECT 1 FROM stored_file WHERE artifact_id = artifact.id AND coalesce(expires_at, 0) < ${before})`;

/** Work that was done, by id; its products are held until `until` (Unix ms). As long as a row is there, so are its files. */
export async function findWorks(db: Database, ids: readonly string[], until: number): Promise<Map<string, ArtifactRow>> {
  const known = await db
    .select({ row: artifact, due: isDue(until - REFRESH_MS) })
    .from(artifact)
    .where(inArray(artifact.id, [...ids]));
  const found = known.some(({ due }) => due) ? await heldLonger(db, ids, until) : known.map(({ row }) => row);
  return new Map(found.map((row) => [row.id, row]));
}

/** Holds their products longer; answers the rows that are still there then. */
async function heldLonger(db: Database, ids: readonly string[], until: number): Promise<ArtifactRow[]> {
  const held = and(inArray(storedFile.artifact_id, [...ids]), isNull(storedFile.removing_at));
  const [, rows] = await db.batch([
    db.update(storedFile).set({ expires_at: until }).where(held),
    db
      .select()
      .from(artifact)
      .where(inArray(artifact.id, [...ids])),
  ]);
  return rows;
}

/** Holds the files that work is about to make; false where a sweep is just removing one of them. */
export async function holdWork(
  db: Database,
  { id, owner_id }: { id: string; owner_id: string },
  keys: readonly string[],
  until: number,
): Promise<boolean> {
  if (keys.length === 0) return true;
  const held = await db.all(sql`
    INSERT INTO stored_file (key, owner_id, bytes, expires_at, artifact_id)
    SELECT value, ${owner_id}, 0, ${until}, ${id} FROM json_each(${JSON.stringify(keys)}) WHERE true
    ON CONFLICT (key) DO UPDATE SET expires_at = excluded.expires_at, artifact_id = excluded.artifact_id
      WHERE stored_file.removing_at IS NULL
    RETURNING key`);
  return held.length === keys.length;
}
