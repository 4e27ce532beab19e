import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { teamInvitation, user } from "../../db/schema/index.ts";
import { account } from "../../trpc/contract/account.ts";
import { teams } from "../../trpc/contract/team.ts";
import { PASSWORD } from "../setup/password.ts";
import { register } from "./account-support.ts";
import { buy, typeOf } from "./payment-support.ts";
import { all, guest } from "./support.ts";
import { founder, joins, teamOf } from "./team-support.ts";

const { db } = all;
const SEATS_FULL = { code: -20700 };
const EXPIRED = { code: -20701 };
const OTHER_TEAM = { code: -20702 };
const NOT_ALLOWED = { code: -20710 };

const expired = (id: string) => db.update(teamInvitation).set({ expires_at: 1 }).where(eq(teamInvitation.id, id));

describe("a team", () => {
  it("comes with a Business plan: its buyer is the creator, with the plan's seats", async () => {
    const boss = await founder(4);
    expect(await teamOf(boss)).toMatchObject({ role: "creator", seats: 4, taken: 1, pays: true, name: boss.email.split("@")[0] });
  });

  it("is not had without a plan, where plans are sold", async () => {
    const { call } = await register();
    expect(await call(teams.current, {})).toMatchObject({ team: null, may_create: false });
    await expect(call(teams.create, { name: "North" })).rejects.toMatchObject({ code: -105 });
  });

  it("gives its members what the plan gives, as long as they sit in it", async () => {
    const boss = await founder();
    const anna = await joins(boss);
    expect(await typeOf(anna)).toBe(21);
    await boss.call(teams.remove, { member_id: anna.id });
    expect(await typeOf(anna)).toBe(1);
  });

  it("has more seats when more are bought", async () => {
    const boss = await founder(2);
    await buy(boss, { product: "seats", seats: 3 });
    expect(await teamOf(boss)).toMatchObject({ seats: 5 });
  });

  it("shows a member neither addresses, nor credits of others, nor invitations", async () => {
    const boss = await founder();
    const anna = await joins(boss);
    await boss.call(teams.invite, { email: "later@example.com", role: "member" });
    const seen = await teamOf(anna);
    expect([seen.invitations, seen.pool]).toEqual([[], null]);
    expect(seen.members.map(({ email, credits }) => [email, credits])).toEqual([
      ["", null],
      [anna.email, { allocated: 0, left: 0 }],
    ]);
  });
});

describe("an invitation to an address", () => {
  it("is for that address alone, once", async () => {
    const boss = await founder(4);
    const [anna, eve] = [await register(), await register()];
    const { code } = await boss.call(teams.invite, { email: anna.email.toUpperCase(), role: "member" });
    await expect(eve.call(account.acceptInvite, { invite_code: code })).rejects.toMatchObject({ code: -20711 });
    const joined = await anna.call(account.acceptInvite, { invite_code: code });
    expect(await anna.call(account.acceptInvite, { invite_code: code })).toEqual(joined);
    await anna.call(teams.leave, {});
    await expect(anna.call(account.acceptInvite, { invite_code: code })).rejects.toMatchObject(EXPIRED);
  });

  it("holds a seat while it is pending, and no longer when it is revoked or over", async () => {
    const boss = await founder(2);
    const invite = (email: string) => boss.call(teams.invite, { email, role: "member" });
    const { id } = await invite("a@example.com");
    await expect(invite("b@example.com")).rejects.toMatchObject(SEATS_FULL);
    await boss.call(teams.revoke, { id });
    const b = await invite("b@example.com");
    await expired(b.id);
    expect(await teamOf(boss)).toMatchObject({ taken: 1 });
    await invite("c@example.com");
    await expect(boss.call(teams.resend, { id: b.id })).rejects.toMatchObject(SEATS_FULL);
  });

  it("that is sent again has a new code, and the old one opens nothing", async () => {
    const boss = await founder();
    const anna = await register();
    const first = await boss.call(teams.invite, { email: anna.email, role: "member" });
    const second = await boss.call(teams.resend, { id: first.id });
    await expect(anna.call(account.acceptInvite, { invite_code: first.code })).rejects.toMatchObject(EXPIRED);
    await expect(anna.call(teams.invitation, { invite_code: first.code })).rejects.toMatchObject(EXPIRED);
    expect(await anna.call(teams.invitation, { invite_code: second.code })).toMatchObject({ role: "member", to_address: true });
    await anna.call(account.acceptInvite, { invite_code: second.code });
  });

  it("is made once for an address, and not for a member", async () => {
    const boss = await founder(5);
    const anna = await joins(boss);
    const invite = (email: string) => boss.call(teams.invite, { email, role: "member" });
    await invite("twice@example.com");
    await expect(invite("Twice@example.com")).rejects.toMatchObject({ code: -20712 });
    await expect(invite(anna.email)).rejects.toMatchObject({ code: -20713 });
    await expect(invite("no address")).rejects.toMatchObject({ code: -20104 });
  });

  it("accepted twice at once is one seat", async () => {
    const boss = await founder(5);
    const anna = await register();
    const { code } = await boss.call(teams.invite, { email: anna.email, role: "member" });
    await Promise.allSettled([1, 2, 3].map(() => anna.call(account.acceptInvite, { invite_code: code })));
    expect(await teamOf(boss)).toMatchObject({ taken: 2 });
    expect(await db.select().from(teamInvitation).where(eq(teamInvitation.email, anna.email))).toMatchObject([
      { state: "accepted", uses_left: 0 },
    ]);
  });

  it("spec §8 invitation link expired: over, unknown, or guessed", async () => {
    const boss = await founder();
    const anna = await register();
    const { id, code } = await boss.call(teams.invite, { email: anna.email, role: "member" });
    await expired(id);
    for (const invite_code of [code, "nobody made it", code.slice(1), "' OR 1=1 --"])
      await expect(anna.call(account.acceptInvite, { invite_code })).rejects.toMatchObject(EXPIRED);
  });

  it("spec §8 already joined another team; and a guest is asked to log in", async () => {
    const [north, south] = [await founder(), await founder()];
    const anna = await joins(north);
    const { code } = await south.call(teams.invite, { email: anna.email, role: "member" });
    await expect(anna.call(account.acceptInvite, { invite_code: code })).rejects.toMatchObject(OTHER_TEAM);
    await expect((await guest()).call(account.acceptInvite, { invite_code: code })).rejects.toMatchObject({ code: -202 });
  });
});

