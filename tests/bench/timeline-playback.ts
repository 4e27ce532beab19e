import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { parseDocument, type TimelineDocument } from "../../timeline/document.ts";
import { ticks } from "../../timeline/time.ts";
import { resolveChromium } from "../../workers/media/binaries/chromium.ts";
import { tool, X264 } from "./encode.ts";
import type { Origin } from "./figures.ts";
import { type Ad, finishedAd } from "./finished-ad.ts";
import { editorPage } from "./timeline.ts";

const SECONDS = 10;
const LAYERS = 5;
const LIMIT_MS = 60_000;
const [WIDTH, HEIGHT, FPS] = [1280, 720, 30];

/** Five layers of 720p over one another, each a tenth smaller than the one behind it: films, or a picture of each. */
function layered(own: TimelineDocument, kind: "video" | "image"): TimelineDocument {
  const layers = Array.from({ length: LAYERS }, (_, n) => {
    const share = 1 - n / 10;
    const transform = { x: WIDTH / 2, y: HEIGHT / 2, width: WIDTH * share, height: HEIGHT * share };
    const more =
      kind === "video"
        ? { muted: true }
        : {
            keyframes: [
              { property: "x", time: 0, value: transform.x, easing: "linear" },
              { property: "x", time: ticks(SECONDS), value: transform.x + 60, easing: "linear" },
            ],
          };
    return { type: kind, id: `l${n}`, assetId: `a${n}`, startTime: 0, duration: ticks(SECONDS), transform, ...more };
  });
  return parseDocument({
    ...own,
    canvas: { width: WIDTH, height: HEIGHT, rate: { num: FPS, den: 1 }, background: "#000000" },
    assets: Object.fromEntries(
      layers.map(({ assetId }) => [assetId, { type: kind, url: assetId, width: WIDTH, height: HEIGHT, duration: SECONDS }]),
    ),
    markers: [],
    tracks: layers.map((one) => ({ id: `t-${one.id}`, type: kind, name: one.id, elements: [one] })),
  });
}

/** Frames of the document that were due while it played once, and those that the canvas never showed. */
async function played(
  browser: Browser,
  ad: Ad,
  { kind, file }: { kind: "video" | "image"; file: string },
): Promise<{ due: number; dropped: number }> {
  const urls = Object.fromEntries(Array.from({ length: LAYERS }, (_, n) => [`a${n}`, `/bench-layer/${n}`]));
  const page = await editorPage(browser, ad, { document: (own) => layered(own, kind), urls, files: { "**/bench-layer/*": file } });
  await page.waitForTimeout(2000);
  const frames = await page.evaluate(async (limit) => {
    const canvas = document.querySelector<HTMLElement>(".te canvas[data-drawn]");
    const now = document.querySelector("[data-now]");
    const play = document.querySelector<HTMLElement>(".te-play");
    const times = new Set<string>();
    const paused = play?.getAttribute("aria-label");
    const until = performance.now() + limit;
    let drawn = "";
    let begun = false;
    play?.click();
    while (!begun || play?.getAttribute("aria-label") !== paused) {
      if (performance.now() > until) throw new Error(`It plays for ${limit} ms, and has come to ${now?.textContent}.`);
      await new Promise((resolve) => requestAnimationFrame(resolve));
      begun ||= play?.getAttribute("aria-label") !== paused;
      if (canvas?.dataset.drawn === drawn) continue;
      drawn = canvas?.dataset.drawn ?? "";
      times.add(now?.textContent ?? "");
    }
    return times.size;
  }, LIMIT_MS);
  await page.context().close();
  const due = SECONDS * FPS;
  return { due, dropped: Math.max(0, due - frames) };
}

/** Ten seconds of five layers of 720p in the editor: of the frames due, those that were not drawn; of films, and of pictures that move. */
export async function playbackFigures(origin: Origin): Promise<Record<string, number>> {
  const ad = await finishedAd(await origin());
  const folder = await mkdtemp(join(tmpdir(), "reelwright-playback-"));
  const run = await tool(folder);
  const browser = await chromium.launch({ executablePath: (await resolveChromium()) ?? undefined, args: ["--no-sandbox"] });
  try {
    const source = ["-f", "lavfi", "-i", `testsrc2=s=${WIDTH}x${HEIGHT}:r=${FPS}`];
    await run(...source, "-t", String(SECONDS), ...X264, "layer.mp4");
    await run(...source, "-frames:v", "1", "layer.png");
    const films = await played(browser, ad, { kind: "video", file: join(folder, "layer.mp4") });
    const pictures = await played(browser, ad, { kind: "image", file: join(folder, "layer.png") });
    return { "playback.due": films.due, "playback.dropped": films.dropped, "playback.dropped_pictures": pictures.dropped };
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}
