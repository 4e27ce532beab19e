import { and, desc, eq, gt, lt } from "drizzle-orm";
import { passkey, passkeyChallenge } from "../../../db/schema/index.ts";
import type { AssertionAnswer, RegistrationAnswer } from "../../../trpc/contract/account/passkey.ts";
import { PASSKEY } from "../../../trpc/contract/rules/second-factor.ts";
import { AppError } from "../app-error.ts";
import { publicOrigin } from "../api/request.ts";
import type { Call, PublicCall } from "../http/implement.ts";
import { sha256 } from "../ids.ts";
import { verifyPassword } from "../secrets/password.ts";
import type { Services } from "../services.ts";
import { openSession } from "./merge.ts";
import { closeChallenge, forgetRecovery, hasSecondFactor, newRecovery, ownerOfChallenge } from "./second-factor.ts";

/** Loaded when a passkey is used: it is a third of this worker's code. */
const library = () => import("@simplewebauthn/server");
const helpers = () => import("@simplewebauthn/server/helpers");

/** The relying party of WebAuthn: the domain by which the product was reached. Null for a bare address, of which none can be. */
export function partyOf(call: PublicCall | Call): { id: string; origin: string } | null {
  const origin = publicOrigin(call.request, call);
  const { hostname } = new URL(origin);
  return /^[\d.]+$|:/.test(hostname) ? null : { id: hostname, origin };
}

function requireParty(call: PublicCall | Call) {
  const party = partyOf(call);
  if (!party) throw new AppError("auth.passkeyNeedsDomain");
  return party;
}

/** What a challenge is for: an account's new passkey, the second step of one login, or to sign in. */
const FOR = {
  add: (ownerId: string) => `add ${ownerId}`,
  step: async (challenge: string) => `step ${await sha256(challenge)}`,
  signIn: "sign in",
};

async function keepChallenge({ db }: Pick<Services, "db">, challenge: string, purpose: string): Promise<void> {
  const now = Date.now();
  await db
    .insert(passkeyChallenge)
    .values({ id: await sha256(challenge), purpose, expires_at: now + PASSKEY.seconds * 1000, created_at: now });
}

/** Whether what was signed is a challenge of ours for this purpose: it is taken out, and so good once. */
const takesChallenge =
  ({ db }: Pick<Services, "db">, purpose: string) =>
  async (challenge: string): Promise<boolean> => {
    const alive = and(
      eq(passkeyChallenge.id, await sha256(challenge)),
      eq(passkeyChallenge.purpose, purpose),
      gt(passkeyChallenge.expires_at, Date.now()),
    );
    return (await db.delete(passkeyChallenge).where(alive).returning({ id: passkeyChallenge.id })).length > 0;
  };

export const forgetPasskeyChallenges = ({ db }: Pick<Services, "db">) =>
  db.delete(passkeyChallenge).where(lt(passkeyChallenge.expires_at, Date.now()));

async function requirePassword({ user }: Call, password: string): Promise<void> {
  if (user.password !== null && !(await verifyPassword(password, user.password))) throw new AppError("auth.wrongPassword");
}

export async function listPasskeys({ db, user }: Call) {
  const rows = await db.select().from(passkey).where(eq(passkey.owner_id, user.id)).orderBy(desc(passkey.created_at));
  return rows.map(({ id, name, rp_id, created_at, last_used_at }) => ({ id, name, domain: rp_id, created_at, last_used_at }));
}

/** Throws auth.wrongPassword, auth.passkeyNeedsDomain, auth.passkeyTooMany. */
export async function beginPasskey(call: Call, password: string) {
  const { db, user } = call;
  const party = requireParty(call);
  await requirePassword(call, password);
  const had = await db.select().from(passkey).where(eq(passkey.owner_id, user.id));
  if (had.length >= PASSKEY.most) throw new AppError("auth.passkeyTooMany");
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: PASSKEY.name,
    rpID: party.id,
    userName: user.email || user.id,
    userID: new TextEncoder().encode(user.id),
    excludeCredentials: had.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    timeout: PASSKEY.seconds * 1000,
  });
  await keepChallenge(call, options.challenge, FOR.add(user.id));
  return { options: { ...options } };
}

/** What the library answers, or null where it throws: whatever is wrong with an answer is told as one thing. */
async function verified<T>(work: Promise<T>): Promise<T | null> {
  return work.catch(() => null);
}

