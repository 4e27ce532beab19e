import { afterEach, expect, it } from "vitest";
import { accountEnv } from "./account-env.ts";
import { localServer } from "../../../tests/setup/local-server.ts";
import { mailerFor, missingForMail } from "./mail.ts";

const closers: (() => Promise<void>)[] = [];
afterEach(async () => void (await Promise.all(closers.splice(0).map((close) => close()))));
const MAIL = { to: "ada@example.com", subject: "123456 is your code", text: "…" };

async function provider(status = 200) {
  const server = await localServer(() => ({
    status,
    body: status === 200 ? { id: "49a3999c" } : { name: "validation_error", message: "no" },
  }));
  closers.push(server.close);
  return {
    server,
    mailer: mailerFor(accountEnv.parse({ RESEND_API_KEY: "re_1", RESEND_URL: server.origin, MAIL_FROM: "Reelwright <hello@ads.example>" })),
  };
}

it("a mail is POST /emails with the key as bearer", async () => {
  const { server, mailer } = await provider();
  await mailer?.send(MAIL);
  const [asked] = server.seen;
  expect([asked?.method, asked?.path, asked?.headers.authorization]).toEqual(["POST", "/emails", "Bearer re_1"]);
  expect(JSON.parse(asked?.body ?? "")).toEqual({
    from: "Reelwright <hello@ads.example>",
    to: ["ada@example.com"],
    subject: MAIL.subject,
    text: "…",
  });
});

it.each([401, 422, 429, 500])("an answer of %i is a mail that was not sent", async (status) => {
  const { mailer } = await provider(status);
  await expect(mailer?.send(MAIL)).rejects.toThrow(String(status));
});

it("a provider that is not there is a mail that was not sent", async () => {
  const { server, mailer } = await provider();
  await server.close();
  await expect(mailer?.send(MAIL)).rejects.toThrow("not reached");
});

it("without key or sender nothing is mailed, and the words name what is missing", () => {
  expect(mailerFor(accountEnv.parse({ RESEND_API_KEY: "re_1" }))).toBeNull();
  expect(missingForMail(accountEnv.parse({}))).toBe("RESEND_API_KEY, MAIL_FROM");
  expect(missingForMail(accountEnv.parse({ RESEND_API_KEY: "re_1" }))).toBe("MAIL_FROM");
});
