import { gzipSync } from "node:zlib";
import type { BrowserContext, Locator, Page } from "@playwright/test";
import { timeline as pageWords } from "../../locales/en/timeline.ts";
import { timelineEditor as words } from "../../locales/en/timeline-editor.ts";
import { type Client, connect } from "../../scripts/run/client.ts";
import { follow } from "../../scripts/run/follow.ts";
import { paritySample } from "../bench/parity/documents.ts";
import { mismatchesOf } from "../bench/parity/run.ts";
import { withDocument } from "../bench/with-document.ts";
import { parseDocument, type TimelineDocument } from "../../timeline/document.ts";
import { draftOf, PLAIN, sampleLink } from "../setup/drafts.ts";
import { LOOK_MS, STALL_SECONDS } from "../setup/stall.ts";
import { violationsInBothThemes } from "./support/axe.ts";
import { expect, test } from "./support/test.ts";

/** Bytes, gzip: React, the commands, the compositor and the editor. */
const ISLAND_BUDGET = 150_000;

let client: Client;
let token = "";
let task_id = "";

test.beforeAll(async ({ baseURL }) => {
  // No limit: what stands still is given up by `follow`.
  test.setTimeout(0);
  const origin = baseURL ?? "";
  ({ client, token } = await connect(origin));
  const { id: draft_id, product, scripts } = await draftOf(client, sampleLink(origin), PLAIN);
  // The tests know its last words, whatever the writer says today; three clips and one picture are enough for them.
  const all = scripts[0]?.clips ?? [];
  const last = all.at(-1);
  const clips = { [last?.id ?? ""]: { text: "Tap below and order yours.", headline: last?.headline ?? "" } };
  const clip_order = [...all.slice(0, 2), ...all.slice(-1)].map(({ id, role }) => ({ id, role }));
  const media_ids = product.media.slice(0, 1).map(({ id }) => id);
  await client.drafts.update.mutate({ draft_id, clips, clip_order, media_ids });
  // A preview keeps the same document as a render.
  const pushed = await client.tasks.push.mutate({ app_id: 104, input: { draft_id }, stage: "preview" });
  ({ task_id } = await follow(client, pushed, { everyMs: LOOK_MS, stallSeconds: STALL_SECONDS }));
});

/** A timeline of the one finished ad, which no other test has edited, opened in the editor. */
async function opened(page: Page, context: BrowserContext, origin: string): Promise<string> {
  const { id } = await client.timelines.open.mutate({ task_id, again: true });
  await context.addCookies([{ name: "token", value: token, url: origin }]);
  await page.goto(`/link-to-video/editor?timeline=${id}`);
  await expect(page.locator(".te canvas[data-drawn]")).toBeVisible();
  return id;
}

const saved = (page: Page) => expect(page.locator(".te-saved")).toHaveText(words.save.saved);
const clip = (page: Page, name: string) => page.getByRole("row", { name: new RegExp(`^${name}, starts at`) });
const startOf = async (one: Locator): Promise<number> => {
  const label = (await one.getByRole("gridcell").getAttribute("aria-label")) ?? "";
  const [, minutes = "0", seconds = "0"] = /starts at (\d+):([\d.]+)/.exec(label) ?? [];
  return Number(minutes) * 60 + Number(seconds);
};

async function drag(page: Page, from: Locator, { at = 0.5, by, down = 0 }: { at?: number; by: number; down?: number }): Promise<void> {
  const box = await from.boundingBox();
  if (!box) throw new Error("it is not there");
  const [x, y] = [box.x + box.width * at, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by / 2, y + down, { steps: 3 });
  await page.mouse.move(x + by, y + down, { steps: 3 });
  await page.mouse.up();
}

