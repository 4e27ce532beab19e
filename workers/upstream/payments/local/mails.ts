import { and, desc, eq, or, sql } from "drizzle-orm";
import type { Database } from "../../../../db/queries/database.ts";
import { localPayment } from "../../../../db/schema/index.ts";
import type { TestMail } from "../../../../trpc/contract/payment/plan.ts";
import type { Event, EventMemory } from "./events.ts";
import type { Invoice, Subscription } from "./objects.ts";
import type { Shown } from "./store.ts";

type Told = Omit<Event, "data"> & {
  data: { object: Shown & { amount?: number; currency?: string; next_payment_attempt?: number | null } };
};
const MOST = 50;

/** The mails that a provider sends of its own accord, by the events that bring them about. */
const KINDS: Record<string, TestMail["kind"]> = {
  "invoice.paid": "receipt",
  "invoice.payment_failed": "failed",
  "customer.subscription.deleted": "ended",
  "refund.created": "refund",
};

function mailOf({ id, type, created, data: { object } }: Told, passed: number): TestMail[] {
  const kind = KINDS[type];
  if (!kind) return [];
  const base = { id, kind, at: created * 1000 - passed, currency: (object.currency ?? "usd").toUpperCase() };
  if (kind === "ended") return [{ ...base, cents: 0, renewal: false, next_try: null, invoice: null, plan: productOf(object) }];
  if (kind === "refund") return [{ ...base, cents: object.amount ?? 0, renewal: false, next_try: null, invoice: null, plan: null }];
  const invoice = object as unknown as Invoice;
  const next = invoice.next_payment_attempt;
  return [
    {
      ...base,
      cents: invoice.total,
      renewal: invoice.billing_reason === "subscription_cycle",
      next_try: next === null ? null : next * 1000 - passed,
      invoice: kind === "failed" && invoice.status === "open" ? invoice.id : null,
      plan: null,
    },
  ];
}

const productOf = (object: Shown): "starter" | "business" =>
  (object as unknown as Subscription).metadata.product === "business" ? "business" : "starter";

interface Mailbox {
  customer: string;
  ownerId: string;
}

/** The events that mail someone: of a customer, or about payments of theirs. */
function eventsOf({ customer, ownerId }: Mailbox) {
  const about = (name: string) => sql`json_extract(${localPayment.value}, ${`$.shown.data.object.${name}`})`;
  const theirs = sql`(SELECT payment_intent FROM payment_order WHERE owner_id = ${ownerId} AND payment_intent IS NOT NULL)`;
  const kinds = sql`json_extract(${localPayment.value}, '$.shown.type') IN (SELECT value FROM json_each(${JSON.stringify(Object.keys(KINDS))}))`;
  return and(eq(localPayment.object, "event"), kinds, or(eq(about("customer"), customer), sql`${about("payment_intent")} IN ${theirs}`));
}

/** The statement by which mails that were sent are that much older; the events themselves stay as they were told. */
export function mailsMovedOn(db: Database, mailbox: Mailbox, ms: number) {
  const passed = sql`COALESCE(json_extract(${localPayment.value}, '$.memory.passed'), 0) + ${ms}`;
  return db
    .update(localPayment)
    .set({ value: sql`json_set(${localPayment.value}, '$.memory.passed', ${passed})` })
    .where(eventsOf(mailbox));
}

/** What a provider would have mailed to someone, newest first. */
export async function mailsOf(db: Database, mailbox: Mailbox): Promise<TestMail[]> {
  const rows = await db
    .select({ value: localPayment.value })
    .from(localPayment)
    .where(eventsOf(mailbox))
    .orderBy(desc(localPayment.created_at), desc(localPayment.id))
    .limit(MOST);
  return rows.flatMap(({ value }) => {
    const { shown, memory } = value as { shown: Told; memory: EventMemory };
    return mailOf(shown, memory.passed ?? 0);
  });
}
