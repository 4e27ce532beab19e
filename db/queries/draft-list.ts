import { and, eq, getTableColumns, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import * as schema from "../schema/index.ts";
import type { Database } from "./database.ts";
import { after, newestFirst, type Place } from "./place.ts";

const { draft } = schema;
const newest = alias(schema.task, "newest");
const film = alias(schema.task, "film");

const textAt = (path: string) => sql<string | null>`json_extract(${draft.product}, ${path})`;

const ORDER = { time: draft.updated_at, id: draft.id };

/**
 * Drafts as lists show them, newest first, with their newest task and the film to show for them: the newest render
 * that is done, else the newest preview. One statement, whatever their number.
 */
export const listDrafts = (db: Database, ownerId: string, { place, limit }: { place?: Place; limit: number }) =>
  db
    .select({
      id: draft.id,
      app_id: draft.app_id,
      name: textAt("$.name"),
      source_url: draft.source_url,
      analysis: draft.analysis,
      picture_key: textAt("$.media[0].key"),
      picture_type: textAt("$.media[0].type"),
      media_count: sql<number>`json_array_length(${draft.product}, '$.media')`,
      script_count: sql<number>`json_array_length(${draft.scripts})`,
      updated_at: draft.updated_at,
      newest: getTableColumns(newest),
      film: getTableColumns(film),
    })
    .from(draft)
    .leftJoin(newest, eq(newest.id, sql`(SELECT "t"."id" FROM "task" AS "t" WHERE "t"."draft_id" = "draft"."id" ORDER BY "t"."created_at" DESC, "t"."id" DESC LIMIT 1)`))
    .leftJoin(
      film,
      eq(film.id, sql`(SELECT "t"."id" FROM "task" AS "t" WHERE "t"."draft_id" = "draft"."id" AND "t"."state" = 'success' ORDER BY "t"."stage" = 'render' DESC, "t"."created_at" DESC, "t"."id" DESC LIMIT 1)`),
    )
    .where(and(eq(draft.owner_id, ownerId), after(ORDER, place)))
    .orderBy(...newestFirst(ORDER))
    .limit(limit);

export type DraftListRow = Awaited<ReturnType<typeof listDrafts>>[number];