test("an ad is edited by mouse and by keyboard alone, heard of, undone, and found as it was left", async ({ page, context, baseURL }) => {
  const scripts = new Set<string>();
  page.on("request", (request) => request.resourceType() === "script" && scripts.add(request.url()));
  const id = await opened(page, context, baseURL ?? "");
  const bodies = await Promise.all([...scripts].map(async (url) => (await page.request.get(url)).body()));
  expect(bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)).toBeLessThanOrEqual(ISLAND_BUDGET);
  const last = clip(page, "and order yours");
  await last.scrollIntoViewIfNeeded();
  const before = await startOf(last);
  // 100 px to the right, as far as the lanes say that is.
  await drag(page, last, { by: 100 });
  await expect.poll(() => startOf(last)).toBeGreaterThan(before + 0.3);
  const dropped = await startOf(last);
  await expect(last).toHaveAttribute("aria-selected", "true");
  // The last words stay to the end of the ad, beyond what was in view.
  await last.evaluate((element) => element.scrollIntoView({ inline: "end", block: "nearest" }));
  await drag(page, last, { at: 0.99, by: -30 });
  await saved(page);
  const { document } = await client.timelines.detail.query({ timeline_id: id });
  const found = document.tracks.flatMap(({ elements }) => elements).find((one) => one.type === "text" && one.text === "and order yours");
  expect((found?.startTime ?? 0) / 120_000).toBeCloseTo(dropped, 1);

  // By keyboard: one tab stop, lifted with Enter, moved frame by frame, told on the way.
  await page.getByRole("treegrid", { name: words.grid }).focus();
  await page.keyboard.press("Enter");
  const told = page.locator("[data-said]");
  await expect(told).toContainText("and order yours lifted");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(told).toContainText("and order yours dropped at");
  expect(await startOf(last)).toBeCloseTo(dropped - 2 / 30, 1);
  await page.keyboard.press("]");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Escape");
  await expect(told).toContainText("is back where it was");
  // Its fields open by a key, a slider is moved by arrows, and Escape comes back.
  await page.keyboard.press("i");
  await expect(page.getByLabel(words.fields.start, { exact: true })).toBeFocused();
  // Whoever goes back at once is not fetched into the fields again.
  const stays = await page.evaluate(async () => {
    const grid = window.document.querySelector<HTMLElement>("[role=treegrid]");
    grid?.focus();
    await new Promise((resolve) => setTimeout(resolve, 150));
    return window.document.activeElement === grid;
  });
  expect(stays).toBe(true);
  await page.getByLabel(words.fields.opacity, { exact: true }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator(".te-slider output").first()).toHaveText("99 %");
  await expect(told).toContainText(pageWords.steps.update);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("treegrid", { name: words.grid })).toBeFocused();
  await page.keyboard.press("Control+z");
  await page.getByRole("treegrid", { name: words.grid }).blur();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("[data-now]")).toHaveText("00:00:00:01");

  const steps = page.locator(".te-history li");
  await page.getByRole("button", { name: "History" }).click();
  // Three steps, the one that was taken back, and how it was opened.
  await expect(steps).toHaveCount(5);
  await page.keyboard.press("Control+z");
  await expect.poll(() => startOf(last)).toBe(dropped);

  // The picture: the caption that stands there is taken hold of, and its text is written anew.
  await page.getByRole("button", { name: "History" }).click();
  await last.click();
  await page.getByLabel("Text", { exact: true }).fill("Order now");
  await page.getByLabel("Text", { exact: true }).blur();
  await expect(clip(page, "Order now")).toBeVisible();
  await saved(page);
  expect(await violationsInBothThemes(page), "axe on the editor").toEqual([]);
  await page.reload();
  await expect(page.locator(".te canvas[data-drawn]")).toBeVisible();
  expect(await startOf(clip(page, "Order now"))).toBe(dropped);
  await page.getByRole("button", { name: words.actions.play, exact: true }).click();
  await expect.poll(() => page.locator("[data-now]").textContent()).not.toBe("00:00:00:00");
  await page.getByRole("button", { name: words.pause }).click();
});

test("what is made offline is kept and sent later, and another window's edits are not overwritten", async ({ page, context, baseURL }) => {
  const id = await opened(page, context, baseURL ?? "");
  const last = clip(page, "and order yours");
  await last.click();
  // What answers is not the server: a proxy's page, as where the network asks for a login first.
  await page.route("**/trpc/**", (route) => route.fulfill({ status: 422, body: "no JSON" }));
  await page.keyboard.press("Delete");
  await expect(page.locator(".te-saved")).toHaveText(words.save.offline);
  await expect(last).toHaveCount(0);
  await page.unroute("**/trpc/**");
  // Kept by the browser: the page may be closed meanwhile.
  await page.reload();
  await expect(page.locator(".te canvas[data-drawn]")).toBeVisible();
  await expect(last).toHaveCount(0);
  await saved(page);
  const { revision, document } = await client.timelines.detail.query({ timeline_id: id });
  expect(revision).toBe(2);
  const track = document.tracks.at(-1);
  await client.timelines.edit.mutate({ timeline_id: id, commands: [{ type: "setTrack", track: track?.id ?? "", name: "Elsewhere" }] });

  await clip(page, "Tap below").click();
  await page.keyboard.press("Delete");
  const asked = page.getByRole("alertdialog", { name: words.conflict.conflict });
  await expect(asked).toBeVisible();
  expect((await client.timelines.detail.query({ timeline_id: id })).revision).toBe(3);
  await asked.getByRole("button", { name: words.conflict.again }).click();
  await expect(asked).toHaveCount(0);
  await saved(page);
  await expect.poll(async () => (await client.timelines.detail.query({ timeline_id: id })).revision).toBe(4);
  await expect(page.getByRole("rowheader", { name: "Elsewhere" })).toHaveCount(1);
  await expect(clip(page, "Tap below")).toHaveCount(0);
});

