import { and, eq, sql, type SQL } from "drizzle-orm";
import * as schema from "../schema/index.ts";
import type { StoredOutput } from "../schema/index.ts";
import type { Database } from "./database.ts";
import { type Holder, keyList, letGo, ofTasks, referring, replacing } from "./file-reference.ts";
import { countingFiles } from "./stored-file.ts";
import { isWorkedOn, touching, type Held } from "./task-move.ts";

const { task } = schema;

const holderOf = (kind: "task" | "document", id: string): Holder => ({
  kind,
  id,
  owner: sql`(SELECT owner_id FROM task WHERE id = ${id})`,
});

/** The files that an output names. */
const keysIn = ({ artifacts }: StoredOutput): SQL =>
  keyList(artifacts.flatMap((one) => (one.kind === "video" ? [one.key, one.poster_key] : [one.key])));

const where = (condition: SQL | undefined): SQL => sql`EXISTS (SELECT 1 FROM ${task} WHERE ${condition})`;

/** The statement by which a task refers to what its input names, where `condition` (on `task`) holds. */
export const needingInput = (db: Database, taskId: string, keys: readonly string[], condition?: SQL) =>
  referring(db, holderOf("task", taskId), keyList(keys), where(condition ?? eq(task.id, taskId)));

/** Writes what a task has made so far, while it is worked on; false where it is over, or a newer attempt has taken over. */
export async function keepMade(db: Database, held: Held, output: StoredOutput): Promise<boolean> {
  const [, touched] = await db.batch([
    referring(db, holderOf("task", held.id), keysIn(output), where(isWorkedOn(held))),
    touching(db, held, { output }),
  ]);
  return touched.length === 1;
}

/** The timeline document of a task that is worked on refers to the files it shows, as long as the task is there. */
export const keepForDocument = (db: Database, held: Held, keys: readonly string[]) =>
  referring(db, holderOf("document", held.id), keyList(keys), where(isWorkedOn(held)));

/** The statements that keep and count what a task has made, in place of its input, before it ends: `mayEnd` on `task`. */
export const keepingResults = (db: Database, taskId: string, output: StoredOutput, { mayEnd, until }: { mayEnd: SQL; until: number }) =>
  [
    countingFiles(db, taskId, output, mayEnd),
    ...replacing(db, holderOf("task", taskId), keysIn(output), { condition: mayEnd, until }),
  ] as const;

/** The statements that let go of all that a task refers to, before it fails. */
export const droppingFiles = (db: Database, taskId: string, { mayEnd, until }: { mayEnd: SQL; until: number }) =>
  letGo(db, sql`${ofTasks(sql`${taskId}`)} AND ${mayEnd}`, until);

/** The statement that limits the time of results which newer ones of the same subject and stage have replaced. */
export const limitingReplaced = (
  db: Database,
  { subject_id, stage }: Pick<typeof task.$inferSelect, "subject_id" | "stage">,
  until: number,
) =>
  db
    .update(task)
    .set({ expires_at: sql`min(coalesce(expires_at, ${until}), ${until})` })
    .where(
      and(
        eq(task.subject_id, subject_id ?? ""),
        eq(task.stage, stage),
        eq(task.state, "success"),
        sql`output IS NOT NULL AND EXISTS (
          SELECT 1 FROM task AS n WHERE n.subject_id = task.subject_id AND n.stage = task.stage AND n.state = 'success'
          AND (n.created_at, n.id) > (task.created_at, task.id))`,
      ),
    );

/** Lets go of results whose time is over, the oldest first. */
export async function expireResults(db: Database, now: number, limit: number): Promise<void> {
  const due = sql`SELECT id FROM task WHERE expires_at <= ${now} ORDER BY expires_at, id LIMIT ${limit}`;
  await db.batch([
    ...letGo(db, ofTasks(due), now),
    db
      .update(task)
      .set({ output: null, expires_at: null })
      .where(sql`id IN (${due})`),
  ]);
}
