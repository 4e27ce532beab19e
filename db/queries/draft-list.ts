import { and, eq, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import * as schema from "../schema/index.ts";
import type { Database } from "./database.ts";
import { after, newestFirst, type Position } from "./cursor.ts";
import { prepared } from "./prepared.ts";

const { draft } = schema;
const newest = alias(schema.task, "newest");
const film = alias(schema.task, "film");

/** In a versioned column: `db/schema/versioned.ts`. */
const textAt = (path: string) => sql<string | null>`json_extract(${draft.product}, ${`$.value.${path}`})`;

/** A link that could not be read, and of which nobody wrote anything, is nothing to go on with. */
const isWorkedOn = sql`NOT (${draft.analysis} = 'failed' AND ${textAt("name")} = '')`;

/** What the owner calls it, else its product's name. */
const nameOf = sql<string | null>`coalesce(nullif(${draft.title}, ''), ${textAt("name")})`;

/** A part of its name or of its link, whatever the case of its Latin letters. */
const searched = sql`lower(${nameOf} || ' ' || ${textAt("name")} || ' ' || ${draft.source_url})`;
const isFound = sql`(${sql.placeholder("words")} = '' OR instr(${searched}, ${sql.placeholder("words")}) > 0)`;

/** An export of an edited ad is neither its newest work nor its film. */
const isAd = sql`"t"."stage" IN ('preview', 'render')`;

/** The timeline that it was begun as: one that was opened from a task is found by its ad. */
const begunAs = sql<string | null>`(SELECT "l"."id" FROM "timeline" AS "l"
  WHERE "l"."draft_id" = "draft"."id" AND "l"."task_id" = '' AND "l"."family_id" = '' LIMIT 1)`;

const ORDER = { time: draft.updated_at, id: draft.id };

/** The list of an owner, from its beginning or after a place. */
const list = (db: Database, from: SQL | undefined) =>
  db
    .select({
      id: draft.id,
      app_id: draft.app_id,
      name: nameOf,
      source_url: draft.source_url,
      analysis: draft.analysis,
      picture_key: textAt("media[0].key"),
      picture_type: textAt("media[0].type"),
      media_count: sql<number>`json_array_length(${draft.product}, '$.value.media')`,
      script_count: sql<number>`json_array_length(${draft.scripts}, '$.value')`,
      updated_at: draft.updated_at,
      timeline_id: begunAs,
      newest: { id: newest.id, stage: newest.stage, state: newest.state, progress: newest.progress },
      film: { id: film.id, app_id: film.app_id, stage: film.stage, title: film.title, output: film.output },
    })
    .from(draft)
    .leftJoin(
      newest,
      eq(
        newest.id,
        sql`(SELECT "t"."id" FROM "task" AS "t" WHERE "t"."subject_id" = "draft"."id" AND ${isAd}
          ORDER BY "t"."created_at" DESC, "t"."id" DESC LIMIT 1)`,
      ),
    )
    .leftJoin(
      film,
      eq(
        film.id,
        sql`(SELECT "t"."id" FROM "task" AS "t" WHERE "t"."subject_id" = "draft"."id" AND "t"."state" = 'success' AND ${isAd}
          ORDER BY "t"."stage" = 'render' DESC, "t"."created_at" DESC, "t"."id" DESC LIMIT 1)`,
      ),
    )
    .where(and(eq(draft.owner_id, sql.placeholder("owner")), isWorkedOn, isFound, from))
    .orderBy(...newestFirst(ORDER))
    .limit(sql.placeholder("limit"))
    .prepare();

const fromBeginning = prepared((db) => list(db, undefined));
const fromPlace = prepared((db) => list(db, after(ORDER, { time: sql.placeholder("time"), id: sql.placeholder("id") })));

/**
 * Drafts as lists show them, newest first, with their newest task and the film to show for them: the newest render
 * that is done, else the newest preview. One statement, whatever their number.
 */
export const listDrafts = (db: Database, owner: string, { place, limit, words }: { place?: Position; limit: number; words: string }) =>
  place ? fromPlace(db).all({ owner, limit, words, ...place }) : fromBeginning(db).all({ owner, limit, words });

export type DraftListRow = Awaited<ReturnType<typeof listDrafts>>[number];
