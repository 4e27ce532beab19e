import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, ne, or, type SQL, sql } from "drizzle-orm";
import type { AvatarMotion } from "../schema/avatar.ts";
import * as schema from "../schema/index.ts";
import type { Database } from "./database.ts";
import { deletingTasks } from "./made-with.ts";
import { deletingTimelines } from "./timeline.ts";
import { keyList, letGo, noneClaimed, referring } from "./file-reference.ts";

const { avatar, storedFile, task, timeline } = schema;
export type AvatarRow = typeof avatar.$inferSelect;

/** An owner's avatars, newest first. */
export const listAvatars = (db: Database, owner: string): Promise<AvatarRow[]> =>
  db.select().from(avatar).where(eq(avatar.owner_id, owner)).orderBy(desc(avatar.created_at), desc(avatar.id));

/** The avatar, only if it is this user's. */
export const findAvatar = (db: Database, owner: string, id: string): Promise<AvatarRow | undefined> =>
  db
    .select()
    .from(avatar)
    .where(and(eq(avatar.id, id), eq(avatar.owner_id, owner)))
    .get();

/** So many of the community's are shown. */
const MOST_OFFERED = 200;
const PASSED = 1;

/** What others offer to all, once it was approved, newest first. */
export const listOffered = (db: Database, visitor: string): Promise<AvatarRow[]> =>
  db
    .select()
    .from(avatar)
    .where(and(eq(avatar.offered, PASSED), eq(avatar.review_status, PASSED), ne(avatar.owner_id, visitor)))
    .orderBy(desc(avatar.created_at), desc(avatar.id))
    .limit(MOST_OFFERED);

/** The avatar, if it is this user's or offered to all. */
export const findUsableAvatar = (db: Database, user: string, id: string): Promise<AvatarRow | undefined> =>
  db
    .select()
    .from(avatar)
    .where(and(eq(avatar.id, id), or(eq(avatar.owner_id, user), and(eq(avatar.offered, PASSED), eq(avatar.review_status, PASSED)))))
    .get();

/** Keeps a new avatar with references to its files; false where it would be one too many, or a file is just being removed. */
export async function insertAvatar(
  db: Database,
  row: AvatarRow,
  { files, most }: { files: readonly string[]; most: number },
): Promise<boolean> {
  const keys = keyList(files);
  const isKept = sql`EXISTS (SELECT 1 FROM ${avatar} WHERE ${avatar.id} = ${row.id})`;
  const tooMany = sql`(SELECT count(*) FROM ${avatar} WHERE ${avatar.owner_id} = ${row.owner_id}) > ${most}`;
  const [, dropped] = await db.batch([
    db.insert(avatar).values(row),
    db
      .delete(avatar)
      .where(and(eq(avatar.id, row.id), sql`(NOT ${noneClaimed(keys)} OR ${tooMany})`))
      .returning({ id: avatar.id }),
    referring(db, { kind: "avatar", id: row.id, owner: row.owner_id }, keys, isKept),
  ]);
  return dropped.length === 0;
}

/** Takes one talking photo whose motion is due, the longest waiting first, so that nobody else makes it until `until` (Unix ms). */
export async function claimMotion(db: Database, now: number, until: number): Promise<AvatarRow | undefined> {
  const due = and(lte(avatar.motion_due, now), eq(avatar.review_status, PASSED));
  const first = db.select({ id: avatar.id }).from(avatar).where(due).orderBy(asc(avatar.motion_due), asc(avatar.created_at)).limit(1);
  return db
    .update(avatar)
    .set({ motion_due: until })
    .where(and(inArray(avatar.id, first), due))
    .returning()
    .get();
}

/** Writes that an avatar can have no motion: it keeps its still. */
export const withoutMotion = async (db: Database, { id }: Pick<AvatarRow, "id">): Promise<void> =>
  void (await db.update(avatar).set({ motion_due: null }).where(eq(avatar.id, id)));

/**
 * Keeps an avatar's motion with references to its files. Where the avatar was deleted meanwhile, `made` (all that was made for it)
 * is let go of at once instead.
 */
export async function keepMotion(
  db: Database,
  { id }: Pick<AvatarRow, "id">,
  motion: AvatarMotion,
  made: readonly string[],
): Promise<void> {
  const keys = keyList([motion.loop, motion.still]);
  const owner = sql`(SELECT owner_id FROM avatar WHERE id = ${id})`;
  const isThere = sql`EXISTS (SELECT 1 FROM avatar WHERE id = ${id}) AND ${noneClaimed(keys)}`;
  await db.batch([
    db
      .update(avatar)
      .set({ motion, motion_due: null })
      .where(and(eq(avatar.id, id), noneClaimed(keys))),
    referring(db, { kind: "avatar", id, owner }, keys, isThere),
    db
      .update(storedFile)
      .set({ expires_at: Date.now() })
      .where(
        and(inArray(storedFile.key, [...made]), isNull(storedFile.removing_at), sql`NOT EXISTS (SELECT 1 FROM avatar WHERE id = ${id})`),
      ),
  ]);
}

type Change = Partial<Pick<AvatarRow, "name" | "voice" | "review_status" | "review_note" | "offered" | "offer">>;

/** The statement that changes an avatar. */
export const changingAvatar = (db: Database, { id }: Pick<AvatarRow, "id">, change: Change) =>
  db.update(avatar).set(change).where(eq(avatar.id, id));

/** The statement that writes a decision of a reviewer's: only on what was seen, an avatar of this name that is offered, or is not. */
export const decidingAvatar = (db: Database, { id, name, offered }: AvatarRow, change: Change) =>
  db
    .update(avatar)
    .set(change)
    .where(and(eq(avatar.id, id), eq(avatar.name, name), offered === null ? undefined : isNotNull(avatar.offered)));

export async function changeAvatar(db: Database, row: AvatarRow, change: Change): Promise<AvatarRow> {
  const given = Object.values(change).some((value) => value !== undefined);
  return (given && (await changingAvatar(db, row, change).returning().get())) || row;
}

/** The finished tasks that were made with an avatar. */
const tasksWith = ({ id, owner_id }: Pick<AvatarRow, "id" | "owner_id">): SQL =>
  sql`SELECT id FROM ${task} WHERE subject_id = ${id} AND owner_id = ${owner_id} AND state IN ('success', 'failed')`;

/** Deletes an avatar and lets go of its files at once; with its finished videos where that is asked for. Answers how many those were. */
export async function deleteAvatar(db: Database, row: AvatarRow, { videos }: { videos: boolean }): Promise<number> {
  const now = Date.now();
  const those = videos ? tasksWith(row) : sql`SELECT id FROM ${task} WHERE false`;
  const opened = sql`SELECT id FROM ${timeline} WHERE task_id IN (${those})`;
  if (videos) await db.batch(deletingTimelines(db, opened));
  const [, , , , gone] = await db.batch([
    ...letGo(db, sql`holder_kind = 'avatar' AND holder_id = ${row.id}`, now),
    ...deletingTasks(db, those, now),
    db.delete(avatar).where(eq(avatar.id, row.id)),
  ]);
  return gone.length;
}

/** Avatars that wait for a person's review, of themselves or of being offered to all, the oldest first. */
export const pendingAvatars = (db: Database, limit: number): Promise<AvatarRow[]> =>
  db
    .select()
    .from(avatar)
    .where(or(eq(avatar.review_status, 0), eq(avatar.offered, 0)))
    .orderBy(asc(avatar.created_at))
    .limit(limit);

export const findAnyAvatar = (db: Database, id: string): Promise<AvatarRow | undefined> =>
  db.select().from(avatar).where(eq(avatar.id, id)).get();
