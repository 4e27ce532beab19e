import { connect } from "../../scripts/run/client.ts";
import { messages as words } from "../../locales/en/messages.ts";
import { expect, test } from "./support/test.ts";

test("an example of AI Image fills the form with its words and its style, and nothing runs", async ({ page }) => {
  await page.goto("/ai-image");
  await page.getByRole("link", { name: "Summer sale" }).click();
  await expect(page.locator("textarea[name=prompt]")).toHaveValue(/^Summer sale\n30% off/);
  await expect(page.getByRole("radio", { name: words.models.styles.riso })).toBeChecked();
  await expect(page.locator("#history")).toHaveCount(0);
});

test("a price that no longer holds is not shown as the price of the run", async ({ page }) => {
  await page.goto("/create-ai-video");
  const form = page.locator("form[enctype]");
  const [price, changed] = [form.getByText("3 credits for this run"), form.getByText("You have changed what it costs")];
  await expect(price).toBeVisible();
  await expect(changed).toBeHidden();
  await form.getByRole("radio", { name: "12 s" }).check();
  await expect(price).toBeHidden();
  await expect(changed).toBeVisible();
  await form.locator("[name=prompt]").fill("A brass kettle.");
  await form.getByRole("button", { name: words.models.showPrice }).click();
  await expect(form.getByText("8 credits for this run")).toBeVisible();
  await expect(changed).toBeHidden();
});

test("a page of models that all need a key says so, and offers words that the built-in engine can show", async ({ page }) => {
  await page.goto("/veo3");
  await expect(page.getByText("GOOGLE_VERTEX_API_KEY").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Three days only" })).toBeVisible();
});

test("what a tool has made is among the projects, and is kept in its form while it is made", async ({ page, context, baseURL }) => {
  const { client, token } = await connect(baseURL ?? "");
  await client.tasks.push.mutate({ app_id: 120, input: { mode: "text", prompt: "Brass kettles\nBack in stock", style: "deco" } });
  await context.addCookies([{ name: "token", value: token, url: baseURL ?? "" }]);
  await page.goto("/projects");
  await page.getByRole("link", { name: "Brass kettles" }).click();
  await expect(page).toHaveURL(/\/ai-image\?task=/);
  await expect(page.locator("textarea[name=prompt]")).toHaveValue("Brass kettles\nBack in stock");
  await expect(page.getByRole("radio", { name: words.models.styles.deco })).toBeChecked();
  // A press would race with the result, which brings the page anew.
  await expect(page.getByRole("link", { name: words.task.history })).toHaveAttribute("href", "#history");
  await expect(page.locator("#history")).toContainText("Brass kettles");
});
