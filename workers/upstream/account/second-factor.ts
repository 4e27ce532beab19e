import { and, eq, gt, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { loginChallenge, passkey, recoveryCode, secondFactor } from "../../../db/schema/index.ts";
import { CHALLENGE, plainCode, RECOVERY, TOTP } from "../../../trpc/contract/rules/second-factor.ts";
import { AppError } from "../app-error.ts";
import type { Call, PublicCall } from "../http/implement.ts";
import { randomId, sha256 } from "../ids.ts";
import { keyedHash, sameText } from "../secrets/keyed-hash.ts";
import { verifyPassword } from "../secrets/password.ts";
import { base32, codeAt, newSecret, sealed, stepAt, unsealed } from "../secrets/totp.ts";
import type { Services } from "../services.ts";
import { openSession } from "./merge.ts";

type Keeper = Pick<Services, "db" | "variables">;
type Row = typeof secondFactor.$inferSelect;

/** The second factor of an account, once it is confirmed. */
async function confirmedOf({ db }: Pick<Keeper, "db">, ownerId: string): Promise<Row | null> {
  const [row] = await db
    .select()
    .from(secondFactor)
    .where(and(eq(secondFactor.owner_id, ownerId), isNotNull(secondFactor.confirmed_at)));
  return row ?? null;
}

const passkeysOf = ({ db }: Pick<Keeper, "db">, ownerId: string) => db.$count(passkey, eq(passkey.owner_id, ownerId));

export const hasSecondFactor = async (keeper: Pick<Keeper, "db">, ownerId: string): Promise<boolean> =>
  (await confirmedOf(keeper, ownerId)) !== null;

/** Codes that were made and not used. */
export const recoveryLeft = ({ db }: Pick<Keeper, "db">, ownerId: string) => db.$count(recoveryCode, eq(recoveryCode.owner_id, ownerId));

/** The time step of a code, of now or one before or after; null: it is of none. */
async function stepOf({ variables }: Keeper, row: Row, code: string): Promise<number | null> {
  const secret = await unsealed(row.secret, variables.SIGNING_SECRET);
  const now = stepAt(Date.now());
  for (const step of [now - 1, now, now + 1]) if (sameText(await codeAt(secret, step), code)) return step;
  return null;
}

const hashOf = ({ variables }: Keeper, ownerId: string, code: string) =>
  keyedHash(variables.SIGNING_SECRET, `recovery\n${ownerId}\n${plainCode(code)}`);

/** Takes a code of the app, once. */
async function takesDigits(keeper: Keeper, row: Row, digits: string): Promise<boolean> {
  const step = await stepOf(keeper, row, digits);
  if (step === null) return false;
  const taken = await keeper.db
    .update(secondFactor)
    .set({ last_step: step })
    .where(and(eq(secondFactor.owner_id, row.owner_id), lt(secondFactor.last_step, step)))
    .returning({ id: secondFactor.owner_id });
  return taken.length > 0;
}

/** Takes a code of the app or a recovery code; of an account with passkeys alone (`row` null) the latter. */
async function takes(keeper: Keeper, ownerId: string, row: Row | null, typed: string): Promise<boolean> {
  const digits = typed.replace(/\s/g, "");
  if (row && /^\d{6}$/.test(digits)) return takesDigits(keeper, row, digits);
  const used = await keeper.db
    .delete(recoveryCode)
    .where(and(eq(recoveryCode.id, await hashOf(keeper, ownerId, typed)), eq(recoveryCode.owner_id, ownerId)))
    .returning({ id: recoveryCode.id });
  return used.length > 0;
}

/** Fresh recovery codes in place of all that were there: as they are told, and the statements that keep their hashes. */
export async function newRecovery(keeper: Keeper, ownerId: string) {
  const now = Date.now();
  const codes = Array.from({ length: RECOVERY.codes }, () => randomId(RECOVERY.length));
  const rows = await Promise.all(
    codes.map(async (code) => ({ id: await hashOf(keeper, ownerId, code), owner_id: ownerId, created_at: now })),
  );
  return {
    told: codes.map((code) => `${code.slice(0, RECOVERY.length / 2)}-${code.slice(RECOVERY.length / 2)}`),
    statements: [
      keeper.db.delete(recoveryCode).where(eq(recoveryCode.owner_id, ownerId)),
      keeper.db.insert(recoveryCode).values(rows),
    ] as const,
  };
}

export async function beginSecondFactor({ db, user, variables }: Call) {
  const secret = newSecret();
  const row = { secret: await sealed(secret, variables.SIGNING_SECRET), confirmed_at: null, last_step: 0, created_at: Date.now() };
  const [kept] = await db
    .insert(secondFactor)
    .values({ owner_id: user.id, ...row })
    .onConflictDoUpdate({ target: secondFactor.owner_id, set: row, setWhere: isNull(secondFactor.confirmed_at) })
    .returning({ id: secondFactor.owner_id });
  if (!kept) throw new AppError("auth.secondFactorOn");
  const text = base32(secret);
  const query = new URLSearchParams({ secret: text, issuer: TOTP.issuer, digits: String(TOTP.digits), period: String(TOTP.seconds) });
  return { secret: text, uri: `otpauth://totp/${TOTP.issuer}:${encodeURIComponent(user.email || user.id)}?${query}` };
}

/** Turns it on by a first code; answers the recovery codes, which are kept as hashes. Throws auth.wrongCode. */
export async function confirmSecondFactor(call: Call, typed: string): Promise<{ recovery: string[] }> {
  const { db, user } = call;
  const [row] = await db.select().from(secondFactor).where(eq(secondFactor.owner_id, user.id));
  const step = row && row.confirmed_at === null ? await stepOf(call, row, typed.replace(/\s/g, "")) : null;
  if (step === null) throw new AppError("auth.wrongCode");
  const { told, statements } = await newRecovery(call, user.id);
  await db.batch([
    db
      .update(secondFactor)
      .set({ confirmed_at: Date.now(), last_step: step })
      .where(and(eq(secondFactor.owner_id, user.id), isNull(secondFactor.confirmed_at))),
    ...statements,
  ]);
  return { recovery: told };
}

/** Recovery codes go with the last thing that guards the account. */
export const forgetRecovery = ({ db }: Pick<Keeper, "db">, ownerId: string) =>
  db
    .delete(recoveryCode)
    .where(
      and(
        eq(recoveryCode.owner_id, ownerId),
        sql`NOT EXISTS (SELECT 1 FROM ${passkey} WHERE ${passkey.owner_id} = ${ownerId})`,
        sql`NOT EXISTS (SELECT 1 FROM ${secondFactor} WHERE ${secondFactor.owner_id} = ${ownerId} AND ${secondFactor.confirmed_at} IS NOT NULL)`,
      ),
    );

/** Turns it off. Throws auth.wrongCode, auth.passwordWrong. */
export async function endSecondFactor(call: Call, { code, password }: { code: string; password: string }): Promise<void> {
  const { db, user } = call;
  const row = await confirmedOf(call, user.id);
  if (!row) return;
  if (user.password !== null && !(await verifyPassword(password, user.password))) throw new AppError("auth.wrongPassword");
  if (!(await takes(call, user.id, row, code))) throw new AppError("auth.wrongCode");
  await db.batch([db.delete(secondFactor).where(eq(secondFactor.owner_id, user.id)), forgetRecovery(call, user.id)]);
}

const HOUR = 3_600_000;
type Opened = Awaited<ReturnType<typeof openSession>> & { challenge: string; steps: ("code" | "passkey")[] };

/** Opens a session of someone whose first factor was right; where there is a second one, what asks for it instead. */
export async function openGuarded(call: PublicCall | Call, ownerId: string): Promise<Opened> {
  const [app, passkeys] = await Promise.all([hasSecondFactor(call, ownerId), passkeysOf(call, ownerId)]);
  const steps = [...(app ? (["code"] as const) : []), ...(passkeys > 0 ? (["passkey"] as const) : [])];
  if (steps.length === 0) return { ...(await openSession(call, ownerId)), challenge: "", steps };
  const challenge = randomId(40);
  const now = Date.now();
  const expires_at = now + CHALLENGE.seconds * 1000;
  await call.db.insert(loginChallenge).values({ id: await sha256(challenge), owner_id: ownerId, expires_at, created_at: now });
  return { token: "", expires: Math.floor(expires_at / 1000), maxAge: CHALLENGE.seconds, challenge, steps };
}

/** Whoever has the password alone cannot guess on and on, with one challenge after the other. */
const fewTries = (now: number) =>
  sql`(SELECT coalesce(sum(past.tries), 0) FROM login_challenge AS past
    WHERE past.owner_id = ${loginChallenge.owner_id} AND past.created_at > ${now - HOUR}) < ${CHALLENGE.triesAnHour}`;

/** Whose login is in its second step. Throws auth.challengeOver. */
export async function ownerOfChallenge({ db }: PublicCall, challenge: string): Promise<string> {
  const now = Date.now();
  const [asked] = await db
    .select({ owner_id: loginChallenge.owner_id })
    .from(loginChallenge)
    .where(and(eq(loginChallenge.id, await sha256(challenge)), gt(loginChallenge.expires_at, now)));
  if (!asked) throw new AppError("auth.challengeOver");
  return asked.owner_id;
}

/** A challenge opens one session. Throws auth.challengeOver. */
export async function closeChallenge(call: PublicCall, challenge: string) {
  const [used] = await call.db
    .delete(loginChallenge)
    .where(and(eq(loginChallenge.id, await sha256(challenge)), gt(loginChallenge.expires_at, Date.now())))
    .returning({ owner_id: loginChallenge.owner_id });
  if (!used) throw new AppError("auth.challengeOver");
  return { ...(await openSession(call, used.owner_id)), url: "/" };
}

/** Every try counts before it is looked at. Throws auth.wrongCode, auth.challengeOver. */
export async function secondStep(call: PublicCall, { challenge, code }: { challenge: string; code: string }) {
  const id = await sha256(challenge);
  const now = Date.now();
  const [asked] = await call.db
    .update(loginChallenge)
    .set({ tries: sql`${loginChallenge.tries} + 1` })
    .where(and(eq(loginChallenge.id, id), lt(loginChallenge.tries, CHALLENGE.tries), gt(loginChallenge.expires_at, now), fewTries(now)))
    .returning({ owner_id: loginChallenge.owner_id });
  if (!asked) throw new AppError("auth.challengeOver");
  const [row, passkeys] = await Promise.all([confirmedOf(call, asked.owner_id), passkeysOf(call, asked.owner_id)]);
  const isGuarded = row !== null || passkeys > 0;
  if (isGuarded && !(await takes(call, asked.owner_id, row, code))) throw new AppError("auth.wrongCode");
  return closeChallenge(call, challenge);
}

export const forgetChallenges = ({ db }: Pick<Keeper, "db">) =>
  db.delete(loginChallenge).where(lt(loginChallenge.expires_at, Date.now() - HOUR));
