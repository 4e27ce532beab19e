import { REPORT_COMMENT, REPORT_REASONS } from "../../trpc/contract/rules/reports.ts";
import { textOf } from "../http/form.ts";

/** What a report's form says; a reason that is none is the last of them: something else. */
export const readReport = (form: FormData) => ({
  reason: REPORT_REASONS.find((one) => String(one) === textOf(form, "why")) ?? (5 as const),
  comment: textOf(form, "comment").trim().slice(0, REPORT_COMMENT),
});
