import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { freePort } from "../../scripts/run/ports.ts";
import { start, untilReady } from "../../scripts/run/process.ts";
import { ROOT } from "../../scripts/setup/paths.ts";
import { resolveChromium } from "../../workers/media/binaries/chromium.ts";
import { median } from "./median.ts";

const ROUTE = join(ROOT, "app/routes/home/route.tsx");
const HEADING = '{t("library.homeTitle")}';
const ROUNDS = 3;
const READY_SECONDS = 300;

/** The next page's own line to the server stands: from here on it is told of what is saved. */
async function listening(page: Page): Promise<void> {
  await (await page.waitForEvent("websocket")).waitForEvent("framereceived");
}

/** Saves the page with another heading; answers the milliseconds until a browser shows it. */
async function shown(page: Page, source: string, heading: string): Promise<number> {
  const next = listening(page);
  const started = performance.now();
  writeFileSync(ROUTE, source.replace(HEADING, heading));
  await page.getByRole("heading", { level: 1, name: heading, exact: true }).waitFor();
  const taken = performance.now() - started;
  await next;
  return taken;
}

async function rounds(browser: Browser, origin: string): Promise<number[]> {
  const source = readFileSync(ROUTE, "utf8");
  if (!source.includes(HEADING)) throw new Error(`${ROUTE} has no ${HEADING}`);
  const page = await browser.newPage();
  const times: number[] = [];
  try {
    const first = listening(page);
    await page.goto(`${origin}/home`);
    await first;
    for (let round = 0; round < ROUNDS; round += 1) times.push(await shown(page, source, `Saved ${round}`));
  } finally {
    writeFileSync(ROUTE, source);
  }
  return times;
}

/** `dev.reload_ms`: from saving a route of a page to its new text in an open browser, `npm run dev`, the median of three. */
export async function devReload(): Promise<number> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const dev = start(process.execPath, ["--disable-warning=ExperimentalWarning", join(ROOT, "scripts/dev.ts")], {
    cwd: ROOT,
    env: { PORT: String(port) },
  });
  const browser = await chromium.launch({ executablePath: (await resolveChromium()) ?? undefined, args: ["--no-sandbox"] });
  try {
    await untilReady(dev, `${origin}/home`, READY_SECONDS);
    return median(await rounds(browser, origin));
  } finally {
    await Promise.all([browser.close(), dev.stop()]);
  }
}
