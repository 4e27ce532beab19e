import { readFile } from "node:fs/promises";
import type { BrowserContext, Page } from "@playwright/test";
import { ALL_FORMATS, BufferSource, Input } from "mediabunny";
import { timeline as pageWords } from "../../locales/en/timeline.ts";
import { timelineEditor as words } from "../../locales/en/timeline-editor.ts";
import { connect } from "../../scripts/run/client.ts";
import { parseDocument, type TimelineDocument } from "../../timeline/document.ts";
import { ticks } from "../../timeline/time.ts";
import { withDocument } from "../bench/with-document.ts";
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

/** A timeline of sounds at 29.97 frames a second, with the export panel open. Answers the panel's part. */
async function openedWithSound(page: Page, id: string) {
  const tracks = (own: TimelineDocument) => {
    const elements = Array.from({ length: SECONDS }, (_, at) => ({
      type: "audio",
      id: `sound-${at}`,
      startTime: ticks(at),
      duration: ticks(1),
      synth: { kind: "shimmer", seed: at },
    }));
    return parseDocument({ ...own, tracks: [...own.tracks, { id: "sounds", type: "audio", name: "Sounds", elements }] }).tracks;
  };
  await withDocument(page, `**/link-to-video/editor?timeline=${id}`, {
    document: (own) => ({
      ...own,
      canvas: { ...own.canvas, width: 320, height: 180, rate: { num: 30_000, den: 1001 } },
      tracks: tracks(own),
    }),
  });
  await page.goto(`/link-to-video/editor?timeline=${id}`);
  await expect(page.locator(".te canvas[data-drawn]")).toBeVisible();
  await page.keyboard.press("e");
  const own = page.getByRole("region", { name: words.device.title });
  await expect(own).toBeVisible();
  const begin = own.getByRole("button", { name: words.device.begin });
  const link = own.getByRole("link", { name: pageWords.exports.download.replace("{{kind}}", "MP4") });
  return { own, begin, link };
}

async function signedIn(context: BrowserContext, origin: string): Promise<string> {
  const { client, token } = await connect(origin);
  const { id } = await client.timelines.create.mutate({ title: "On this device" });
  await context.addCookies([{ name: "token", value: token, url: origin }]);
  return id;
}

test("a film made by the browser has AAC and the timeline's own rate, goes on behind other panels, and windows take turns", async ({
  page,
  context,
  baseURL,
  quiet,
}) => {
  const id = await signedIn(context, baseURL ?? "");
  const { begin, link } = await openedWithSound(page, id);
  const second = await context.newPage();
  const other = await openedWithSound(second, id);
  await begin.click();
  await other.begin.click();
  await expect(other.own).toContainText(words.device.waiting);
  // Another panel takes its place meanwhile.
  await page.keyboard.press("i");
  await expect(link).toHaveCount(0);
  await expect(page.locator(".te")).toContainText(pageWords.exports.ready.replace("{{kind}}", "MP4"));
  await expect(other.link).toBeVisible();
  await page.keyboard.press("e");
  // The film of this window is there still, although the other one has made its own.
  const download = page.waitForEvent("download");
  await link.click();
  const bytes = await readFile(await (await download).path());
  await using input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS });
  const [video, sound] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
  expect(sound?.codec).toBe("aac");
  const { averagePacketRate, packetCount } = (await video?.computePacketStats()) ?? {};
  expect(packetCount).toBe(Math.round((SECONDS * 30_000) / 1001));
  expect(averagePacketRate).toBeCloseTo(30_000 / 1001, 3);
  // The steps that are not saved here are those of the document that the page was given.
  quiet.splice(0);
});

test("a browser without room says so, and the film is made when there is room", async ({ page, context, baseURL, quiet }) => {
  const origin = baseURL ?? "";
  const id = await signedIn(context, origin);
  const { own, begin, link } = await openedWithSound(page, id);
  const session = await context.newCDPSession(page);
  await session.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1 });
  await begin.click();
  await expect(own.getByRole("alert")).toContainText("There's no room left on this browser's disk");
  await session.send("Storage.overrideQuotaForOrigin", { origin });
  await begin.click();
  await expect(link).toBeVisible();
  quiet.splice(0);
});
