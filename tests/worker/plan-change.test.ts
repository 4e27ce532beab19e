import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { subscription, team } from "../../db/schema/index.ts";
import { orders } from "../../trpc/contract/payment/order.ts";
import { planCalls } from "../../trpc/contract/payment/plan.ts";
import { teams } from "../../trpc/contract/team.ts";
import { seatsFromPlan } from "../../db/queries/team-plan.ts";
import { yearBefore } from "../../trpc/contract/rules/plan-time.ts";
import { buy, buyer, books, creditsOf, later, ordersOf, subscriptionsOf, typeOf } from "./payment-support.ts";
import { all } from "./support.ts";
import { founder, joins, teamOf } from "./team-support.ts";

const { db } = all;
afterEach(() => void vi.useRealTimers());
const CONFLICT = { code: -20601 };
const SEATS = { code: -20609 };
const STARTER = { product: "starter", period: "monthly" } as const;
const YEARLY = { product: "business", period: "yearly", seats: 2 } as const;

describe("fewer seats", () => {
  it("are from the next period on: those that are paid for stay until then", async () => {
    const boss = await founder(5);
    const plan = await boss.call(planCalls.seats, { seats: 3 });
    expect(plan).toMatchObject({ seats: 5, next_seats: 3 });
    expect(await teamOf(boss)).toMatchObject({ seats: 5 });
    const [row] = await subscriptionsOf(boss);
    const told = await books.payments.stripe.subscriptions.retrieve(row?.id ?? "");
    expect(told.items.data[0]?.quantity).toBe(3);
    await db.update(subscription).set({ kept_until: 1 }).where(eq(subscription.owner_id, boss.id));
    await seatsFromPlan(db, boss.id);
    expect(await teamOf(boss)).toMatchObject({ seats: 3 });
    expect(await boss.call(planCalls.current, {})).toMatchObject({ seats: 3, next_seats: null });
  });

  it("are taken back, and more are bought on top of what is paid for", async () => {
    const boss = await founder(4);
    await boss.call(planCalls.seats, { seats: 2 });
    expect(await boss.call(planCalls.seats, { seats: 4 })).toMatchObject({ seats: 4, next_seats: null });
    await boss.call(planCalls.seats, { seats: 2 });
    await buy(boss, { product: "seats", seats: 1 });
    expect(await boss.call(planCalls.current, {})).toMatchObject({ seats: 5, next_seats: null });
    expect(await teamOf(boss)).toMatchObject({ seats: 5 });
  });

  it("are not fewer than are taken or held, than a plan has, or more than are paid for", async () => {
    const boss = await founder(4);
    await joins(boss);
    await boss.call(teams.invite, { email: "held@example.com", role: "member" });
    for (const seats of [1, 2, 5, 9999]) await expect(boss.call(planCalls.seats, { seats })).rejects.toMatchObject(SEATS);
    for (const seats of [0, -1, 1e6, 2.5]) await expect(boss.call(planCalls.seats, { seats })).rejects.toThrow(/./);
    expect(await boss.call(planCalls.seats, { seats: 3 })).toMatchObject({ next_seats: 3 });
  });

  it("are for a plan that has seats", async () => {
    const me = await buyer();
    await expect(me.call(planCalls.seats, { seats: 2 })).rejects.toMatchObject({ code: -20600 });
    await buy(me, STARTER);
    await expect(me.call(planCalls.seats, { seats: 2 })).rejects.toMatchObject({ code: -105 });
  });
});

