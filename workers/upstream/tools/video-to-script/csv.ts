import type { Report } from "../../../../trpc/contract/report.ts";
import { COLUMNS, rowsOf } from "./table.ts";

/** A cell of CSV; a text is never a formula of the program that opens it. */
const cell = (value: string | number): string => {
  if (typeof value === "number") return String(value);
  const safe = /^[=+\-@\t]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** A line a scene, for a table of one's own. */
export const csvOf = (report: Report): string =>
  `${[[...COLUMNS], ...rowsOf(report)].map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
