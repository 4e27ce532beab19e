import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { draft as draftTable, session, user, verificationCode } from "../../db/schema/index.ts";
import { account } from "../../trpc/contract/account.ts";
import { drafts } from "../../trpc/contract/draft.ts";
import { GUEST_CREDITS } from "../../trpc/contract/rules/credits.ts";
import { freshEmail } from "../setup/fresh-email.ts";
import { PASSWORD } from "../setup/password.ts";
import { codeFor, register } from "./account-support.ts";
import { all, as, guest } from "./support.ts";

const { db } = all;
const WRONG_CODE = { code: -20102 };
const described = { app_id: 103, name: "Vacuum Bottle", intro: "Keeps coffee hot for 24 hours.", language: "en" } as const;

describe("registering", () => {
  it("spec §3: a guest (user_type 5) becomes a free user (1) and keeps id, drafts and credits", async () => {
    const me = await guest();
    const draft = await me.call(drafts.create, described);
    const { call, info, email, session: opened } = await register(me);
    expect(info).toMatchObject({
      userId: me.userId,
      user_type: 1,
      vip_level: 1,
      email,
      isRegister: true,
      credits: { available: GUEST_CREDITS, reserved: 0 },
    });
    expect(opened.url).toBe("/welcome");
    expect((await call(drafts.get, { draft_id: draft.id })).id).toBe(draft.id);
  });

  it("ends the guest's own token, so that one planted before is worth nothing after", async () => {
    const me = await guest();
    await register(me);
    await expect(me.call(account.getUserInfo, {})).rejects.toMatchObject({ code: -202 });
  });

  it("works without a session, with a guest's welcome", async () => {
    const { info } = await register();
    expect(info).toMatchObject({ user_type: 1, credits: { available: GUEST_CREDITS } });
    expect(info.invite_code).toMatch(/^[0-9a-z]{10}$/);
  });

  it("POST /guest/perfectRegister is for guests: the same user row becomes user_type 1", async () => {
    const me = await guest();
    const email = freshEmail();
    const filled = { email, password: PASSWORD, code: await codeFor(email), agreement: true };
    const { token } = await me.call(account.perfectRegister, filled);
    expect(await as(token)(account.getUserInfo, {})).toMatchObject({ userId: me.userId, user_type: 1 });
    await expect(as(token)(account.perfectRegister, filled)).rejects.toMatchObject({ code: -20101 });
  });

  it("keeps the attribution of the guest login and of the registration (spec §3)", async () => {
    const { token } = await as("")(account.guestLogin, { utm_source: "news", gclid: "g1" });
    const { info } = await register({ call: as(token), token, userId: "" }, { utm_source: "friend" });
    const [row] = await db.select().from(user).where(eq(user.id, info.userId));
    expect(row?.attribution).toEqual({ utm_source: "friend", gclid: "g1" });
  });

  it("spec §5: the user agreement must be ticked; password at least 6 characters; email format must be correct", async () => {
    const email = freshEmail();
    const good = { email, password: PASSWORD, code: await codeFor(email), agreement: true };
    const call = as("");
    await expect(call(account.registerByCode, { ...good, agreement: false })).rejects.toMatchObject({ code: -20105 });
    await expect(call(account.registerByCode, { ...good, password: "12345" })).rejects.toMatchObject({ code: -20103 });
    await expect(call(account.registerByCode, { ...good, email: "nobody" })).rejects.toMatchObject({ code: -20104 });
    await expect(call(account.registerByCode, { ...good, code: "" })).rejects.toMatchObject({ code: -20003 });
  });

  it("spec §5: a wrong code gives an error, in the user's language", async () => {
    const email = freshEmail();
    const code = await codeFor(email);
    const wrong = { email, password: PASSWORD, code: String((Number(code) + 1) % 1_000_000).padStart(6, "0"), agreement: true };
    await expect(as("", "zh")(account.registerByCode, wrong)).rejects.toMatchObject({
      ...WRONG_CODE,
      message: expect.stringContaining("验证码不对"),
    });
  });

  it("makes one account of an address, whatever its capitals", async () => {
    const { email } = await register();
    await expect(as("")(account.getVCode, { email: email.toUpperCase(), purpose: "register" })).rejects.toMatchObject({ code: -20107 });
    expect(await as("")(account.hasReg, { email: email.toUpperCase() })).toEqual({ registered: true });
    expect(await as("")(account.hasReg, { email: freshEmail() })).toEqual({ registered: false });
  });

  it("keeps neither password nor code in the open", async () => {
    const { info, email } = await register();
    const [row] = await db.select().from(user).where(eq(user.id, info.userId));
    expect(row?.password).toMatch(/^pbkdf2-sha256\$100000x6\$/);
    const code = await codeFor(freshEmail());
    const rows = await db.select().from(verificationCode);
    expect(JSON.stringify(rows)).not.toContain(`"${code}"`);
    expect(JSON.stringify(rows)).not.toContain(email);
  });
});

