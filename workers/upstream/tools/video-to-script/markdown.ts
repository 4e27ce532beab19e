import type { Report } from "../../../../trpc/contract/report.ts";
import { factsOf, UNKNOWN, wordsOf } from "./facts.ts";
import { COLUMNS, rowsOf } from "./table.ts";

/** What a text would make of Markdown is taken out of it. */
const plainText = (text: string): string => text.replaceAll(/[\\`*_{}[\]<>#|\s]+/g, " ").trim();

const line = (cells: readonly (string | number)[]): string => `| ${cells.join(" | ")} |`;

/** A part with a line a quote. */
function quotes({ title, lines, by, none }: ReturnType<typeof wordsOf>[number]): string {
  const list = lines?.map(({ start, end, text }) => `- ${start}–${end} s: ${plainText(text)}`).join("\n");
  return `\n## ${title}\n\n${by && `${by}\n\n`}${list === undefined ? UNKNOWN : list || none}\n`;
}

/** A report as a document: what is known, the table of scenes, what is said and what stands in the picture. */
export function markdownOf(report: Report): string {
  const facts = factsOf(report, (text) => `“${plainText(text)}”`).map(([fact, value]) => `- ${fact}: ${value}`);
  const rows = rowsOf(report).map((row) => line(row.map((one) => (typeof one === "string" ? plainText(one) : one))));
  const table = [line(COLUMNS), line(COLUMNS.map(() => "---")), ...rows].join("\n");
  return `# ${plainText(report.name)}\n\n${facts.join("\n")}\n\n${table}\n${wordsOf(report).map(quotes).join("")}`;
}
