import type { BrowserContext, Page } from "@playwright/test";
import { allSent } from "./support/requests.ts";
import { expect, test } from "./support/test.ts";
import { messages as words } from "../../locales/en/messages.ts";

test.use({ consent: "" });

/** Everything that a page asks for or sends, but for what belongs to the page itself. */
function sentBy(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    const { pathname, origin } = new URL(request.url());
    const own = new URL(page.url() === "about:blank" ? request.url() : page.url()).origin;
    if (pathname === "/events" || origin !== own) sent.push(request.url());
  });
  return sent;
}

const namesOf = async (context: BrowserContext): Promise<string[]> => (await context.cookies()).map(({ name }) => name);
const bar = (page: Page) => page.getByRole("complementary", { name: words.consent.title });

test("before an answer nothing is sent and no id is set; both answers look the same", async ({ page, context }) => {
  const sent = sentBy(page);
  await page.goto("/home", { waitUntil: "networkidle" });
  await page.mouse.wheel(0, 3000);
  await page.goto("/vip-price", { waitUntil: "networkidle" });
  await allSent(page);
  expect(sent).toEqual([]);
  expect(await namesOf(context)).not.toContain("user_cookie_id");
  const [yes, no] = await Promise.all(
    ["Accept", "Decline"].map((name) =>
      bar(page)
        .getByRole("button", { name })
        .evaluate((one) => ({
          ...one.getBoundingClientRect().toJSON(),
          x: 0,
          left: 0,
          right: 0,
          style: getComputedStyle(one).cssText || getComputedStyle(one).backgroundColor,
        })),
    ),
  );
  expect(yes).toEqual(no);
});

test("a no is kept, comes back to the page, and nothing is ever sent", async ({ page, context }) => {
  const sent = sentBy(page);
  await page.goto("/projects?x=1");
  await bar(page).getByRole("button", { name: "Decline" }).click();
  await expect(page).toHaveURL(/\/projects\?x=1$/);
  await expect(bar(page)).toHaveCount(0);
  await page.goto("/home", { waitUntil: "networkidle" });
  expect(sent).toEqual([]);
  expect(await namesOf(context)).not.toContain("user_cookie_id");
});

test("a yes is kept, and can be taken back on the page about privacy: the id goes with it", async ({ page, context, scripts }) => {
  await page.goto("/home");
  await bar(page).getByRole("button", { name: "Accept" }).click();
  await expect(bar(page)).toHaveCount(0);
  if (scripts) await expect.poll(() => namesOf(context)).toContain("user_cookie_id");
  else expect(await namesOf(context)).not.toContain("user_cookie_id");
  await page.goto("/privacy");
  await expect(page.getByRole("status").filter({ hasText: "Your visits are counted." })).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Decline" }).click();
  await expect(page.getByText("Your visits are not counted.")).toBeVisible();
  expect(await namesOf(context)).not.toContain("user_cookie_id");
});

test("the page about privacy is in the menu", async ({ page }) => {
  await page.goto("/home");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Privacy" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy");
});

test("the answer does not lead to another site, and a forged one is none", async ({ request, baseURL }) => {
  const answer = await request.post("/consent", {
    form: { consent: "maybe", back: "https://evil.example" },
    maxRedirects: 0,
    headers: { origin: baseURL ?? "" },
  });
  expect([answer.status(), answer.headers().location]).toEqual([303, "/home"]);
  expect(answer.headers()["set-cookie"] ?? "").not.toContain("consent=");
});

test.describe("under Global Privacy Control", () => {
  test.use({ extraHTTPHeaders: { "sec-gpc": "1" }, consent: "yes" });

  test("nothing is sent and nothing is asked, whatever was chosen", async ({ page, context }) => {
    const sent = sentBy(page);
    await page.goto("/home", { waitUntil: "networkidle" });
    await expect(bar(page)).toHaveCount(0);
    await page.goto("/privacy");
    await expect(page.getByText("Your browser asks not to be tracked")).toBeVisible();
    await expect(page.getByRole("main").getByRole("button", { name: "Accept" })).toHaveCount(0);
    expect(sent).toEqual([]);
    expect(await namesOf(context)).not.toContain("user_cookie_id");
  });
});
