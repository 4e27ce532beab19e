import { identity } from "../../../db/schema/index.ts";
import { checkEmail, normalEmail } from "../../../trpc/contract/rules/account.ts";
import type { Attribution } from "../../../trpc/contract/rules/attribution.ts";
import { AppError } from "../app-error.ts";
import type { PublicCall } from "../http/implement.ts";
import { NotConfirmed, type Person } from "../providers/sign-in/person.ts";
import { createAccount } from "./create.ts";
import { byEmail, byIdentity, identityId } from "./find.ts";
import { openGuarded } from "./second-factor.ts";
import { pathNext, WELCOME } from "./redirect-after-sign-in.ts";

type Came = Attribution & { successUrl?: string };

/** Whom a provider names; what it refuses or cannot say is told as one thing. Throws auth.signInRefused. */
export async function confirmed(asking: Promise<Person>): Promise<Person> {
  try {
    return await asking;
  } catch (cause) {
    if (!(cause instanceof NotConfirmed)) throw cause;
    console.error(cause);
    throw new AppError("auth.signInRefused", { params: { provider: cause.provider }, cause });
  }
}

/**
 * Opens the session of a provider's person. An account of the same address is theirs only where both sides have proof
 * of it: without, someone could claim another's address here or there, and wait.
 */
export async function signIn(call: PublicCall, person: Person, { successUrl, ...attribution }: Came) {
  const { db } = call;
  const id = identityId(person);
  const known = await byIdentity(db, id);
  if (known) return { ...(await openGuarded(call, known.id)), url: pathNext(successUrl) };
  const email = checkEmail(person.email).length === 0 ? normalEmail(person.email) : "";
  const holder = await byEmail(db, email);
  if (holder && !(person.emailProven && holder.email_verified)) throw new AppError("auth.emailInUse");
  if (holder) {
    await db.insert(identity).values({ id, owner_id: holder.id, created_at: Date.now() }).onConflictDoNothing();
    return { ...(await openGuarded(call, holder.id)), url: pathNext(successUrl) };
  }
  const nickname = person.name.trim().slice(0, 40);
  const given = await createAccount(call, {
    email,
    email_verified: person.emailProven && email !== "",
    password: null,
    nickname,
    identity: id,
    attribution,
  });
  return { ...given, url: WELCOME };
}
