import { and, eq, inArray, isNull, lte, or, sql } from "drizzle-orm";
import { OPEN_STATES, statesBefore, type TaskState } from "../../trpc/contract/rules/tasks.ts";
import * as schema from "../schema/index.ts";
import type { Database } from "./database.ts";
import type { TaskRow } from "./task.ts";

const { task } = schema;

type Change = Partial<
  Pick<
    TaskRow,
    | "progress"
    | "phase"
    | "error_code"
    | "error_values"
    | "output"
    | "review"
    | "finished_at"
    | "lease_until"
    | "lane"
    | "input"
    | "expires_at"
  >
>;

/** A task as one instance of its Workflow knows it: what an older instance writes is not taken. */
export type Held = Pick<TaskRow, "id" | "attempt">;

const heldBy = ({ id, attempt }: Held) => and(eq(task.id, id), eq(task.attempt, attempt));

/** The condition under which a task may come into a state, in SQL: the transitions of `rules/tasks`, and its newest attempt. */
export const mayBecome = (held: Held, to: TaskState) => and(heldBy(held), inArray(task.state, statesBefore(to)));

/** The statement that brings a task into another state: alone, or in one batch with the ledger's. */
export const moving = (db: Database, held: Held, to: TaskState, change: Change = {}) =>
  db
    .update(task)
    .set({ ...change, state: to, updated_at: Date.now() })
    .where(mayBecome(held, to))
    .returning({ id: task.id });

/** Brings a task into another state; false where it may not come into it, or a newer attempt has taken over. */
export const moveTask = async (db: Database, held: Held, to: TaskState, change: Change = {}): Promise<boolean> =>
  (await moving(db, held, to, change)).length === 1;

/** Whether a task is worked on by this attempt, in SQL. */
export const isWorkedOn = (held: Held) => and(heldBy(held), eq(task.state, "generating"));

/** The statement that writes what is new of a task, while it is worked on by this attempt. */
export const touching = (db: Database, held: Held, change: Change) =>
  db
    .update(task)
    .set({ ...change, updated_at: Date.now() })
    .where(isWorkedOn(held))
    .returning({ id: task.id });

/** Writes what is new of a task that is being worked on; false where it is over, or a newer attempt has taken over. */
export const touchTask = async (db: Database, held: Held, change: Change): Promise<boolean> =>
  (await touching(db, held, change)).length === 1;

/** Has a task wait among those of providers, where fewer than `most` do; false: it keeps its place, or is over. */
export const giveUpPlace = async (db: Database, held: Held, most: number): Promise<boolean> => {
  const waiting = sql`(SELECT count(*) FROM task AS w WHERE w.state = 'generating' AND w.lane = 'provider' AND w.id <> ${held.id})`;
  const given = await db
    .update(task)
    .set({ lane: "provider" })
    .where(and(isWorkedOn(held), sql`${waiting} < ${most}`))
    .returning({ id: task.id });
  return given.length === 1;
};

/** Gives a task to a new instance: the one before may no longer write. Null where it is over, or somebody else was faster. */
export async function takeOver(
  db: Database,
  { id, attempt }: Held,
  { lease_until, restart }: { lease_until: number; restart: boolean },
): Promise<TaskRow | null> {
  const restarts = restart ? sql`${task.restarts} + 1` : sql`${task.restarts}`;
  const [row] = await db
    .update(task)
    .set({ state: "generating", attempt: attempt + 1, restarts, lease_until, updated_at: Date.now() })
    .where(and(eq(task.id, id), eq(task.attempt, attempt), inArray(task.state, ["generating", "review"])))
    .returning();
  return row ?? null;
}

/** Tasks whose instance should have been heard of before `now` (Unix ms): what a crash left. With `all`, every one that is worked on. */
export const deadTasks = (db: Database, now: number, all: boolean): Promise<TaskRow[]> =>
  db
    .select()
    .from(task)
    .where(and(eq(task.state, "generating"), all ? sql`${task.lease_until} IS NOT NULL` : lte(task.lease_until, now)))
    .limit(all ? 1000 : 50);

/** Tasks that wait for their parts, all of which are over: a crash came before the last of them could say so. */
export const forgottenParents = (db: Database): Promise<Pick<TaskRow, "id">[]> =>
  db
    .select({ id: task.id })
    .from(task)
    .where(
      and(
        eq(task.state, "generating"),
        isNull(task.lease_until),
        sql`NOT EXISTS (SELECT 1 FROM task AS p WHERE p.parent_id = ${task.id} AND p.state IN ${OPEN_STATES})`,
      ),
    )
    .limit(50);

/** How many tasks of one owner are not over. */
export const openOf = (db: Database, ownerId: string): Promise<number> =>
  db.$count(task, and(eq(task.owner_id, ownerId), inArray(task.state, [...OPEN_STATES])));

/** The tasks of a subject, or parts of a task, that are not over. */
export const openTasksOf = (db: Database, { subjectId, parentId }: { subjectId?: string; parentId?: string }): Promise<TaskRow[]> =>
  db
    .select()
    .from(task)
    .where(
      and(
        or(subjectId ? eq(task.subject_id, subjectId) : undefined, parentId ? eq(task.parent_id, parentId) : undefined),
        inArray(task.state, [...OPEN_STATES]),
      ),
    );
