import type { MessageKey } from "../../../locales/index.ts";
import { isCommonPassword } from "./weak-passwords.ts";
import { countCharacters, type RuleIssue } from "./issue.ts";

/** Spec §5 Account. Lengths in characters; an address is as long as SMTP allows. */
export const ACCOUNT = { passwordMin: 6, passwordMax: 128, emailMax: 254, nicknameMax: 40, codeDigits: 6 } as const;

/** How long a session lasts that is not used near its end, in seconds (decision 013; spec §9 leaves it open). */
export const SESSION_SECONDS = 90 * 24 * 60 * 60;

/** How long a token of `?att=` may be used, once, in seconds (decision 036). */
export const HANDOFF_SECONDS = 600;

/** A verification code lives ten minutes, is tried five times, and is asked for again after a minute (spec §9 leaves it open). */
export const CODE = { seconds: 600, tries: 5, resendSeconds: 60 } as const;

/** What a code is good for; one for the one is none for the other. */
export const CODE_PURPOSES = ["register", "reset"] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];

/** An address as it is kept and compared. */
export const normalEmail = (email: string): string => email.normalize("NFKC").trim().toLowerCase();

const EMAIL = /^[^\s@"(),:;<>[\\\]\p{Cc}]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]*[\p{L}\p{N}]$/u;

const issue = (field: string, key: MessageKey): RuleIssue => ({ field, key, params: {} });

/** Spec §5: the email format must be correct. */
export function checkEmail(email: string): RuleIssue[] {
  const address = normalEmail(email);
  if (address === "") return [issue("email", "form.incomplete")];
  return address.length <= ACCOUNT.emailMax && EMAIL.test(address) ? [] : [issue("email", "auth.emailFormat")];
}

/** Spec §5: a password has at least 6 characters; nor is it one of those that are guessed first. */
export function checkPassword(password: string): RuleIssue[] {
  if (password === "") return [issue("password", "form.incomplete")];
  if (Array.from(password).length < ACCOUNT.passwordMin) return [issue("password", "auth.passwordTooShort")];
  return isCommonPassword(password) ? [issue("password", "auth.passwordTooCommon")] : [];
}

/** Spec §5: a verification code is required; what cannot be one is a wrong one. */
export function checkCode(code: string): RuleIssue[] {
  if (code.trim() === "") return [issue("code", "form.incomplete")];
  return /^\d{6}$/.test(code.trim()) ? [] : [issue("code", "auth.wrongCode")];
}

/** Spec §5: the user agreement must be ticked to register. */
export const checkAgreement = (ticked: boolean): RuleIssue[] => (ticked ? [] : [issue("agreement", "auth.agreementRequired")]);

/** Spec §5: a nickname must be filled. */
export const checkNickname = (nickname: string): RuleIssue[] =>
  countCharacters(nickname) > 0 ? [] : [issue("nickname", "form.nicknameRequired")];
