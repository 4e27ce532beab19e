import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { grant, lotsOf, release, reserve, settle } from "../../db/queries/ledger.ts";
import { recallFromLeavers } from "../../db/queries/team-credits.ts";
import { ledger } from "../../db/schema/index.ts";
import { orders } from "../../trpc/contract/payment/order.ts";
import { teams } from "../../trpc/contract/team.ts";
import { randomId } from "../../workers/upstream/ids.ts";
import { violations } from "../setup/ledger-operations.ts";
import { buy, type Buyer, buyer, creditsOf } from "./payment-support.ts";
import { all } from "./support.ts";
import { balanceOf, founder, joins, poolSums, teamOf } from "./team-support.ts";

const { db } = all;
const HOUR = 3_600_000;
const POOL_SHORT = { code: -20717 };
const give = ({ call }: Buyer, member_id: string, amount: number, key = randomId()) => call(teams.allocate, { member_id, amount, key });
const pour = (owner_id: string, amount: number, more: object = {}) =>
  grant(db, { id: randomId(), owner_id, task_id: `test:${randomId()}`, amount, ...more });

describe("a team's pool", () => {
  it("takes a plan's credits, and each member's share goes to them at once", async () => {
    const boss = await buyer();
    const before = (await creditsOf(boss)).available;
    const { order } = await buy(boss, { product: "business", period: "monthly", seats: 3 });
    const { id, pool } = await teamOf(boss);
    const share = Math.floor(order.credits / 3);
    expect((await creditsOf(boss)).available - before).toBe(share);
    expect(pool).toEqual({ free: order.credits - share, allocated: share });
    expect(await poolSums(id)).toEqual({
      pool: order.credits,
      allocated: share,
      deeds: share,
      free: order.credits - share,
      balance: order.credits - share,
    });
  });

  it("gives and takes back over several lots, whose ends and order of spending go along", async () => {
    const boss = await founder();
    const anna = await joins(boss);
    const { id } = await teamOf(boss);
    const end = Date.now() + HOUR;
    await pour(id, 10, { expires_at: end, priority: 0 });
    const { free } = await give(boss, anna.id, 25);
    const [soonest] = (await lotsOf(db, anna.id)).filter(({ id: lot }) => lot.startsWith("allocated:"));
    expect(soonest).toMatchObject({ expires_at: end, priority: 0, remaining: 10 });
    expect((await give(boss, anna.id, -25)).free).toBe(free + 25);
    expect((await teamOf(anna)).members.find((one) => one.id === anna.id)?.credits).toEqual({ allocated: 0, left: 0 });
    expect(await violations(db)).toEqual([]);
  });

  it("gives no more than it has, and takes back no more than is unspent of what it gave", async () => {
    const boss = await founder();
    const anna = await joins(boss);
    const { id, pool } = await teamOf(boss);
    await expect(give(boss, anna.id, (pool?.free ?? 0) + 1)).rejects.toMatchObject(POOL_SHORT);
    await give(boss, anna.id, 20);
    const task = { id: randomId(), owner_id: anna.id, task_id: randomId(), amount: 15 };
    await reserve(db, task);
    await settle(db, { ...task, id: randomId() });
    await expect(give(boss, anna.id, -6)).rejects.toMatchObject(POOL_SHORT);
    await give(boss, anna.id, -5);
    const sums = await poolSums(id);
    expect(sums.pool).toBe(sums.allocated + sums.free);
    // Their own welcome is not the team's to take.
    expect(await balanceOf(anna.id)).toBeGreaterThan(0);
  });

  it("moves the same credits once for a key, whoever asks how often at once", async () => {
    const boss = await founder();
    const anna = await joins(boss);
    const before = await balanceOf(anna.id);
    await Promise.allSettled(Array.from({ length: 5 }, () => give(boss, anna.id, 7, "samekey1")));
    expect((await balanceOf(anna.id)) - before).toBe(7);
    await expect(give(boss, boss.id, 7, "samekey1")).rejects.toMatchObject({ code: -20803 });
  });

  it("never gives twice what it has once, however many ask at once", async () => {
    const boss = await founder(4);
    const [anna, ben] = [await joins(boss), await joins(boss)];
    const { id, pool } = await teamOf(boss);
    const most = pool?.free ?? 0;
    const asked = await Promise.allSettled([anna, ben, anna, ben].map((who) => give(boss, who.id, most)));
    expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await poolSums(id)).toMatchObject({ free: 0, balance: 0 });
    expect(await violations(db)).toEqual([]);
  });

  it.each([0, 1e6, -1e6, 0.5])("refuses %d", async (amount) => {
    const boss = await founder();
    await expect(give(boss, boss.id, amount)).rejects.toThrow(/./);
  });

  it("has back what leavers did not spend, also what a failed task returns to them later", async () => {
    const boss = await founder();
    const anna = await joins(boss);
    const { id } = await teamOf(boss);
    await give(boss, anna.id, 30);
    const free = await balanceOf(id);
    const task = { id: randomId(), owner_id: anna.id, task_id: randomId(), amount: 10 };
    await reserve(db, task);
    const own = (await balanceOf(anna.id)) - 20;
    await boss.call(teams.remove, { member_id: anna.id });
    expect([await balanceOf(id), await balanceOf(anna.id)]).toEqual([free + 20, own]);
    await release(db, { ...task, id: randomId() });
    await recallFromLeavers(db);
    await recallFromLeavers(db);
    expect([await balanceOf(id), await balanceOf(anna.id)]).toEqual([free + 30, own]);
    expect(await violations(db)).toEqual([]);
  });

  it("is whole again for a refund: what members have not spent counts as unspent", async () => {
    const boss = await buyer();
    const { order, order_id } = await buy(boss, { product: "business", period: "monthly", seats: 2 });
    const { id } = await teamOf(boss);
    const { refund } = await boss.call(orders.refund, { order_id });
    expect(refund).toMatchObject({ state: "refunded", amount: order.amount });
    expect(await balanceOf(id)).toBe(0);
    expect(await violations(db)).toEqual([]);
  });

  it("is moved by the triggers alone: who has no seat gets nothing, and no row is changed", async () => {
    const boss = await founder();
    const stranger = await buyer();
    const { id } = await teamOf(boss);
    const insert = sql`INSERT INTO team_allocation (id, owner_id, team_id, amount, actor_id, created_at)
      VALUES (${randomId()}, ${stranger.id}, ${id}, 1, '', ${Date.now()})`;
    await expect(db.run(insert)).rejects.toThrow(/./);
    await expect(db.run(sql`UPDATE team_allocation SET amount = 2 WHERE team_id = ${id}`)).rejects.toThrow(/./);
    expect(await db.$count(ledger, sql`owner_id = ${stranger.id} AND kind = 'allocate'`)).toBe(0);
  });
});
