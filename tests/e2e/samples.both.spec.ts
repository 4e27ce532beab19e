import { words as chinese } from "../../locales/zh/tools/link-to-video.ts";
import { expect, test } from "./support/test.ts";

test("the Chinese interface shows samples in Chinese, and its sample product is read in Chinese", async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: "lang", value: "zh", url: baseURL ?? "" }]);
  await page.goto("/link-to-video");
  const films = await page.locator("video[src^='/samples/']").evaluateAll((all) => all.map((one) => one.getAttribute("src")));
  expect(films.length).toBeGreaterThan(0);
  expect(films.filter((film) => !film?.startsWith("/samples/templates/zh/"))).toEqual([]);
  await page.getByRole("button", { name: chinese.trySample }).click();
  await expect(page.locator("#name")).toHaveValue("Nordhavn 真空保温杯 750 毫升");
  await expect(page.locator("#price")).toHaveValue("199");
  await expect(page.locator("#currency")).toHaveValue("CNY");
});
