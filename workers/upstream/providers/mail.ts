import type { AccountEnv } from "./account-env.ts";

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** A way to send mail. Throws MailFailed where it was not taken. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

export class MailFailed extends Error {}

const TIMEOUT_MS = 10_000;

/** Resend's API: `POST /emails` with a bearer key. The idempotency key makes a repeat after a lost answer one mail. */
const resendMailer = (url: string, apiKey: string, from: string): Mailer => ({
  async send({ to, subject, text }) {
    const headers = { authorization: `Bearer ${apiKey}`, "content-type": "application/json", "idempotency-key": crypto.randomUUID() };
    const body = JSON.stringify({ from, to: [to], subject, text });
    const attempt = () =>
      fetch(`${url.replace(/\/$/, "")}/emails`, { method: "POST", headers, body, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const answer = await attempt()
      .catch(attempt)
      .catch((cause: unknown) => {
        throw new MailFailed("the mail provider was not reached", { cause });
      });
    const said = await answer.text();
    if (!answer.ok) throw new MailFailed(`the mail provider answered ${answer.status}: ${said.slice(0, 200)}`);
  },
});

/** Which variables mailing lacks; empty where it can mail. */
export const missingForMail = ({ RESEND_API_KEY, MAIL_FROM }: AccountEnv): string =>
  [RESEND_API_KEY ? "" : "RESEND_API_KEY", MAIL_FROM ? "" : "MAIL_FROM"].filter(Boolean).join(", ");

/** The mailer that the environment allows; null without a key and a sender. */
export const mailerFor = ({ RESEND_API_KEY, RESEND_URL, MAIL_FROM }: AccountEnv): Mailer | null =>
  RESEND_API_KEY && MAIL_FROM ? resendMailer(RESEND_URL, RESEND_API_KEY, MAIL_FROM) : null;
