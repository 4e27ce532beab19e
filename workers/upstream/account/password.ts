import { and, eq } from "drizzle-orm";
import { identity, knownDevice, passkey, recoveryCode, secondFactor, session, user } from "../../../db/schema/index.ts";
import { account } from "../../../trpc/contract/account.ts";
import {
  checkAgreement,
  checkCode,
  checkEmail,
  checkPassword,
  CODE,
  type CodePurpose,
  normalEmail,
} from "../../../trpc/contract/rules/account.ts";
import type { Attribution } from "../../../trpc/contract/rules/attribution.ts";
import { isGuest } from "../../../trpc/contract/rules/user-types.ts";
import { AppError, refuse } from "../app-error.ts";
import { type App, type Call, implement, type PublicCall } from "../http/implement.ts";
import { endSession } from "../http/session.ts";
import { MailFailed, mailerFor, missingForMail } from "../providers/mail.ts";
import { hashPassword, isCurrentHash, verifyPassword } from "../secrets/password.ts";
import { issueCode, takeCode } from "./codes.ts";
import { createAccount } from "./create.ts";
import { rememberDevice } from "./device.ts";
import { byEmail } from "./find.ts";
import { invitation } from "./invitation.ts";
import { codeMail } from "./mail-text.ts";
import { openGuarded } from "./second-factor.ts";
import { WELCOME } from "./redirect-after-sign-in.ts";

type Registration = Attribution & { email: string; password: string; code: string; agreement: boolean };

async function register(call: PublicCall | Call, { email: typed, password, code, agreement, ...attribution }: Registration) {
  refuse([...checkEmail(typed), ...checkPassword(password), ...checkCode(code), ...checkAgreement(agreement)]);
  const email = normalEmail(typed);
  await takeCode(call, { purpose: "register", email }, code);
  // A code that stood on the page proves nothing about the address.
  const email_verified = mailerFor(call.variables) !== null;
  const given = await createAccount(call, { email, email_verified, password: await hashPassword(password), nickname: "", attribution });
  return { ...given, url: WELCOME };
}

/** Where no mail is sent, a code is shown only to register an address that nobody has (docs/decisions/013-accounts.md). */
async function codeOnPage(call: PublicCall, purpose: CodePurpose, email: string): Promise<string> {
  const { CODES_ON_PAGE } = call.variables;
  if (CODES_ON_PAGE !== "registration" || purpose !== "register") {
    throw new AppError("auth.keyMissing", { params: { what: "Resend", key: missingForMail(call.variables) } });
  }
  if (await byEmail(call.db, email)) throw new AppError("auth.emailInUse");
  return issueCode(call, { purpose, email });
}

async function mailCode(call: PublicCall, purpose: CodePurpose, email: string): Promise<void> {
  const known = (await byEmail(call.db, email)) !== null;
  const kind = purpose === "register" ? (known ? "register-known" : "register") : known ? "reset" : "reset-unknown";
  const code = await issueCode(call, { purpose, email });
  try {
    await mailerFor(call.variables)?.send({ to: email, ...codeMail(kind, call.lang, code) });
  } catch (cause) {
    if (cause instanceof MailFailed) console.error(cause);
    throw new AppError("auth.mailFailed", { cause });
  }
}

async function giveCode(call: PublicCall, { email: typed, purpose }: { email: string; purpose: CodePurpose }) {
  refuse(checkEmail(typed));
  const email = normalEmail(typed);
  const mails = mailerFor(call.variables) !== null;
  const code_on_page = mails ? null : await codeOnPage(call, purpose, email);
  if (mails) await mailCode(call, purpose, email);
  return { resend_seconds: CODE.resendSeconds, code_on_page };
}

/** A hash of fewer iterations than today's is made anew, now that its password is in hand. */
async function renewHash(
  { db }: PublicCall,
  { id, password: kept }: { id: string; password: string | null },
  password: string,
): Promise<void> {
  if (kept === null || isCurrentHash(kept)) return;
  await db
    .update(user)
    .set({ password: await hashPassword(password) })
    .where(and(eq(user.id, id), eq(user.password, kept)));
}

async function logIn(call: PublicCall, { email, password }: { email: string; password: string }) {
  refuse([...checkEmail(email), ...(password === "" ? checkPassword(password) : [])]);
  const known = await byEmail(call.db, normalEmail(email));
  const right = await verifyPassword(password, known?.password ?? null);
  if (!known || !right) throw new AppError("auth.loginFailed");
  const given = await openGuarded(call, known.id);
  // A new password that came while this one was being checked has ended the sessions that were there before it.
  if ((await byEmail(call.db, known.email))?.password !== known.password) {
    if (given.token) await endSession(call.db, given.token);
    throw new AppError("auth.loginFailed");
  }
  await renewHash(call, known, password);
  await rememberDevice(call, known.email, known.id);
  return { ...given, url: "/" };
}

async function resetPassword(call: PublicCall, { email: typed, password, code }: { email: string; password: string; code: string }) {
  refuse([...checkEmail(typed), ...checkCode(code), ...checkPassword(password)]);
  const email = normalEmail(typed);
  await takeCode(call, { purpose: "reset", email }, code);
  const known = await byEmail(call.db, email);
  if (!known) throw new AppError("auth.wrongCode");
  const fresh = { password: await hashPassword(password), email_verified: true };
  // Whoever claimed the address without a proof loses every way in.
  const strangers = known.email_verified
    ? []
    : [identity, passkey, secondFactor, recoveryCode].map((table) => call.db.delete(table).where(eq(table.owner_id, known.id)));
  const reward = known.email_verified
    ? []
    : await invitation(call, { id: known.id, inviteCode: known.attribution.invite_code, proven: email });
  await call.db.batch([
    call.db
      .update(user)
      .set(fresh)
      .where(and(eq(user.id, known.id), eq(user.email, email))),
    ...strangers,
    ...reward,
    call.db.delete(knownDevice).where(eq(knownDevice.owner_id, known.id)),
    call.db.delete(session).where(eq(session.owner_id, known.id)),
  ]);
  await rememberDevice(call, email, known.id);
  return { ...(await openGuarded(call, known.id)), url: "/" };
}

/** The account calls that need a password or a code (spec §7). */
export function passwordRoutes(app: App): void {
  implement(app, account.getVCode, (input, call) => giveCode(call, input));
  implement(app, account.registerByCode, (input, call) => register(call, input));
  implement(app, account.perfectRegister, async (input, call) => {
    if (!isGuest(call.user)) throw new AppError("auth.registerFailed");
    return register(call, input);
  });

  implement(app, account.login, (input, call) => logIn(call, input));
  implement(app, account.resetPwdByCode, (input, call) => resetPassword(call, input));
  implement(app, account.hasReg, async ({ email }, { db }) => {
    refuse(checkEmail(email));
    return { registered: (await byEmail(db, normalEmail(email))) !== null };
  });
}
