import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { billLine, type OrderItem, orderItem } from "../../trpc/contract/payment/item.ts";
import { z } from "zod";
import { createdAt, id, ownerId, updatedAt } from "./columns.ts";
import { json } from "./json.ts";

/** Spec §4 Payment. */
export const ORDER_STATES = ["toBePaid", "paymentInProgress", "paymentSuccessful", "paymentFailed", "cancelled"] as const;
/** Spec §4 Invoicing. */
export const INVOICE_STATES = ["none", "InvoicingInProgress", "issued", "failed"] as const;

/** Who someone is at the payment provider. */
export const paymentCustomer = sqliteTable(
  "payment_customer",
  { owner_id: text("owner_id").primaryKey(), customer_id: text("customer_id").notNull(), created_at: createdAt() },
  (t) => [uniqueIndex("payment_customer_id").on(t.customer_id)],
);

/** One thing that is, or was to be, paid: the beginning of a plan, each of its renewals, a credit pack, seats. */
export const paymentOrder = sqliteTable(
  "payment_order",
  {
    id: id(),
    owner_id: ownerId(),
    /** `renewal`: made by the provider's invoice, not by a person. */
    kind: text("kind", { enum: ["purchase", "renewal"] }).notNull(),
    item: json<OrderItem>("item", orderItem).notNull(),
    lines: json("lines", z.array(billLine)).notNull(),
    /** Whole US cents, after the discount. */
    amount: integer("amount").notNull(),
    currency: text("currency").notNull(),
    credits: integer("credits").notNull(),
    state: text("state", { enum: ORDER_STATES }).notNull(),
    /** What the provider calls it; null until it does. */
    session_id: text("session_id"),
    /** Where it is paid, while it can be. */
    pay_url: text("pay_url"),
    invoice_id: text("invoice_id"),
    subscription_id: text("subscription_id"),
    payment_intent: text("payment_intent"),
    promotion_code: text("promotion_code"),
    /** The provider's test mode: nobody was charged. */
    test: integer("test", { mode: "boolean" }).notNull(),
    paid_at: integer("paid_at"),
    /** `asked`: credits are taken back and the money is on its way. */
    refund_state: text("refund_state", { enum: ["none", "asked", "refunded", "failed"] })
      .notNull()
      .default("none"),
    refund_amount: integer("refund_amount").notNull().default(0),
    disputed: integer("disputed", { mode: "boolean" }).notNull().default(false),
    invoice_state: text("invoice_state", { enum: INVOICE_STATES }).notNull().default("none"),
    invoice_key: text("invoice_key"),
    company: text("company").notNull().default(""),
    invoice_date: text("invoice_date").notNull().default(""),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    index("payment_order_owner").on(t.owner_id, t.created_at, t.id),
    index("payment_order_created").on(t.created_at, t.id),
    uniqueIndex("payment_order_session").on(t.session_id),
    uniqueIndex("payment_order_invoice").on(t.invoice_id),
    index("payment_order_intent").on(t.payment_intent),
    index("payment_order_refunding")
      .on(t.refund_state)
      .where(sql`${t.refund_state} = 'asked'`),
    index("payment_order_open")
      .on(t.created_at)
      .where(sql`${t.state} IN ('toBePaid', 'paymentInProgress')`),
  ],
);

/** A subscription as the provider last told it; `id` is the provider's. */
export const subscription = sqliteTable(
  "subscription",
  {
    id: id(),
    owner_id: ownerId(),
    plan: text("plan", { enum: ["starter", "business"] }).notNull(),
    period: text("period", { enum: ["monthly", "yearly"] }).notNull(),
    seats: integer("seats").notNull(),
    /** The provider's word: trialing, active, past_due, canceled … */
    status: text("status").notNull(),
    live: integer("live", { mode: "boolean" }).notNull(),
    ends_with_period: integer("ends_with_period", { mode: "boolean" }).notNull(),
    period_end: integer("period_end").notNull(),
    /** Of a plan that is paid by the year: when its next month's credits are given; null: its invoices give them. */
    credits_at: integer("credits_at"),
    /** When the provider was asked: an older word does not replace a newer one. */
    synced_at: integer("synced_at").notNull(),
    /** Seats that are paid for until then (Unix ms), though the next period has fewer. */
    kept_seats: integer("kept_seats").notNull().default(0),
    kept_until: integer("kept_until"),
    test: integer("test", { mode: "boolean" }).notNull(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex("subscription_one")
      .on(t.owner_id)
      .where(sql`${t.live} = 1`),
    index("subscription_owner").on(t.owner_id, t.created_at),
    index("subscription_credits")
      .on(t.credits_at)
      .where(sql`${t.credits_at} IS NOT NULL`),
  ],
);

/** Events of the provider whose effects are written: both, or neither, and once. */
export const paymentEvent = sqliteTable("payment_event", { id: id(), type: text("type").notNull(), created_at: createdAt() }, (t) => [
  index("payment_event_created").on(t.created_at),
]);

/** A code that brings credits, or a discount of one's next order. */
export const promotionCode = sqliteTable("promotion_code", {
  /** As it is typed, in capitals. */
  id: id(),
  credits: integer("credits").notNull(),
  percent: integer("percent").notNull(),
  uses_left: integer("uses_left").notNull(),
  starts_at: integer("starts_at").notNull(),
  ends_at: integer("ends_at").notNull(),
  created_at: createdAt(),
});

/** Once a person. */
export const promotionUse = sqliteTable(
  "promotion_use",
  { code: text("code").notNull(), owner_id: ownerId(), created_at: createdAt() },
  (t) => [primaryKey({ columns: [t.owner_id, t.code] })],
);

/** Why someone left (spec §5: its fields are required). */
export const cancelSurvey = sqliteTable(
  "cancel_survey",
  {
    id: id(),
    owner_id: ownerId(),
    subscription_id: text("subscription_id").notNull(),
    reason: text("reason").notNull(),
    comment: text("comment").notNull(),
    created_at: createdAt(),
  },
  (t) => [index("cancel_survey_owner").on(t.owner_id)],
);

/** What the local payment server keeps: objects of Stripe's shape by their ids (workers/upstream/payments/local). */
export const localPayment = sqliteTable(
  "local_payment",
  {
    id: id(),
    object: text("object").notNull(),
    value: json("value", z.unknown()).notNull(),
    revision: integer("revision").notNull(),
    /** When the server's clock has something to do with it (Unix ms). */
    due_at: integer("due_at"),
    created_at: createdAt(),
  },
  (t) => [
    index("local_payment_object").on(t.object, t.created_at),
    index("local_payment_due")
      .on(t.due_at)
      .where(sql`${t.due_at} IS NOT NULL`),
  ],
);
