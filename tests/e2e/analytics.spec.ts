import type { Page } from "@playwright/test";
import { adminOf } from "./support/admin.ts";
import { allSent, scrollToShare } from "./support/requests.ts";
import { ALONE, expect, test } from "./support/test.ts";
import { messages as words } from "../../locales/en/messages.ts";

test.use({ consent: "yes" });

interface Sent {
  page: string;
  name: string;
  percent?: number;
}

/** What the page's script sends, as it is sent. */
function beacons(page: Page): Sent[] {
  const sent: Sent[] = [];
  page.on(
    "request",
    (request) => new URL(request.url()).pathname === "/events" && sent.push(JSON.parse(request.postData() ?? "{}") as Sent),
  );
  return sent;
}

const depths = (sent: Sent[]) => sent.filter(({ name }) => name === "scroll_depth").map(({ percent }) => percent);

test(
  "spec §2: after each navigation a page with a feature name tells feature-used with that name, beside its view",
  ALONE,
  async ({ page, baseURL }) => {
    const { admin } = adminOf(baseURL ?? "");
    const count = async (wanted: string) =>
      (await admin.events.daily.query({ days: 1 })).list.filter(({ name }) => name === wanted).reduce((sum, one) => sum + one.count, 0);
    const before = { views: await count("page_view"), features: await count("feature_used") };
    const sent = beacons(page);
    await page.goto("/link-to-video?utm_source=x", { waitUntil: "networkidle" });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.name).toBe("page_view");
    expect(JSON.parse(sent[0]?.page ?? "")).toMatchObject({ name: "UrlToVideo", title: "Link to Video", feature: "url_to_video" });
    await expect.poll(() => count("page_view")).toBe(before.views + 1);
    await expect.poll(() => count("feature_used")).toBe(before.features + 1);
  },
);

test("spec §9: each threshold of scroll depth is told once a page, and again on the next", async ({ page }) => {
  const sent = beacons(page);
  await page.clock.install();
  for (const path of ["/vip-price", "/vip-price?period=yearly"]) {
    sent.length = 0;
    await page.goto(path, { waitUntil: "networkidle" });
    for (const share of [0.3, 0.6, 1, 0, 1]) await scrollToShare(page, share);
    await allSent(page);
    expect(depths(sent)).toEqual([10, 25, 50, 75, 90, 100]);
  }
});

test("a marked click is told by its name", async ({ page }) => {
  const sent = beacons(page);
  await page.goto("/vip-price", { waitUntil: "networkidle" });
  await page.getByRole("link", { name: words.pricing.periods.yearly }).click();
  await expect(page).toHaveURL(/yearly/);
  expect(sent.map(({ name }) => name)).toContain("pricing_period");
});

test("the browser's own Global Privacy Control is a no, though no header said so", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true }));
  const sent = beacons(page);
  await page.clock.install();
  await page.goto("/vip-price", { waitUntil: "networkidle" });
  await scrollToShare(page, 1);
  await allSent(page);
  expect(sent).toEqual([]);
});
