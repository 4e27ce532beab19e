import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { passkey, passkeyChallenge, recoveryCode, user } from "../../db/schema/index.ts";
import { account } from "../../trpc/contract/account.ts";
import { issueCode } from "../../workers/upstream/account/codes.ts";
import { authenticator } from "../setup/authenticator.ts";
import { PASSWORD } from "../setup/password.ts";
import { register, withVariables } from "./account-support.ts";
import { all, as, env } from "./support.ts";

const { db } = all;
const ORIGIN = "https://upstream.test";
const REFUSED = { code: -20118 };
const OVER = { code: -20117 };
const anyone = as("");
type Registered = Awaited<ReturnType<typeof register>>;
const logIn = ({ email }: Pick<Registered, "email">) => anyone(account.login, { email, password: PASSWORD });

/** An account with a passkey. */
async function holder() {
  const me = await register();
  const device = await authenticator({ origin: ORIGIN });
  const { options } = await me.call(account.beginPasskey, { password: PASSWORD });
  const { recovery } = await me.call(account.addPasskey, { name: "Work laptop", answer: await device.made(options) });
  return { ...me, device, recovery };
}
const asked = async (challenge = "") => (await anyone(account.askPasskey, { challenge })).options;

describe("a passkey", () => {
  it("is kept with a name and signs in by itself; its uses are counted", async () => {
    const me = await holder();
    const opened = await anyone(account.passkeyLogin, { answer: await me.device.signed(await asked()) });
    expect((await as(opened.token)(account.getUserInfo, {})).email).toBe(me.email);
    const [kept] = (await me.call(account.safety, {})).passkeys;
    expect(kept).toMatchObject({ name: "Work laptop", domain: "upstream.test", last_used_at: expect.any(Number) });
    expect(await db.select({ counter: passkey.counter }).from(passkey).where(eq(passkey.owner_id, me.info.userId))).toEqual([
      { counter: 2 },
    ]);
  });

  it("is asked for after a password, and does as a second step once", async () => {
    const me = await holder();
    const { token, challenge, steps } = await logIn(me);
    expect({ token, steps }).toEqual({ token: "", steps: ["passkey"] });
    const options = await asked(challenge);
    expect(options).toMatchObject({ allowCredentials: [{ id: me.device.id }], userVerification: "required", rpId: "upstream.test" });
    const answer = await me.device.signed(options);
    const opened = await anyone(account.passkeyLogin, { challenge, answer });
    expect((await as(opened.token)(account.getUserInfo, {})).email).toBe(me.email);
    await expect(anyone(account.passkeyLogin, { challenge, answer })).rejects.toMatchObject(OVER);
  });

  it("gives ten recovery codes with the first, each of which is a second step once", async () => {
    const me = await holder();
    expect(me.recovery).toHaveLength(10);
    const [code = ""] = me.recovery;
    const first = await logIn(me);
    await expect(anyone(account.secondStep, { challenge: first.challenge, code: "000000" })).rejects.toMatchObject({ code: -20102 });
    expect((await anyone(account.secondStep, { challenge: first.challenge, code })).token).not.toBe("");
    const second = await logIn(me);
    await expect(anyone(account.secondStep, { challenge: second.challenge, code })).rejects.toMatchObject({ code: -20102 });
    const other = await authenticator({ origin: ORIGIN });
    const { options } = await me.call(account.beginPasskey, { password: PASSWORD });
    expect(await me.call(account.addPasskey, { name: "", answer: await other.made(options) })).toEqual({ recovery: [] });
  });

  it("is renamed and removed by its owner with the password, and takes the recovery codes with it", async () => {
    const [me, her] = [await holder(), await holder()];
    const { id } = me.device;
    await her.call(account.renamePasskey, { id, name: "mine now" });
    await her.call(account.removePasskey, { id, password: PASSWORD });
    await me.call(account.renamePasskey, { id, name: "Phone" });
    expect((await me.call(account.safety, {})).passkeys).toMatchObject([{ name: "Phone" }]);
    await expect(me.call(account.removePasskey, { id, password: "not it" })).rejects.toMatchObject({ code: -20116 });
    await me.call(account.removePasskey, { id, password: PASSWORD });
    expect((await logIn(me)).token).not.toBe("");
    expect(await db.$count(recoveryCode, eq(recoveryCode.owner_id, me.info.userId))).toBe(0);
    await expect(anyone(account.passkeyLogin, { answer: await me.device.signed(await asked()) })).rejects.toMatchObject(REFUSED);
  });

  it("goes with the account of a stranger who claimed an address, once its owner has proof", async () => {
    const me = await holder();
    await db.update(user).set({ email_verified: false }).where(eq(user.id, me.info.userId));
    const code = await issueCode(all, { purpose: "reset", email: me.email });
    expect(await anyone(account.resetPwdByCode, { email: me.email, password: "a new password", code })).toMatchObject({ challenge: "" });
    expect(await db.$count(passkey, eq(passkey.owner_id, me.info.userId))).toBe(0);
  });
});

