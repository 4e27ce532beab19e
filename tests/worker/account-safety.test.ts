import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { loginChallenge, secondFactor, session, user } from "../../db/schema/index.ts";
import { account } from "../../trpc/contract/account.ts";
import { teams } from "../../trpc/contract/team.ts";
import { fromBase32 } from "../setup/base32.ts";
import { PASSWORD } from "../setup/password.ts";
import { codeAt, stepAt } from "../../workers/upstream/secrets/totp.ts";
import { register } from "./account-support.ts";
import { all, as, guest } from "./support.ts";
import { founder } from "./team-support.ts";

const { db } = all;
const WRONG_CODE = { code: -20102 };
const OVER = { code: -20117 };
const LOGIN_REQUIRED = { code: -202 };
const anyone = as("");

type Registered = Awaited<ReturnType<typeof register>>;
const logIn = ({ email }: Pick<Registered, "email">) => anyone(account.login, { email, password: PASSWORD });

/** An account with a second factor, and what makes its next codes. */
async function guarded() {
  const me = await register();
  const { secret, uri } = await me.call(account.beginSecondFactor, {});
  const key = fromBase32(secret);
  const now = stepAt(Date.now());
  const { recovery } = await me.call(account.confirmSecondFactor, { code: await codeAt(key, now) });
  return { ...me, uri, recovery, next: () => codeAt(key, now + 1), past: () => codeAt(key, now) };
}

