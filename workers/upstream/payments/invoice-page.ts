import type { OrderRow } from "../../../db/queries/payment.ts";
import { factsOf, type Language, sharedWords } from "../../../locales/index.ts";
import { fill } from "../../../locales/fill.ts";
import { formatMoney } from "../../../trpc/contract/money.ts";
import { escaped, paperPage } from "../paper/html.ts";
import { returnedOf } from "../../../trpc/contract/rules/invoice.ts";
import type { BillLine } from "../../../trpc/contract/payment/item.ts";

const STYLE = `
h1{font-size:24pt;line-height:1.1;margin:0 0 10mm;font-weight:700}
.head{display:flex;justify-content:space-between;margin-bottom:10mm;gap:12mm}
.name{font-weight:700;font-size:13pt}
table{margin-top:10mm}
.n{text-align:right;white-space:nowrap;padding-left:6mm;font-variant-numeric:tabular-nums}
tfoot td{border:0;font-weight:700;font-size:13pt;padding-top:5mm}
.test{margin:0 0 8mm;padding:3mm 4mm;border:.4mm solid #7d4f00;color:#7d4f00;font-weight:700}
.hint{margin-top:14mm}`;

/** An invoice as a page to be printed, in a language; every value in it is text. */
export function invoicePage(order: OrderRow, lang: Language, { company, date }: { company: string; date: string }): string {
  const words = sharedWords(lang).invoice;
  const money = (cents: number) => escaped(formatMoney({ amount: (cents / 100).toFixed(2), currency: order.currency }, factsOf(lang).tag));
  const nameOf = ({ key, values }: BillLine) =>
    escaped(fill(words.lines[key], Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))));
  const row = (line: BillLine) => {
    const unit = line.cents < 0 ? "" : money(Math.round(line.cents / line.quantity));
    return `<tr><td>${nameOf(line)}</td><td class="n">${line.cents < 0 ? "" : line.quantity}</td><td class="n">${unit}</td><td class="n">${money(line.cents)}</td></tr>`;
  };
  const fact = (name: string, value: string) => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`;
  const test = order.test ? `<p class="test">${escaped(words.test)}</p>` : "";
  const head = [words.item, words.quantity, words.price, words.amount].map(
    (name, i) => `<th${i ? ' class="n"' : ""}>${escaped(name)}</th>`,
  );
  const returned = returnedOf(order);
  const refunded = returned > 0 ? `<p>${fill(escaped(words.refunded), { amount: money(returned) })}</p>` : "";
  const body = `<div class="head"><div class="name">Reelwright</div><dl>${fact(words.number, order.id.toUpperCase())}${fact(words.date, date)}</dl></div>
${test}<h1>${escaped(words.title)}</h1><dl>${fact(words.billedTo, company)}${fact(words.currency, order.currency)}</dl>
<table><thead><tr>${head.join("")}</tr></thead><tbody>${order.lines.map(row).join("")}</tbody>
<tfoot><tr><td colspan="3">${escaped(words.total)}</td><td class="n">${money(order.amount)}</td></tr></tfoot></table>
<p class="hint">${escaped(words.paid)}</p>${refunded}`;
  return paperPage({ lang: factsOf(lang).htmlLang, title: words.title, style: STYLE, body });
}
