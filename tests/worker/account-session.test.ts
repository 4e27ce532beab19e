import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { session, task as taskTable, draft as draftTable } from "../../db/schema/index.ts";
import { account } from "../../trpc/contract/account.ts";
import { drafts } from "../../trpc/contract/draft.ts";
import { GUEST_CREDITS } from "../../trpc/contract/rules/credits.ts";
import { tasks } from "../../trpc/contract/task.ts";
import type { Upstream } from "../../trpc/upstream/client.ts";
import { sha256 } from "../../workers/upstream/ids.ts";
import { fail, succeed } from "../../workers/upstream/tasks/finish.ts";
import { freshEmail } from "../setup/fresh-email.ts";
import { PASSWORD } from "../setup/password.ts";
import { register } from "./account-support.ts";
import { all, as, ask, guest, type Guest } from "./support.ts";
import { adOutput, begun } from "./task-support.ts";

const { db } = all;
const DAY = 24 * 60 * 60_000;
const described = {
  app_id: 103,
  name: "Vacuum Bottle",
  intro: "Keeps coffee hot for 24 hours. The lid locks with one turn. It weighs 380 grams.",
  language: "en",
} as const;
const output = adOutput();

const logIn = (call: Upstream, email: string, password = PASSWORD) => call(account.login, { email, password });

/** A guest with a render under way, whose Workflow does not matter here. */
async function working(me: Guest) {
  const made = await me.call(drafts.create, described);
  const media = [
    { id: "m1", key: "u/x/m/none", source_url: null, type: "image" as const, width: 800, height: 800, duration: 0, use: "auto" as const },
  ];
  await db
    .update(draftTable)
    .set({ product: { ...made.product, media } })
    .where(eq(draftTable.id, made.id));
  await me.call(drafts.writeScripts, { draft_id: made.id });
  const { task_id, cost } = await me.call(tasks.push, { app_id: 103, input: { draft_id: made.id }, stage: "render" });
  return { draft_id: made.id, task_id, cost };
}

describe("logging in", () => {
  it("opens a session by email and password, whatever the address's capitals", async () => {
    const { email, info } = await register();
    const { token, maxAge, expires, url } = await logIn(as(""), email.toUpperCase());
    expect([maxAge > 0, expires * 1000 > Date.now(), url]).toEqual([true, true, "/"]);
    expect((await as(token)(account.getUserInfo, {})).userId).toBe(info.userId);
  });

  it("spec §8 login error: says the same of a wrong password and of an unknown address", async () => {
    const { email } = await register();
    const [wrong, unknown] = await Promise.all(
      [logIn(as(""), email, "wrong password"), logIn(as(""), freshEmail())].map((work) => work.catch((error: unknown) => error)),
    );
    expect(wrong).toMatchObject({ code: -20100 });
    expect(unknown).toEqual(wrong);
  });

  it("moves a guest's drafts and tasks to the account, ends the guest, and leaves the guest's credits behind", async () => {
    const { email, call } = await register();
    const me = await guest();
    const { draft_id, task_id } = await working(me);
    const { token } = await logIn(me.call, email);
    const theirs = as(token);
    expect((await theirs(drafts.get, { draft_id })).id).toBe(draft_id);
    expect((await theirs(tasks.status, { task_id })).task_id).toBe(task_id);
    await expect(me.call(account.getUserInfo, {})).rejects.toMatchObject({ code: -202 });
    expect((await call(account.getUserInfo, {})).credits).toEqual({ available: GUEST_CREDITS, reserved: 0 });
  });

  it.each(["success", "failed"] as const)("lets a moved task end in %s: its reservation is closed where it was made", async (end) => {
    const { email, call } = await register();
    const me = await guest();
    const { task_id } = await working(me);
    await logIn(me.call, email);
    const row = await begun(task_id);
    expect(row.owner_id).not.toBe(me.userId);
    await (end === "success" ? succeed(db, row, output) : fail(db, row, "task.renderFailed"));
    await expect.poll(async () => (await call(tasks.receipt, { task_id })).held).toBe(0);
    expect((await call(account.getUserInfo, {})).credits).toEqual({ available: GUEST_CREDITS, reserved: 0 });
    expect((await db.select().from(taskTable).where(eq(taskTable.id, task_id)))[0]?.finished_at).not.toBeNull();
  });

  it("from an account that is signed in moves nothing", async () => {
    const [one, other] = [await register(), await register()];
    const draft = await one.call(drafts.create, described);
    await logIn(one.call, other.email);
    expect((await one.call(drafts.get, { draft_id: draft.id })).id).toBe(draft.id);
  });
});

