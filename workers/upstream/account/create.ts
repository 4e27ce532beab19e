import { eq } from "drizzle-orm";
import type { Database } from "../../../db/queries/database.ts";
import { identity, session, user } from "../../../db/schema/index.ts";
import { type Attribution, attributionOf } from "../../../trpc/contract/rules/attribution.ts";
import { GUEST_CREDITS } from "../../../trpc/contract/rules/credits.ts";
import type { Language } from "../../../locales/index.ts";
import { isGuest, USER_TYPE } from "../../../trpc/contract/rules/user-types.ts";
import { AppError } from "../app-error.ts";
import type { Call, PublicCall } from "../http/implement.ts";
import { newSession } from "../http/session.ts";
import { randomId } from "../ids.ts";
import { clashes, wasClaimed, whileGuest } from "./claim.ts";
import { rememberDevice } from "./device.ts";
import { grant } from "./grant.ts";
import { invitation } from "./invitation.ts";

export interface NewAccount {
  email: string;
  email_verified: boolean;
  password: string | null;
  nickname: string;
  /** `provider:subject`, where a provider vouches. */
  identity?: string;
  attribution: Attribution;
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
  const { statement, given } = await newSession(db, id, call.request);
  const proven = account.email_verified ? account.email : (account.identity ?? "");
  const reward = await invitation(call, { id, inviteCode: account.attribution.invite_code, proven });
  const vouched = account.identity ? [db.insert(identity).values({ id: account.identity, owner_id: id, created_at: Date.now() })] : [];
  try {
    await db.batch([...statements, db.delete(session).where(eq(session.owner_id, id)), statement, ...vouched, ...reward]);
  } catch (error) {
    if (clashes(error, /UNIQUE constraint failed: (?:user\.email|identity\.id)/)) throw new AppError("auth.emailInUse");
    if (wasClaimed(error)) throw new AppError("auth.registerFailed");
    throw error;
  }
  await rememberDevice(call, account.email, id);
  return given;
}
