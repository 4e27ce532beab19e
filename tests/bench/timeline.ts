import { gzipSync } from "node:zlib";
import { type Browser, chromium, type Page } from "@playwright/test";
import { ticks } from "../../timeline/time.ts";
import type { TimelineDocument } from "../../timeline/document.ts";
import { resolveChromium } from "../../workers/media/binaries/chromium.ts";
import type { Origin } from "./figures.ts";
import { type Ad, finishedAd } from "./finished-ad.ts";
import { median } from "./median.ts";
import { type Given, withDocument } from "./with-document.ts";

const OPENED = 5;
const FRAMES = 150;
const TRACKS = 10;
const SIZES = [1000, 10_000, 50_000] as const;
const IDLE = { waitUntil: "networkidle" } as const;

/** The same ad with a crowd of its words on tracks of their own: a second each, one behind the other. */
function crowded(document: TimelineDocument, count: number): TimelineDocument {
  const words = document.tracks.flatMap(({ elements }) => elements).filter(({ type }) => type === "text");
  const tracks = Array.from({ length: TRACKS }, (_unused, row) => ({
    ...(document.tracks.find(({ type }) => type !== "audio") as TimelineDocument["tracks"][number]),
    id: `crowd-${row}`,
    elements: Array.from({ length: count / TRACKS }, (_, n) => ({
      ...(words[(row + n) % words.length] as TimelineDocument["tracks"][number]["elements"][number]),
      id: `crowd-${row}-${n}`,
      startTime: ticks(n),
      duration: ticks(1),
    })),
  }));
  return { ...document, tracks };
}

/** Opens the page; with a count, its document has so many elements when the island reads it, else it is the one that is given. What it saves is lost. */
export async function editorPage(browser: Browser, { url, token }: Ad, given?: number | Given): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  // Of the whole site: of the page alone, what it saves would be a stranger's.
  await context.addCookies([{ name: "token", value: token, url: new URL(url).origin }]);
  const opened = await context.newPage();
  await opened.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector(".te canvas[data-drawn]")) return;
      watch.disconnect();
      document.documentElement.dataset.interactive = String(performance.now());
    });
    watch.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-drawn"] });
  });
  if (given) await withDocument(opened, url, typeof given === "number" ? { document: (own) => crowded(own, given) } : given);
  await opened.goto(url, IDLE);
  await opened.waitForSelector("html[data-interactive]");
  return opened;
}

/** The 95th of a hundred frames, in milliseconds, while something is done at each; and how many clips were mounted at most. */
type Doing = "drag" | "scroll" | "zoom";
const frames = (opened: Page, doing: Doing): Promise<{ p95: number; mounted: number }> =>
  opened.evaluate(
    async ({ doing: what, count }) => {
      const lanes = document.querySelector(".te-lanes") as HTMLElement;
      const box = lanes.getBoundingClientRect();
      const [x, y] = [box.left + 500, box.top + 60];
      const mouse = (type: string, at: number) =>
        (type === "mousedown" ? (document.elementFromPoint(x, y) ?? lanes) : document).dispatchEvent(
          new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x + at, clientY: y, button: 0 }),
        );
      const act = (n: number) => {
        if (what === "drag") mouse("mousemove", 5 + n * 2);
        else if (what === "scroll") lanes.scrollBy(90, 0);
        else
          lanes.dispatchEvent(
            new WheelEvent("wheel", { deltaY: n % 60 < 30 ? -24 : 24, ctrlKey: true, clientX: x, clientY: y, cancelable: true }),
          );
      };
      const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
      if (what === "drag") mouse("mousedown", 0);
      const times: number[] = [];
      let [mounted, last] = [0, await frame()];
      for (let n = 0; n < count; n += 1) {
        act(n);
        const now = await frame();
        times.push(now - last);
        last = now;
        mounted = Math.max(mounted, document.querySelectorAll(".te-row .te-clip, .te-run").length);
      }
      if (what === "drag") mouse("mouseup", 5 + count * 2);
      return { p95: times.toSorted((a, b) => a - b)[Math.floor(count * 0.95)] ?? 0, mounted };
    },
    { doing, count: FRAMES },
  );

async function opening(browser: Browser, ad: Ad): Promise<Record<string, number>> {
  const times: number[] = [];
  for (let turn = 0; turn <= OPENED; turn += 1) {
    const opened = await editorPage(browser, ad);
    if (turn > 0) times.push(Number(await opened.locator("html").getAttribute("data-interactive")));
    await opened.context().close();
  }
  const opened = await editorPage(browser, ad);
  const urls = await opened.evaluate(() =>
    performance.getEntriesByType("resource").flatMap(({ name }) => (new URL(name).pathname.endsWith(".js") ? [name] : [])),
  );
  const sizes = await Promise.all([...new Set(urls)].map(async (url) => gzipSync(await (await fetch(url)).text()).length));
  await opened.context().close();
  return { "timeline.tti_ms": median(times), "timeline.island_gzip_kb": sizes.reduce((sum, size) => sum + size, 0) / 1000 };
}

/**
 * The editor with a whole ad, and with 1,000, 10,000 and 50,000 elements: from the request until the frame is drawn and can be
 * edited, then the frames (60 a second at best: 16.7 ms) while a clip is dragged, the lanes are scrolled and zoomed.
 */
export async function timelineFigures(origin: Origin): Promise<Record<string, number>> {
  const ad = await finishedAd(await origin());
  const browser = await chromium.launch({ executablePath: (await resolveChromium()) ?? undefined, args: ["--no-sandbox"] });
  const figures = await opening(browser, ad);
  const mounted: number[] = [];
  for (const size of SIZES) {
    const opened = await editorPage(browser, ad, size);
    // Seen as one would edit: some seconds on the screen, not the whole of hours.
    await opened.evaluate(() => {
      const zoom = document.querySelector<HTMLInputElement>(".te-zoom");
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(zoom, "0.5");
      zoom?.dispatchEvent(new Event("input", { bubbles: true }));
    });
    const measured: Partial<Record<Doing, number>> = {};
    for (const doing of ["drag", "scroll", "zoom"] as const) {
      const { p95, mounted: most } = await frames(opened, doing);
      measured[doing] = p95;
      mounted.push(most);
    }
    figures[`timeline.drag_p95_ms.${size}`] = measured.drag ?? 0;
    const which = size === SIZES[1] ? "" : `.${size}`;
    if (size >= SIZES[1]) {
      figures[`timeline.scroll_p95_ms${which}`] = measured.scroll ?? 0;
      figures[`timeline.zoom_p95_ms${which}`] = measured.zoom ?? 0;
    }
    await opened.context().close();
  }
  await browser.close();
  return { ...figures, "timeline.mounted_max": Math.max(...mounted) };
}