describe("a link", () => {
  it("spec §8 team seats full: it lets in as many as it says, and no more than there are seats", async () => {
    const boss = await founder(3);
    const { code } = await boss.call(teams.inviteLink, { limit: 3 });
    const people = await Promise.all(Array.from({ length: 4 }, () => register()));
    const answers = await Promise.allSettled(people.map(({ call }) => call(account.acceptInvite, { invite_code: code })));
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    for (const answer of answers) if (answer.status === "rejected") expect(answer.reason).toMatchObject(SEATS_FULL);
    expect(await teamOf(boss)).toMatchObject({ taken: 3 });
  });

  it("is used up after its last use", async () => {
    const boss = await founder(5);
    const { code } = await boss.call(teams.inviteLink, { limit: 1 });
    const [anna, ben] = [await register(), await register()];
    await anna.call(account.acceptInvite, { invite_code: code });
    await expect(ben.call(account.acceptInvite, { invite_code: code })).rejects.toMatchObject(EXPIRED);
  });

  it("does not take the seat that an invitation holds", async () => {
    const boss = await founder(2);
    const { code } = await boss.call(teams.inviteLink, { limit: 2 });
    const [anna, ben] = [await register(), await register()];
    const held = await boss.call(teams.invite, { email: ben.email, role: "member" });
    await expect(anna.call(account.acceptInvite, { invite_code: code })).rejects.toMatchObject(SEATS_FULL);
    await ben.call(account.acceptInvite, { invite_code: held.code });
  });

  it.each([0, -1, 1.5, 1e6, 4])("of %d uses is not made for three seats", async (limit) => {
    const boss = await founder(3);
    await expect(boss.call(teams.inviteLink, { limit })).rejects.toThrow(/./);
  });
});

