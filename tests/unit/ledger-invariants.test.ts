import { DatabaseSync } from "node:sqlite";
import { afterEach, expect, it, vi } from "vitest";
import { operations, violations } from "../setup/ledger-operations.ts";
import { databaseOver, migrated } from "../setup/sqlite-database.ts";

const STEPS = 400;
afterEach(() => void vi.useRealTimers());

it.each([1, 2])("the books agree after every hundred of 400 seeded operations (seed %i)", async (seed) => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const sqlite = new DatabaseSync(":memory:");
  migrated(sqlite);
  const db = databaseOver(sqlite);
  const { step, books } = operations(db, { seed, run: String(seed) });
  for (let done = 1; done <= STEPS; done += 1) {
    await step();
    if (done % 100 > 0) continue;
    expect(await violations(db), `after ${done}`).toEqual([]);
    vi.setSystemTime(Date.now() + 12 * 3_600_000);
  }
  expect(books).toMatchObject({ operations: STEPS, repeated: 0 });
  const kinds = sqlite.prepare("SELECT DISTINCT kind FROM ledger ORDER BY kind").all();
  expect(kinds.map(({ kind }) => kind)).toEqual(["allocate", "expire", "grant", "release", "reserve", "revoke", "settle"]);
  sqlite.close();
});

/** The part of a trigger that reads lots, as a query of its own. */
const readsLots = (sqlite: DatabaseSync, trigger: string): string => {
  const row = sqlite.prepare("SELECT sql FROM sqlite_master WHERE type = 'trigger' AND name = ?").get(trigger);
  const [query] = /SELECT \* FROM `credit_lot`[^)]+\)[^)]+LIMIT [-`.\w]+/.exec(String(row?.sql)) ?? [];
  return String(query).replaceAll(/NEW\.`\w+`/g, "?");
};

it.each(["ledger_draws_lots", "team_allocates"])("%s reads lots in the order of an index and no more than it can need", (trigger) => {
  const sqlite = new DatabaseSync(":memory:");
  migrated(sqlite);
  const plan = sqlite.prepare(`EXPLAIN QUERY PLAN ${readsLots(sqlite, trigger)}`).all("owner", 0, 30);
  expect(plan.map(({ detail }) => detail)).toEqual(["SEARCH credit_lot USING INDEX credit_lot_spent (owner_id=?)"]);
  sqlite.close();
});
