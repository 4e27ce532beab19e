import { connect } from "../../scripts/run/client.ts";
import { expect, test } from "./support/test.ts";

test("a list longer than a page goes on by its last entry", async ({ page, context, baseURL }) => {
  const { client, token } = await connect(baseURL ?? "");
  for (let made = 0; made < 21; made += 1)
    await client.drafts.create.mutate({ app_id: 103, name: `Ad ${made}`, intro: "", language: "en" });
  await context.addCookies([{ name: "token", value: token, url: baseURL ?? "" }]);
  await page.goto("/projects");
  await expect(page.getByRole("heading", { level: 2 })).toHaveCount(20);
  await page.getByRole("link", { name: "Older" }).click();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Ad 0"]);
  await page.getByRole("link", { name: "Newest" }).click();
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("Ad 20");
});

test("a name of one long word stays within a phone's page, in the list and where it is searched for", async ({
  page,
  context,
  baseURL,
}) => {
  const { client, token } = await connect(baseURL ?? "");
  const { id: draft_id } = await client.drafts.create.mutate({ app_id: 103, name: "Ad", intro: "", language: "en" });
  await client.drafts.rename.mutate({ draft_id, title: "W".repeat(120) });
  await context.addCookies([{ name: "token", value: token, url: baseURL ?? "" }]);
  await page.setViewportSize({ width: 390, height: 800 });
  for (const path of ["/projects", `/projects?q=${"W".repeat(100)}`]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "W".repeat(120) })).toBeVisible();
    const wider = await page.locator("html").evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(wider).toBeLessThanOrEqual(0);
  }
});
