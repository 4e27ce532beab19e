import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../../../db/queries/database.ts";
import { identity, user } from "../../../db/schema/index.ts";

type UserRow = typeof user.$inferSelect;

/** The account of an address, as `normalEmail` writes it. */
export async function byEmail(db: Database, email: string): Promise<UserRow | null> {
  if (email === "") return null;
  const [row] = await db.select().from(user).where(eq(user.email, email));
  return row ?? null;
}

/** The account of an invite code. */
export async function byInviteCode(db: Database, code: string): Promise<UserRow | null> {
  const [row] = await db
    .select()
    .from(user)
    .where(and(eq(user.invite_code, code), isNull(user.deleted_at)));
  return row ?? null;
}

export const identityId = ({ provider, subject }: { provider: string; subject: string }): string => `${provider}:${subject}`;

/** The account that a provider's person has here. */
export async function byIdentity(db: Database, id: string): Promise<UserRow | null> {
  const [row] = await db.select({ user }).from(identity).innerJoin(user, eq(user.id, identity.owner_id)).where(eq(identity.id, id));
  return row?.user ?? null;
}