test("films of this device are cut with roll, slip and slide, and words are cut out of the ad by its transcript", async ({
  page,
  context,
  baseURL,
}) => {
  const id = await opened(page, context, baseURL ?? "");
  const read = async () => (await client.timelines.detail.query({ timeline_id: id })).document;
  const films = async () => (await read()).tracks.find(({ type }) => type === "video")?.elements ?? [];
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await press("a");
  const panel = page.getByRole("region", { name: words.media.title });
  await panel.locator("input[type=file]").setInputFiles(["kinetic", "studio"].map((name) => `public/samples/templates/${name}.mp4`));
  // Both are sent and looked through first.
  await expect(page.getByRole("row", { name: /^(kinetic|studio)\.mp4, starts at/, selected: true })).toHaveCount(2, { timeout: 90_000 });
  await saved(page);
  const [first, second] = await films();
  expect((await client.mediaLib.list.query({ folder_id: "" })).list.map(({ file_name }) => file_name)).toContain("kinetic.mp4");
  expect(second?.startTime).toBe((first?.startTime ?? 0) + (first?.duration ?? 0));
  await expect(page.locator("canvas.te-clip-film").first()).toBeVisible();

  // By keyboard: the second film begins later, the cut is rolled back, another part of the file is shown, and it slides.
  const told = page.locator("[data-said]");
  const grid = page.getByRole("treegrid", { name: words.grid });
  await page.getByRole("row", { name: /^studio\.mp4, starts at.*clip 2 of 2/ }).click();
  await grid.focus();
  await press("[", "Shift+ArrowRight", "Shift+ArrowRight", "Shift+ArrowRight", "Enter", "g");
  await expect.poll(async () => (await films())[1]?.startTime).toBe((await films())[0]?.duration);
  await page.getByRole("row", { name: /^studio\.mp4, starts at.*clip 2 of 2/ }).click();
  await grid.focus();
  const before = (await films()).map(({ startTime, trimStart }) => ({ startTime, trimStart }));
  await press("r", "[", "Shift+ArrowLeft");
  await expect(told).toHaveText("−0.33 s");
  await press("Enter");
  await press("y", "Enter", "ArrowRight", "ArrowRight");
  await expect(told).toHaveText("+0.07 s");
  await press("Enter");
  await expect.poll(async () => (await films())[1]?.startTime).toBe((before[1]?.startTime ?? 0) - 40_000);
  await expect.poll(async () => (await films())[1]?.trimStart).toBe((before[1]?.trimStart ?? 0) - 48_000);
  await press("u", "Enter", "ArrowLeft", "Enter");
  await expect.poll(async () => (await films())[1]?.startTime).toBe((before[1]?.startTime ?? 0) - 44_000);
  await press("v");

  // By mouse on the words, then by keyboard: two are cut, and come back.
  const whole = await read();
  await page.getByRole("button", { name: words.actions.transcript }).click();
  const list = page.getByRole("listbox", { name: words.transcript.words });
  const text = async () => (await list.innerText()).replaceAll(/\s+/g, " ");
  expect(await text()).toContain("Tap below and order yours");
  await list.getByRole("option", { name: "below" }).click();
  await press("Shift+ArrowRight", "Delete");
  await expect(told).toContainText("2 words cut");
  expect(await text()).toContain("Tap order yours");
  await saved(page);
  expect(await violationsInBothThemes(page), "axe on the transcript").toEqual([]);
  await press("Control+z");
  await expect.poll(async () => (await read()).tracks).toEqual(whole.tracks);
});

