import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { paymentOrder, promotionCode } from "../../db/schema/index.ts";
import { orders } from "../../trpc/contract/payment/order.ts";
import { planCalls, promotions } from "../../trpc/contract/payment/plan.ts";
import { admin as adminCalls } from "../../trpc/contract/admin.ts";
import { signed } from "../../workers/upstream/payments/local/events.ts";
import { reconcile } from "../../workers/upstream/payments/reconcile.ts";
import { FAULTS } from "../setup/payment-faults.ts";
import { admin } from "./admin-support.ts";
import { begin, books, buy, buyer, creditsOf, drill, later, ordersOf, subscriptionsOf, typeOf } from "./payment-support.ts";
import { all, ask } from "./support.ts";

const STARTER = { product: "starter", period: "monthly" } as const;
const PACK = { product: "pack", pack: "100" } as const;
const DAY = 86_400_000;
const intentIn = async (order_id: string) =>
  (await all.db.select().from(paymentOrder).where(eq(paymentOrder.id, order_id)))[0]?.payment_intent ?? "";

afterEach(() => void vi.useRealTimers());

describe("events that go astray", () => {
  it.each(FAULTS)("$name: credits come once", async ({ delivery, by }) => {
    const me = await buyer();
    const { available } = await creditsOf(me);
    const { page, order_id } = await begin(me, PACK);
    const server = drill({ delivery });
    await server.pay(page, "good");
    if (by === "late") await server.deliverLate();
    if (by === "cron") await reconcile(all);
    await reconcile(all);
    expect((await creditsOf(me)).available).toBe(available + 100);
    expect(await me.call(orders.get, { order_id })).toMatchObject({ state: "paymentSuccessful", amount: 2200 });
  });

  it.each([
    ["no signature", async () => ""],
    ["another secret", async (body: string) => signed("whsec_guess", body, Date.now())],
    ["a signature of last week", async (body: string) => signed(books.payments.webhookSecret ?? "", body, Date.now() - 7 * DAY)],
  ])("an event with %s is refused", async (_why, sign) => {
    const me = await buyer();
    const { page } = await begin(me, PACK);
    const body = JSON.stringify({
      id: "evt_forged",
      object: "event",
      type: "invoice.paid",
      data: { object: { id: page, object: "invoice" } },
    });
    const headers = { "stripe-signature": await sign(body) };
    expect((await ask("https://upstream.test/webhooks/stripe", { method: "POST", body, headers })).status).toBe(400);
    expect((await creditsOf(me)).available).toBe(0);
  });

  it("an event that is signed is not believed: the object is fetched", async () => {
    const me = await buyer();
    const { page, order_id } = await begin(me, PACK);
    const object = { id: page, object: "checkout.session", status: "complete", payment_status: "paid", client_reference_id: order_id };
    const body = JSON.stringify({ id: "evt_lies", object: "event", type: "checkout.session.completed", data: { object } });
    const headers = { "stripe-signature": await signed(books.payments.webhookSecret ?? "", body, Date.now()) };
    expect((await ask("https://upstream.test/webhooks/stripe", { method: "POST", body, headers })).status).toBe(204);
    expect(await me.call(orders.get, { order_id })).toMatchObject({ state: "toBePaid" });
  });

  it("two pages paid at once: one plan, and the other's money goes back", async () => {
    const me = await buyer();
    const first = await begin(me, STARTER);
    const second = await begin(me, { product: "business", period: "monthly", seats: 2 });
    // The first page was closed for a newer one; this one is opened again behind our back.
    await all.db.update(paymentOrder).set({ state: "toBePaid" }).where(eq(paymentOrder.id, first.order_id));
    await drill().pay(second.page, "good");
    const kept = await creditsOf(me);
    const rival = await books.payments.stripe.checkout.sessions.create({
      mode: "subscription",
      customer: "cus_x",
      client_reference_id: first.order_id,
      success_url: "https://x.test",
      line_items: [
        { quantity: 1, price_data: { currency: "usd", unit_amount: 2900, product_data: { name: "x" }, recurring: { interval: "month" } } },
      ],
      subscription_data: { metadata: { order_id: first.order_id, product: "starter", credits_month: "150" } },
    });
    await all.db.update(paymentOrder).set({ session_id: rival.id }).where(eq(paymentOrder.id, first.order_id));
    await drill().pay(rival.id, "good");
    expect(await creditsOf(me)).toEqual(kept);
    expect((await subscriptionsOf(me)).filter(({ live }) => live)).toHaveLength(1);
    expect(await me.call(orders.get, { order_id: first.order_id })).toMatchObject({
      state: "cancelled",
      refund: { state: "refunded", amount: 2900 },
    });
    expect(await typeOf(me)).toBe(21);
  });
});

