import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { localPayment, paymentOrder } from "../../db/schema/index.ts";
import { reconcile } from "../../workers/upstream/payments/reconcile.ts";
import shapes from "../setup/stripe-shapes.json";
import { orders } from "../../trpc/contract/payment/order.ts";
import { buy, buyer, drill } from "./payment-support.ts";
import { all } from "./support.ts";

type Shape = string | { [name: string]: Shape };
const SHAPES = shapes as unknown as Record<string, { [name: string]: Shape }>;

const kindOf = (value: unknown): string => (value === null ? "null" : Array.isArray(value) ? "array" : typeof value);
const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

/** Where an object differs from the one that Stripe publishes: a field that it has not, or one of another kind. */
function wrong(path: string, value: unknown, shape: Shape | undefined): string[] {
  if (shape === undefined) return [`${path}: no such field`];
  // What may be null in Stripe's fixtures may be anything, and the other way round.
  if (value === null || shape === "null") return [];
  if (typeof shape === "string") return kindOf(value) === shape ? [] : [`${path}: ${kindOf(value)} for ${shape}`];
  if (!isGroup(value)) return Array.isArray(value) ? [] : [`${path}: ${kindOf(value)} for object`];
  return Object.entries(value).flatMap(([name, inner]) => wrong(`${path}.${name}`, inner, shape[name]));
}

/** The fixtures leave out what is told on demand only. */
const ON_DEMAND = ["invoice.payments"];

it("every object of the local server has the fields and kinds of Stripe's published fixtures, and no others", async () => {
  const me = await buyer();
  const { order_id } = await buy(me, { product: "business", period: "monthly", seats: 2 });
  await me.call(orders.refund, { order_id });
  const pack = await buy(me, { product: "pack", pack: "100" });
  const [row] = await all.db.select().from(paymentOrder).where(eq(paymentOrder.id, pack.order_id));
  await drill().dispute(row?.payment_intent ?? "");
  await reconcile(all);
  const rows = (await all.db.select().from(localPayment)).filter(({ object }) => object !== "idempotency_key");
  const kinds = [...new Set(rows.map(({ object }) => object))].toSorted();
  expect(kinds).toEqual(
    Object.keys(SHAPES)
      .filter((name) => name !== "invoice_payment")
      .toSorted(),
  );
  const found = rows.flatMap(({ object, value }) => {
    const { shown } = value as { shown: Record<string, unknown> };
    return wrong(object, shown, SHAPES[object]).filter((line) => !ON_DEMAND.some((path) => line.startsWith(path)));
  });
  expect([...new Set(found)]).toEqual([]);
});
