import { and, eq, getTableColumns, sql, type SQL } from "drizzle-orm";
import * as schema from "../schema/index.ts";
import type { Database } from "./database.ts";
import { prepared } from "./prepared.ts";

/** The newest task of a stage of the draft that the statement is about. */
const newest = (stage: "preview" | "render"): SQL<string | null> =>
  sql<string | null>`(SELECT "task"."id" FROM "task" 
    WHERE "task"."subject_id" = "draft"."id" AND "task"."stage" = ${stage}
    ORDER BY "task"."created_at" DESC, "task"."id" DESC LIMIT 1)`;

/** A draft's columns, with its newest preview and render, and its public link. */
export const DRAFT_COLUMNS = {
  ...getTableColumns(schema.draft),
  preview_task_id: newest("preview").as("preview_task_id"),
  render_task_id: newest("render").as("render_task_id"),
  share_token: sql<string | null>`(SELECT "share"."token" FROM "share" WHERE "share"."draft_id" = "draft"."id")`.as("share_token"),
};

/** A draft with its newest preview and render, and its public link, if any. */
export type DraftRow = typeof schema.draft.$inferSelect & {
  preview_task_id: string | null;
  render_task_id: string | null;
  share_token: string | null;
};

const ownDraft = prepared((db) =>
  db
    .select(DRAFT_COLUMNS)
    .from(schema.draft)
    .where(and(eq(schema.draft.id, sql.placeholder("id")), eq(schema.draft.owner_id, sql.placeholder("owner"))))
    .prepare(),
);

/** The draft, only if it is this user's. */
export const findDraft = async (db: Database, owner: string, id: string): Promise<DraftRow | null> =>
  (await ownDraft(db).get({ id, owner })) ?? null;

/** Names a draft: what it says and shows stays as it is, so this is no revision. */
export const renameDraft = (db: Database, id: string, title: string) =>
  db.update(schema.draft).set({ title }).where(eq(schema.draft.id, id));

export type DraftChange = Partial<
  Pick<DraftRow, "analysis" | "error_code" | "error_values" | "product" | "settings" | "scripts" | "script_id">
>;

/** Whether the draft is still of the revision that was read. */
export const isRevision = ({ id, revision }: Pick<DraftRow, "id" | "revision">) =>
  and(eq(schema.draft.id, id), eq(schema.draft.revision, revision));

/** The statement that writes a change as the next revision, unless someone else wrote first or `condition` does not hold. */
export const writingDraft = (db: Database, { id, revision }: DraftRow, change: DraftChange, condition: SQL) =>
  db
    .update(schema.draft)
    .set({ ...change, revision: revision + 1, updated_at: Date.now() })
    .where(and(isRevision({ id, revision }), condition))
    .returning(DRAFT_COLUMNS);
