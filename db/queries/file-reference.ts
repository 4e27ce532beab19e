import { type SQL, sql } from "drizzle-orm";
import * as schema from "../schema/index.ts";
import type { Database } from "./database.ts";

const { fileReference, storedFile } = schema;

/** What needs files: `file_reference.holder_kind`, its id, and whose it is. */
export interface Holder {
  kind: (typeof schema.HOLDER_KINDS)[number];
  id: string;
  owner: string | SQL;
}

/** Keys as a SELECT of one column, `key`. */
export const keyList = (keys: readonly string[]): SQL => sql`SELECT DISTINCT value AS key FROM json_each(${JSON.stringify(keys)})`;

/** Whether a sweep has claimed none of these keys. */
export const noneClaimed = (keys: SQL): SQL =>
  sql`NOT EXISTS (SELECT 1 FROM stored_file AS s WHERE s.removing_at IS NOT NULL AND s.key IN (${keys}))`;

/**
 * The statement by which a holder refers to files, in one batch with what makes it the holder of them. A file that a
 * sweep has claimed is not referred to: of the two that meet, one wins wholly.
 */
export const referring = (db: Database, { kind, id, owner }: Holder, keys: SQL, condition: SQL = sql`true`) =>
  db
    .insert(fileReference)
    .select(sql`
      SELECT k.key, ${kind}, ${id}, ${owner} FROM (${keys}) AS k
      WHERE ${condition} AND NOT EXISTS (SELECT 1 FROM stored_file AS s WHERE s.key = k.key AND s.removing_at IS NOT NULL)`)
    .onConflictDoNothing();

/**
 * The statements that end references, in one batch with what ends them. The files are kept until `until` (Unix ms)
 * by themselves, so that the sweep finds them then; what media jobs made for a document stays as long as other work does.
 * `which`: a condition on `file_reference`.
 */
export const letGo = (db: Database, which: SQL, until: number) =>
  [
    db.update(storedFile).set({ expires_at: until }).where(sql`
      removing_at IS NULL
      AND key IN (SELECT r.key FROM file_reference AS r
        WHERE ${which} AND (r.holder_kind <> 'document' OR stored_file.expires_at IS NULL))`),
    db.delete(fileReference).where(which),
  ] as const;

/** What a task refers to: its input while it is open, what it has made, and what its timeline document needs. `tasks`: a SELECT of ids. */
export const ofTasks = (tasks: SQL): SQL => sql`holder_id IN (${tasks}) AND holder_kind IN ('task', 'document')`;

/** The statements that replace the keys a holder refers to, where `condition` holds. What it refers to no longer is kept until `until`. */
export const replacing = (db: Database, holder: Holder, keys: SQL, { condition, until }: { condition: SQL; until: number }) =>
  [
    ...letGo(db, sql`holder_id = ${holder.id} AND holder_kind = ${holder.kind} AND key NOT IN (${keys}) AND ${condition}`, until),
    referring(db, holder, keys, condition),
  ] as const;
