import { test as base } from "@playwright/test";
import { sampleCopy } from "../../setup/drafts.ts";
import { UNUSED_FONT } from "../../setup/unused-font.ts";
import { untilUp } from "../../setup/up.ts";

/** Where the test shop is (tests/setup/shop.ts); `npm test -- e2e` sets it. */
export const SHOP = process.env.REELWRIGHT_SHOP ?? "";

/** A test that changes or counts what every visitor shares: it runs by itself, after the others (scripts/test/runners). */
export const ALONE = { tag: "@alone" };

export type OpenSample = (step: "product-details" | "video-settings" | "script-settings" | "editor") => Promise<void>;

interface Fixtures {
  /** What the browser complains of, but for answers that the test asked to fail. */
  quiet: string[];
  scripts: boolean;
  /** Opens a page of the flow with a draft of the sample of this test's own, read and with scripts. */
  openSample: OpenSample;
  /** The answer that the visitor gave before; empty: none yet. */
  consent: "yes" | "no" | "";
}

/** Answers that a test asked to fail. */
const REFUSED = /the server responded with a status of (400|404|422)/;

/** Every test fails on an error or warning in the console: hydration, CSP, missing files. */
export const test = base.extend<Fixtures>({
  scripts: async ({ javaScriptEnabled }, use) => use(javaScriptEnabled !== false),
  openSample: ({ page, context, baseURL }, use) =>
    use(async (step) => {
      const { token, draft } = await sampleCopy(baseURL ?? "");
      await context.addCookies([{ name: "token", value: token, url: baseURL ?? "" }]);
      await page.goto(`/link-to-video/${step}?draft=${draft.id}`);
    }),
  consent: ["no", { option: true }],
  quiet: [
    async ({ page, context, baseURL, consent }, use) => {
      await untilUp(baseURL ?? "");
      if (consent) await context.addCookies([{ name: "consent", value: consent, url: baseURL ?? "" }]);
      const complaints: string[] = [];
      page.on("console", (message) => {
        const text = message.text();
        if (["error", "warning"].includes(message.type()) && !REFUSED.test(text) && !UNUSED_FONT.test(text)) complaints.push(text);
      });
      page.on("pageerror", (error) => void complaints.push(error.message));
      await use(complaints);
      base.expect(complaints, "the console stays quiet").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from "@playwright/test";
