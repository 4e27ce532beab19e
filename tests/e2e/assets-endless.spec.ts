import type { Page, Route } from "@playwright/test";
import { addPicture, librarian } from "./support/library.ts";
import { expect, test } from "./support/test.ts";

const PAGE = 60;
const FILES = 100_000;

/** The library's own page, which says that it has a hundred thousand files: each of its pages is made of the one file that is there. */
async function largeLibrary(page: Page, id: string): Promise<{ asked: string[] }> {
  const asked: string[] = [];
  let whole = "";
  const answer = async (route: Route) => {
    const url = new URL(route.request().url());
    if (route.request().method() !== "GET") return route.continue();
    whole ||= await (await route.fetch({ url: new URL("/assets", url).href })).text();
    const first = Number(url.searchParams.get("after") ?? 0);
    asked.push(url.search);
    const [entry = ""] = /<li class="assetcard">.*?<\/li>/s.exec(whole) ?? [];
    const entries = Array.from({ length: Math.min(PAGE, FILES - first) }, (_, at) =>
      entry.replaceAll("only.jpg", `${first + at}.jpg`).replaceAll(id, `file-${first + at}`),
    );
    const next = first + PAGE < FILES ? ` data-next="/assets?after=${first + PAGE}"` : "";
    const body = whole.replace('<x-behave name="library"', `$&${next}`).replace(entry, entries.join(""));
    return route.fulfill({ contentType: "text/html", body });
  };
  await page.route(/\/assets(\?after=\d+)?$/, answer);
  return { asked };
}

/** A value once it is the same as a moment before: what is in the page follows the scroll, which goes on for a while. */
async function settled<T>(read: () => Promise<T>): Promise<T> {
  let before = await read();
  await expect(async () => {
    const now = await read();
    const isSame = now === before;
    before = now;
    expect(isSame).toBe(true);
  }).toPass({ intervals: [300] });
  return before;
}

test("of a hundred thousand files those in sight are in the page; it goes on as one scrolls, and what is checked stays so", async ({
  page,
  context,
  baseURL,
}) => {
  const me = await librarian(baseURL ?? "");
  const id = await addPicture(me.client, baseURL ?? "", "only.jpg");
  await context.addCookies([{ name: "token", value: me.token, url: baseURL ?? "" }]);
  const { asked } = await largeLibrary(page, id);
  await page.goto("/assets");
  const box = (at: number) => page.getByRole("checkbox", { name: `Select ${at}.jpg`, exact: true });
  const cards = () => page.locator(".assetcard").count();
  const toEnd = () => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.locator("[data-windowed]")).toHaveCount(1);
  await box(3).check();
  await page.locator("h1").click();
  for (const at of [PAGE, 10 * PAGE]) {
    await expect(async () => {
      await toEnd();
      await expect(page.locator(".assetcard").last()).toContainText(".jpg");
      expect(asked.length).toBeGreaterThan(at / PAGE);
    }).toPass();
    expect(await cards()).toBeLessThan(150);
  }
  await expect(box(3)).toHaveCount(0);
  await expect(box(5 * PAGE)).toHaveCount(0);
  const far = await settled(() => page.locator(".assetcard input").last().getAttribute("value"));
  await page.locator(`.assetcard input[value="${far}"]`).check();
  // Both go with the form, though one of them is not in the page.
  const chosen = () => page.evaluate(() => new FormData(document.querySelector<HTMLFormElement>("#bulk") ?? undefined).getAll("id"));
  expect((await chosen()).toSorted()).toEqual(["file-3", far].toSorted());
  await page.evaluate(() => scrollTo(0, 0));
  await expect(box(3)).toBeChecked();
  expect(await cards()).toBeLessThan(150);
});
