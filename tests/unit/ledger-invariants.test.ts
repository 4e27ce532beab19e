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
