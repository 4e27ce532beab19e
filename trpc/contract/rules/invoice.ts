import type { RuleIssue } from "./issue.ts";

const COMPANY_MAX = 120;

/** A day of the calendar, `YYYY-MM-DD`. */
function isDate(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

interface Paid {
  amount: number;
  refund_state: "none" | "asked" | "refunded" | "failed";
  refund_amount: number;
}

/** What went back, or is on its way, of what was paid; whole US cents. */
export const returnedOf = ({ refund_state, refund_amount }: Omit<Paid, "amount">): number =>
  refund_state === "asked" || refund_state === "refunded" ? refund_amount : 0;

/** Whether all that was paid went back: nothing is left to be billed. */
export const isReturned = (order: Paid): boolean => order.amount > 0 && returnedOf(order) >= order.amount;

/** Spec §5: company name and invoice date are required. */
export function checkInvoice({ company, date }: { company: string; date: string }): RuleIssue[] {
  const name = company.trim();
  return [
    ...(name === "" || Array.from(name).length > COMPANY_MAX
      ? [{ field: "company", key: "form.companyRequired" as const, params: {} }]
      : []),
    ...(isDate(date) ? [] : [{ field: "date", key: "form.dateRequired" as const, params: {} }]),
  ];
}
