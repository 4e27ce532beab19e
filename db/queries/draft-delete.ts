import { and, eq, isNotNull, lt, sql } from "drizzle-orm";
import * as schema from "../schema/index.ts";
import type { Database } from "./database.ts";
import type { DraftRow } from "./draft.ts";
import { letGo, ofTasks } from "./file-reference.ts";
import { deletingTimelines } from "./timeline.ts";

const { draft, share, task, timeline } = schema;

/** How long a link that could not be read may be tried again: its page is open somewhere. */
const TRIED_MS = 24 * 60 * 60 * 1000;

/** The statement that removes an owner's drafts of which there is only a link that could not be read: they have no files. */
export const forgetUnread = (db: Database, owner: string) =>
  db
    .delete(draft)
    .where(
      and(
        eq(draft.owner_id, owner),
        eq(draft.analysis, "failed"),
        lt(draft.updated_at, Date.now() - TRIED_MS),
        sql`json_extract(${draft.product}, '$.value.name') = '' AND json_array_length(${draft.product}, '$.value.media') = 0`,
      ),
    );

/**
 * Deletes a draft with its timelines, and lets go of its files and of what its finished tasks have made. The tasks stay, for
 * their receipts; a file that the library or another draft refers to stays.
 */
export async function deleteDraft(db: Database, { id }: Pick<DraftRow, "id">): Promise<void> {
  const finished = and(eq(task.subject_id, id), isNotNull(task.finished_at));
  const itsOwn = sql`(holder_id = ${id} AND holder_kind = 'draft' OR ${ofTasks(sql`SELECT id FROM ${task} WHERE ${finished}`)})`;
  await db.batch([
    ...letGo(db, itsOwn, Date.now()),
    db.update(task).set({ output: null, expires_at: null }).where(finished),
    db.delete(share).where(eq(share.draft_id, id)),
    ...deletingTimelines(db, sql`SELECT id FROM ${timeline} WHERE draft_id = ${id}`),
    db.delete(draft).where(eq(draft.id, id)),
  ]);
}
