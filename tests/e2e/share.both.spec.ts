import type { Page } from "@playwright/test";
import { connect } from "../../scripts/run/client.ts";
import { messages as words } from "../../locales/en/messages.ts";
import { expect, test } from "./support/test.ts";

/** Once the page has heard that its work is over, and not before, its form is answered. */
const answerLate = (page: Page) =>
  page.route("**/*", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    const heard = new Promise<void>((resolve) => {
      for (const type of ["requestfinished", "requestfailed"] as const)
        page.on(type as "requestfinished", (request) => request.url().endsWith("/events") && resolve());
    });
    const answer = await route.fetch({ maxRedirects: 0 });
    await heard;
    await route.fulfill({ response: answer });
  });

test("an ad is rendered without a preview, its work is cancelled where it is shown, and its page offers what it did before", async ({
  page,
  openSample,
  scripts,
}) => {
  await openSample("editor");
  await page.getByRole("button", { name: /^Skip the preview/ }).click();
  await expect(page.getByRole("progressbar")).toBeVisible();
  if (scripts) await answerLate(page);
  await page.getByRole("button", { name: words.task.cancel, exact: true }).click();
  await expect(page).toHaveURL(/\/link-to-video\/editor\?draft=/);
  await expect(page.getByRole("button", { name: /^Skip the preview/ })).toBeVisible();
});

test("ads are found, renamed and duplicated in the list", async ({ page, context, baseURL }) => {
  const { client, token } = await connect(baseURL ?? "");
  for (const name of ["Oak lamp", "Steel bottle"])
    await client.drafts.create.mutate({ app_id: 103, name, intro: "It is good.", language: "en" });
  await context.addCookies([{ name: "token", value: token, url: baseURL ?? "" }]);
  await page.goto("/projects");
  const names = page.getByRole("heading", { level: 2 });
  await page.getByRole("searchbox").fill("lamp");
  await page.getByRole("search").getByRole("button").click();
  await expect(names).toHaveText(["Oak lamp"]);
  await page.getByText(words.library.rename, { exact: true }).click();
  await page.getByLabel(words.library.newName, { exact: true }).fill("Autumn");
  await page.getByRole("button", { name: words.library.renameYes }).click();
  await expect(names).toHaveText(["Steel bottle", "Autumn"]);
  await page.getByRole("button", { name: "Duplicate “Autumn”" }).click();
  await expect(names).toHaveText(["Autumn (2)", "Steel bottle", "Autumn"]);
});
