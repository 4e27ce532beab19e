import { eq } from "drizzle-orm";
import { vi } from "vitest";
import { paymentOrder, subscription } from "../../db/schema/index.ts";
import { orders } from "../../trpc/contract/payment/order.ts";
import type { OrderItem } from "../../trpc/contract/payment/item.ts";
import { testPayments } from "../../trpc/contract/payment/plan.ts";
import { GUEST_CREDITS } from "../../trpc/contract/rules/credits.ts";
import { account } from "../../trpc/contract/account.ts";
import { booksOf } from "../../workers/upstream/payments/events.ts";
import type { Delivery } from "../../workers/upstream/payments/local/context.ts";
import { paymentServer } from "../../workers/upstream/payments/local/server.ts";
import { databaseStore } from "../../workers/upstream/payments/local/store.ts";
import { takePaymentEvent } from "../../workers/upstream/payments/events.ts";
import { reconcile } from "../../workers/upstream/payments/reconcile.ts";
import { randomId } from "../../workers/upstream/ids.ts";
import type { Upstream } from "../../trpc/upstream/client.ts";
import { register } from "./account-support.ts";
import { all } from "./support.ts";

type Card = Parameters<NonNullable<NonNullable<typeof all.payments>["local"]>["pay"]>[1];

export const books = (() => {
  const made = booksOf(all);
  if (!made) throw new Error("no payments");
  return made;
})();

export interface Buyer {
  call: Upstream;
  id: string;
  email: string;
}

export async function buyer(): Promise<Buyer> {
  const { call, info, email } = await register();
  return { call, id: info.userId, email };
}

/** The local server over the same store, with another clock, or with events that go astray. */
export function drill({ delivery }: { delivery?: (type: string) => Delivery } = {}) {
  return paymentServer({
    store: databaseStore(all.db),
    now: () => Date.now(),
    origin: books.payments.origin,
    webhookSecret: books.payments.webhookSecret ?? "",
    send: (request) => takePaymentEvent(all, request),
    delivery,
  });
}

/** Moves every clock: ours, the database's (whose times are ours) and the provider's. Who calls it puts the clock back. */
export async function later(ms: number): Promise<void> {
  const to = Date.now() + ms;
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(to);
  await reconcile(all);
}

/** Begins an order; answers it, and the id of its page at the local server. */
export async function begin({ call }: Buyer, item: OrderItem, code = "") {
  const { order_id, url } = await call(orders.checkout, { item, code, key: randomId() });
  return { order_id, page: url.split("/").at(-1) ?? "" };
}

/** Buys as a person does: begins an order, and pays it on its page. */
export async function buy(who: Buyer, item: OrderItem, { card = "good" as Card, code = "" } = {}) {
  const begun = await begin(who, item, code);
  const { outcome } = await who.call(testPayments.pay, { id: begun.page, card });
  return { ...begun, outcome, order: await who.call(orders.get, { order_id: begun.order_id }) };
}

/** Credits beside those of the welcome. */
export async function creditsOf({ call }: Buyer) {
  const { available, reserved } = (await call(account.getUserInfo, {})).credits;
  return { available: available - GUEST_CREDITS, reserved };
}
export const typeOf = async ({ call }: Buyer) => (await call(account.getUserInfo, {})).user_type;
export const subscriptionsOf = ({ id }: Buyer) => all.db.select().from(subscription).where(eq(subscription.owner_id, id));
export const ordersOf = ({ id }: Buyer) => all.db.select().from(paymentOrder).where(eq(paymentOrder.owner_id, id));
