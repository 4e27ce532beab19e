import { and, eq, isNull, sql } from "drizzle-orm";
import * as schema from "../schema/index.ts";
import type { Database } from "./database.ts";

const { storedFile } = schema;

type ArtifactRow = typeof schema.artifact.$inferSelect;

/** Of work that is used every day the hold is written once a day. */
const REFRESH_MS = 24 * 60 * 60_000;

const byId = (db: Database, id: string) => db.select().from(schema.artifact).where(eq(schema.artifact.id, id));

/** Whether any product of the work is due to be held longer. */
const isDue = (id: string, before: number) =>
  sql<number>`EXISTS (SELECT 1 FROM stored_file WHERE artifact_id = ${id} AND coalesce(expires_at, 0) < ${before})`;

/** Work that was done, its products held until `until` (Unix ms). As long as its row is there, so are its files. */
export async function findWork(db: Database, id: string, until: number): Promise<ArtifactRow | null> {
  const [known] = await db
    .select({ row: schema.artifact, due: isDue(id, until - REFRESH_MS) })
    .from(schema.artifact)
    .where(eq(schema.artifact.id, id));
  if (!known?.due) return known?.row ?? null;
  const [, [row]] = await db.batch([
    db
      .update(storedFile)
      .set({ expires_at: until })
      .where(and(eq(storedFile.artifact_id, id), isNull(storedFile.removing_at))),
    byId(db, id),
  ]);
  return row ?? null;
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
