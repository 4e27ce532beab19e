import { expect, it } from "vitest";
import { FIRST_PRICING } from "../../../trpc/contract/rules/pricing.ts";
import { addressOf, askedFrom, todayIn } from "./values.ts";

const asked = (query: string) => askedFrom(new URLSearchParams(query), FIRST_PRICING, "2026-11-20");

it("without a question, it is by the month, for the fewest seats, from today", () => {
  expect(asked("")).toEqual({ period: "monthly", seats: { typed: "2", value: 2 }, start: "2026-11-20", days: 11 });
});

it.each(["1", "0", "-3", "2.5", "101", "1e3", "many", ""])("%j is not a number of seats that can be had", (seats) => {
  expect(asked(`seats=${seats}`).seats.value).toBeNull();
});

it("a date that is none gives way to today", () => {
  expect(asked("start=2026-02-31")).toMatchObject({ start: "2026-11-20", days: 11 });
  expect(asked("start=2026-12-01")).toMatchObject({ start: "2026-12-01", days: 30 });
});

it("the other period keeps what was asked", () => {
  expect(addressOf(asked("seats=5&start=2026-12-01"), "yearly")).toBe("?period=yearly&seats=5&start=2026-12-01");
});

it("today is the visitor's", () => {
  const late = Date.UTC(2026, 10, 20, 23, 30);
  expect([todayIn("UTC", late), todayIn("Asia/Shanghai", late)]).toEqual(["2026-11-20", "2026-11-21"]);
});
