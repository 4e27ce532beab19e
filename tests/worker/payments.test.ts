import { describe, expect, it } from "vitest";
import { orders } from "../../trpc/contract/payment/order.ts";
import { planCalls } from "../../trpc/contract/payment/plan.ts";
import { begin, buy, buyer, creditsOf, ordersOf, subscriptionsOf, typeOf } from "./payment-support.ts";
import { guest } from "./support.ts";

const STARTER = { product: "starter", period: "monthly" } as const;
const TEAM = { product: "business", period: "monthly", seats: 3 } as const;

describe("buying", () => {
  it("Starter: $5.99, 150 credits, a plan that renews, and a paid order", async () => {
    const me = await buyer();
    const { available } = await creditsOf(me);
    const { order, outcome } = await buy(me, STARTER);
    expect(outcome).toBe("paid");
    expect(order).toMatchObject({ state: "paymentSuccessful", amount: 599, credits: 150, test: true, pay_url: null });
    expect((await creditsOf(me)).available).toBe(available + 150);
    expect(await typeOf(me)).toBe(11);
    expect(await me.call(planCalls.current, {})).toMatchObject({ state: "renewsAutomatically", plan: "starter", trial: true, test: true });
  });

  it("Business: its first part, by days and seats", async () => {
    const me = await buyer();
    const quote = await me.call(orders.quote, { item: TEAM });
    const { order } = await buy(me, TEAM);
    expect(order).toMatchObject({ state: "paymentSuccessful", amount: quote.total, credits: quote.credits });
    expect(quote.lines.map(({ key }) => key)).toEqual(["businessFirst", "newUser"]);
    expect(await typeOf(me)).toBe(21);
    expect((await me.call(planCalls.current, {})).period_end).toBe(quote.renews?.at);
  });

  it("a pack: credits that are spent last, and no plan", async () => {
    const me = await buyer();
    const { available } = await creditsOf(me);
    await buy(me, { product: "pack", pack: "100" });
    expect((await creditsOf(me)).available).toBe(available + 100);
    expect(await me.call(planCalls.current, {})).toMatchObject({ state: "none", plan: null });
    expect((await me.call(planCalls.lots, {})).list.at(-1)).toMatchObject({ kind: "bought", remaining: 100 });
  });

  it("a card that is refused leaves the order to be paid, and another card pays it", async () => {
    const me = await buyer();
    const { order, outcome, page } = await buy(me, STARTER, { card: "declined" });
    expect([outcome, order.state, order.pay_url]).toEqual(["declined", "toBePaid", `/test-payment/${page}`]);
    expect(await subscriptionsOf(me)).toEqual([]);
  });

  it("a slow payment is in progress", async () => {
    const me = await buyer();
    const { order } = await buy(me, { product: "pack", pack: "100" }, { card: "slow" });
    expect(order.state).toBe("paymentInProgress");
  });

  it("a cancelled order cannot be paid", async () => {
    const me = await buyer();
    const { order_id } = await begin(me, STARTER);
    expect(await me.call(orders.cancel, { order_id })).toMatchObject({ state: "cancelled", pay_url: null });
  });

  it("a newer order closes the one before", async () => {
    const me = await buyer();
    await begin(me, STARTER);
    await begin(me, TEAM);
    expect((await ordersOf(me)).map(({ state }) => state).toSorted()).toEqual(["cancelled", "toBePaid"]);
  });

  it("the same key is the same order", async () => {
    const me = await buyer();
    const ask = () => me.call(orders.checkout, { item: STARTER, code: "", key: "the-same-key" });
    expect(await ask()).toEqual(await ask());
    expect(await ordersOf(me)).toHaveLength(1);
  });

  it("spec §8: a second plan is a conflict", async () => {
    const me = await buyer();
    await buy(me, STARTER);
    await expect(me.call(orders.quote, { item: TEAM })).rejects.toMatchObject({ code: -20601 });
  });

  it("a guest buys nothing, and another's order is not found", async () => {
    const nobody = await guest();
    await expect(nobody.call(orders.quote, { item: STARTER })).rejects.toMatchObject({ code: -202 });
    const { order_id } = await begin(await buyer(), STARTER);
    const other = await buyer();
    for (const call of [orders.get, orders.cancel, orders.refund])
      await expect(other.call(call, { order_id })).rejects.toMatchObject({ code: -20001 });
    await expect(other.call(orders.invoiceFile, { order_id })).rejects.toMatchObject({ code: -20001 });
  });

  it.each([0, 1, 101, 1_000_000])("a team of %i seats is refused", async (seats) => {
    const me = await buyer();
    await expect(
      me.call(orders.checkout, { item: { product: "business", period: "monthly", seats }, code: "", key: "seats-key" }),
    ).rejects.toThrow();
    expect(await ordersOf(me)).toEqual([]);
  });

  it.each([0, -1, 1.5, 99, 1_000_000])("%d more seats than two are refused", async (seats) => {
    const me = await buyer();
    await buy(me, { ...TEAM, seats: 2 });
    await expect(me.call(orders.quote, { item: { product: "seats", seats } })).rejects.toThrow(/./);
    expect(await ordersOf(me)).toHaveLength(1);
  });

  it("spec §5: an invoice asks for a company and a date, and is of a paid order alone", async () => {
    const me = await buyer();
    const { order_id } = await buy(me, { product: "pack", pack: "100" });
    const ask = (company: string, date: string) => me.call(orders.invoice, { order_id, company, date });
    await expect(ask(" ", "2026-11-22")).rejects.toMatchObject({ code: -20705 });
    await expect(ask("Nordhavn", "2026-02-30")).rejects.toMatchObject({ code: -20706 });
    const open = await begin(me, STARTER);
    const unpaid = { order_id: open.order_id, company: "Nordhavn", date: "2026-11-22" };
    await expect(me.call(orders.invoice, unpaid)).rejects.toMatchObject({ code: -20607 });
  });
});
