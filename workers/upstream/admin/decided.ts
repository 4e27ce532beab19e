import { eq } from "drizzle-orm";
import { user } from "../../../db/schema/index.ts";
import { fill } from "../../../locales/fill.ts";
import { languageOf, sharedWords } from "../../../locales/index.ts";
import type { AdminCall } from "../http/implement.ts";
import { mailerFor } from "../providers/mail.ts";

interface Decision {
  kind: "avatarPassed" | "avatarRejected" | "removed";
  /** What it is about, as its owner calls it. */
  name: string;
  note: string;
}

/** Mails an owner what was decided, in their language. Their page says it as well: where no mail is sent, nothing is lost. */
export function tellOwner({ db, variables, waitUntil }: AdminCall, ownerId: string, { kind, name, note }: Decision): void {
  const mailer = mailerFor(variables);
  if (!mailer) return;
  const tell = async () => {
    const [owner] = await db.select({ email: user.email, lang: user.lang_code }).from(user).where(eq(user.id, ownerId));
    if (!owner?.email) return;
    const { subject, text } = sharedWords(languageOf(owner.lang)).mail[kind];
    const plain = (value: string) => value.replace(/[\p{Cc}\p{Cf}]/gu, " ");
    await mailer.send({
      to: owner.email,
      subject: fill(subject, { name: plain(name) }),
      text: fill(text, { name: plain(name), note: plain(note) }),
    });
  };
  waitUntil(tell().catch(console.error));
}
