import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { identity, session, user } from "../../db/schema/index.ts";
import { account } from "../../trpc/contract/account.ts";
import { drafts } from "../../trpc/contract/draft.ts";
import { createAccount } from "../../workers/upstream/account/create.ts";
import { openSession } from "../../workers/upstream/account/merge.ts";
import type { PublicCall } from "../../workers/upstream/http/implement.ts";
import { type Presence, presenceOf } from "../../workers/upstream/http/session.ts";
import { freshEmail } from "../setup/fresh-email.ts";
import { PASSWORD } from "../setup/password.ts";
import { codeFor, register } from "./account-support.ts";
import { all, as, guest } from "./support.ts";

const { db } = all;

/** A call whose sender was looked up as a guest, a moment before that guest became someone. */
async function late(token: string): Promise<{ visitor: PublicCall["visitor"] }> {
  const seen: Presence | null = await presenceOf(db, new Request("https://upstream.test/", { headers: { "x-token": token } }));
  return { visitor: async () => seen };
}
const callOf = (visitor: PublicCall["visitor"]) =>
  ({ ...all, lang: "en", visitor, request: new Request("https://reelwright.example/") }) as unknown as PublicCall;
const sessionsOf = (id: string) => db.$count(session, eq(session.owner_id, id));

describe("two who hold one guest's token, at once", () => {
  it("registering: who comes second gets no session, and no way in, of the account that came first", async () => {
    const me = await guest();
    const { visitor } = await late(me.token);
    const { info, call } = await register(me);
    const theirs = {
      email: freshEmail(),
      email_verified: true,
      password: null,
      nickname: "",
      identity: `google:${freshEmail()}`,
      attribution: {},
    };
    await expect(createAccount(callOf(visitor), theirs)).rejects.toMatchObject({ reason: "auth.registerFailed" });
    expect(await db.$count(identity, eq(identity.owner_id, info.userId))).toBe(0);
    expect(await call(account.getUserInfo, {})).toMatchObject({ email: info.email, userId: info.userId });
    expect(await sessionsOf(info.userId)).toBe(1);
  });

  it("registering through the API, twice in one moment: one account, one session", async () => {
    const me = await guest();
    const filled = await Promise.all(
      [0, 1].map(async () => {
        const email = freshEmail();
        return { email, password: PASSWORD, code: await codeFor(email), agreement: true };
      }),
    );
    const outcomes = await Promise.allSettled(filled.map((one) => me.call(account.perfectRegister, one)));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await sessionsOf(me.userId)).toBe(1);
  });

  it("logging in to another account: what the first has made stays theirs, and so does their session", async () => {
    const me = await guest();
    const made = await me.call(drafts.create, { app_id: 103, name: "Bottle", intro: "Keeps coffee hot for a day.", language: "en" });
    const { visitor } = await late(me.token);
    const stranger = await register();
    const owner = await register(me);
    const { token } = await openSession(callOf(visitor), stranger.info.userId);
    expect((await as(token)(account.getUserInfo, {})).userId).toBe(stranger.info.userId);
    await expect(as(token)(drafts.get, { draft_id: made.id })).rejects.toMatchObject({ code: -20001 });
    expect((await owner.call(drafts.get, { draft_id: made.id })).id).toBe(made.id);
    const [row] = await db.select().from(user).where(eq(user.id, me.userId));
    expect(row?.merged_into).toBeNull();
  });
});