describe("a session", () => {
  const envelope = async (token: string) =>
    (await ask("https://upstream.test/user/getUserInfo", { headers: { "x-token": token } })).json() as Promise<Record<string, unknown>>;

  it("near its end is followed by a new one: refresh_token 1 with token, expires, maxAge (spec §4)", async () => {
    const { token } = await guest();
    expect(await envelope(token)).not.toHaveProperty("refresh_token");
    await db
      .update(session)
      .set({ expires_at: Date.now() + 5 * DAY })
      .where(eq(session.id, await sha256(token)));
    const answers = await Promise.all([envelope(token), envelope(token), envelope(token)]);
    const renewed = answers.filter((answer) => answer.refresh_token === 1);
    expect(renewed).toHaveLength(1);
    expect(renewed[0]).toMatchObject({
      token: expect.stringMatching(/^[0-9a-z]{40}$/),
      maxAge: 90 * 24 * 60 * 60,
      expires: expect.any(Number),
    });
  });

  it("stays good until the new one is used, and ends soon after", async () => {
    const { token } = await guest();
    const id = await sha256(token);
    await db
      .update(session)
      .set({ expires_at: Date.now() + 5 * DAY })
      .where(eq(session.id, id));
    const { token: fresh } = await envelope(token);
    expect(await envelope(token)).toMatchObject({ code: 0 });
    expect(await envelope(String(fresh))).toMatchObject({ code: 0 });
    const [old] = await db.select().from(session).where(eq(session.id, id));
    expect((old?.expires_at ?? 0) - Date.now()).toBeLessThan(11 * 60_000);
  });

  it("ends at logout, and no other of the same user does", async () => {
    const { email, session: first } = await register();
    const { token: second } = await logIn(as(""), email);
    await as(second)(account.logout, {});
    expect(await envelope(second)).toMatchObject({ code: -202 });
    expect(await envelope(first.token)).toMatchObject({ code: 0 });
  });

  it.each(["x'; DROP TABLE user;--", "0".repeat(5000), "ÿ", "../../etc"])("that is forged (%s) is none", async (token) => {
    expect(await envelope(encodeURIComponent(token))).toMatchObject({ code: -202 });
  });
});

describe("the personal center", () => {
  it("spec §5: nickname must be filled", async () => {
    const { call } = await register();
    await expect(call(account.updateProfile, { nickname: "  " })).rejects.toMatchObject({ code: -20704 });
    expect(await call(account.updateProfile, { nickname: "Ada\u0000 " })).toMatchObject({ nickname: "Ada" });
    await expect((await guest()).call(account.updateProfile, { nickname: "Ada" })).rejects.toMatchObject({ code: -202 });
  });

  it("shows the ledger as receipts: held, spent, returned", async () => {
    const me = await guest();
    const { task_id, cost } = await working(me);
    const receipts = async () => (await me.call(account.creditHistory, {})).list.find(({ kind }) => kind === "task");
    const row = await begun(task_id);
    expect(await receipts()).toMatchObject({ title: "Vacuum Bottle", held: cost, amount: 0, returned: false });
    await succeed(db, row, output);
    expect(await receipts()).toMatchObject({ held: 0, amount: -cost, returned: false });
  });
});
