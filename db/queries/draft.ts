import { and, desc, eq, lt } from "drizzle-orm";
import type { Draft } from "../../trpc/contract/draft.ts";
import * as schema from "../schema/index.ts";
import type { Database } from "./database.ts";

export type DraftRow = typeof schema.draft.$inferSelect;

/** The draft, only if it is this user's. */
export async function findDraft(db: Database, ownerId: string, draftId: string): Promise<DraftRow | null> {
  const [row] = await db
    .select()
    .from(schema.draft)
    .where(and(eq(schema.draft.id, draftId), eq(schema.draft.owner_id, ownerId)));
  return row ?? null;
}

/** Newest first, 20 at a time, before a time (Unix ms). */
export const listDrafts = (db: Database, ownerId: string, before = Number.MAX_SAFE_INTEGER): Promise<DraftRow[]> =>
  db
    .select()
    .from(schema.draft)
    .where(and(eq(schema.draft.owner_id, ownerId), lt(schema.draft.updated_at, before)))
    .orderBy(desc(schema.draft.updated_at))
    .limit(20);

type Change = Partial<Pick<DraftRow, "analysis" | "error_code" | "product" | "settings" | "scripts" | "script_id">>;

/** Writes a change as the next revision; null where someone else wrote first. */
export async function saveDraft(db: Database, row: DraftRow, change: Change): Promise<DraftRow | null> {
  const [saved] = await db
    .update(schema.draft)
    .set({ ...change, revision: row.revision + 1, updated_at: Date.now() })
    .where(and(eq(schema.draft.id, row.id), eq(schema.draft.revision, row.revision)))
    .returning();
  return saved ?? null;
}

/** The newest preview and render of a draft. */
export async function latestTasks(db: Database, draftId: string): Promise<Pick<Draft, "preview_task_id" | "render_task_id">> {
  const newest = async (stage: "preview" | "render") => {
    const [row] = await db
      .select({ id: schema.task.id })
      .from(schema.task)
      .where(and(eq(schema.task.draft_id, draftId), eq(schema.task.stage, stage)))
      .orderBy(desc(schema.task.created_at))
      .limit(1);
    return row?.id ?? null;
  };
  const [preview_task_id, render_task_id] = await Promise.all([newest("preview"), newest("render")]);
  return { preview_task_id, render_task_id };
}
