import { DatabaseSync } from "node:sqlite";
import { operations, violations } from "../../setup/ledger-operations.ts";
import { databaseOver, migrated } from "../../setup/sqlite-database.ts";
import { SEED } from "./extent.ts";

/** The books are checked after so many at first, later after a tenth of all; the clock goes on: so much of each lot's life. */
const CHECKED = 5000;
const STEP_MS = 4 * 3_600_000;

/** A ledger in a file, as durable as D1's own SQLite is by default. */
export function ledgerIn(file: string, busyMs = 10_000): DatabaseSync {
  const sqlite = new DatabaseSync(file);
  sqlite.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = ${busyMs};`);
  return sqlite;
}

/** Every check reads the whole ledger: while it is small often, and then at every twentieth of what is wanted. */
const isChecked = (done: number, wanted: number): boolean => done <= wanted / 20 || done % (wanted / 20) < CHECKED || done >= wanted;

export interface Operated {
  operations: number;
  perSecond: number;
  broken: number;
  /** Processor time of an operation in the last twentieth, divided by that of one in the second: what a full ledger costs. */
  lateByEarly: number;
}

/** Seeded operations one after another, the books checked in between. */
export async function operated(file: string, wanted: number): Promise<Operated> {
  const sqlite = ledgerIn(file);
  migrated(sqlite);
  const db = databaseOver(sqlite);
  const { step, books } = operations(db, { seed: SEED, run: "bench" });
  const clock = Date.now;
  let now = clock();
  let [broken, spent] = [0, 0];
  /** Microseconds of the processor by twentieth. */
  const used = Array.from({ length: 20 }, () => 0);
  Date.now = () => now;
  try {
    while (books.operations < wanted) {
      const start = performance.now();
      const before = process.cpuUsage();
      const twentieth = Math.min(19, Math.floor((books.operations / wanted) * 20));
      for (let done = 0; done < CHECKED; done += 1) await step();
      spent += performance.now() - start;
      used[twentieth] = (used[twentieth] ?? 0) + process.cpuUsage(before).user;
      if (isChecked(books.operations, wanted)) broken += (await violations(db)).length;
      now += STEP_MS;
    }
  } finally {
    Date.now = clock;
    sqlite.close();
  }
  return {
    operations: books.operations,
    perSecond: (books.operations / spent) * 1000,
    broken: broken + books.repeated,
    lateByEarly: (used.at(-1) ?? 0) / (used[1] || 1),
  };
}
