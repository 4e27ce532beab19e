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
