import { defineConfig } from "@playwright/test";
import { resolveChromium } from "../../workers/media/binaries/chromium.ts";

const MINUTE = 60_000;
const executablePath = (await resolveChromium()) ?? undefined;

/** Against a running product (`npm test -- e2e` starts one): each test is a guest of its own. */
export default defineConfig({
  testDir: ".",
  // Playwright empties its folder at each start: no one else's files stand in it.
  outputDir: "../../test-results/e2e",
  workers: 2,
  // One more try where nobody watches: the end of the run counts and names each test that needed it.
  retries: process.env.CI ? 1 : 0,
  timeout: 2 * MINUTE,
  expect: { timeout: 15_000 },
  reporter: "list",
  use: {
    baseURL: process.env.REELWRIGHT_ORIGIN ?? "http://127.0.0.1:8787",
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath, args: ["--no-sandbox"] },
    // Recording slows every test, and lets animations wait for frames: only what failed is recorded, when it is tried again.
    trace: "on-first-retry",
    actionTimeout: 20_000,
    navigationTimeout: 60_000,
  },
  projects: [
    { name: "with scripts", testIgnore: "**/*.noscript.spec.ts" },
    { name: "without scripts", testMatch: ["**/*.both.spec.ts", "**/*.noscript.spec.ts"], use: { javaScriptEnabled: false } },
  ],
});
