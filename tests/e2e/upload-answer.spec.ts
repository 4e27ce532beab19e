import type { Page } from "@playwright/test";
import { messages as words } from "../../locales/en/messages.ts";
import { words as remover } from "../../locales/en/tools/background-remover.ts";
import { words as cut } from "../../locales/en/tools/video-cut.ts";
import { filmNamed } from "../setup/films.ts";
import { pngOf } from "../setup/png.ts";
import { addPicture, librarian } from "./support/library.ts";
import { expect, test } from "./support/test.ts";

const photo = (name: string) => ({ name, mimeType: "image/png", buffer: pngOf({ width: 400, height: 400 }, Buffer.alloc(400 * 1201)) });

/** Answers to a form that only brings its files wait until they are let through; how many were asked for. */
async function holdAnswers(page: Page): Promise<{ letThrough: () => void; asked: () => number }> {
  const held = Promise.withResolvers<void>();
  let asked = 0;
  await page.route(
    ({ pathname }) => !/^\/(?:trpc|files)\//.test(pathname),
    async (route) => {
      if (/name="intent"\s+upload\s/.test(route.request().postDataBuffer()?.toString("latin1") ?? "")) {
        asked += 1;
        await held.promise;
      }
      await route.continue();
    },
  );
  return { letThrough: () => held.resolve(), asked: () => asked };
}

/** Files that scripts have made assets, by what the page asked for. */
function reports(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => (count += Number(request.url().includes("mediaLib.reportUpload"))));
  return () => count;
}

test("what is typed and chosen while the answer to an upload is under way stays, and so does the focus", async ({ page }) => {
  const { letThrough, asked } = await holdAnswers(page);
  await page.goto("/image-to-videos");
  await page.locator("input#pictures").setInputFiles(photo("kettle.png"));
  await expect.poll(asked).toBe(1);
  const prompt = page.locator("main [name=prompt]");
  await prompt.pressSequentially("steam rises");
  await page.locator("form[enctype] [name=ratio][value='9:16']").check();
  await prompt.focus();
  letThrough();
  await expect(page.getByRole("checkbox", { name: "kettle.png" })).toBeChecked();
  await expect(prompt).toHaveValue("steam rises");
  await expect(prompt).toBeFocused();
  await expect(page.locator("form[enctype] [name=ratio][value='9:16']")).toBeChecked();
  // The second file is added to the first.
  await page.locator("input#pictures").setInputFiles(photo("cup.png"));
  await expect(page.getByRole("checkbox", { name: "cup.png" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "kettle.png" })).toBeChecked();
});

test("what follows from a file comes with it, and what was typed beside it stays", async ({ page }) => {
  await page.goto("/video-cut");
  await page.locator("textarea[name=spans]").fill("0:01-0:02");
  await page.locator("input#video").setInputFiles({ name: "cut.mp4", mimeType: "video/mp4", buffer: await filmNamed("product.mp4") });
  await expect(page.getByRole("radio", { name: "cut.mp4" })).toBeChecked();
  await expect(page.locator("[data-follows=player] video")).toBeVisible();
  await expect(page.locator("textarea[name=spans]")).toHaveValue("0:01-0:02");
  // Its buttons work in their new place.
  await page.getByRole("button", { name: cut.from }).click();
  await expect(page.locator("textarea[name=spans]")).not.toHaveValue("0:01-0:02");
});

test("a press while the answer to an upload is under way waits for it, says so, and starts one task with one file", async ({
  page,
  context,
  baseURL,
}) => {
  const me = await librarian(baseURL ?? "");
  await context.addCookies([{ name: "token", value: me.token, url: baseURL ?? "" }]);
  const { letThrough, asked } = await holdAnswers(page);
  const reported = reports(page);
  await page.goto("/background-remover");
  await page.locator("input#pictures").setInputFiles(photo("kettle.png"));
  await expect.poll(asked).toBe(1);
  await page.getByRole("button", { name: remover.go, exact: true }).click();
  await expect(page.locator("[data-list]")).toContainText(words.files.goesOn);
  letThrough();
  await expect(page).toHaveURL(/task=/);
  expect([reported(), asked()]).toEqual([1, 1]);
});

test("a file that is posted before the page's script has come is not sent by it a second time", async ({ page }) => {
  const script = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  const reported = reports(page);
  await page.route("**/assets/behaviour-*.js", async (route) => {
    await script.promise;
    await route.continue();
  });
  let posted = 0;
  await page.route("**/image-to-videos", async (route) => {
    if (route.request().method() === "POST") {
      posted += 1;
      await answer.promise;
    }
    await route.continue();
  });
  await page.goto("/image-to-videos");
  await page.locator("input#pictures").setInputFiles(photo("kettle.png"));
  await page.locator("form[enctype] .btn-primary").click({ noWaitAfter: true });
  await expect.poll(() => posted).toBe(1);
  script.resolve();
  // The behaviour has begun: whatever it sends, it asks for an address first.
  await page.waitForTimeout(1500);
  expect(reported()).toBe(0);
  answer.resolve();
  await expect(page).toHaveURL(/task=/);
});

test("a file that takes the place of one picked from the library is the one that is used", async ({ page, context, baseURL }) => {
  const me = await librarian(baseURL ?? "");
  await context.addCookies([{ name: "token", value: me.token, url: baseURL ?? "" }]);
  await addPicture(me.client, baseURL ?? "", "there.jpg");
  await page.goto("/create-ai-video?mode=frames");
  const first = page.locator("fieldset[data-upload=first]");
  await expect(first.locator("x-island:defined")).toBeAttached();
  await first.getByRole("link", { name: words.picker.open }).click();
  await page
    .getByRole("dialog")
    .getByRole("checkbox", { name: /there\.jpg/ })
    .click();
  await page.getByRole("dialog").getByRole("button", { name: words.picker.confirm }).click();
  await expect(first.locator("[data-chosen] input")).toHaveCount(1);
  await page.locator("input#first").setInputFiles(photo("kettle.png"));
  await expect(first.getByRole("radio", { name: "kettle.png" })).toBeChecked();
  await expect(first.locator("[data-chosen] input")).toHaveCount(0);
});
