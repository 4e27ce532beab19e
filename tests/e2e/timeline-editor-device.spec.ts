import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { ALL_FORMATS, BufferSource, Input } from "mediabunny";
import { timeline as pageWords } from "../../locales/en/timeline.ts";
import { timelineEditor as words } from "../../locales/en/timeline-editor.ts";
import { connect } from "../../scripts/run/client.ts";
import { ticks } from "../../timeline/time.ts";
import { expect, test } from "./support/test.ts";

const SECONDS = 6;

/** What lies on the browser's disk of a timeline's film: names, and when each was written. */
const piecesOf = (page: Page, id: string): Promise<[string, number][]> =>
  page.evaluate(async (name) => {
    const all = await (await navigator.storage.getDirectory()).getDirectoryHandle("timeline-exports");
    const folder = await all.getDirectoryHandle(name);
    const found: [string, number][] = [];
    for await (const piece of folder.keys()) {
      const file = await (await folder.getFileHandle(piece)).getFile();
      if (file.size > 0 && !piece.endsWith(".mp4")) found.push([piece, file.lastModified]);
    }
    return found;
  }, id);

test("the film is made by the browser, and goes on where it was cut off", async ({ page, context, baseURL }) => {
  const origin = baseURL ?? "";
  const { client, token } = await connect(origin);
  const { id, document } = await client.timelines.create.mutate({ title: "On this device" });
  const track = document.tracks.find(({ type }) => type === "text")?.id ?? "";
  const element = {
    type: "text" as const,
    id: "said",
    startTime: 0,
    duration: ticks(SECONDS),
    text: "Made here",
    transform: { x: 540, y: 960, width: 900, height: 200 },
    style: { families: ["Instrument Sans"], size: 120, weight: 700, color: "#ffffff" },
  };
  await client.timelines.edit.mutate({ timeline_id: id, commands: [{ type: "add", track, element, mode: "overwrite" }] });
  await context.addCookies([{ name: "token", value: token, url: origin }]);
  await page.goto(`/link-to-video/editor?timeline=${id}`);
  await expect(page.locator(".te canvas[data-drawn]")).toBeVisible();
  await page.keyboard.press("e");
  const own = page.getByRole("region", { name: words.device.title });
  const share = () => own.getByRole("progressbar").evaluate((bar) => (bar as HTMLProgressElement).value);

  await own.getByRole("button", { name: words.device.begin }).click();
  await expect.poll(share, { intervals: [50] }).toBeGreaterThan(0.3);
  await own.getByRole("button", { name: pageWords.exports.cancel.replace("{{kind}}", "MP4") }).click();
  await expect(own.getByRole("button", { name: words.device.begin })).toBeVisible();
  const drawn = await piecesOf(page, id);
  expect(drawn.length).toBeGreaterThan(0);
  await own.getByRole("button", { name: words.device.begin }).click();

  const download = page.waitForEvent("download");
  await own.getByRole("link", { name: pageWords.exports.download.replace("{{kind}}", "MP4") }).click();
  // None of those was drawn anew.
  expect(await piecesOf(page, id)).toEqual(expect.arrayContaining(drawn));
  const bytes = await readFile(await (await download).path());
  await using input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS });
  const video = await input.getPrimaryVideoTrack();
  expect([video?.codec, video?.displayWidth, video?.displayHeight]).toEqual(["avc", 1080, 1920]);
  expect(await video?.computeDuration()).toBeCloseTo(SECONDS, 1);
});
