import { fill } from "../../../locales/fill.ts";
import { type Language, sharedWords, type SharedWords } from "../../../locales/index.ts";
import { CODE } from "../../../trpc/contract/rules/account.ts";
import type { Mail } from "../providers/mail.ts";

/** The mail that answers a request for a code. One is sent whether the address is registered or not. */
export function codeMail(kind: keyof SharedWords["mail"], lang: Language, code: string): Omit<Mail, "to"> {
  const { subject, text } = sharedWords(lang).mail[kind];
  const values = { code, minutes: CODE.seconds / 60 };
  return { subject: fill(subject, values), text: fill(text, values) };
}
