import { describe, expect, it } from "vitest";
import { orders } from "../../trpc/contract/payment/order.ts";
import { planCalls, testPayments } from "../../trpc/contract/payment/plan.ts";
import { buy, buyer, type Buyer, creditsOf, ordersOf } from "./payment-support.ts";
import { guest } from "./support.ts";
import { founder, joins, teamOf } from "./team-support.ts";

const STARTER = { product: "starter", period: "monthly" } as const;
const pass = ({ call }: Pick<Buyer, "call">, days: number) => call(testPayments.later, { days });
const mails = async ({ call }: Pick<Buyer, "call">) => (await call(testPayments.mails, {})).list.map(({ kind, cents }) => [kind, cents]);
const stateOf = async ({ call }: Buyer) => (await call(planCalls.current, {})).state;

describe("time at the local payment server", () => {
  it("passes for a trial: it renews, its credits end, and the mails say so; nobody else's time moves", async () => {
    const me = await buyer();
    const other = await buyer();
    await buy(me, STARTER);
    await buy(other, STARTER);
    await pass(me, 3);
    expect((await ordersOf(me)).map(({ kind, state }) => `${kind} ${state}`).toSorted()).toEqual([
      "purchase paymentSuccessful",
      "renewal paymentSuccessful",
    ]);
    await pass(me, 2);
    expect((await creditsOf(me)).available).toBe(150);
    expect((await mails(me)).toSorted()).toEqual([
      ["receipt", 2900],
      ["receipt", 599],
    ]);
    expect(await mails(other)).toEqual([["receipt", 599]]);
    const told = (await me.call(testPayments.mails, {})).list.map(({ cents, at }) => [cents, Math.round((Date.now() - at) / 86_400_000)]);
    expect(told).toEqual(
      expect.arrayContaining([
        [599, 5],
        [2900, 2],
      ]),
    ); // As old as the orders that they are about.
    expect(await ordersOf(other)).toHaveLength(1);
    expect(await other.call(planCalls.current, {})).toMatchObject({ trial: true });
  });

  it("has a card that fails tried again for days, and then the plan ends", async () => {
    const me = await buyer();
    await buy(me, STARTER, { card: "failsLater" });
    await pass(me, 3);
    expect(await stateOf(me)).toBe("paymentDue");
    for (let round = 0; round < 3; round += 1) await pass(me, 3);
    expect(await stateOf(me)).toBe("expired");
    expect((await mails(me)).map(([kind]) => kind).toSorted()).toEqual(["ended", "failed", "failed", "failed", "failed", "receipt"]);
  });

  it("brings each month of a paid year its credits, and the year its renewal, though all steps are alike", async () => {
    const me = await buyer();
    await buy(me, { product: "starter", period: "yearly" });
    for (let month = 0; month < 3; month += 1) {
      await pass(me, 31);
      expect((await creditsOf(me)).available).toBe(150);
    }
    for (let month = 0; month < 2; month += 1) {
      await pass(me, 30);
      await pass(me, 2);
      expect((await creditsOf(me)).available).toBe(150);
    }
    await pass(me, 300);
    expect((await ordersOf(me)).filter(({ kind }) => kind === "renewal")).toHaveLength(1);
  });

  it("passes for the team that one pays for: an invitation ends, and a pool's credits", async () => {
    const boss = await founder(2);
    await joins(boss);
    await pass(boss, 62);
    const { seats } = await teamOf(boss);
    expect(seats).toBe(2);
    expect((await boss.call(planCalls.current, {})).state).toBe("renewsAutomatically");
  });

  it("ends the time for a refund", async () => {
    const me = await buyer();
    const { order_id } = await buy(me, { product: "pack", pack: "100" });
    expect((await me.call(orders.get, { order_id })).refund.offer).not.toBeNull();
    await pass(me, 7);
    expect((await me.call(orders.get, { order_id })).refund.offer).toBeNull();
  });

  it("is not a guest's, and goes no further than a year and a month at once", async () => {
    await expect((await guest()).call(testPayments.later, { days: 1 })).rejects.toMatchObject({ code: -202 });
    const me = await buyer();
    for (const days of [0, -1, 401, 1.5]) await expect(pass(me, days)).rejects.toThrow(/./);
    expect(await mails(me)).toEqual([]);
  });
});
