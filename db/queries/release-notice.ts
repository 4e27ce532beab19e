import { and, desc, eq } from "drizzle-orm";
import * as schema from "../schema/index.ts";
import type { Database } from "./database.ts";

export type NoticeRow = typeof schema.releaseNotice.$inferSelect;

/** The newest notice that is not withdrawn. */
export async function newestNotice(db: Database): Promise<NoticeRow | null> {
  const [row] = await db
    .select()
    .from(schema.releaseNotice)
    .where(eq(schema.releaseNotice.withdrawn, false))
    .orderBy(desc(schema.releaseNotice.published_at), desc(schema.releaseNotice.id))
    .limit(1);
  return row ?? null;
}

/** A notice by its id, withdrawn or not. */
export async function findNotice(db: Database, id: string): Promise<NoticeRow | null> {
  const [row] = await db.select().from(schema.releaseNotice).where(eq(schema.releaseNotice.id, id));
  return row ?? null;
}

/** The newest 50, withdrawn ones too. */
export const listNotices = (db: Database): Promise<NoticeRow[]> =>
  db.select().from(schema.releaseNotice).orderBy(desc(schema.releaseNotice.published_at), desc(schema.releaseNotice.id)).limit(50);

/** Whether a user has read a notice. */
export async function hasRead(db: Database, ownerId: string, noticeId: string): Promise<boolean> {
  const { owner_id, notice_id } = schema.releaseNoticeRead;
  return (await db.$count(schema.releaseNoticeRead, and(eq(owner_id, ownerId), eq(notice_id, noticeId)))) > 0;
}

/** Remembers that a user has read it; a second time is nothing. */
export const markRead = (db: Database, owner_id: string, notice_id: string) =>
  db.insert(schema.releaseNoticeRead).values({ owner_id, notice_id, created_at: Date.now() }).onConflictDoNothing();
