import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { session } from "../../db/schema/index.ts";
import { account } from "../../trpc/contract/account.ts";
import { issueCode } from "../../workers/upstream/account/codes.ts";
import { renewal, requirePresence } from "../../workers/upstream/http/session.ts";
import { sha256 } from "../../workers/upstream/ids.ts";
import { PASSWORD } from "../setup/password.ts";
import { register } from "./account-support.ts";
import { all, as, guest } from "./support.ts";

const { db } = all;
const DAY = 24 * 60 * 60_000;
const NEW_PASSWORD = "another horse";

/** Someone whose session is near its end, as a request finds it. */
async function nearEnd(token: string) {
  await db
    .update(session)
    .set({ expires_at: Date.now() + 5 * DAY })
    .where(eq(session.id, await sha256(token)));
  return requirePresence(db, new Request("https://upstream.test/", { headers: { "x-token": token } }));
}

async function reset(email: string) {
  const code = await issueCode(all, { purpose: "reset", email });
  return as("")(account.resetPwdByCode, { email, password: NEW_PASSWORD, code });
}
const sessionsOf = async (userId: string) =>
  (await db.select({ id: session.id }).from(session).where(eq(session.owner_id, userId))).map(({ id }) => id);

describe("a session that is renewed at the moment of a new password", () => {
  it("is not: the request had found it before, and it is gone since", async () => {
    const { email, session: old, info } = await register();
    const presence = await nearEnd(old.token);
    const { token } = await reset(email);
    expect(await renewal(db, presence)).toBeNull();
    expect(await sessionsOf(info.userId)).toEqual([await sha256(token)]);
  });

  it("or before it ends with the others, whichever comes first", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { email, session: old, info } = await register();
      const presence = await nearEnd(old.token);
      const [{ token }] = await Promise.all([reset(email), ...Array.from({ length: 4 }, () => renewal(db, presence))]);
      expect(await sessionsOf(info.userId)).toEqual([await sha256(token)]);
    }
  });

  it("and of a guest who has gone to an account is followed by none", async () => {
    const { email } = await register();
    const me = await guest();
    const presence = await nearEnd(me.token);
    await me.call(account.login, { email, password: PASSWORD });
    expect(await renewal(db, presence)).toBeNull();
    expect(await sessionsOf(me.userId)).toEqual([]);
  });
});

it("a login with the old password that was under way when the new one came opens nothing", async () => {
  const { email, info } = await register();
  const outcomes = await Promise.allSettled([
    reset(email),
    ...Array.from({ length: 4 }, () => as("")(account.login, { email, password: PASSWORD })),
  ]);
  const [made, ...logins] = outcomes;
  expect(made?.status).toBe("fulfilled");
  for (const login of logins) {
    if (login.status === "rejected") expect(login.reason).toMatchObject({ code: -20100 });
    else await expect(as(login.value.token)(account.getUserInfo, {})).rejects.toMatchObject({ code: -202 });
  }
  expect(await sessionsOf(info.userId)).toHaveLength(1);
});
