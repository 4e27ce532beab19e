import { goOn, writeSample } from "./support/flow.ts";
import { expect, test } from "./support/test.ts";

test("work under way is followed in the list, to its end, and stays where it is when one asks for it again", async ({ page, scripts }) => {
  test.setTimeout(5 * 60_000);
  await writeSample(page);
  await goOn(page);
  await page.getByRole("button", { name: "Make the preview" }).click();
  await page.goto("/projects");
  await expect(page.getByRole("progressbar")).toBeVisible();
  await expect(page.getByText(/loads again every 5 seconds/)).toHaveCount(scripts ? 0 : 1);
  await expect(page.getByText("Preview ready")).toBeVisible({ timeout: 180_000 });
  await expect(page.getByRole("progressbar")).toHaveCount(0);
});

test("a list longer than a page goes on by its last entry", async ({ page, request, baseURL }) => {
  await page.goto("/projects");
  const token = (await page.context().cookies()).find(({ name }) => name === "token")?.value ?? "";
  for (let made = 0; made < 21; made += 1) {
    await request.post(`${baseURL}/trpc/drafts.create`, {
      headers: { "x-token": token },
      data: { app_id: 103, name: `Ad ${made}`, intro: "", language: "en" },
    });
  }
  await page.goto("/projects");
  await expect(page.getByRole("heading", { level: 2 })).toHaveCount(20);
  await page.getByRole("link", { name: "Older" }).click();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Ad 0"]);
  await page.getByRole("link", { name: "Newest" }).click();
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("Ad 20");
});
