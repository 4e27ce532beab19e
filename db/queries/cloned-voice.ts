import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { OPEN_STATES } from "../../trpc/contract/rules/tasks.ts";
import { FIRST_VOICE } from "../../trpc/contract/rules/voices.ts";
import * as schema from "../schema/index.ts";
import type { Database } from "./database.ts";
import { deletingTasks } from "./made-with.ts";
import type { TaskRow } from "./task.ts";
import { deletingTimelines } from "./timeline.ts";

const { avatar, clonedVoice, task, timeline } = schema;
export type ClonedVoiceRow = typeof clonedVoice.$inferSelect;

/** An owner's cloned voices, newest first. */
export const listClonedVoices = (db: Database, owner: string): Promise<ClonedVoiceRow[]> =>
  db.select().from(clonedVoice).where(eq(clonedVoice.owner_id, owner)).orderBy(desc(clonedVoice.created_at), desc(clonedVoice.id));

/** The cloned voice, only if it is this user's. */
export const findClonedVoice = (db: Database, owner: string, id: string): Promise<ClonedVoiceRow | undefined> =>
  db
    .select()
    .from(clonedVoice)
    .where(and(eq(clonedVoice.id, id), eq(clonedVoice.owner_id, owner)))
    .get();

/** Whose a provider's voice is, if it was cloned here. */
export const ownerOfVoice = async (db: Database, voice: string): Promise<string | undefined> =>
  (await db.select({ owner: clonedVoice.owner_id }).from(clonedVoice).where(eq(clonedVoice.voice, voice)).get())?.owner;

/** Keeps a new cloned voice; false where it would be one too many. */
export async function insertClonedVoice(db: Database, row: ClonedVoiceRow, most: number): Promise<boolean> {
  const tooMany = sql`(SELECT count(*) FROM ${clonedVoice} WHERE ${clonedVoice.owner_id} = ${row.owner_id}) > ${most}`;
  const [, dropped] = await db.batch([
    db.insert(clonedVoice).values(row),
    db
      .delete(clonedVoice)
      .where(and(eq(clonedVoice.id, row.id), tooMany))
      .returning({ id: clonedVoice.id }),
  ]);
  return dropped.length === 0;
}

/** Writes what its provider calls a voice that was kept before it was made; false: it has been deleted since. */
export const nameClonedVoice = async (
  db: Database,
  { id }: Pick<ClonedVoiceRow, "id">,
  made: Pick<ClonedVoiceRow, "voice" | "waits">,
): Promise<boolean> => (await db.update(clonedVoice).set(made).where(eq(clonedVoice.id, id)).returning()).length === 1;

/** The finished tasks in which a voice speaks: all that a task keeps of its order names it there. */
const tasksIn = ({ voice, owner_id }: ClonedVoiceRow): SQL =>
  sql`SELECT id FROM ${task} WHERE owner_id = ${owner_id} AND state IN ('success', 'failed') AND instr(input, ${voice}) > 0`;

/** The tasks that are not over, in which a voice is to speak. */
export const openTasksIn = (db: Database, { voice, owner_id }: ClonedVoiceRow): Promise<TaskRow[]> =>
  db
    .select()
    .from(task)
    .where(and(eq(task.owner_id, owner_id), inArray(task.state, [...OPEN_STATES]), sql`instr(${task.input}, ${voice}) > 0`));

/**
 * Deletes a cloned voice with its record of consent; with the finished work in which it speaks where that is asked for.
 * Avatars that had it get a voice of the built-in engine. Answers how much work that was.
 */
export async function deleteClonedVoice(db: Database, row: ClonedVoiceRow, { works }: { works: boolean }): Promise<number> {
  const those = works ? tasksIn(row) : sql`SELECT id FROM ${task} WHERE false`;
  if (works) await db.batch(deletingTimelines(db, sql`SELECT id FROM ${timeline} WHERE task_id IN (${those})`));
  const [, , gone] = await db.batch([
    ...deletingTasks(db, those, Date.now()),
    db
      .update(avatar)
      .set({ voice: FIRST_VOICE.en })
      .where(and(eq(avatar.owner_id, row.owner_id), eq(avatar.voice, row.voice))),
    db.delete(clonedVoice).where(eq(clonedVoice.id, row.id)),
  ]);
  return gone.length;
}
