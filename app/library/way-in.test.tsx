import { expect, it } from "vitest";
import { APP_ID } from "../../trpc/contract/rules/tasks.ts";
import { Ways } from "../routes/home/tool-list.tsx";
import { ToolRow } from "../routes/ai-tools/tool-row.tsx";
import { markupFor } from "../shell/visited-markup.tsx";
import { translationOf } from "../i18n/translation.ts";
import { toolCards } from "./tools.ts";

const swap = toolCards(translationOf("en").t).filter(({ slug }) => slug === "face-swap");
const row = (visit: object) =>
  markupFor(
    swap.map((tool) => <ToolRow key={tool.slug} tool={tool} />),
    { at: "/ai-tools", visit },
  );
const CLOSED = { closedApps: [APP_ID.SWAP_FACE] };

it("a tool that cannot run on this server says so, and leads to what it needs; others are started", () => {
  expect(row({})).toContain('href="/face-swap" aria-label="Start: Face Swap"');
  const closed = row(CLOSED);
  expect(closed).toContain("Not available on this server yet.");
  expect(closed).toContain('aria-label="See what it needs: Face Swap"');
  expect(closed).not.toContain("Start");
});

it("a tool that a plan opens leads to the plans, not to a page that is not there", () => {
  const html = row({ ...CLOSED, lockedApps: CLOSED.closedApps });
  expect(html).toContain("Available with a plan.");
  expect(html).toMatch(/href="\/vip-price"[^>]*>See plans/);
  expect(html).not.toContain('href="/face-swap"');
});

it("the home page says it in the place of the price", () => {
  const ways = (visit: object) => markupFor(<Ways />, { at: "/home", visit });
  expect(ways({})).not.toContain("Not available");
  expect(ways(CLOSED).match(/Not available on this server yet\./g)).toHaveLength(1);
});
