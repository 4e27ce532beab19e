import { connect } from "../../scripts/run/client.ts";
import { draftOf, PLAIN, sampleLink } from "../setup/drafts.ts";
import { untilShown } from "./support/flow.ts";
import { expect, test } from "./support/test.ts";
import { messages as words } from "../../locales/en/messages.ts";

test("work under way is followed in the list, to its end, and stays where it is when one asks for it again", async ({
  page,
  context,
  baseURL,
  scripts,
}) => {
  // No limit: what stands still is given up by untilShown.
  test.setTimeout(0);
  const { client, token } = await connect(baseURL ?? "");
  const { id } = await draftOf(client, sampleLink(baseURL ?? ""), PLAIN);
  await context.addCookies([{ name: "token", value: token, url: baseURL ?? "" }]);
  await page.goto(`/link-to-video/editor?draft=${id}`);
  await page.getByRole("button", { name: words.editor.makePreview }).click();
  await page.goto("/projects");
  await expect(page.getByRole("progressbar")).toBeVisible();
  await expect(page.getByText(/refreshes every 5 seconds/)).toHaveCount(scripts ? 0 : 1);
  await untilShown(page, page.getByText("Preview ready"));
  await expect(page.getByRole("progressbar")).toHaveCount(0);
});

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
