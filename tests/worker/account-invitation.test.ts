import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ledger } from "../../db/schema/index.ts";
import { account } from "../../trpc/contract/account.ts";
import { GUEST_CREDITS } from "../../trpc/contract/rules/credits.ts";
import { freshEmail } from "../setup/fresh-email.ts";
import { PASSWORD } from "../setup/password.ts";
import { register, withVariables } from "./account-support.ts";
import { all, as, guest } from "./support.ts";

const { db } = all;
const mails: { subject: string }[] = [];
/** An installation that mails its codes: who types one has proved that the address is theirs. */
const mailing = withVariables({ RESEND_API_KEY: "re_1", RESEND_URL: "https://mail.test", MAIL_FROM: "a@b.example" });

beforeEach(() => {
  mails.length = 0;
  vi.stubGlobal(
    "fetch",
    async (_input: RequestInfo | URL, init?: RequestInit) => (
      mails.push(JSON.parse(String(init?.body)) as (typeof mails)[number]),
      Response.json({ id: "mail" })
    ),
  );
});
afterEach(() => vi.unstubAllGlobals());

const mailedCode = (): string => /\d{6}/.exec(mails.at(-1)?.subject ?? "")?.[0] ?? "";

/** A friend who registers by a mailed code, as a guest or as nobody. */
async function provenFriend(invite_code: string, { email = freshEmail(), token = "" } = {}) {
  await mailing()(account.getVCode, { email, purpose: "register" });
  const session = await mailing({ token })(account.registerByCode, {
    email,
    password: PASSWORD,
    code: mailedCode(),
    agreement: true,
    invite_code,
  });
  const me = as(session.token);
  return { email, call: me, info: await me(account.getUserInfo, {}) };
}

describe("an invitation (spec §9: 5 credits for the inviter and 10 for the friend)", () => {
  it("is paid through the ledger, once, to a new user's inviter and to the friend", async () => {
    const inviter = await register();
    const friend = await provenFriend(inviter.info.invite_code, { token: (await guest()).token });
    expect(friend.info.credits.available).toBe(GUEST_CREDITS + 10);
    expect((await inviter.call(account.getUserInfo, {})).credits.available).toBe(GUEST_CREDITS + 5);
    expect(await inviter.call(account.countInviteLog, {})).toEqual({ count: 1, credits: 5 });
    const rows = await db
      .select()
      .from(ledger)
      .where(eq(ledger.task_id, `inviter:${friend.info.userId}`));
    expect(rows).toHaveLength(1);
    const { list } = await friend.call(account.creditHistory, {});
    expect(list.map(({ kind, amount }) => [kind, amount]).toSorted()).toEqual([
      ["friend", 10],
      ["welcome", GUEST_CREDITS],
    ]);
  });

  it("is not paid for friends whose addresses nobody has proved, however many", async () => {
    const inviter = await register();
    for (let at = 0; at < 3; at += 1)
      expect((await register(undefined, { invite_code: inviter.info.invite_code })).info.credits.available).toBe(GUEST_CREDITS);
    expect((await inviter.call(account.getUserInfo, {})).credits.available).toBe(GUEST_CREDITS);
    expect(await inviter.call(account.countInviteLog, {})).toEqual({ count: 0, credits: 0 });
  });

  it("is paid, once, when a friend's address is proved later, by the first reset by mail", async () => {
    const inviter = await register();
    const friend = await register(undefined, { invite_code: inviter.info.invite_code });
    for (let time = 0; time < 2; time += 1) {
      await mailing()(account.getVCode, { email: friend.email, purpose: "reset" });
      const { token } = await mailing()(account.resetPwdByCode, { email: friend.email, password: PASSWORD, code: mailedCode() });
      expect((await as(token)(account.getUserInfo, {})).credits.available).toBe(GUEST_CREDITS + 10);
    }
    expect(await inviter.call(account.countInviteLog, {})).toEqual({ count: 1, credits: 5 });
  });

  it("is not paid again for an address that left and came back", async () => {
    const inviter = await register();
    const { call, email } = await provenFriend(inviter.info.invite_code);
    await call(account.deleteAccount, { email, password: PASSWORD });
    const again = await provenFriend(inviter.info.invite_code, { email: email.toUpperCase() });
    expect(again.info.credits.available).toBe(GUEST_CREDITS);
    expect((await inviter.call(account.getUserInfo, {})).credits.available).toBe(GUEST_CREDITS + 5);
    expect(await inviter.call(account.countInviteLog, {})).toEqual({ count: 1, credits: 5 });
  });

  it("of a code that nobody has changes nothing", async () => {
    expect((await provenFriend("nobodyhasit")).info.credits.available).toBe(GUEST_CREDITS);
  });
});
