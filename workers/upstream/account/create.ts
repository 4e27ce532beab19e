import { eq } from "drizzle-orm";
import type { Database } from "../../../db/queries/database.ts";
import { identity, inviteLog, ledger, session, user } from "../../../db/schema/index.ts";
import { type Attribution, attributionOf } from "../../../trpc/contract/rules/attribution.ts";
import { GUEST_CREDITS } from "../../../trpc/contract/rules/credits.ts";
import type { Language } from "../../../trpc/contract/rules/languages.ts";
import { OFFERS } from "../../../trpc/contract/rules/plans.ts";
import { isGuest, USER_TYPE } from "../../../trpc/contract/rules/user-types.ts";
import { AppError } from "../app-error.ts";
import type { Call, PublicCall } from "../http/implement.ts";
import { newSession } from "../http/session.ts";
import { randomId } from "../ids.ts";
import { keyedHash } from "../secrets/keyed-hash.ts";
import { clashes, wasClaimed, whileGuest } from "./claim.ts";
import { byInviteCode } from "./find.ts";

export interface NewAccount {
  email: string;
  email_verified: boolean;
  password: string | null;
  nickname: string;
  /** `provider:subject`, where a provider vouches. */
  identity?: string;
  attribution: Attribution;
}

/** Credits out of nothing, once for each `task_id`. */
export const grant = (db: Database, owner_id: string, task_id: string, credits: number) =>
  db.insert(ledger).values({ id: randomId(), owner_id, task_id, kind: "grant", available: credits, reserved: 0, created_at: Date.now() });

/**
 * Spec §9: 5 credits for the inviter and 10 for the friend, who must be new. Each address counts once, for good: the
 * keyed hash of it stays when the account goes, or one person could register and leave again for as long as it pays.
 */
async function invitation(
  { db, variables }: Pick<PublicCall, "db" | "variables">,
  friend: string,
  { email, identity: vouched, attribution }: NewAccount,
) {
  const inviter = attribution.invite_code ? await byInviteCode(db, attribution.invite_code) : null;
  if (!inviter || inviter.id === friend) return [];
  const id = await keyedHash(variables.SIGNING_SECRET, `invited\n${email || vouched}`);
  if ((await db.$count(inviteLog, eq(inviteLog.id, id))) > 0) return [];
  const { inviterCredits: credits, inviteeCredits } = OFFERS;
  return [
    db.insert(inviteLog).values({ id, owner_id: inviter.id, credits, created_at: Date.now() }),
    grant(db, inviter.id, `inviter:${friend}`, credits),
    grant(db, friend, `friend:${friend}`, inviteeCredits),
  ];
}

/** A guest becomes the account, with all that is theirs; who had no session is made anew, with the welcome of a guest. */
function asUser(
  db: Database,
  guest: { id: string; attribution: Attribution } | null,
  { identity: _kept, attribution, ...facts }: NewAccount,
  lang: Language,
) {
  const now = Date.now();
  const registered = { ...facts, user_type: USER_TYPE.free, registered_at: now, invite_code: randomId(10), lang_code: lang };
  const came = { ...guest?.attribution, ...attributionOf(Object.entries(attribution)) };
  if (guest)
    return {
      id: guest.id,
      statements: [
        db
          .update(user)
          .set({ ...registered, user_type: whileGuest(USER_TYPE.free), attribution: came })
          .where(eq(user.id, guest.id)),
      ] as const,
    };
  const id = randomId();
  return {
    id,
    statements: [
      db.insert(user).values({ id, ...registered, attribution: came, created_at: now }),
      grant(db, id, `welcome:${id}`, GUEST_CREDITS),
    ] as const,
  };
}

/**
 * Registers whoever asks and opens their one session: a token that someone else planted or saw before is worth nothing
 * afterwards. Throws auth.emailInUse, auth.registerFailed (the guest has just become someone).
 */
export async function createAccount(call: PublicCall | Call, account: NewAccount) {
  const { db, visitor, lang } = call;
  const present = (await visitor())?.user;
  const { id, statements } = asUser(db, present && isGuest(present) ? present : null, account, lang);
  const { statement, given } = await newSession(db, id);
  const reward = await invitation(call, id, account);
  const vouched = account.identity ? [db.insert(identity).values({ id: account.identity, owner_id: id, created_at: Date.now() })] : [];
  try {
    await db.batch([...statements, db.delete(session).where(eq(session.owner_id, id)), statement, ...vouched, ...reward]);
  } catch (error) {
    if (clashes(error, /UNIQUE constraint failed: (?:user\.email|identity\.id)/)) throw new AppError("auth.emailInUse");
    if (wasClaimed(error)) throw new AppError("auth.registerFailed");
    throw error;
  }
  return given;
}
