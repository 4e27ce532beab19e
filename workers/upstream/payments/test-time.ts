import { eq } from "drizzle-orm";
import { movedOn } from "../../../db/queries/plan-clock.ts";
import { paymentCustomer } from "../../../db/schema/index.ts";
import { AppError } from "../app-error.ts";
import type { Call } from "../http/implement.ts";
import { mailsMovedOn, mailsOf } from "./local/mails.ts";
import type { PaymentServer } from "./local/server.ts";
import { reconcile } from "./reconcile.ts";

const DAY = 86_400_000;
/** A minute more than whole days: what ends at that very moment has ended, and no moment comes twice. */
const MORE = 60_000;

/** The local payment server. Throws system.notFound where a provider takes the payments, or nobody does. */
function requireLocal({ payments }: Pick<Call, "payments">): PaymentServer {
  if (!payments?.local) throw new AppError("system.notFound");
  return payments.local;
}

const customerOf = async ({ db, user }: Call): Promise<string | null> =>
  (await db.select().from(paymentCustomer).where(eq(paymentCustomer.owner_id, user.id)))[0]?.customer_id ?? null;

export async function testMails(call: Call) {
  requireLocal(call);
  const customer = await customerOf(call);
  return { list: customer ? await mailsOf(call.db, { customer, ownerId: call.user.id }) : [] };
}

/**
 * Lets days pass for what the caller has bought, here and at the local payment server, and does what they bring: renewals,
 * the end of a trial, further tries of a card, months of a paid year, expiry. Nobody else's time moves.
 */
export async function passDays(call: Call, days: number): Promise<void> {
  const local = requireLocal(call);
  const customer = await customerOf(call);
  if (!customer) return;
  const ms = days * DAY + MORE;
  await local.forward(customer, ms);
  await call.db.batch([...movedOn(call.db, call.user.id, ms), mailsMovedOn(call.db, { customer, ownerId: call.user.id }, ms)]);
  await reconcile(call);
}
