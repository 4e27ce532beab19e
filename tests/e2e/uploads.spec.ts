import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { messages as words } from "../../locales/en/messages.ts";
import { words as remover } from "../../locales/en/tools/background-remover.ts";
import { filmNamed } from "../setup/films.ts";
import { pngOf } from "../setup/png.ts";
import { addPicture, librarian } from "./support/library.ts";
import { expect, test } from "./support/test.ts";

/** A film is made anew and looked through, beside all else that is being made. */
const MADE = 4 * 60_000;
/** A real picture of two parts: noise does not compress. */
const LARGE = pngOf(
  { width: 2000, height: 1600 },
  randomBytes((1 + 2000 * 3) * 1600).map((byte, at) => (at % 6001 === 0 ? 0 : byte)),
);
const small = (name: string) => ({ name, mimeType: "image/png", buffer: pngOf({ width: 8, height: 8 }, Buffer.alloc(25 * 8)) });

let folder = "";
// Not where the test's title is in the path: without a locale Chromium opens no file at a path beyond ASCII.
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "uploads-"));
});
test.afterEach(() => rm(folder, { recursive: true }));

async function onDisk(name: string, content: Uint8Array = small(name).buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}
const allOnDisk = (...names: string[]): Promise<string[]> => Promise.all(names.map((name) => onDisk(name)));

test("spec §5: files go beside each other; a lost connection and a reload cost one part; a name that is there is not sent", async ({
  page,
  context,
  baseURL,
  quiet,
}) => {
  // From a disk: the same file is known again by its time.
  const large = await onDisk("large.png", LARGE);
  const me = await librarian(baseURL ?? "");
  await context.addCookies([{ name: "token", value: me.token, url: baseURL ?? "" }]);
  await addPicture(me.client, baseURL ?? "", "there.png");
  const sent: string[] = [];
  let lose = 1;
  let hold = true;
  await page.route("**/files/**", async (route) => {
    if (route.request().method() !== "PUT") return route.continue();
    const part = new URL(route.request().url()).searchParams.get("p") ?? "whole";
    sent.push(part);
    if (part === "2" && lose-- > 0) return route.abort("connectionreset");
    // The rest of the file never comes: the page is left meanwhile.
    if (part === "2" && hold) return undefined;
    return route.continue();
  });
  await page.goto("/assets");
  await page.setInputFiles("#files", [large, ...(await allOnDisk("a.png", "b.png", "there.png"))]);
  const list = page.locator("[data-list]");
  await expect(list.locator("li")).toHaveCount(4);
  await expect(list.getByText("A file named there.png is already there.")).toBeVisible();
  await expect(list.getByText(/^a\.png|a\.png/).first()).toBeVisible();
  await expect.poll(() => sent.filter((part) => part === "2").length).toBe(2);
  expect(sent.filter((part) => part === "1")).toHaveLength(1);
  expect(sent.filter((part) => part === "whole")).toHaveLength(2);
  await expect(list.getByRole("progressbar", { name: /large\.png/ })).toHaveJSProperty("max", 1);
  await page.reload();
  await expect(list).toContainText(/large\.png: \d+% uploaded/);
  hold = false;
  await page.setInputFiles("#files", [large]);
  await expect(page.getByText("1 file added.")).toBeVisible();
  expect(sent.filter((part) => part === "1")).toHaveLength(1);
  await expect(page.getByRole("checkbox", { name: "Select large.png" })).toBeVisible();
  // Nothing of it is remembered any more.
  await expect(list).toBeEmpty();
  // The lost connection is one that the test asked for.
  expect(quiet.splice(0)).toEqual([expect.stringContaining("ERR_CONNECTION_RESET")]);
  // Thirty at once and no more.
  await page.setInputFiles(
    "#files",
    Array.from({ length: 31 }, (_, at) => small(`${at}.png`)),
  );
  await expect(list).toContainText("30");
  expect(sent.filter((part) => part === "whole")).toHaveLength(2);
});

test("a new visitor's first files go to one guest; an empty one is said in words", async ({ page }) => {
  await page.goto("/assets");
  await page.setInputFiles("#files", [
    ...(await allOnDisk("a.png", "b.png", "c.png", "d.png")),
    await onDisk("empty.png", Buffer.alloc(0)),
  ]);
  await expect(page.getByRole("alert")).toContainText("empty.png cannot be read.");
  await expect(page.getByRole("checkbox", { name: /^Select [abcd]\.png$/ })).toHaveCount(4);
});

