import { defineConfig } from "vitest/config";

const workers = "workers/{upstream,web}/**/*.test.ts";

/** Three kinds of tests: pure code in Node, the media service with its real engines, and the upstream inside workerd. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: [
            "timeline/**/*.test.ts",
            "trpc/**/*.test.ts",
            "app/**/*.test.{ts,tsx}",
            "scripts/**/*.test.ts",
            "tests/unit/**/*.test.ts",
            workers,
          ],
          setupFiles: ["tests/setup/quiet-console.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: "media",
          include: ["workers/media/**/*.test.ts"],
          fileParallelism: false,
          pool: "forks",
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      "./tests/worker/vitest.config.ts",
      {
        test: {
          name: "product",
          include: ["tests/product/**/*.test.ts", "tests/attack/**/*.test.ts"],
          // A last resort: work is waited for as long as it goes on (tests/setup/stall.ts).
          testTimeout: 15 * 60_000,
          hookTimeout: 15 * 60_000,
        },
      },
    ],
  },
});
