import { eq } from "drizzle-orm";
import { mergingOwned } from "../../../db/queries/owned.ts";
import { user } from "../../../db/schema/index.ts";
import { isGuest, USER_TYPE } from "../../../trpc/contract/rules/user-types.ts";
import type { Call, PublicCall } from "../http/implement.ts";
import { newSession } from "../http/session.ts";
import { wasClaimed, whileGuest } from "./claim.ts";

/**
 * Opens a session of an account. What the guest who asks has made goes with them (`OWNED`). The guest's own
 * session ends, and so do its credits, which were a welcome and not a possession; its ledger stays as it is
 * (docs/decisions/013-accounts.md). A guest who has become someone meanwhile keeps what is theirs.
 */
export async function openSession({ db, visitor, request }: PublicCall | Call, ownerId: string) {
  const { statement, given } = await newSession(db, ownerId, request);
  const guest = (await visitor())?.user;
  if (!guest || !isGuest(guest) || guest.id === ownerId) {
    await statement;
    return given;
  }
  const moved = db.batch([
    db
      .update(user)
      .set({ merged_into: ownerId, user_type: whileGuest(USER_TYPE.guest) })
      .where(eq(user.id, guest.id)),
    statement,
    ...mergingOwned(db, { from: guest.id, to: ownerId }),
  ]);
  await moved.catch((error: unknown) => {
    if (!wasClaimed(error)) throw error;
    return statement;
  });
  return given;
}
