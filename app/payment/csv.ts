/** What a spreadsheet would take for a formula is text (OWASP, CSV injection); commas, quotes and line ends are quoted. */
function cell(value: string | number): string {
  const text = typeof value === "number" ? String(value) : value.replace(/^(?=[=+\-@\t\r])/, "'");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A line of a CSV file (RFC 4180). */
export const csvLine = (cells: readonly (string | number)[]): string => `${cells.map(cell).join(",")}\r\n`;