describe("time", () => {
  it("a trial is renewed: $29, another 150 credits, and those of the trial end", async () => {
    const me = await buyer();
    await buy(me, STARTER);
    await later(3 * DAY + 60_000);
    expect((await ordersOf(me)).map(({ kind, amount, state }) => [kind, amount, state]).toSorted()).toEqual([
      ["purchase", 599, "paymentSuccessful"],
      ["renewal", 2900, "paymentSuccessful"],
    ]);
    await later(2 * DAY);
    expect((await creditsOf(me)).available).toBe(150);
    expect(await me.call(planCalls.current, {})).toMatchObject({ state: "renewsAutomatically", trial: false });
  });

  it("a renewal that fails is tried for days, and then the plan ends", async () => {
    const me = await buyer();
    await buy(me, STARTER, { card: "failsLater" });
    await later(3 * DAY + 60_000);
    const due = await me.call(planCalls.current, {});
    expect([due.state, due.pay_url]).toEqual(["paymentDue", expect.stringMatching(/^\/test-payment\/in_/)]);
    for (let round = 0; round < 3; round += 1) await later(3 * DAY + 60_000);
    expect((await me.call(planCalls.current, {})).state).toBe("expired");
    expect([await typeOf(me), (await creditsOf(me)).available]).toEqual([1, 0]);
  });

  it("an open renewal that is paid by hand brings its credits", async () => {
    const me = await buyer();
    await buy(me, STARTER, { card: "failsLater" });
    await later(3 * DAY + 60_000);
    await drill().pay((await me.call(planCalls.current, {})).pay_url?.split("/").at(-1) ?? "", "good");
    expect(await me.call(planCalls.current, {})).toMatchObject({ state: "renewsAutomatically", pay_url: null });
    await later(2 * DAY);
    expect((await creditsOf(me)).available).toBe(150);
  });

  it("a plan by the year brings its credits month by month, each month once", async () => {
    const me = await buyer();
    await buy(me, { product: "starter", period: "yearly" });
    await later(32 * DAY);
    await reconcile(all);
    expect((await creditsOf(me)).available).toBe(150);
    expect((await me.call(planCalls.lots, {})).list.map(({ kind }) => kind)).toEqual(["plan", "gift"]);
    expect(await ordersOf(me)).toHaveLength(1);
  });

  it("an order that nobody pays is cancelled a day later; a bank transfer arrives in a minute", async () => {
    const me = await buyer();
    const { order_id } = await begin(me, STARTER);
    const other = await buyer();
    const slow = await buy(other, PACK, { card: "slow" });
    await later(2 * 60_000);
    expect(await other.call(orders.get, { order_id: slow.order_id })).toMatchObject({ state: "paymentSuccessful" });
    await later(DAY + 60_000);
    expect(await me.call(orders.get, { order_id })).toMatchObject({ state: "cancelled" });
  });

  it("a bank transfer that does not come has failed", async () => {
    const me = await buyer();
    const { page, order_id } = await buy(me, PACK, { card: "slow" });
    await drill().bounce(page);
    expect(await me.call(orders.get, { order_id })).toMatchObject({ state: "paymentFailed" });
    expect((await creditsOf(me)).available).toBe(0);
  });
});

describe("taking back", () => {
  it("a refund brings the money of what is unspent, ends the plan, and happens once", async () => {
    const me = await buyer();
    const { order_id } = await buy(me, STARTER);
    const both = await Promise.allSettled([me.call(orders.refund, { order_id }), me.call(orders.refund, { order_id })]);
    expect(both.some(({ status }) => status === "fulfilled")).toBe(true);
    expect((await me.call(orders.refund, { order_id })).refund).toMatchObject({ state: "refunded", amount: 599, offer: null });
    expect([await typeOf(me), (await creditsOf(me)).available]).toEqual([1, 0]);
    const plan = await me.call(planCalls.current, {});
    expect(plan.state).toBe("expired");
    // It ended today, and not when what was paid for would have ended.
    expect(Math.abs(Date.now() - (plan.period_end ?? 0))).toBeLessThan(60_000);
    // Nothing was paid in the end, so nothing is invoiced.
    await expect(me.call(orders.invoice, { order_id, company: "Nordhavn", date: "2026-11-22" })).rejects.toMatchObject({ code: -20607 });
  });

  it("after seven days there is no refund", async () => {
    const me = await buyer();
    const { order_id } = await buy(me, PACK);
    await later(7 * DAY + 1);
    await expect(me.call(orders.refund, { order_id })).rejects.toMatchObject({ code: -20606 });
  });

  it("a refund that the provider refuses gives the credits back", async () => {
    const me = await buyer();
    const { order_id } = await buy(me, PACK);
    await drill().refuseRefunds(await intentIn(order_id));
    await expect(me.call(orders.refund, { order_id })).rejects.toMatchObject({ code: -20606 });
    expect((await creditsOf(me)).available).toBe(100);
    expect((await me.call(orders.get, { order_id })).refund.state).toBe("failed");
  });

  it("a dispute takes what is left; won, it returns", async () => {
    const me = await buyer();
    const { order_id } = await buy(me, PACK);
    const dispute = await drill().dispute(await intentIn(order_id));
    expect((await creditsOf(me)).available).toBe(0);
    expect((await me.call(orders.get, { order_id })).disputed).toBe(true);
    await drill().closeDispute(dispute.id, "won");
    await drill().closeDispute(dispute.id, "won");
    expect((await creditsOf(me)).available).toBe(100);
  });
});

