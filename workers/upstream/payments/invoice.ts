import { and, eq, lt, ne, or } from "drizzle-orm";
import { changeOrder, type OrderRow } from "../../../db/queries/payment.ts";
import { paymentOrder } from "../../../db/schema/index.ts";
import { checkInvoice, isReturned } from "../../../trpc/contract/rules/invoice.ts";
import { AppError, refuse } from "../app-error.ts";
import { pageExpiry } from "../files/expiry.ts";
import { makerFor } from "../drafts/frames.ts";
import type { Call } from "../http/implement.ts";
import { targetAt, workName } from "../tools/job-files.ts";
import { invoicePage } from "./invoice-page.ts";

/** An issue that has been under way for longer has died, and may be begun again. */
const STUCK_MS = 5 * 60_000;

/**
 * Issues the invoice of a paid order. What is issued stays as it is: the same again is the same. Throws form.*Required,
 * and payment.invoiceFailed where the order is not paid, all of it was refunded, or nothing prints it.
 */
export async function issueInvoice(call: Call, order: OrderRow, given: { company: string; date: string }): Promise<void> {
  refuse(checkInvoice(given));
  if (order.invoice_state === "issued") return;
  if (order.state !== "paymentSuccessful" || isReturned(order)) throw new AppError("payment.invoiceFailed");
  const names = { company: given.company.trim(), date: given.date };
  const free = or(ne(paymentOrder.invoice_state, "InvoicingInProgress"), lt(paymentOrder.updated_at, Date.now() - STUCK_MS));
  const begun = await changeOrder(
    call.db,
    order.id,
    { invoice_state: "InvoicingInProgress", company: names.company, invoice_date: names.date },
    free,
  );
  if (begun.meta.changes === 0) return;
  const mine = and(eq(paymentOrder.invoice_state, "InvoicingInProgress"), eq(paymentOrder.company, names.company));
  try {
    const run = makerFor(call);
    const html = invoicePage(order, call.lang, names);
    const pdf = await targetAt(run, `${await workName(run, { html })}-invoice.pdf`, "application/pdf");
    await call.media.run({ kind: "paper", html, pdf });
    await changeOrder(call.db, order.id, { invoice_state: "issued", invoice_key: pdf.key }, mine);
  } catch (cause) {
    await changeOrder(call.db, order.id, { invoice_state: "failed" }, mine);
    throw new AppError("payment.invoiceFailed", { cause });
  }
}

/** A signed address of an issued invoice, as a download. Throws system.notFound. */
export async function invoiceFile({ files }: Call, { id, invoice_key }: OrderRow): Promise<string> {
  if (!invoice_key) throw new AppError("system.notFound");
  return files.readPath(invoice_key, pageExpiry(), `invoice-${id}.pdf`);
}
