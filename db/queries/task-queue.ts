import { and, eq, gt, isNotNull, sql } from "drizzle-orm";
import * as schema from "../schema/index.ts";
import type { Database } from "./database.ts";
import { prepared } from "./prepared.ts";
import type { TaskRow } from "./task.ts";

const { task } = schema;
type Lane = NonNullable<TaskRow["lane"]>;

/** Tasks of a lane that have a place: they are being worked on, and do not merely wait for their parts. */
const working = (lane: Lane, interactive?: boolean) => sql`(
  SELECT count(*) FROM task AS w WHERE w.state = 'generating' AND w.lane = ${lane} AND w.lease_until IS NOT NULL
  ${interactive === undefined ? sql`` : sql`AND w.interactive = ${interactive ? 1 : 0}`})`;

/** Owners take turns: who has fewest tasks at work comes first, and of those the one who has waited longest. */
const turn = sql`ORDER BY (SELECT count(*) FROM task AS o WHERE o.owner_id = q.owner_id AND o.state = 'generating'), q.created_at, q.id`;

interface Admission {
  lane: Lane;
  /** How many may be worked on at once. */
  places: number;
  /** One more, for who waits at the screen. */
  interactive: boolean;
  lease_until: number;
}

/**
 * Gives waiting tasks the places that are free, in one statement: many that call it at once admit no more than there
 * are. Answers the tasks that were admitted.
 */
export const admitWaiting = (db: Database, { lane, places, interactive, lease_until }: Admission): Promise<TaskRow[]> =>
  db
    .update(task)
    .set({
      state: "generating",
      attempt: sql`${task.attempt} + 1`,
      lease_until,
      started_at: sql`coalesce(${task.started_at}, ${Date.now()})`,
      updated_at: Date.now(),
    })
    .where(sql`${task.id} IN (
      SELECT q.id FROM task AS q WHERE q.state = 'queued' AND q.lane = ${lane} ${interactive ? sql`AND q.interactive = 1` : sql``}
      ${turn} LIMIT max(0, ${places} - ${working(lane)}))`)
    .returning();

/** How many tasks of the lane wait before this one. */
export async function waitingBefore(db: Database, { lane, created_at, id }: Pick<TaskRow, "lane" | "created_at" | "id">): Promise<number> {
  const row = await db.get<{ n: number }>(
    sql`SELECT count(*) AS n FROM task WHERE state = 'queued' AND lane = ${lane} AND (created_at, id) < (${created_at}, ${id})`,
  );
  return row.n;
}

/** How many of the newest finished tasks tell how long the next will take. */
const SAMPLE = 20;

const recent = prepared((db) =>
  db
    .select({ seconds: sql<number | null>`avg(seconds)` })
    .from(
      db
        .select({ seconds: sql<number>`(${task.finished_at} - ${task.started_at}) / 1000.0`.as("seconds") })
        .from(task)
        .where(
          and(
            eq(task.app_id, sql.placeholder("app")),
            eq(task.stage, sql.placeholder("stage")),
            eq(task.state, "success"),
            isNotNull(task.started_at),
            gt(task.finished_at, 0),
          ),
        )
        .orderBy(sql`${task.finished_at} DESC`)
        .limit(SAMPLE)
        .as("newest"),
    )
    .prepare(),
);

/** Seconds that tasks of this kind have lately taken; null where there were none. */
export const recentSeconds = async (db: Database, { app_id, stage }: Pick<TaskRow, "app_id" | "stage">): Promise<number | null> =>
  (await recent(db).get({ app: app_id, stage }))?.seconds ?? null;
