import { expect, test } from "./support/test.ts";

test("English is where one starts; a form changes the language and comes back to the same page", async ({ page }) => {
  await page.goto("/ai-video-ads?from=test");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.getByRole("button", { name: "中文" }).click();
  await expect(page).toHaveURL(/\/ai-video-ads\?from=test$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("写下描述，广告交给我们。");
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("messages come in the language of the page", async ({ page }) => {
  await page.goto("/link-to-video");
  await page.getByRole("button", { name: "中文" }).click();
  await page.getByLabel("商品链接").fill("不是链接");
  await page.getByRole("button", { name: "读取页面" }).click();
  await expect(page.getByRole("alert")).toContainText("链接");
  await expect(page.getByLabel("商品链接")).toHaveValue("不是链接");
});

test("the theme is chosen by a form, and kept", async ({ page }) => {
  await page.goto("/home");
  await page.locator("summary[aria-label=Theme]").click();
  await page.getByRole("button", { name: "Dark" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "graphite");
  await page.goto("/projects");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "graphite");
});

for (const back of ["https://evil.example/", "//evil.example/", "/\\evil.example", "javascript:alert(1)"]) {
  test(`the language form does not lead to ${back}`, async ({ request, baseURL }) => {
    const answer = await request.post("/language", { form: { lang: "zh", back }, maxRedirects: 0, headers: { origin: baseURL ?? "" } });
    expect(answer.status()).toBe(303);
    expect(answer.headers().location).toBe("/home");
  });
}
