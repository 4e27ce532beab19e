import { connect } from "../../scripts/run/client.ts";
import { adminOf } from "./support/admin.ts";
import { violationsInBothThemes } from "./support/axe.ts";
import { ALONE, expect, test } from "./support/test.ts";

test(
  "a release notice is shown once: put away by a form, gone from every page, and for this user for good",
  ALONE,
  async ({ page, context, baseURL, scripts }) => {
    const { admin } = adminOf(baseURL ?? "");
    const text = { title: { en: "Subtitles moved", zh: "字幕换了位置" }, body: { en: "They stand higher now.", zh: "现在位置更高。" } };
    const { id, revision } = await admin.notices.publish.mutate({ key: `e2e-notice-${scripts}-${Date.now()}`, ...text });
    const { token } = await connect(baseURL ?? "");
    await context.addCookies([{ name: "token", value: token, url: baseURL ?? "" }]);
    try {
      await page.goto("/projects?x=1");
      const notice = page.getByRole("complementary", { name: "Subtitles moved" });
      await expect(notice).toContainText("They stand higher now.");
      if (scripts) expect(await violationsInBothThemes(page), "axe on a notice").toEqual([]);
      await page.getByRole("button", { name: "中文" }).click();
      await expect(page.getByRole("heading", { name: "字幕换了位置" })).toBeVisible();
      if (scripts) expect(await violationsInBothThemes(page), "axe on a notice, in Chinese").toEqual([]);
      await page.getByRole("button", { name: "知道了" }).click();
      await expect(page).toHaveURL(/\/projects\?x=1$/);
      await expect(page.getByRole("heading", { name: "字幕换了位置" })).toHaveCount(0);
      await context.clearCookies({ name: "notice" });
      await page.goto("/home");
      await expect(page.getByRole("heading", { name: "字幕换了位置" })).toHaveCount(0);
    } finally {
      await admin.notices.withdraw.mutate({ id, revision });
    }
  },
);

test("a notice form does not lead to another site, and sets no invented cookie", async ({ request, baseURL }) => {
  const answer = await request.post("/notice", {
    form: { id: "x; Domain=evil.example", back: "//evil.example" },
    maxRedirects: 0,
    headers: { origin: baseURL ?? "" },
  });
  expect(answer.status()).toBe(303);
  expect(answer.headers().location).toBe("/home");
  expect(answer.headers()["set-cookie"] ?? "").not.toContain("notice=");
});

test("home says what an admin announces, and shows the samples in the admin's order", ALONE, async ({ page, baseURL }) => {
  const { admin } = adminOf(baseURL ?? "");
  const { revision, value } = await admin.content.get.query({});
  await admin.content.set.mutate({
    revision,
    value: { announcement: { text: { en: "We move on Sunday.", zh: "周日搬家。" }, href: "/vip-price" }, samples: ["street", "demo"] },
  });
  try {
    await page.goto("/home");
    await expect(page.getByRole("link", { name: "We move on Sunday." })).toHaveAttribute("href", "/vip-price");
    await expect(page.locator(".strip li")).toHaveText([/^Street/, /^Demo/]);
  } finally {
    await admin.content.set.mutate({ revision: revision + 1, value });
  }
});