/** A rough cut of films with their sound, which are not there: what a mouse does to it is told by its clips. Seconds. */
function roughFilms(own: TimelineDocument): TimelineDocument {
  const second = 120_000;
  const film = { ...own.assets[Object.keys(own.assets)[0] ?? ""], type: "video" as const, url: "", duration: 20 };
  const box = { x: own.canvas.width / 2, y: own.canvas.height / 2, width: own.canvas.width, height: own.canvas.height };
  const shot = (n: number, length: number) => ({
    startTime: n * second,
    duration: length * second,
    trimStart: 4 * second,
    assetId: "film",
  });
  const shots = [shot(0, 3), shot(3, 3), shot(6, 2)];
  return parseDocument({
    ...own,
    assets: { film },
    tracks: [
      {
        id: "v",
        type: "video",
        name: "v",
        elements: shots.map((one, n) => ({ ...one, type: "video", id: `f${n}`, link: `l${n}`, transform: box, name: `Shot ${n}` })),
      },
      {
        id: "s",
        type: "audio",
        name: "s",
        elements: shots.map((one, n) => ({ ...one, type: "audio", id: `s${n}`, link: `l${n}`, name: `Sound ${n}` })),
      },
    ],
  });
}

test("by mouse films are trimmed, rolled, slipped and slid with their linked sound", async ({ page, context, baseURL }) => {
  const { id } = await client.timelines.open.mutate({ task_id, again: true });
  await context.addCookies([{ name: "token", value: token, url: baseURL ?? "" }]);
  const url = `${baseURL}/link-to-video/editor?timeline=${id}`;
  await withDocument(page, url, { document: roughFilms, urls: {} });
  await page.route("**/trpc/**", (route) => route.fulfill({ status: 422, body: "no JSON" }));
  await page.goto(url);
  await expect(page.locator(".te canvas[data-drawn]")).toBeVisible();
  const one = (name: string) => page.locator(`#clip-${name}`);
  /** Where clips lie, in seconds: `start+length`. */
  const laid = async (...names: string[]) =>
    Promise.all(
      names.map(async (name) => {
        const label = (await one(name).getByRole("gridcell").getAttribute("aria-label")) ?? "";
        const [, minutes = "", start = "", length = ""] = /starts at (\d+):([\d.]+), ([\d.]+) seconds/.exec(label) ?? [];
        return `${Number(minutes) * 60 + Number(start)}+${Number(length)}`;
      }),
    );
  const pixels = ((await one("f0").boundingBox())?.width ?? 0) / 3;
  // For a moment after a drag its library takes a click for the drag's end.
  const tool = (name: string) =>
    expect(async () => {
      await page.getByRole("button", { name }).click();
      await expect(page.getByRole("button", { name })).toHaveAttribute("aria-pressed", "true", { timeout: 500 });
    }).toPass();
  // The cut at 3 s goes to 4 s, and the sound's cut with it, whichever side is taken.
  await tool(words.actions.toolRoll);
  await drag(page, one("f1"), { at: 0.02, by: pixels });
  await expect.poll(() => laid("f0", "f1", "s0", "s1")).toEqual(["0+4", "4+2", "0+4", "4+2"]);
  await drag(page, one("s0"), { at: 0.98, by: -pixels });
  await expect.poll(() => laid("f0", "f1", "s0", "s1")).toEqual(["0+3", "3+3", "0+3", "3+3"]);
  await tool(words.actions.toolSlide);
  await drag(page, one("f1"), { by: pixels / 2 });
  await expect.poll(() => laid("f0", "f1", "f2", "s0", "s1", "s2")).toEqual(["0+3.5", "3.5+3", "6.5+1.5", "0+3.5", "3.5+3", "6.5+1.5"]);
  await tool(words.actions.toolSlip);
  await drag(page, one("f1"), { by: -pixels });
  // Nothing can be saved here: the steps wait, and say what they are.
  const waiting = () => page.evaluate(() => Object.values(localStorage).join(" "));
  await expect.poll(waiting).toMatch(/"type":"slip","id":"f1","by":1[12]\d{4},"linked":true/);
  await tool(words.actions.toolSelect);
  await drag(page, one("f2"), { at: 0.98, by: -pixels / 2 });
  await expect.poll(() => laid("f2", "s2")).toEqual(["6.5+1", "6.5+1"]);
});

const SRT = "1\n00:00:00,500 --> 00:00:02,000\nOut of a file\n\n2\n00:00:03,000 --> 00:00:02,000\nbackwards\n";
const cutFile = (end: number) => `<?xml version="1.0"?><!DOCTYPE fcpxml><fcpxml version="1.10"><resources>
<asset id="r1" name="walk" duration="30s" hasVideo="1" src="file:///walk.mov"/></resources><library><event><project name="p"><sequence><spine>
<asset-clip ref="r1" name="Walk" duration="${end}s"/><transition name="Dissolve" duration="1s"/><asset-clip ref="r1" name="Away" duration="2s"/>
</spine></sequence></project></event></library></fcpxml>`;
const asFile = (name: string, text: string) => ({ name, mimeType: "application/octet-stream", buffer: Buffer.from(text) });

