import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tests/setup/longest-first.ts";

/** Where pure code is, which Node runs. */
const CODE = "{timeline,trpc,app,scripts,tests/unit,workers/upstream,workers/web}";
/** Corpora, hostile pages, the compiler: each such file takes seconds, so that `npm run validate` leaves them to `npm test`. */
const SLOW = `${CODE}/**/*.slow.test.ts`;

/** Tests that put other modules in the place of their own's: each such file reads its modules anew. */
const MOCKED = "workers/media/**/*.mocked.test.ts";

/** Tests of real processes: one more try where nobody watches, counted and named at the end of the run, as Playwright's. */
const AGAIN = process.env.CI ? 1 : 0;

/** Pure code in Node, the media service with its real engines, the upstream inside workerd, and a whole product. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: "unit",
          include: [`${CODE}/**/*.test.{ts,tsx}`],
          exclude: [SLOW],
          // Modules are read once for all files: to read them took as long as to test them.
          isolate: false,
          setupFiles: ["tests/setup/quiet-console.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: "slow",
          include: [SLOW],
          isolate: false,
          setupFiles: ["tests/setup/quiet-console.ts"],
          // The compiler takes half a minute of a core of its own.
          testTimeout: 10 * 60_000,
          hookTimeout: 10 * 60_000,
        },
      },
      {
        test: {
          name: "media",
          include: ["workers/media/**/*.test.ts"],
          exclude: [MOCKED],
          fileParallelism: false,
          pool: "forks",
          // Networks, voices and Chromium are loaded once for all files.
          isolate: false,
          retry: AGAIN,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: "mocked",
          include: [MOCKED],
          fileParallelism: false,
          pool: "forks",
          retry: AGAIN,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      "./tests/worker/vitest.config.ts",
      {
        test: {
          name: "product",
          include: ["tests/product/**/*.test.ts", "tests/attack/**/*.test.ts"],
          retry: AGAIN,
          // A last resort: work is waited for as long as it goes on (tests/setup/stall.ts).
          testTimeout: 15 * 60_000,
          hookTimeout: 15 * 60_000,
        },
      },
    ],
  },
});