describe("another plan", () => {
  it("begins at once where it is asked for, and the one before ends with it: never two", async () => {
    const me = await buyer();
    await buy(me, STARTER);
    const { order } = await buy(me, { product: "business", period: "monthly", seats: 2, change: true });
    expect(order.state).toBe("paymentSuccessful");
    const rows = await subscriptionsOf(me);
    expect(rows.filter(({ live }) => live)).toMatchObject([{ plan: "business", seats: 2 }]);
    for (const { id, live } of rows) expect((await books.payments.stripe.subscriptions.retrieve(id)).status === "canceled").toBe(!live);
    expect([await typeOf(me), (await teamOf(me)).seats]).toEqual([21, 2]);
  });

  it("is the other period of the same plan, for the same team", async () => {
    const boss = await founder(3);
    const { id } = await teamOf(boss);
    await buy(boss, { ...YEARLY, change: true });
    expect(await boss.call(planCalls.current, {})).toMatchObject({ period: "yearly", seats: 2, state: "renewsAutomatically" });
    expect(await teamOf(boss)).toMatchObject({ id, seats: 2 });
    expect(await db.$count(team, eq(team.owner_id, boss.id))).toBe(1);
  });

  it("spec §8: is a conflict where no change is asked for, or it is the same one", async () => {
    const me = await buyer();
    await buy(me, STARTER);
    const quote = (item: Parameters<typeof buy>[1]) => me.call(orders.quote, { item });
    await expect(quote(YEARLY)).rejects.toMatchObject(CONFLICT);
    await expect(quote({ ...STARTER, change: true })).rejects.toMatchObject(CONFLICT);
    await buy(me, { ...YEARLY, change: true });
    await expect(quote({ ...YEARLY, seats: 3, change: true })).rejects.toMatchObject(CONFLICT);
  });

  it("instead of a paid year: months that have not begun go back once, and the credits of this one stay", async () => {
    const me = await buyer();
    const { order, order_id } = await buy(me, { product: "starter", period: "yearly" });
    const [{ period_end = 0, credits_at = 0 } = {}] = await subscriptionsOf(me);
    const back = Math.floor((order.amount * (period_end - (credits_at ?? 0))) / (period_end - yearBefore(period_end)));
    expect(back / order.amount).toBeCloseTo(11 / 12, 1);
    const item = { ...STARTER, change: true } as const;
    expect(await me.call(orders.quote, { item })).toMatchObject({ back, total: 2900 });
    const changed = await buy(me, item);
    expect(changed.order).toMatchObject({ state: "paymentSuccessful", amount: 2900 });
    expect(await me.call(orders.get, { order_id })).toMatchObject({ refund: { state: "refunded", amount: back, offer: null } });
    expect(await me.call(planCalls.current, {})).toMatchObject({ plan: "starter", period: "monthly", state: "renewsAutomatically" });
    expect((await creditsOf(me)).available).toBe(300);
    await buy(me, { product: "starter", period: "yearly", change: true });
    expect(await me.call(orders.get, { order_id })).toMatchObject({ refund: { amount: back } });
    expect((await subscriptionsOf(me)).filter(({ live }) => live)).toHaveLength(1);
  });

  it("instead of a paid year with seats that were added: each pays back its own part", async () => {
    const boss = await buyer();
    await buy(boss, YEARLY);
    const [row] = await subscriptionsOf(boss);
    await later((row?.period_end ?? 0) - Date.now() + 60_000);
    const added = await buy(boss, { product: "seats", seats: 1 });
    const quote = await boss.call(orders.quote, { item: { ...YEARLY, period: "monthly", seats: 3, change: true } });
    const renewal = (await ordersOf(boss)).find(({ kind }) => kind === "renewal");
    const [{ period_end = 0, credits_at = 0 } = {}] = await subscriptionsOf(boss);
    const left = period_end - (credits_at ?? 0);
    const ofYear = Math.floor(((renewal?.amount ?? 0) * left) / (period_end - yearBefore(period_end)));
    const ofSeat = Math.floor(added.order.amount * Math.min(1, left / (period_end - (added.order.paid_at ?? 0))));
    expect(quote.back).toBe(ofYear + ofSeat);
    expect(ofSeat).toBeGreaterThan(0);
  });

  it("has a seat for everyone who sits in the team", async () => {
    const boss = await founder(3);
    await joins(boss);
    await joins(boss);
    await expect(boss.call(orders.quote, { item: { ...YEARLY, change: true } })).rejects.toMatchObject(SEATS);
    expect((await boss.call(orders.quote, { item: { ...YEARLY, seats: 3, change: true } })).back).toBe(0);
  });

  it("that is not paid leaves the plan as it is", async () => {
    const me = await buyer();
    await buy(me, STARTER);
    await buy(me, { ...YEARLY, change: true }, { card: "declined" });
    expect(await me.call(planCalls.current, {})).toMatchObject({ plan: "starter", state: "renewsAutomatically" });
  });
});