test("a cut of another program is opened in the editor: its losses are listed before, and one undo takes it back", async ({
  page,
  context,
  baseURL,
}) => {
  const id = await opened(page, context, baseURL ?? "");
  const before = (await client.timelines.detail.query({ timeline_id: id })).document.tracks;
  await page.getByRole("button", { name: pageWords.openFile }).click();
  const panel = page.getByRole("region", { name: pageWords.openFile });
  await panel.locator("input[type=file]").setInputFiles(asFile("walk.fcpxml", "<a".repeat(99)));
  await expect(panel.getByRole("status")).toHaveText(/can't be read/);
  await panel.locator("input[type=file]").setInputFiles(asFile("walk.fcpxml", cutFile(3)));
  await expect(panel.getByRole("listitem")).toHaveText([/Dissolve: a transition centered on a cut/, /walk\.mov is missing here/]);
  expect((await client.timelines.detail.query({ timeline_id: id })).document.tracks).toEqual(before);
  expect(await violationsInBothThemes(page), "axe on the file's losses").toEqual([]);
  await panel.getByRole("button", { name: pageWords.openNow }).click();
  await expect(clip(page, "(Walk|Away) \\(missing file\\)")).toHaveCount(2);
  await page.keyboard.press("Control+z");
  await expect(clip(page, "and order yours")).toHaveCount(1);
  expect((await client.timelines.detail.query({ timeline_id: id })).document.tracks).toEqual(before);
});

test("captions are opened on the page of forms, without scripts", async ({ browser, baseURL }) => {
  const { id } = await client.timelines.open.mutate({ task_id, again: true });
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  await context.addCookies([{ name: "token", value: token, url: baseURL ?? "" }]);
  const page = await context.newPage();
  await page.goto(`/link-to-video/editor?timeline=${id}`);
  await page.getByText(pageWords.openFile, { exact: true }).click();
  await page.getByLabel(pageWords.openChoose).setInputFiles(asFile("words.srt", SRT));
  await page.getByRole("button", { name: pageWords.openRead }).click();
  const asked = page.getByRole("region", { name: "Open words.srt?" });
  await expect(asked.getByRole("listitem")).toHaveCount(1);
  await asked.getByRole("button", { name: pageWords.openNow }).click();
  await expect(page.getByRole("rowheader", { name: "Out of a file" })).toBeVisible();
  await page.getByRole("button", { name: pageWords.undo, exact: true }).click();
  await expect(page.getByRole("rowheader", { name: "Out of a file" })).toHaveCount(0);
  await context.close();
});

test("an ad is had as a package of CapCut that opens as the very ad, and in another language", async ({
  page,
  context,
  baseURL,
  quiet,
}) => {
  const id = await opened(page, context, baseURL ?? "");
  const zip = await page.request.get(`/timeline/${id}/file?format=capcut`);
  expect(zip.headers()["content-type"]).toBe("application/zip");
  await page.getByRole("button", { name: pageWords.openFile }).click();
  await page.setInputFiles(".te-panel input[type=file]", { name: "ad.zip", mimeType: "application/zip", buffer: await zip.body() });
  await expect(page.locator(".te-panel")).toContainText(pageWords.noLoss);
  await page.getByRole("button", { name: words.more.title }).click();
  await page.getByRole("button", { name: words.more.versions, exact: true }).click();
  await page.getByRole("button", { name: pageWords.versions.inLanguage }).click();
  const link = page.locator(".te-panel li a");
  await expect(link).toHaveText(/^Chinese, /, { timeout: 120_000 });
  const made = new URLSearchParams((await link.getAttribute("href")) ?? "").get("timeline") ?? "";
  const { document } = await client.timelines.detail.query({ timeline_id: made });
  const captions = document.tracks.flatMap(({ elements }) =>
    elements.flatMap((one) => (one.type === "text" && one.words.length > 0 ? [one] : [])),
  );
  expect(captions.length).toBeGreaterThan(2);
  expect(captions.every(({ text }) => /\p{Script=Han}/u.test(text))).toBe(true);
  // While it is spoken, the answer is that it is being made.
  expect(quiet.splice(0).every((text) => text.includes("503"))).toBe(true);
});

test("the preview and the export draw the same pixels", async ({ baseURL }) => {
  const { id } = await client.timelines.open.mutate({ task_id, again: true });
  const url = `${baseURL}/link-to-video/editor?timeline=${id}`;
  expect(await mismatchesOf({ url, token }, paritySample())).toEqual([]);
});