/** Throws auth.passkeyRefused, auth.passkeyNeedsDomain, auth.passkeyTooMany. */
export async function addPasskey(
  call: Call,
  { name, answer }: { name: string; answer: RegistrationAnswer },
): Promise<{ recovery: string[] }> {
  const { db, user } = call;
  const party = requireParty(call);
  const { verifyRegistrationResponse } = await library();
  const result = await verified(
    verifyRegistrationResponse({
      response: { ...answer, clientExtensionResults: {} },
      expectedChallenge: takesChallenge(call, FOR.add(user.id)),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
    }),
  );
  if (!result?.verified) throw new AppError("auth.passkeyRefused");
  const { id, publicKey, counter } = result.registrationInfo.credential;
  const { isoBase64URL } = await helpers();
  const [isGuarded, had] = await Promise.all([hasSecondFactor(call, user.id), db.$count(passkey, eq(passkey.owner_id, user.id))]);
  if (had >= PASSKEY.most) throw new AppError("auth.passkeyTooMany");
  const row = { id, owner_id: user.id, name: name || party.id, public_key: isoBase64URL.fromBuffer(publicKey), counter, rp_id: party.id };
  const adding = db
    .insert(passkey)
    .values({ ...row, transports: answer.response.transports, created_at: Date.now() })
    .onConflictDoNothing()
    .returning({ id: passkey.id });
  if ((await adding).length === 0) throw new AppError("auth.passkeyRefused");
  if (isGuarded || had > 0) return { recovery: [] };
  const { told, statements } = await newRecovery(call, user.id);
  await db.batch(statements);
  return { recovery: told };
}

export async function renamePasskey({ db, user }: Call, { id, name }: { id: string; name: string }): Promise<void> {
  await db
    .update(passkey)
    .set({ name })
    .where(and(eq(passkey.id, id), eq(passkey.owner_id, user.id)));
}

/** Throws auth.wrongPassword. */
export async function removePasskey(call: Call, { id, password }: { id: string; password: string }): Promise<void> {
  const { db, user } = call;
  await requirePassword(call, password);
  await db.batch([db.delete(passkey).where(and(eq(passkey.id, id), eq(passkey.owner_id, user.id))), forgetRecovery(call, user.id)]);
}

/** Throws auth.passkeyNeedsDomain, auth.challengeOver. */
export async function askPasskey(call: PublicCall, challenge: string) {
  const party = requireParty(call);
  const ownerId = challenge === "" ? null : await ownerOfChallenge(call, challenge);
  const theirs = ownerId
    ? await call.db
        .select()
        .from(passkey)
        .where(and(eq(passkey.owner_id, ownerId), eq(passkey.rp_id, party.id)))
    : [];
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    allowCredentials: theirs.map(({ id, transports }) => ({ id, transports })),
    userVerification: "required",
    timeout: PASSKEY.seconds * 1000,
  });
  await keepChallenge(call, options.challenge, challenge === "" ? FOR.signIn : await FOR.step(challenge));
  return { options: { ...options } };
}

type Row = typeof passkey.$inferSelect;

/** Whether a passkey has signed a challenge of ours, here; it has been used then, so that neither comes again. */
async function hasSigned(call: PublicCall, row: Row, answer: AssertionAnswer, purpose: string): Promise<boolean> {
  const party = requireParty(call);
  const [{ verifyAuthenticationResponse }, { isoBase64URL }] = await Promise.all([library(), helpers()]);
  const { userHandle } = answer.response;
  if (userHandle && isoBase64URL.toUTF8String(userHandle) !== row.owner_id) return false;
  const result = await verified(
    verifyAuthenticationResponse({
      response: { ...answer, response: { ...answer.response, userHandle: userHandle ?? undefined }, clientExtensionResults: {} },
      expectedChallenge: takesChallenge(call, purpose),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: { id: row.id, publicKey: isoBase64URL.toBuffer(row.public_key), counter: row.counter, transports: row.transports },
      requireUserVerification: true,
    }),
  );
  if (!result?.verified || row.rp_id !== party.id) return false;
  // Two at once with one counter: the second is a copy.
  const used = await call.db
    .update(passkey)
    .set({ counter: result.authenticationInfo.newCounter, last_used_at: Date.now() })
    .where(and(eq(passkey.id, row.id), eq(passkey.counter, row.counter)))
    .returning({ id: passkey.id });
  return used.length > 0;
}

/** Throws auth.passkeyRefused, auth.passkeyNeedsDomain, auth.challengeOver. */
export async function passkeyLogin(call: PublicCall, { challenge, answer }: { challenge: string; answer: AssertionAnswer }) {
  const [row] = await call.db.select().from(passkey).where(eq(passkey.id, answer.id));
  const wanted = challenge === "" ? null : await ownerOfChallenge(call, challenge);
  const purpose = wanted ? await FOR.step(challenge) : FOR.signIn;
  if (!row || (wanted && row.owner_id !== wanted) || !(await hasSigned(call, row, answer, purpose)))
    throw new AppError("auth.passkeyRefused");
  return wanted ? closeChallenge(call, challenge) : { ...(await openSession(call, row.owner_id)), url: "/" };
}
