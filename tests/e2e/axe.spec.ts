import type { BrowserContext, Page } from "@playwright/test";
import { isBuilt, ROUTES } from "../../app/route-table.ts";
import { adminOf } from "./support/admin.ts";
import { violationsInBothThemes } from "./support/axe.ts";
import { worked } from "./support/studio.ts";
import { expect, test } from "./support/test.ts";

type Studio = Awaited<ReturnType<typeof worked>>;
let studio: Studio;
/** Opens the operator's pages. */
let operator: string;

test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(0);
  studio = await worked(baseURL ?? "");
  operator = (await adminOf(baseURL ?? "").admin.operations.session.mutate({})).token;
});

/**
 * Every built page of the route table with an ad to show, where it shows one; the editor in each of its states; and a
 * page that is not there.
 */
const pagesOf = ({ written, described, finished, failed }: Studio): string[] => [
  ...ROUTES.filter((row) => isBuilt(row) && row.tdk && !row.path.includes(":")).map(({ path }) => {
    const draft = path.startsWith("link-to-video/") ? written : path.startsWith("ai-video-ads/") ? described : null;
    return draft ? `/${path}?draft=${draft}` : `/${path}`;
  }),
  `/ai-video-ads?draft=${described}`,
  `/link-to-video/editor?draft=${finished}`,
  `/link-to-video/editor?draft=${failed}`,
  "/nothing-here",
];

/** The guest of the studio. */
async function arrive(context: BrowserContext, url: string, lang: string): Promise<void> {
  const cookies = { token: studio.token, user_type: "5", lang };
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })));
  await context.addCookies([{ name: "admin_session", value: operator, domain: new URL(url).hostname, path: "/admin" }]);
}

const clean = async (page: Page, what: string) => expect(await violationsInBothThemes(page), what).toEqual([]);

// What a language changes are words, of which each has to be there (tests/unit/messages.test.ts): each page is looked at in
// one language, every other page in the other.
for (const [place, lang] of (["en", "zh"] as const).entries())
  test(`axe finds nothing on any page, with a draft, a finished and a failed film, in either theme, ${lang}`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(5 * 60_000);
    await arrive(context, baseURL ?? "", lang);
    const seen = new Set<string>();
    for (const path of pagesOf(studio).filter((_, index) => index % 2 === place)) {
      await page.goto(path);
      if (seen.has(page.url())) continue;
      seen.add(page.url());
      await clean(page, path);
    }
    expect(seen.size).toBeGreaterThan(9);
  });

test("axe finds nothing on what a page says and opens: toasts, problems, menus, the drawer, in either theme", async ({
  page,
  context,
  baseURL,
}) => {
  const url = baseURL ?? "";
  await arrive(context, url, "en");
  const toasts = ["success", "info", "warning", "error"].map((type) => ({ type, message: "library.removed", duration: 0 }));
  await context.addCookies([{ name: "flash", value: encodeURIComponent(JSON.stringify(toasts)), url }]);
  await page.goto("/projects");
  await expect(page.locator(".notice")).toHaveCount(4);
  await page.locator("main summary").first().click();
  await page.locator(".bar summary").first().click();
  await clean(page, "toasts, the question before deleting, the menu of themes");
  await arrive(context, url, "zh");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/link-to-video");
  await page.locator("main form .btn-primary").click();
  await expect(page.getByRole("alert")).toBeVisible();
  await clean(page, "problems, on a phone");
  await page.locator(".bar button[popovertarget]").click();
  await expect(page.locator("#menu a").first()).toBeVisible();
  await clean(page, "the drawer");
});

test.describe("while the question of statistics waits", () => {
  test.use({ consent: "" });
  test("axe finds nothing on home and on the page about privacy, wide and on a phone, in either theme", async ({
    page,
    context,
    baseURL,
  }) => {
    for (const [lang, width] of [
      ["en", 1280],
      ["zh", 390],
    ] as const) {
      await arrive(context, baseURL ?? "", lang);
      await page.setViewportSize({ width, height: 844 });
      for (const path of ["/home", "/privacy"]) {
        await page.goto(path);
        await expect(page.locator("button[name=consent][value=no]")).toHaveCount(1);
        await clean(page, path);
      }
    }
  });
});
