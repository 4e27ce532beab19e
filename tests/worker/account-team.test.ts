import { describe, expect, it } from "vitest";
import { seat, team, teamInvitation } from "../../db/schema/index.ts";
import { account } from "../../trpc/contract/account.ts";
import { randomId, sha256 } from "../../workers/upstream/ids.ts";
import { register } from "./account-support.ts";
import { all, guest } from "./support.ts";

const { db } = all;
const HOUR = 3_600_000;

/** A team of its creator with so many seats, and the code of an invitation to it. */
async function teamOf({ seats, ends = HOUR }: { seats: number; ends?: number }) {
  const { info } = await register();
  const [id, code, now] = [randomId(), randomId(24), Date.now()];
  await db.batch([
    db.insert(team).values({ id, owner_id: info.userId, name: "North", seats, created_at: now }),
    db.insert(seat).values({ id: info.userId, owner_id: info.userId, team_id: id, role: "creator", created_at: now }),
    db
      .insert(teamInvitation)
      .values({ id: await sha256(code), owner_id: info.userId, team_id: id, role: "member", expires_at: now + ends, created_at: now }),
  ]);
  return { id, code };
}

describe("POST /seat/acceptInvite", () => {
  it("gives a seat, once, and answers the same a second time", async () => {
    const { id, code } = await teamOf({ seats: 2 });
    const { call } = await register();
    expect(await call(account.acceptInvite, { invite_code: code })).toEqual({ team_id: id, name: "North" });
    expect(await call(account.acceptInvite, { invite_code: code })).toEqual({ team_id: id, name: "North" });
  });

  it("spec §8 team seats full: the last seat goes to one of those who ask at the same time", async () => {
    const { code } = await teamOf({ seats: 3 });
    const people = await Promise.all(Array.from({ length: 4 }, () => register()));
    const answers = await Promise.allSettled(people.map(({ call }) => call(account.acceptInvite, { invite_code: code })));
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    for (const answer of answers) if (answer.status === "rejected") expect(answer.reason).toMatchObject({ code: -20700 });
  });

  it("spec §8 invitation link expired: over, or unknown", async () => {
    const { code } = await teamOf({ seats: 5, ends: -1 });
    const { call } = await register();
    await expect(call(account.acceptInvite, { invite_code: code })).rejects.toMatchObject({ code: -20701 });
    await expect(call(account.acceptInvite, { invite_code: "nobody made it" })).rejects.toMatchObject({ code: -20701 });
  });

  it("spec §8 already joined another team", async () => {
    const [first, second] = [await teamOf({ seats: 3 }), await teamOf({ seats: 3 })];
    const { call } = await register();
    await call(account.acceptInvite, { invite_code: first.code });
    await expect(call(account.acceptInvite, { invite_code: second.code })).rejects.toMatchObject({ code: -20702 });
  });

  it("asks a guest to log in", async () => {
    const { code } = await teamOf({ seats: 3 });
    await expect((await guest()).call(account.acceptInvite, { invite_code: code })).rejects.toMatchObject({ code: -202 });
  });
});
