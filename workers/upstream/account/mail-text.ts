import { CODE, type CodePurpose } from "../../../trpc/contract/rules/account.ts";
import type { Language } from "../../../trpc/contract/rules/languages.ts";
import type { Mail } from "../providers/mail.ts";

type Kind = CodePurpose | "register-known" | "reset-unknown";
type Text = Omit<Mail, "to">;

const MINUTES = CODE.seconds / 60;

const EN: Record<Kind, (code: string) => Text> = {
  register: (code) => ({
    subject: `${code} is your Reelwright code`,
    text: `Your code to create an account is ${code}. It is good for ${MINUTES} minutes.\n\nIf you did not ask for it, do nothing: no account will be made.`,
  }),
  "register-known": () => ({
    subject: "You already have a Reelwright account",
    text: "Someone, probably you, wanted to create an account with this address. There is one already: log in with it, or reset its password on the login page.\n\nIf it was not you, do nothing: nothing has changed.",
  }),
  reset: (code) => ({
    subject: `${code} is your Reelwright code`,
    text: `Your code to set a new password is ${code}. It is good for ${MINUTES} minutes. Nobody from Reelwright will ever ask you for it.\n\nIf you did not ask for it, do nothing: your password stays as it is.`,
  }),
  "reset-unknown": () => ({
    subject: "There is no Reelwright account with this address",
    text: "Someone, probably you, wanted to reset the password of an account with this address. There is none: try another address, or create an account.\n\nIf it was not you, do nothing.",
  }),
};

const ZH: Record<Kind, (code: string) => Text> = {
  register: (code) => ({
    subject: `${code} 是你的 Reelwright 验证码`,
    text: `你的注册验证码是 ${code}，${MINUTES} 分钟内有效。\n\n如果不是你本人操作，不用理会，账号不会创建。`,
  }),
  "register-known": () => ({
    subject: "你已经有 Reelwright 账号了",
    text: "有人（大概是你本人）想用这个邮箱注册，但它已经注册过了。请直接登录，或者在登录页重设密码。\n\n如果不是你本人操作，不用理会，一切照旧。",
  }),
  reset: (code) => ({
    subject: `${code} 是你的 Reelwright 验证码`,
    text: `你的重设密码验证码是 ${code}，${MINUTES} 分钟内有效。Reelwright 的任何人都不会向你索要它。\n\n如果不是你本人操作，不用理会，密码不会改变。`,
  }),
  "reset-unknown": () => ({
    subject: "这个邮箱还没有 Reelwright 账号",
    text: "有人（大概是你本人）想重设这个邮箱的密码，但它还没有注册过。请换一个邮箱，或者注册账号。\n\n如果不是你本人操作，不用理会。",
  }),
};

/** The mail that answers a request for a code. One is sent whether the address is registered or not. */
export const codeMail = (kind: Kind, lang: Language, code: string): Text => (lang === "zh" ? ZH : EN)[kind](code);
