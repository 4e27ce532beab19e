import type { Report } from "../../../../trpc/contract/report.ts";
import { escaped, paperPage } from "../../paper/html.ts";
import { factsOf, UNKNOWN, wordsOf } from "./facts.ts";
import { COLUMNS, rowsOf } from "./table.ts";

const STYLE = `
h1{font-size:20pt;line-height:1.15;margin:0 0 6mm;overflow-wrap:anywhere}
h2{font-size:12pt;margin:9mm 0 2mm;break-after:avoid}
ol{list-style:none;padding:0;margin:0}li{display:grid;grid-template-columns:28mm 1fr;gap:4mm}
li span:first-child{color:#5a544b;font-variant-numeric:tabular-nums}
table{font-size:8pt}td,th{padding:1.5mm 2mm 1.5mm 0}tr{break-inside:avoid}td{overflow-wrap:anywhere}`;

const row = (cells: readonly (string | number)[], cell: "td" | "th"): string =>
  `<tr>${cells.map((one) => `<${cell}>${escaped(String(one))}</${cell}>`).join("")}</tr>`;

function quotes({ title, lines, by, none }: ReturnType<typeof wordsOf>[number]): string {
  const list = lines?.map(({ start, end, text }) => `<li><span>${start}–${end} s</span><span>${escaped(text)}</span></li>`).join("");
  const body = list ? `<ol>${list}</ol>` : `<p>${list === undefined ? UNKNOWN : none}</p>`;
  return `<h2>${title}</h2>${by && `<p class="hint">${escaped(by)}</p>`}${body}`;
}

/** A report as a page to be printed; every value in it is text. */
export function paperOf(report: Report): string {
  const { name } = report;
  const facts = factsOf(report, (text) => `“${text}”`).map(([fact, value]) => `<dt>${fact}</dt><dd>${escaped(value)}</dd>`);
  const words = wordsOf(report).map(quotes).join("");
  const rows = rowsOf(report).map((one) => row(one, "td"));
  const table = `<h2>Scenes</h2><table><thead>${row(COLUMNS, "th")}</thead><tbody>${rows.join("")}</tbody></table>`;
  return paperPage({
    lang: "en",
    title: name,
    style: STYLE,
    body: `<h1>${escaped(name)}</h1><dl>${facts.join("")}</dl>${words}${table}`,
  });
}
