import { expect, type Locator, type Page } from "@playwright/test";
import { connect } from "../../../scripts/run/client.ts";
import { untilOver } from "../../../scripts/run/progress.ts";
import { shortened } from "../../setup/drafts.ts";
import { LOOK_MS, STALL_SECONDS } from "../../setup/stall.ts";

/** Presses the one next action of a page of the flow. */
export const goOn = (page: Page) => page.locator(".actionbar .btn-primary").click();

export async function pasteLink(page: Page, link: string): Promise<void> {
  await page.goto("/link-to-video");
  await page.getByLabel("Product link").fill(link);
  await page.getByRole("button", { name: "Read the page" }).click();
}

/** From the sample product to its details, read. */
export async function readSample(page: Page): Promise<void> {
  await page.goto("/link-to-video");
  await page.getByRole("button", { name: "Try it with the sample product" }).click();
  await expect(page).toHaveURL(/\/link-to-video\/product-details\?draft=/);
  await expect(page.getByLabel("Product name")).toHaveValue("Nordhavn Vacuum Bottle 750 ml");
}

/** Makes the ad of this page a short one: a whole one is made by tests/product/flow. */
export async function shortenHere(page: Page): Promise<void> {
  const { origin, searchParams } = new URL(page.url());
  const token = (await page.context().cookies()).find(({ name }) => name === "token")?.value;
  const { client } = await connect(origin, { token });
  await shortened(client, await client.drafts.get.query({ draft_id: searchParams.get("draft") ?? "" }));
  await page.reload();
}

/** What a page shows of work under way: its progress and what is done, empty where there is none. */
const progressOf = async (page: Page): Promise<string> => {
  const bar = page.getByRole("progressbar").first();
  const seen = await bar.evaluate(
    (one) => `${one.getAttribute("aria-valuenow") ?? ""} ${one.parentElement?.textContent ?? ""}`,
    undefined,
    { timeout: 1000 },
  );
  return seen.trim();
};

/** Waits for what a page shows when its work is over, as long as that goes on, with events or with refreshes. */
export const untilShown = (page: Page, wanted: Locator) =>
  untilOver(async () => ({ isOver: await wanted.isVisible(), progress: await progressOf(page).catch(() => "") }), {
    what: "the work of this page",
    isOver: ({ isOver }) => isOver,
    markOf: ({ progress }) => progress,
    everyMs: LOOK_MS,
    stallSeconds: STALL_SECONDS,
  });

/** Waits for a task of the editor page. */
export const untilFilm = (page: Page, title: string) => untilShown(page, page.getByRole("heading", { level: 1, name: title, exact: true }));