describe("a second factor", () => {
  it("guards nothing until its first code, and then a password alone opens nothing", async () => {
    const me = await register();
    await me.call(account.beginSecondFactor, {});
    await expect(me.call(account.confirmSecondFactor, { code: "000000" })).rejects.toMatchObject(WRONG_CODE);
    expect((await logIn(me)).token).not.toBe("");
    const her = await guarded();
    expect(her.uri).toMatch(/^otpauth:\/\/totp\/Reelwright:.*secret=[A-Z2-7]{32}&issuer=Reelwright/);
    expect(await logIn(her)).toMatchObject({ token: "" });
    expect(await her.call(account.safety, {})).toMatchObject({ second_factor: true, recovery_left: 10 });
  });

  it("opens one session by a code, and no code is taken twice", async () => {
    const me = await guarded();
    const { challenge } = await logIn(me);
    const opened = await anyone(account.secondStep, { challenge, code: await me.next() });
    expect((await as(opened.token)(account.getUserInfo, {})).email).toBe(me.email);
    await expect(anyone(account.secondStep, { challenge, code: await me.next() })).rejects.toMatchObject(OVER);
    const again = await logIn(me);
    await expect(anyone(account.secondStep, { challenge: again.challenge, code: await me.next() })).rejects.toMatchObject(WRONG_CODE);
    await expect(anyone(account.secondStep, { challenge: again.challenge, code: await me.past() })).rejects.toMatchObject(WRONG_CODE);
  });

  it("lets one of two in that come with the same code at once", async () => {
    const me = await guarded();
    const code = await me.next();
    const challenges = await Promise.all([logIn(me), logIn(me)]);
    const answers = await Promise.allSettled(challenges.map(({ challenge }) => anyone(account.secondStep, { challenge, code })));
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("takes a recovery code once, however it is written", async () => {
    const me = await guarded();
    const [code = ""] = me.recovery;
    const first = await logIn(me);
    await anyone(account.secondStep, { challenge: first.challenge, code: ` ${code.toUpperCase()} ` });
    const second = await logIn(me);
    await expect(anyone(account.secondStep, { challenge: second.challenge, code })).rejects.toMatchObject(WRONG_CODE);
    expect(await me.call(account.safety, {})).toMatchObject({ recovery_left: 9 });
  });

  it("is not guessed: five tries a login, twenty an hour, and a challenge is good for nobody else's account", async () => {
    const me = await guarded();
    const { challenge } = await logIn(me);
    const guess = (which: string) => anyone(account.secondStep, { challenge: which, code: "000000" });
    for (let at = 0; at < 5; at += 1) await expect(guess(challenge)).rejects.toMatchObject(WRONG_CODE);
    await expect(anyone(account.secondStep, { challenge, code: await me.next() })).rejects.toMatchObject(OVER);
    for (let round = 0; round < 3; round += 1) {
      const more = await logIn(me);
      for (let at = 0; at < 5; at += 1) await expect(guess(more.challenge)).rejects.toMatchObject(WRONG_CODE);
    }
    const last = await logIn(me);
    await expect(anyone(account.secondStep, { challenge: last.challenge, code: await me.next() })).rejects.toMatchObject(OVER);
    await expect(guess("nobody made it")).rejects.toMatchObject(OVER);
  });

  it("is over with its time", async () => {
    const me = await guarded();
    const { challenge } = await logIn(me);
    await db.update(loginChallenge).set({ expires_at: 1 }).where(eq(loginChallenge.owner_id, me.info.userId));
    await expect(anyone(account.secondStep, { challenge, code: await me.next() })).rejects.toMatchObject(OVER);
  });

  it("is turned off by password and code, and not replaced while it is on", async () => {
    const me = await guarded();
    await expect(me.call(account.beginSecondFactor, {})).rejects.toMatchObject({ code: -20115 });
    await expect(me.call(account.endSecondFactor, { code: await me.next(), password: "wrong" })).rejects.toMatchObject({ code: -20116 });
    await expect(me.call(account.endSecondFactor, { code: "000000", password: PASSWORD })).rejects.toMatchObject(WRONG_CODE);
    await me.call(account.endSecondFactor, { code: await me.next(), password: PASSWORD });
    expect((await logIn(me)).token).not.toBe("");
    expect(await me.call(account.safety, {})).toMatchObject({ second_factor: false, recovery_left: 0 });
  });

  it("is kept where a stolen table tells nothing", async () => {
    const me = await register();
    const { secret } = await me.call(account.beginSecondFactor, {});
    const [row] = await db.select().from(secondFactor).where(eq(secondFactor.owner_id, me.info.userId));
    expect(JSON.stringify(row)).not.toContain(secret);
  });

  it("brings a guest's work along, as a login does", async () => {
    const me = await guarded();
    const came = await guest();
    const { challenge } = await came.call(account.login, { email: me.email, password: PASSWORD });
    const opened = await came.call(account.secondStep, { challenge, code: await me.next() });
    expect((await as(opened.token)(account.getUserInfo, {})).userId).toBe(me.info.userId);
    expect(await db.select({ to: user.merged_into }).from(user).where(eq(user.id, came.userId))).toEqual([{ to: me.info.userId }]);
  });
});

describe("sessions", () => {
  it("are listed with the one that asks, and each can be ended", async () => {
    const me = await register();
    const other = await logIn(me);
    const { sessions } = await me.call(account.safety, {});
    expect(sessions.map(({ current, device }) => [current, device]).toSorted()).toEqual([
      [false, "web"],
      [true, "web"],
    ]);
    const away = sessions.find(({ current }) => !current);
    await me.call(account.endSession, { id: away?.id ?? "" });
    await expect(as(other.token)(account.getUserInfo, {})).rejects.toMatchObject(LOGIN_REQUIRED);
    expect((await me.call(account.safety, {})).sessions).toHaveLength(1);
  });

  it("of others are neither seen nor ended", async () => {
    const [me, her] = [await register(), await register()];
    const [hers] = (await her.call(account.safety, {})).sessions;
    await me.call(account.endSession, { id: hers?.id ?? "" });
    await me.call(account.endOthers, {});
    expect(await db.$count(session, and(eq(session.owner_id, her.info.userId)))).toBe(1);
    expect((await me.call(account.safety, {})).sessions.map(({ id }) => id)).not.toContain(hers?.id);
  });

  it("elsewhere end all at once", async () => {
    const me = await register();
    const others = [await logIn(me), await logIn(me)];
    await me.call(account.endOthers, {});
    for (const { token } of others) await expect(as(token)(account.getUserInfo, {})).rejects.toMatchObject(LOGIN_REQUIRED);
    expect((await me.call(account.getUserInfo, {})).email).toBe(me.email);
  });
});

describe("the copy of one's data", () => {
  it("has what is stored of the caller, and no key, hash, or row of anybody else", async () => {
    const boss = await founder();
    await boss.call(teams.invite, { email: "later@example.com", role: "member" });
    const { tables } = await boss.call(account.exportData, {});
    expect(tables).toEqual(expect.arrayContaining(["user", "draft", "task", "asset", "ledger", "paymentOrder", "seat", "teamAllocation"]));
    expect(tables).not.toEqual(expect.arrayContaining(["session"]));
    const rows = new Map(
      await Promise.all(tables.map(async (table) => [table, (await boss.call(account.exportData, { table })).rows] as const)),
    );
    expect(rows.get("user")).toMatchObject([{ id: boss.id, email: boss.email }]);
    expect(rows.get("ledger")?.length).toBeGreaterThan(1);
    for (const [table, list] of rows) for (const row of list) expect(row.owner_id ?? row.id, table).toBe(boss.id);
    expect(JSON.stringify([...rows])).not.toMatch(/pbkdf2|code_hash|"password"/);
  });

  it("knows no other table", async () => {
    const { call } = await register();
    for (const table of ["session", "recoveryCode", "sqlite_master", "user; DROP TABLE user", "__proto__"])
      await expect(call(account.exportData, { table })).rejects.toMatchObject({ code: -20001 });
  });
});

describe("what people say", () => {
  it("spec §5: feedback has a reason from 1 to 7 and at most 50 words", async () => {
    const { call } = await guest();
    await call(account.giveFeedback, { reason: 7, comment: "word ".repeat(50) });
    await expect(call(account.giveFeedback, { reason: 7, comment: "word ".repeat(51) })).rejects.toThrow(/50/);
    await expect(call(account.giveFeedback, { reason: 7, comment: "  " })).rejects.toMatchObject({ code: -20003 });
    for (const reason of [0, 8, 1.5]) await expect(call(account.giveFeedback, { reason, comment: "x" })).rejects.toThrow(/./);
  });

  it("the questionnaire is answered once", async () => {
    const { call } = await register();
    const answers = { role: "seller", goal: "productAds", size: "one" } as const;
    expect(await call(account.questionnaire, {})).toEqual({ answered: false });
    await call(account.answerQuestionnaire, answers);
    await call(account.answerQuestionnaire, { ...answers, role: "agency" });
    expect(await call(account.questionnaire, {})).toEqual({ answered: true });
  });
});
