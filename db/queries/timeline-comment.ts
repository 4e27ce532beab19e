import { and, asc, eq, sql } from "drizzle-orm";
import { MOST_COMMENTS } from "../../trpc/contract/rules/timeline-comments.ts";
import { timelineComment } from "../schema/index.ts";
import type { Database } from "./database.ts";

export type CommentRow = typeof timelineComment.$inferSelect;

export const listComments = (db: Database, timelineId: string): Promise<CommentRow[]> =>
  db
    .select()
    .from(timelineComment)
    .where(eq(timelineComment.timeline_id, timelineId))
    .orderBy(asc(timelineComment.at), asc(timelineComment.created_at))
    .limit(MOST_COMMENTS);

/** Keeps a comment; false where there are as many as a timeline may have, or the timeline is just being deleted. */
export async function insertComment(db: Database, row: CommentRow): Promise<boolean> {
  const { id, timeline_id, owner_id, at, element_id, text, resolved_at, created_at } = row;
  const added = await db
    .insert(timelineComment)
    .select(
      sql`
      SELECT ${id}, ${timeline_id}, ${owner_id}, ${at}, ${element_id}, ${text}, ${resolved_at}, ${created_at}
      WHERE (SELECT count(*) FROM timeline_comment WHERE timeline_id = ${timeline_id}) < ${MOST_COMMENTS}
        AND EXISTS (SELECT 1 FROM timeline WHERE id = ${timeline_id} AND owner_id = ${owner_id})`,
    )
    .returning({ id: timelineComment.id });
  return added.length > 0;
}

const named = (timelineId: string, id: string) => and(eq(timelineComment.id, id), eq(timelineComment.timeline_id, timelineId));

/** False where there is none of that id on that timeline. */
export async function resolveComment(
  db: Database,
  { timelineId, id }: { timelineId: string; id: string },
  at: number | null,
): Promise<boolean> {
  const done = await db.update(timelineComment).set({ resolved_at: at }).where(named(timelineId, id)).returning({ id: timelineComment.id });
  return done.length > 0;
}

export const deleteComment = (db: Database, { timelineId, id }: { timelineId: string; id: string }) =>
  db.delete(timelineComment).where(named(timelineId, id));
