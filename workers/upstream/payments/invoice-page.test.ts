import { expect, test } from "vitest";
import type { OrderRow } from "../../../db/queries/payment.ts";
import { invoicePage } from "./invoice-page.ts";

const order = {
  id: "abc",
  amount: 2900,
  currency: "USD",
  lines: [{ key: "starter", values: {}, quantity: 1, cents: 2900 }],
  test: false,
  refund_state: "none",
  refund_amount: 0,
} as unknown as OrderRow;
const names = { company: "Nordhavn <b>& Sons</b>", date: "2026-11-22" };

test("an invoice says what was paid, and of that what went back", () => {
  const whole = invoicePage(order, "en", names);
  expect(whole).not.toContain("<b>&");
  expect(whole).not.toContain("refunded");
  expect(invoicePage({ ...order, refund_state: "refunded", refund_amount: 1000 }, "en", names)).toContain("$10 of this was refunded.");
  expect(invoicePage({ ...order, refund_state: "asked", refund_amount: 1000 }, "zh", names)).toContain("已退款");
  expect(invoicePage({ ...order, refund_state: "failed", refund_amount: 1000 }, "en", names)).not.toContain("refunded");
});
