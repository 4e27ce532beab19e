import type { Quote, Report } from "../../../../trpc/contract/report.ts";
import { factsOf, heardBy } from "./facts.ts";
import { COLUMNS, rowsOf } from "./table.ts";

/** What a text would make of Markdown is taken out of it. */
const plainText = (text: string): string => text.replaceAll(/[\\`*_{}[\]<>#|\s]+/g, " ").trim();

const line = (cells: readonly (string | number)[]): string => `| ${cells.join(" | ")} |`;

/** A part with a line a quote. `by`: what is to be said of all of them; `none`: of there being none. */
function quotes(title: string, lines: readonly Quote[] | undefined, { by = "", none }: { by?: string; none: string }): string {
  if (!lines) return `\n## ${title}\n\n[UNKNOWN]\n`;
  const list = lines.map(({ start, end, text }) => `- ${start}–${end} s: ${plainText(text)}`).join("\n");
  return `\n## ${title}\n\n${by && `${by}\n\n`}${list || none}\n`;
}

/** A report as a document: what is known, the table of scenes, what is said and what stands in the picture. */
export function markdownOf(report: Report): string {
  const { name, transcript, on_screen_text } = report;
  const facts = factsOf(report, (text) => `“${plainText(text)}”`).map(([fact, value]) => `- ${fact}: ${value}`);
  const rows = rowsOf(report).map((row) => line(row.map((one) => (typeof one === "string" ? plainText(one) : one))));
  const table = [line(COLUMNS), line(COLUMNS.map(() => "---")), ...rows].join("\n");
  const said = quotes("Transcript", transcript?.lines, { by: transcript ? heardBy(transcript) : "", none: "Nothing is said." });
  const shown = quotes("On-screen text", on_screen_text ?? undefined, { none: "No words were found in the picture." });
  return `# ${plainText(name)}\n\n${facts.join("\n")}\n\n${table}\n${said}${shown}`;
}
