import type { RuleIssue } from "./issue.ts";

export const COMPANY_MAX = 120;

/** A day of the calendar, `YYYY-MM-DD`. */
function isDate(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

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
