import { messages as words } from "../../locales/en/messages.ts";
import { expect, test } from "./support/test.ts";

test("a run that costs more than its page said is not started, and the page comes back where it says so", async ({ page }) => {
  await page.goto("/create-ai-video");
  const form = page.locator("form[enctype]");
  await form.locator("[name=prompt]").fill("A brass kettle.");
  await form.getByRole("radio", { name: "12 s" }).check();
  const make = form.getByRole("button", { name: words.models.go, exact: true });
  await make.click();
  await expect(page.getByRole("alert")).toBeInViewport();
  await expect(make).toBeInViewport();
  await expect(page).toHaveURL(/\/create-ai-video$/);
  // So does one that asks for the price.
  await form.getByRole("radio", { name: "4 s" }).check();
  await form.getByRole("button", { name: words.models.showPrice }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(make).toBeInViewport();
});
