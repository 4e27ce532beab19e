import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { rate, user } from "../../db/schema/index.ts";
import { errors } from "../../locales/en/errors.ts";
import { account } from "../../trpc/contract/account.ts";
import { admin } from "../../trpc/contract/admin.ts";
import { ADMIN_GUESSES, LIMITS } from "../../trpc/contract/rules/limits.ts";
import { verifyPassword } from "../../workers/upstream/secrets/password.ts";
import { freshEmail } from "../setup/fresh-email.ts";
import { PASSWORD } from "../setup/password.ts";
import { codeFor, register, withVariables } from "./account-support.ts";
import { all, as } from "./support.ts";

const { db } = all;
const strict = withVariables({ LIMITS_SCALE: "1" });
const TOO_MANY = -20_002;
const LOGIN_FAILED = -20_100;
const loginHits = (by: string): number => LIMITS["/user/login"]?.find((limit) => limit.by === by)?.hits ?? 0;
const perEmail = loginHits("email");

const codeOf = (work: Promise<unknown>): Promise<number> =>
  work.then(
    () => 0,
    (error: { code: number }) => error.code,
  );
const device = () => crypto.randomUUID();

describe("guesses of a password", () => {
  it(
    "two hundred from a hundred addresses: few are looked at, and the owner signs in on the device they used before",
    { timeout: 120_000 },
    async () => {
      const { email } = await register();
      const mine = device();
      await strict({ address: "203.0.113.250", device: mine })(account.login, { email, password: PASSWORD });
      const codes: number[] = [];
      for (let at = 0; at < 200; at += 1) {
        const guesser = strict({ address: `198.18.${at % 100}.1`, device: device() });
        codes.push(await codeOf(guesser(account.login, { email, password: `guess ${at}` })));
      }
      expect(new Set(codes)).toEqual(new Set([LOGIN_FAILED, TOO_MANY]));
      expect(codes.filter((code) => code === LOGIN_FAILED).length).toBeLessThanOrEqual(perEmail);
      // Not even with the right password: the guesser has had enough tries.
      expect(await codeOf(strict({ address: "198.18.0.1", device: device() })(account.login, { email, password: PASSWORD }))).toBe(
        TOO_MANY,
      );
      expect(await strict({ address: "203.0.113.250", device: mine })(account.login, { email, password: PASSWORD })).toHaveProperty(
        "token",
      );
      expect(await strict({ address: "198.18.0.1", device: mine })(account.login, { email, password: PASSWORD })).toHaveProperty("token");
    },
  );

  it("on a known device are limited, too; and another account's device is not known", async () => {
    const [me, them] = [await register(), await register()];
    const mine = device();
    const call = strict({ address: "203.0.113.251", device: mine });
    await call(account.login, { email: me.email, password: PASSWORD });
    const codes: number[] = [];
    for (let at = 0; at < 15; at += 1) codes.push(await codeOf(call(account.login, { email: me.email, password: `guess ${at}` })));
    expect(codes.filter((code) => code === LOGIN_FAILED)).toHaveLength(loginHits("email+address"));
    for (let at = 0; at < 12; at += 1) await codeOf(call(account.login, { email: them.email, password: `guess ${at}` }));
    expect(await codeOf(call(account.login, { email: them.email, password: PASSWORD }))).toBe(TOO_MANY);
  });
});

it("a hash of fewer iterations is made anew at the next sign-in, and only then", async () => {
  const { email, info } = await register();
  const vector = "pbkdf2-sha256$4096$73616c74$c5e478d59288c841aa530db6845c4c8d962893a001ce4e11a4963873aa98134a";
  const kept = async () => (await db.select().from(user).where(eq(user.id, info.userId)))[0]?.password ?? "";
  await db.update(user).set({ password: vector }).where(eq(user.id, info.userId));
  await expect(as("")(account.login, { email, password: "wrong" })).rejects.toMatchObject({ code: LOGIN_FAILED });
  expect(await kept()).toBe(vector);
  await as("")(account.login, { email, password: "password" });
  expect(await kept()).toMatch(/^pbkdf2-sha256\$100000x6\$/);
  expect(await verifyPassword("password", await kept())).toBe(true);
});

it("a password that is guessed first is refused, with a word about why", async () => {
  const email = freshEmail();
  const filled = { email, code: await codeFor(email), agreement: true };
  await expect(as("")(account.registerByCode, { ...filled, password: "123456" })).rejects.toMatchObject({
    code: -20_113,
    message: errors["auth.passwordTooCommon"],
  });
  expect(await as("")(account.registerByCode, { ...filled, password: PASSWORD })).toHaveProperty("token");
});

describe("guesses of the admin key", () => {
  it("are limited by address, many at once as well; who has it is not in their way elsewhere", async () => {
    const at = (address: string, adminKey: string) => strict({ address, adminKey });
    const tries = await Promise.all(
      Array.from({ length: ADMIN_GUESSES.hits * 2 }, (_, n) =>
        codeOf(at("198.18.200.1", `a guess of the admin key ${n}`)(admin.audit, {})),
      ),
    );
    expect(tries.filter((code) => code !== TOO_MANY)).toHaveLength(ADMIN_GUESSES.hits);
    expect(tries).not.toContain(0);
    expect(await codeOf(at("198.18.200.1", "the admin key of the tests")(admin.audit, {}))).toBe(TOO_MANY);
    for (let n = 0; n < ADMIN_GUESSES.hits + 5; n += 1)
      expect(await codeOf(at("198.18.200.2", "the admin key of the tests")(admin.audit, {}))).toBe(0);
    expect(JSON.stringify(await db.select().from(rate))).not.toContain("198.18.200");
  });
});
