import { eq, like } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { rate } from "../../db/schema/index.ts";
import { account } from "../../trpc/contract/account.ts";
import { avatars } from "../../trpc/contract/avatar.ts";
import { drafts } from "../../trpc/contract/draft.ts";
import { contract } from "../../trpc/contract/index.ts";
import { models } from "../../trpc/contract/model.ts";
import { LIMITS } from "../../trpc/contract/rules/limits.ts";
import { tasks } from "../../trpc/contract/task.ts";
import { voices } from "../../trpc/contract/voice.ts";
import { forgetRates } from "../../workers/upstream/http/limits.ts";
import { freshEmail } from "../setup/fresh-email.ts";
import { withVariables } from "./account-support.ts";
import { all } from "./support.ts";

const { db } = all;
const TOO_MANY = { code: -20002 };
const strict = withVariables({ LIMITS_SCALE: "1" });
const hitsOf = (path: string, by: string) => LIMITS[path]?.find((limit) => limit.by === by)?.hits ?? 0;

describe("limits by address", () => {
  it("bite: a hundred and twenty guests an hour from one address, and not one more", async () => {
    const call = strict({ address: "198.51.100.1" });
    for (let made = 0; made < hitsOf("/guest/login", "address"); made += 1) await call(account.guestLogin, {});
    await expect(call(account.guestLogin, {})).rejects.toMatchObject({
      ...TOO_MANY,
      message: expect.stringContaining("Too many requests"),
    });
    await expect(strict({ address: "198.51.100.1", lang: "zh" })(account.guestLogin, {})).rejects.toMatchObject(TOO_MANY);
    expect(await strict({ address: "198.51.100.2" })(account.guestLogin, {})).toHaveProperty("token");
  });

  it("are not passed by a forged header: without the shared secret all are one address", async () => {
    const outsider = (address: string) => strict({ address, secret: "a guess" });
    for (let asked = 0; asked < hitsOf("/user/hasReg", "address"); asked += 1)
      await outsider(`198.51.100.${asked}`)(account.hasReg, { email: freshEmail() });
    await expect(outsider("198.51.100.99")(account.hasReg, { email: freshEmail() })).rejects.toMatchObject(TOO_MANY);
    expect(await strict({ address: "198.51.100.99" })(account.hasReg, { email: freshEmail() })).toEqual({ registered: false });
  });

  it("count an IPv6 network as one address", async () => {
    const asked = hitsOf("/user/hasReg", "address");
    for (let at = 0; at < asked; at += 1) await strict({ address: `2001:db8:9:9::${at}` })(account.hasReg, { email: freshEmail() });
    await expect(strict({ address: "2001:db8:9:9:ffff::1" })(account.hasReg, { email: freshEmail() })).rejects.toMatchObject(TOO_MANY);
  });

  it("keep no address and no email in the open", async () => {
    const email = freshEmail();
    await strict({ address: "198.51.100.7" })(account.getVCode, { email, purpose: "register" }).catch(() => null);
    const rows = JSON.stringify(await db.select().from(rate));
    expect(rows).not.toContain("198.51.100.7");
    expect(rows).not.toContain(email);
  });
});

it("what costs the operator is limited by account, and an account after the other by address", async () => {
  const from = (address: string) => strict({ address });
  const guestAt = async (address: string) => strict({ address, token: (await from(address)(account.guestLogin, {})).token });
  const missing = { draft_id: "none" };
  const write = (call: Awaited<ReturnType<typeof guestAt>>) => call(drafts.writeScripts, missing);
  const me = await guestAt("198.51.102.1");
  for (let asked = 0; asked < hitsOf(drafts.writeScripts.path, "account"); asked += 1)
    await expect(write(me)).rejects.toMatchObject({ code: -20001 });
  await expect(write(me)).rejects.toMatchObject(TOO_MANY);
  await expect(write(await guestAt("198.51.102.1"))).rejects.toMatchObject({ code: -20001 });
  const limited = [drafts.writeScripts, drafts.create, drafts.analyseUrl, models.improve, voices.clone, avatars.createPicture];
  const more = [avatars.createVideo, tasks.push, tasks.retry, tasks.vary, tasks.extend];
  const isFree = ({ path }: { path: string }) => hitsOf(path, "account") === 0 || hitsOf(path, "address") === 0;
  expect([limited.filter(isFree), more.filter(isFree)]).toEqual([[], []]);
});

describe("limits by email", () => {
  it("stop whoever guesses a password, and not the owner elsewhere", async () => {
    const email = freshEmail();
    const guesser = strict({ address: "198.51.100.20" });
    const guess = (password: string) => guesser(account.login, { email, password });
    for (let tried = 0; tried < hitsOf("/user/login", "email+address"); tried += 1)
      await expect(guess(`guess ${tried}`)).rejects.toMatchObject({ code: -20100 });
    await expect(guess("one more")).rejects.toMatchObject(TOO_MANY);
    await expect(strict({ address: "198.51.100.21" })(account.login, { email, password: "theirs" })).rejects.toMatchObject({
      code: -20100,
    });
  });

  it("mail an address five codes an hour, from wherever they are asked for", async () => {
    const email = freshEmail();
    for (let asked = 0; asked < hitsOf("/user/getVCode", "email"); asked += 1)
      await strict({ address: `198.51.101.${asked}` })(account.getVCode, { email, purpose: "register" });
    await expect(
      strict({ address: "198.51.101.99" })(account.getVCode, { email: email.toUpperCase(), purpose: "register" }),
    ).rejects.toMatchObject(TOO_MANY);
  });
});

describe("a window", () => {
  it("that is over starts again, and is forgotten by the sweep", async () => {
    const call = strict({ address: "198.51.102.1" });
    for (let asked = 0; asked < hitsOf("/user/hasReg", "address"); asked += 1) await call(account.hasReg, { email: freshEmail() });
    const ours = like(rate.id, "/user/hasReg %");
    await db
      .update(rate)
      .set({ ends_at: Date.now() - 1 })
      .where(ours);
    expect(await call(account.hasReg, { email: freshEmail() })).toEqual({ registered: false });
    const [row] = await db.select().from(rate).where(ours).orderBy(rate.hits).limit(1);
    await db
      .update(rate)
      .set({ ends_at: Date.now() - 1 })
      .where(eq(rate.id, row?.id ?? ""));
    await forgetRates(db);
    expect(
      await db
        .select()
        .from(rate)
        .where(eq(rate.id, row?.id ?? "")),
    ).toEqual([]);
  });
});

it("every limit is of a call that the contract has", () => {
  const paths = new Set<string>(Object.values(contract).flatMap((calls) => Object.values(calls).map(({ path }) => path)));
  expect(Object.keys(LIMITS).filter((path) => !paths.has(path))).toEqual([]);
});
