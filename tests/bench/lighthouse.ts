import { chromium } from "playwright-core";
import { freePort } from "../../scripts/run/ports.ts";
import { resolveChromium } from "../../workers/media/binaries/chromium.ts";
import type { Origin } from "./figures.ts";
import { median } from "./median.ts";
import { flowPages } from "./pages.ts";

const ROUTES = ["home", "link-to-video", "projects"] as const;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
/** An odd number: a shared machine stalls now and then. */
const RUNS = 3;

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<
    string,
    { id: string; score: number | null; numericValue?: number; title: string; details?: unknown; scoreDisplayMode: string }
  >;
}
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>;

/** One audit as a throttled phone of Lighthouse's own (slow 4G, a quarter of the processor), with a visitor's cookies. */
export async function audit(url: string, cookie: string): Promise<Report> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: (await resolveChromium()) ?? undefined,
    args: ["--no-sandbox", `--remote-debugging-port=${port}`],
  });
  try {
    // Loaded here alone: it is large, and only this figure needs it.
    const { default: lighthouse } = (await import("lighthouse")) as unknown as { default: Lighthouse };
    const result = await lighthouse(url, { port, output: "json", logLevel: "error", onlyCategories: CATEGORIES, extraHeaders: { cookie } });
    if (!result) throw new Error(`Lighthouse said nothing of ${url}`);
    return result.lhr;
  } finally {
    await browser.close();
  }
}

/** `lighthouse.<route>.<category>` (0…100, median) and `lighthouse.<route>.layout_shift` of what a visitor with an ad sees. */
export async function lighthouseScores(origin: Origin): Promise<Record<string, number>> {
  const base = await origin();
  const { cookie } = await flowPages(base);
  const figures: Record<string, number> = {};
  for (const route of ROUTES) {
    const reports: Report[] = [];
    for (let run = 0; run < RUNS; run += 1) reports.push(await audit(`${base}/${route}`, cookie));
    for (const name of CATEGORIES)
      figures[`lighthouse.${route}.${name}`] = median(reports.map(({ categories }) => (categories[name]?.score ?? 0) * 100));
    figures[`lighthouse.${route}.layout_shift`] = median(
      reports.map(({ audits }) => audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN),
    );
  }
  return figures;
}
