import { eq } from "drizzle-orm";
import { inviteLog } from "../../../db/schema/index.ts";
import { OFFERS } from "../../../trpc/contract/rules/plans.ts";
import type { PublicCall } from "../http/implement.ts";
import { keyedHash } from "../secrets/keyed-hash.ts";
import { byInviteCode } from "./find.ts";
import { grant } from "./grant.ts";

interface Friend {
  id: string;
  /** Whose link they registered by; empty for none. */
  inviteCode: string | undefined;
  /** The address or the provider's name for them, once it is proven; empty before. */
  proven: string;
}

/**
 * Spec §9: 5 credits for the inviter and 10 for the friend, who must be new: as statements of the batch that proves who
 * the friend is, by a mailed code or a provider; before that nothing is paid. Each address counts once, for good: its
 * keyed hash stays when the account goes, or one person could register and leave again for as long as it pays.
 */
export async function invitation({ db, variables }: Pick<PublicCall, "db" | "variables">, { id: friend, inviteCode, proven }: Friend) {
  const inviter = inviteCode && proven ? await byInviteCode(db, inviteCode) : null;
  if (!inviter || inviter.id === friend) return [];
  const id = await keyedHash(variables.SIGNING_SECRET, `invited\n${proven}`);
  if ((await db.$count(inviteLog, eq(inviteLog.id, id))) > 0) return [];
  const { inviterCredits: credits, inviteeCredits } = OFFERS;
  return [
    db.insert(inviteLog).values({ id, owner_id: inviter.id, credits, created_at: Date.now() }),
    grant(db, inviter.id, `inviter:${friend}`, credits),
    grant(db, friend, `friend:${friend}`, inviteeCredits),
  ];
}
