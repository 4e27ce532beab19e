import { fill } from "../../../locales/fill.ts";
import { type Language, sharedWords } from "../../../locales/index.ts";
import { TEAM } from "../../../trpc/contract/rules/team.ts";
import type { Mail } from "../providers/mail.ts";

/** A name in a mail that others chose: no line of it can be taken for ours. */
const plain = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]|https?:\/\//gu, " ").slice(0, 100);

/** The mail that brings an invitation, in the language of who invites. */
export function invitationMail(lang: Language, { team, by, url }: { team: string; by: string; url: string }): Omit<Mail, "to"> {
  const { subject, text } = sharedWords(lang).mail.invitation;
  const values = { team: plain(team), by: plain(by), url, days: TEAM.invitationDays };
  return { subject: fill(subject, values), text: fill(text, values) };
}