describe("what is no passkey's answer opens nothing", () => {
  // Neither is changed by what is refused, but for what their authenticators count.
  let me: Awaited<ReturnType<typeof holder>>;
  let her: Awaited<ReturnType<typeof holder>>;
  beforeAll(async () => void ([me, her] = [await holder(), await holder()]));

  it.each([
    ["of another origin", { origin: "https://upstream.test.evil.example" }],
    ["for another domain", { rpId: "evil.example" }],
    ["without a finger or a PIN", { unverified: true }],
    ["of a copy, whose counter does not go up", { counter: 1 }],
    ["in the name of another account", { userHandle: "bm90aGVyaW4" }],
  ])("%s", async (_what, lies) => {
    await expect(anyone(account.passkeyLogin, { answer: await me.device.signed(await asked(), lies) })).rejects.toMatchObject(REFUSED);
  });

  it("a challenge that was used, is over, was never ours, or was for something else", async () => {
    const options = await asked();
    await anyone(account.passkeyLogin, { answer: await me.device.signed(options) });
    const invented = { challenge: "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA" };
    const { options: forAdding } = await me.call(account.beginPasskey, { password: PASSWORD });
    const { challenge } = await logIn(me);
    const late = await asked();
    const forStep = await asked(challenge);
    for (const wrong of [options, invented, forAdding, forStep])
      await expect(anyone(account.passkeyLogin, { answer: await me.device.signed(wrong) })).rejects.toMatchObject(REFUSED);
    await db.update(passkeyChallenge).set({ expires_at: 1 });
    await expect(anyone(account.passkeyLogin, { answer: await me.device.signed(late) })).rejects.toMatchObject(REFUSED);
  });

  it("another key under the passkey's id, and another account's passkey as a second step", async () => {
    const forged = await her.device.signed(await asked());
    await expect(anyone(account.passkeyLogin, { answer: { ...forged, id: me.device.id, rawId: me.device.id } })).rejects.toMatchObject(
      REFUSED,
    );
    const { challenge } = await logIn(me);
    const answer = await her.device.signed(await asked(challenge));
    await expect(anyone(account.passkeyLogin, { challenge, answer })).rejects.toMatchObject(REFUSED);
  });

  it("two of the same at once open one session", async () => {
    const answer = await me.device.signed(await asked());
    const answers = await Promise.allSettled([anyone(account.passkeyLogin, { answer }), anyone(account.passkeyLogin, { answer })]);
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("nobody adds one that an account has, nor without the password", async () => {
    await expect(her.call(account.beginPasskey, { password: "not it" })).rejects.toMatchObject({ code: -20116 });
    const { options } = await her.call(account.beginPasskey, { password: PASSWORD });
    await expect(her.call(account.addPasskey, { name: "", answer: await me.device.made(options) })).rejects.toMatchObject(REFUSED);
    expect(await db.$count(passkey, eq(passkey.owner_id, her.info.userId))).toBe(1);
  });
});

it("a server that is reached by its address says that it cannot", async () => {
  const me = await register();
  const call = withVariables({})({ token: me.session.token, secret: String(env.UPSTREAM_SECRET), origin: "http://127.0.0.1:8790" });
  await expect(call(account.beginPasskey, { password: PASSWORD })).rejects.toMatchObject({ code: -20119 });
  expect(await call(account.safety, {})).toMatchObject({ passkey_domain: null });
});