test("a film in a codec that no browser has plays as a copy, and is found by what is in it", async ({ page, context, baseURL }) => {
  test.setTimeout(MADE + 60_000);
  const me = await librarian(baseURL ?? "");
  await context.addCookies([{ name: "token", value: me.token, url: baseURL ?? "" }]);
  await page.goto("/assets");
  await page.setInputFiles("#files", { name: "old.wmv", mimeType: "video/x-ms-wmv", buffer: await filmNamed("product.wmv") });
  await page.getByRole("link", { name: "old.wmv" }).click();
  // Nothing is loaded again: what is typed meanwhile stays.
  await page.getByRole("textbox", { name: words.assets.tags }).fill("archive");
  const film = page.locator("video");
  await expect(film).toBeVisible({ timeout: MADE });
  await expect(page.getByText(words.assets.copyShown)).toBeVisible();
  expect(await film.evaluate(async (one: HTMLVideoElement) => (((one.muted = true), await one.play()), one.videoWidth))).toBe(640);
  await expect(page.locator("[data-state=success]")).toBeVisible({ timeout: MADE });
  await expect(page.getByRole("textbox", { name: words.assets.tags })).toHaveValue("archive");
  expect(await page.getByRole("link", { name: words.assets.download }).getAttribute("download")).toBe("old.wmv");
  // A tool that does not read it is handed the copy.
  await page.goto(`/choose-media?${new URLSearchParams({ to: "/video-cut", field: "video", purpose: "video-cut" })}`);
  await expect(page.getByRole("radio", { name: "Select old.wmv" })).toBeEnabled();
  await page.goto("/assets?category=all&q=gray+WMV");
  const card = page.locator(".assetcard [data-strip]");
  await expect(async () => {
    await page.mouse.move(0, 0);
    await card.hover();
    expect(await card.getAttribute("data-scrubbed")).toBe("");
  }).toPass();
});

test("a file is found by what its words mean, in English and Chinese, and the page says by which words", async ({
  page,
  context,
  baseURL,
}) => {
  const me = await librarian(baseURL ?? "");
  await context.addCookies([{ name: "token", value: me.token, url: baseURL ?? "" }]);
  const id = await addPicture(me.client, baseURL ?? "", "a.jpg");
  await addPicture(me.client, baseURL ?? "", "other.jpg");
  await me.client.mediaLib.update.mutate({ id, tags: ["wedding"] });
  for (const query of ["marriage", "结婚"]) {
    await expect(async () => {
      await page.goto(`/assets?${new URLSearchParams({ q: query })}`);
      await expect(page.getByText("Also found by meaning: wedding.")).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expect(page.locator(".assetcard")).toHaveText(["a.jpg"]);
  }
});

test("files are dropped and pasted, and a phone offers its camera", async ({ browser, baseURL }) => {
  const me = await librarian(baseURL ?? "");
  const context = await browser.newContext({ baseURL, hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  await context.addCookies([
    { name: "token", value: me.token, url: baseURL ?? "" },
    { name: "consent", value: "no", url: baseURL ?? "" },
  ]);
  const page = await context.newPage();
  await page.goto("/assets");
  await expect(page.getByText(words.files.photo)).toBeVisible();
  const camera = page.locator("input[capture]");
  expect(await camera.evaluateAll((all) => all.map((one) => [one.getAttribute("accept"), one.getAttribute("capture")]))).toEqual([
    ["image/*", "environment"],
    ["video/*", "environment"],
  ]);
  for (const [name, type] of [
    ["dropped.png", "drop"],
    ["pasted.png", "paste"],
  ] as const) {
    await expect(page.locator("x-behave[name=upload]:defined")).toBeAttached();
    await expect(async () => {
      await page.evaluate(
        ([called, kind, bytes]) => {
          const data = new DataTransfer();
          data.items.add(new File([Uint8Array.from(bytes)], called, { type: "image/png" }));
          const event =
            kind === "drop"
              ? new DragEvent("drop", { dataTransfer: data, bubbles: true })
              : new ClipboardEvent("paste", { clipboardData: data });
          (kind === "drop" ? document.querySelector(".drop") : document)?.dispatchEvent(event);
        },
        [name, type, [...small(name).buffer]] as const,
      );
      await expect(page.getByRole("checkbox", { name: `Select ${name}` })).toBeVisible({ timeout: 5000 });
    }).toPass();
  }
  await camera.first().setInputFiles([small("photo.png")]);
  await expect(page.getByRole("checkbox", { name: "Select photo.png" })).toBeVisible();
  await context.close();
});

test("a form that is sent while its file is on the way goes on with it, once it is there", async ({ page, context, baseURL }) => {
  const me = await librarian(baseURL ?? "");
  await context.addCookies([{ name: "token", value: me.token, url: baseURL ?? "" }]);
  const held = Promise.withResolvers<void>();
  await page.route("**/files/**", async (route) => {
    if (route.request().method() === "PUT") await held.promise;
    await route.continue();
  });
  await page.goto("/background-remover");
  await page.setInputFiles("input[type=file]", await onDisk("large.png", LARGE));
  await expect(page.locator("[data-list] progress")).toHaveCount(1);
  await page.getByRole("button", { name: remover.go, exact: true }).click();
  held.resolve();
  await expect(page).toHaveURL(/task=/);
});
