import { and, desc, eq } from "drizzle-orm";
import * as schema from "../schema/index.ts";
import type { Database } from "./database.ts";

const { draft, share, task } = schema;
type ShareRow = typeof share.$inferSelect;

/** The link of a draft: the one that is there, or this one. */
export async function keepShare(db: Database, row: ShareRow): Promise<string> {
  await db.insert(share).values(row).onConflictDoNothing();
  const [kept] = await db.select({ token: share.token }).from(share).where(eq(share.draft_id, row.draft_id));
  return kept?.token ?? row.token;
}

export const dropShare = (db: Database, owner: string, draftId: string) =>
  db.delete(share).where(and(eq(share.draft_id, draftId), eq(share.owner_id, owner)));

/** The newest finished render of the draft behind a link; null where there is none, or no such link. */
export async function sharedFilm(db: Database, token: string) {
  const [found] = await db
    .select({ id: task.id, title: task.title, output: task.output })
    .from(share)
    .innerJoin(draft, eq(draft.id, share.draft_id))
    .innerJoin(task, eq(task.subject_id, draft.id))
    .where(and(eq(share.token, token), eq(task.stage, "render"), eq(task.state, "success")))
    .orderBy(desc(task.created_at), desc(task.id))
    .limit(1);
  return found ?? null;
}
