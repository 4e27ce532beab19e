import { chromium } from "@playwright/test";
import { parseDocument, type TimelineDocument } from "../../timeline/document.ts";
import { ticks } from "../../timeline/time.ts";
import { resolveChromium } from "../../workers/media/binaries/chromium.ts";
import type { Origin } from "./figures.ts";
import { finishedAd } from "./finished-ad.ts";
import { editorPage } from "./timeline.ts";

const LAYERS = 5;
const SECONDS = 6;
const RATE = 30;
const FILM = "/samples/bottle/talking.mp4";

/** Five films of 720p over each other, each a second later in its file, smaller and not quite opaque. */
function layered(own: TimelineDocument): TimelineDocument {
  const [width, height] = [1280, 720];
  const tracks = Array.from({ length: LAYERS }, (_, n) => ({
    id: `layer-${n}`,
    type: "video",
    name: "",
    elements: [
      {
        type: "video",
        id: `film-${n}`,
        assetId: "film",
        startTime: 0,
        duration: ticks(SECONDS + 1),
        trimStart: ticks(n / 2),
        transform: { x: width / 2 + n * 40, y: height / 2 + n * 30, width, height, scale: 1 - n * 0.12, opacity: 0.9 },
      },
    ],
  }));
  const film = { type: "video", url: "film", duration: 60, width, height, source: "" };
  const canvas = { ...own.canvas, width, height, rate: { num: RATE, den: 1 } };
  return parseDocument({ ...own, canvas, assets: { film }, tracks, claims: [] });
}

/** The share of frames of six seconds of play at which the picture was not drawn anew, with five layers of 720p. */
export async function droppedFrames(origin: Origin): Promise<Record<string, number>> {
  const at = await origin();
  const browser = await chromium.launch({ executablePath: (await resolveChromium()) ?? undefined, args: ["--no-sandbox"] });
  const page = await editorPage(browser, await finishedAd(at), { document: layered, urls: { film: at + FILM } });
  await page.waitForFunction(
    (count) => Number(document.querySelector<HTMLElement>(".te canvas[data-drawn]")?.dataset.drawn) > count,
    LAYERS,
  );
  const dropped = await page.evaluate(
    async ({ seconds, rate }) => {
      const canvas = document.querySelector(".te canvas[data-drawn]") as HTMLCanvasElement;
      const drawn: number[] = [];
      const watch = new MutationObserver(() => drawn.push(performance.now()));
      watch.observe(canvas, { attributes: true, attributeFilter: ["data-drawn"] });
      document.dispatchEvent(new KeyboardEvent("keydown", { key: " ", code: "Space", bubbles: true }));
      const until = performance.now() + 5000;
      while (drawn.length === 0 && performance.now() < until) await new Promise((resolve) => requestAnimationFrame(resolve));
      await new Promise((resolve) => setTimeout(resolve, (seconds - 1) * 1000));
      watch.disconnect();
      const [first = 0] = drawn;
      const frames = Math.floor(((seconds - 1) * rate * 9) / 10);
      const shown = new Set(drawn.map((time) => Math.floor(((time - first) * rate) / 1000)));
      return Array.from({ length: frames }, (_, n) => n).filter((n) => !shown.has(n)).length / frames;
    },
    { seconds: SECONDS, rate: RATE },
  );
  await browser.close();
  return { "playback.dropped": dropped };
}
