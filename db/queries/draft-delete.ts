import { eq, sql } from "drizzle-orm";
import * as schema from "../schema/index.ts";
import type { Database } from "./database.ts";
import type { DraftRow } from "./draft.ts";
import { lettingGo } from "./stored-file.ts";

/** Uploads that this draft alone shows: no other of the owner's has them among its media, or as its presenter. */
const leavingAssets = (db: Database, { id, owner_id }: DraftRow) =>
  db.delete(schema.asset).where(sql`
    owner_id = ${owner_id}
    AND key IN (SELECT json_extract(m.value, '$.key') FROM draft, json_each(draft.product, '$.media') AS m WHERE draft.id = ${id})
    AND NOT EXISTS (
      SELECT 1 FROM draft AS d WHERE d.owner_id = ${owner_id} AND d.id <> ${id} AND (
        json_extract(d.settings, '$.avatar') = 'photo:' || asset.id
        OR EXISTS (SELECT 1 FROM json_each(d.product, '$.media') AS m WHERE json_extract(m.value, '$.key') = asset.key)))`);

/** Deletes a draft, the uploads made for it, and lets go of its files; its tasks stay, for their receipts. */
export async function deleteDraft(db: Database, row: DraftRow): Promise<void> {
  await db.batch([lettingGo(db, row.id), leavingAssets(db, row), db.delete(schema.draft).where(eq(schema.draft.id, row.id))]);
}