describe("a verification code", () => {
  it("works once, however many use it at the same time", async () => {
    const email = freshEmail();
    const filled = { email, password: PASSWORD, code: await codeFor(email), agreement: true };
    const tries = await Promise.allSettled(Array.from({ length: 4 }, () => as("")(account.registerByCode, filled)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("is void after five wrong tries", async () => {
    const email = freshEmail();
    const code = await codeFor(email);
    const filled = { email, password: PASSWORD, agreement: true };
    const wrong = code === "000000" ? "000001" : "000000";
    for (let at = 0; at < 5; at += 1)
      await expect(as("")(account.registerByCode, { ...filled, code: wrong })).rejects.toMatchObject(WRONG_CODE);
    await expect(as("")(account.registerByCode, { ...filled, code })).rejects.toMatchObject(WRONG_CODE);
  });

  it("is over after ten minutes", async () => {
    const email = freshEmail();
    const code = await codeFor(email);
    await db.update(verificationCode).set({ expires_at: Date.now() - 1 });
    await expect(as("")(account.registerByCode, { email, password: PASSWORD, agreement: true, code })).rejects.toMatchObject(WRONG_CODE);
  });

  it("for one purpose, or one address, is none for another", async () => {
    const email = freshEmail();
    const code = await codeFor(email);
    await expect(as("")(account.resetPwdByCode, { email, password: PASSWORD, code })).rejects.toMatchObject(WRONG_CODE);
    await expect(as("")(account.registerByCode, { email: freshEmail(), password: PASSWORD, agreement: true, code })).rejects.toMatchObject(
      WRONG_CODE,
    );
  });

  it("is never shown on the page to reset a password: the answer names the keys that are missing", async () => {
    const { email } = await register();
    await expect(as("")(account.getVCode, { email, purpose: "reset" })).rejects.toMatchObject({
      code: -20110,
      message: expect.stringContaining("RESEND_API_KEY, MAIL_FROM"),
    });
  });
});

describe("deleting an account", () => {
  it("asks for the address and the password, ends every session, erases who it was, and removes what they made", async () => {
    const me = await register(await guest());
    const draft = await me.call(drafts.create, described);
    const key = `u/${me.info.userId}/m/file`;
    await all.bucket.put(key, "bytes");
    await expect(me.call(account.deleteAccount, { email: me.email, password: "wrong password" })).rejects.toMatchObject({ code: -20112 });
    await expect(me.call(account.deleteAccount, { email: "other@example.com", password: PASSWORD })).rejects.toMatchObject({
      code: -20112,
    });
    await me.call(account.deleteAccount, { email: me.email, password: PASSWORD });
    await expect(me.call(account.getUserInfo, {})).rejects.toMatchObject({ code: -202 });
    expect(await db.select().from(session).where(eq(session.owner_id, me.info.userId))).toEqual([]);
    await expect
      .poll(async () => (await db.select().from(user).where(eq(user.id, me.info.userId)))[0])
      .toMatchObject({ email: "", nickname: "", password: null, invite_code: null, attribution: {}, purged_at: expect.any(Number) });
    expect(await all.bucket.head(key)).toBeNull();
    expect(await db.select().from(draftTable).where(eq(draftTable.id, draft.id))).toEqual([]);
    await expect(as("")(account.login, { email: me.email, password: PASSWORD })).rejects.toMatchObject({ code: -20100 });
    expect(await as("")(account.hasReg, { email: me.email })).toEqual({ registered: false });
  });
});