describe("roles", () => {
  it("an administrator manages members, and neither the creator nor other administrators", async () => {
    const boss = await founder(6);
    const [ada, ana, max] = [await joins(boss, "administrator"), await joins(boss, "administrator"), await joins(boss)];
    await ada.call(teams.setNickname, { member_id: max.id, nickname: "Max\u0007 from <b>" });
    expect((await teamOf(max)).members.find(({ id }) => id === max.id)?.nickname).toBe("Max from <b>");
    await ada.call(teams.remove, { member_id: max.id });
    for (const member_id of [boss.id, ana.id, ada.id])
      await expect(ada.call(teams.remove, { member_id })).rejects.toMatchObject(NOT_ALLOWED);
    await expect(ada.call(teams.setNickname, { member_id: boss.id, nickname: "x" })).rejects.toMatchObject(NOT_ALLOWED);
    await expect(ada.call(teams.setRole, { member_id: max.id, role: "administrator" })).rejects.toMatchObject(NOT_ALLOWED);
    await expect(ada.call(teams.handOver, { member_id: ada.id })).rejects.toMatchObject(NOT_ALLOWED);
  });

  it("a member's role is changed by the creator alone, and a creator's by nobody", async () => {
    const boss = await founder();
    const max = await joins(boss);
    await boss.call(teams.setRole, { member_id: max.id, role: "administrator" });
    expect(await teamOf(max)).toMatchObject({ role: "administrator" });
    await expect(boss.call(teams.setRole, { member_id: boss.id, role: "member" })).rejects.toMatchObject(NOT_ALLOWED);
  });

  it("of another team they reach nobody and nothing", async () => {
    const [north, south] = [await founder(4), await founder(4)];
    const anna = await joins(north);
    const { id } = await north.call(teams.invite, { email: "x@example.com", role: "member" });
    const NOT_FOUND = { code: -20001 };
    const { call } = south;
    const member_id = anna.id;
    await expect(call(teams.remove, { member_id })).rejects.toMatchObject(NOT_FOUND);
    await expect(call(teams.setRole, { member_id, role: "administrator" })).rejects.toMatchObject(NOT_FOUND);
    await expect(call(teams.setNickname, { member_id, nickname: "x" })).rejects.toMatchObject(NOT_FOUND);
    await expect(call(teams.allocate, { member_id, amount: 5, key: "other-team".replace("-", "") })).rejects.toMatchObject(NOT_FOUND);
    await expect(call(teams.handOver, { member_id })).rejects.toMatchObject(NOT_FOUND);
    await expect(call(teams.revoke, { id })).rejects.toMatchObject(NOT_FOUND);
    await expect(call(teams.resend, { id })).rejects.toMatchObject(NOT_FOUND);
    expect((await call(teams.audit, {})).list.map(({ action }) => action)).toEqual(["create"]);
  });
});

describe("leaving", () => {
  it("a creator hands the team over first, and stays while their plan pays for it", async () => {
    const boss = await founder();
    const anna = await joins(boss);
    await expect(boss.call(teams.leave, {})).rejects.toMatchObject({ code: -20715 });
    await boss.call(teams.handOver, { member_id: anna.id });
    expect([(await teamOf(anna)).role, (await teamOf(boss)).role]).toEqual(["creator", "administrator"]);
    await expect(boss.call(teams.handOver, { member_id: boss.id })).rejects.toMatchObject(NOT_ALLOWED);
    await expect(boss.call(teams.leave, {})).rejects.toMatchObject({ code: -20716 });
    await expect(anna.call(teams.remove, { member_id: boss.id })).rejects.toMatchObject({ code: -20716 });
  });

  it("handed over twice at once, a team has one creator", async () => {
    const boss = await founder(4);
    const [anna, ben] = [await joins(boss), await joins(boss)];
    await Promise.allSettled([anna, ben].map(({ id }) => boss.call(teams.handOver, { member_id: id })));
    expect((await teamOf(anna)).members.filter(({ role }) => role === "creator")).toHaveLength(1);
  });

  it("with the account: a creator of others cannot, a member's invitations and seat go", async () => {
    const boss = await founder();
    const anna = await joins(boss);
    await expect(boss.call(account.deleteAccount, { email: boss.email, password: PASSWORD })).rejects.toMatchObject({ code: -20715 });
    await anna.call(account.deleteAccount, { email: anna.email, password: PASSWORD });
    expect(await teamOf(boss)).toMatchObject({ taken: 1 });
    expect(await db.$count(teamInvitation, eq(teamInvitation.email, anna.email))).toBe(0);
    expect(JSON.stringify(await boss.call(teams.audit, {}))).not.toContain(anna.email);
    await boss.call(account.deleteAccount, { email: boss.email, password: PASSWORD });
    expect(await db.select({ deleted: user.deleted_at }).from(user).where(eq(user.id, boss.id))).toEqual([{ deleted: expect.any(Number) }]);
  });
});

it("the log says who did what, newest first", async () => {
  const boss = await founder(4);
  const anna = await joins(boss, "administrator");
  await anna.call(teams.rename, { name: "North" });
  const { list } = await boss.call(teams.audit, {});
  expect(list.map(({ action, actor }) => [action, actor])).toEqual([
    ["rename", anna.email],
    ["join", anna.email],
    ["invite", boss.email],
    ["create", boss.email],
  ]);
});
