import { and, eq, gt, inArray, isNull, lt, notExists } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { session, user } from "../../../db/schema/index.ts";
import { USER_TYPE } from "../../../trpc/contract/rules/user-types.ts";
import type { Services } from "../services.ts";

/** D1 takes a hundred values in a statement. */
const BATCH = 90;
const living = alias(session, "living");

/**
 * Forgets sessions that are over. With its last one a guest is gone for good: there is no way back to what it made, so
 * that is removed like a deleted account's (`purge`).
 */
export async function forgetSessions({ db }: Pick<Services, "db">, now = Date.now()): Promise<void> {
  const over = await db
    .select({ id: session.id, owner_id: session.owner_id })
    .from(session)
    .where(lt(session.expires_at, now))
    .orderBy(session.expires_at)
    .limit(BATCH);
  if (over.length === 0) return;
  const owners = [...new Set(over.map(({ owner_id }) => owner_id))];
  const elsewhere = db
    .select({ id: living.id })
    .from(living)
    .where(and(eq(living.owner_id, user.id), gt(living.expires_at, now)));
  const gone = and(
    inArray(user.id, owners),
    eq(user.user_type, USER_TYPE.guest),
    isNull(user.merged_into),
    isNull(user.deleted_at),
    notExists(elsewhere),
  );
  await db.batch([
    db.update(user).set({ deleted_at: now, attribution: {} }).where(gone),
    db.delete(session).where(
      inArray(
        session.id,
        over.map(({ id }) => id),
      ),
    ),
  ]);
}
