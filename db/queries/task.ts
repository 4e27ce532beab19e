import { and, eq, isNull, sql } from "drizzle-orm";
import type { Sought } from "../../trpc/contract/task.ts";
import * as schema from "../schema/index.ts";
import type { Database } from "./database.ts";
import { after, newestFirst, type Position } from "./cursor.ts";
import { prepared } from "./prepared.ts";
import { soughtIn } from "./task-search.ts";

export type TaskRow = typeof schema.task.$inferSelect;

const taskById = prepared((db) =>
  db
    .select()
    .from(schema.task)
    .where(eq(schema.task.id, sql.placeholder("id")))
    .prepare(),
);

/** A task by its id, whoever's it is: for the Workflow and the sweep. */
export const findTask = async (db: Database, id: string): Promise<TaskRow | null> => (await taskById(db).get({ id })) ?? null;

/** The task, only if it is this user's. */
export async function findOwnTask(db: Database, ownerId: string, taskId: string): Promise<TaskRow | null> {
  const row = await findTask(db, taskId);
  return row?.owner_id === ownerId ? row : null;
}

const ORDER = { time: schema.task.created_at, id: schema.task.id };

interface Listed extends Sought {
  appId?: number | undefined;
  place?: Position | undefined;
  limit: number;
}

/**
 * Newest first, `limit` of them after a place; of one app, or of all; of those the ones that are looked for. Parts of a
 * task are not listed by themselves.
 */
export const listTasks = (db: Database, ownerId: string, { appId, place, limit, ...looked }: Listed): Promise<TaskRow[]> =>
  db
    .select()
    .from(schema.task)
    .where(
      and(
        eq(schema.task.owner_id, ownerId),
        isNull(schema.task.parent_id),
        after(ORDER, place),
        appId === undefined ? undefined : eq(schema.task.app_id, appId),
        soughtIn(looked),
      ),
    )
    .orderBy(...newestFirst(ORDER))
    .limit(limit);

/** The parts of a task, in their order. */
export const partsOf = (db: Database, parentId: string): Promise<TaskRow[]> =>
  db.select().from(schema.task).where(eq(schema.task.parent_id, parentId)).orderBy(schema.task.created_at, schema.task.id);

/** What the parts of a task cost together, but for those that failed: their credits are back; how far all are (%), and in which phase. */
export async function sumOfParts(db: Database, parentId: string): Promise<{ cost: number; progress: number; phase: string }> {
  const { task } = schema;
  const [row] = await db
    .select({
      cost: sql<number>`coalesce(sum(CASE WHEN ${task.state} = 'failed' THEN 0 ELSE ${task.cost} END), 0)`,
      progress: sql<number>`coalesce(avg(CASE WHEN ${task.finished_at} IS NULL THEN ${task.progress} ELSE 100 END), 0)`,
      phase: sql<string>`coalesce(max(CASE WHEN ${task.state} = 'generating' THEN ${task.phase} END), '')`,
    })
    .from(task)
    .where(eq(task.parent_id, parentId));
  return row ?? { cost: 0, progress: 0, phase: "" };
}

/** The tasks whose request keys begin so: one piece of work, and every try of it. */
export const tasksByKey = (db: Database, prefix: string): Promise<TaskRow[]> =>
  db
    .select()
    .from(schema.task)
    .where(and(sql`${schema.task.request_key} >= ${prefix}`, sql`${schema.task.request_key} < ${`${prefix}~`}`));