describe("leaving", () => {
  const answers = (email: string) => ({ reason: "price" as const, comment: "too dear", email });

  it("asks for the account's own address, ends with the period, and can be taken back", async () => {
    const me = await buyer();
    await buy(me, STARTER);
    await expect(me.call(planCalls.cancel, answers("other@example.com"))).rejects.toMatchObject({ code: -20611 });
    expect((await me.call(planCalls.cancel, answers(me.email))).state).toBe("unsubscribed");
    expect((await me.call(planCalls.resume, {})).state).toBe("renewsAutomatically");
    await me.call(planCalls.cancel, answers(me.email));
    await later(3 * DAY + 60_000);
    expect((await me.call(planCalls.current, {})).state).toBe("expired");
    expect(await ordersOf(me)).toHaveLength(1);
  });

  it("100 credits to stay: once, and not in a trial", async () => {
    const me = await buyer();
    await buy(me, STARTER);
    expect((await me.call(planCalls.stay, {})).stay_credits).toBe(0);
    expect((await creditsOf(me)).available).toBe(150);
    const team = await buyer();
    await buy(team, { product: "business", period: "monthly", seats: 2 });
    const { available } = await creditsOf(team);
    await Promise.all([team.call(planCalls.stay, {}), team.call(planCalls.stay, {})]);
    expect((await creditsOf(team)).available).toBe(available + 100);
  });

  it("seats are added for the rest of the period, and given back with their refund", async () => {
    const me = await buyer();
    await buy(me, { product: "business", period: "monthly", seats: 2 });
    const { order_id } = await buy(me, { product: "seats", seats: 3 });
    expect((await me.call(planCalls.current, {})).seats).toBe(5);
    await me.call(orders.refund, { order_id });
    expect(await me.call(planCalls.current, {})).toMatchObject({ seats: 2, state: "renewsAutomatically" });
  });
});

describe("promotion codes", () => {
  const code = (id: string, more: object) => ({
    code: id,
    credits: 0,
    percent: 0,
    uses: 5,
    starts_at: 0,
    ends_at: Date.now() + DAY,
    ...more,
  });

  it("bring credits once a person, however often at once; unknown ones are -118", async () => {
    await admin(adminCalls.promotions.create, code("WELCOME-25", { credits: 25, uses: 2 }));
    const me = await buyer();
    await Promise.allSettled(Array.from({ length: 5 }, () => me.call(promotions.use, { code: " welcome-25 " })));
    expect((await creditsOf(me)).available).toBe(25);
    await expect(me.call(promotions.use, { code: "WELCOME-25" })).rejects.toMatchObject({ code: -118 });
    await (await buyer()).call(promotions.use, { code: "WELCOME-25" });
    await expect((await buyer()).call(promotions.use, { code: "WELCOME-25" })).rejects.toMatchObject({ code: -118 });
    expect((await all.db.select().from(promotionCode)).every(({ uses_left }) => uses_left >= 0)).toBe(true);
  });

  it("bring no more than their uses, whoever asks for the last one at once", async () => {
    await admin(adminCalls.promotions.create, code("LAST-ONE", { credits: 25, uses: 2 }));
    const people = await Promise.all(Array.from({ length: 5 }, () => buyer()));
    await Promise.allSettled(people.map((one) => one.call(promotions.use, { code: "LAST-ONE" })));
    const gained = await Promise.all(people.map(async (one) => (await creditsOf(one)).available));
    expect(gained.toSorted((a, b) => b - a)).toEqual([25, 25, 0, 0, 0]);
  });

  it("take a part off an order, where it is more than any offer", async () => {
    await admin(adminCalls.promotions.create, code("HALF-OFF", { percent: 50 }));
    const me = await buyer();
    expect((await me.call(orders.quote, { item: PACK, code: "half-off" })).total).toBe(1100);
    const { order } = await buy(me, PACK, { code: "half-off" });
    expect(order.amount).toBe(1100);
    await expect(me.call(orders.quote, { item: PACK, code: "half-off" })).rejects.toMatchObject({ code: -118 });
  });
});
