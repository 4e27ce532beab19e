import { chromium, type Browser, type Page } from "playwright-core";
import { resolveChromium } from "../binaries/chromium.ts";
import { JobError } from "../protocol/handler.ts";
import { Loopback } from "./loopback.ts";

interface Warm {
  readonly browser: Browser;
  readonly loopback: Loopback;
  readonly origin: string;
}
let warm: Promise<Warm> | null = null;

/** What a page has done; after so many jobs it gives way to a new one, with whatever it has gathered. */
const jobs = new WeakMap<Page, number>();
const MOST_JOBS = 20;
/** The page that waits for the next job, its scripts compiled and its fonts loaded. */
let spare: Page | null = null;

function launchFlags(): string[] {
  const root = process.getuid?.() === 0;
  return [
    ...(root ? ["--no-sandbox"] : []),
    // Only the loopback page: every other name or address fails to resolve.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
    "--disable-gpu",
    "--hide-scrollbars",
    "--disable-background-networking",
  ];
}

async function start(): Promise<Warm> {
  const executablePath = await resolveChromium();
  if (!executablePath) throw new JobError("ENGINE_FAILED", "no Chromium: set CHROMIUM_PATH or install @sparticuz/chromium");
  const loopback = new Loopback();
  const origin = await loopback.listen();
  const own = warm;
  const browser = await chromium.launch({ executablePath, headless: true, args: launchFlags() });
  browser.once("disconnected", () => {
    if (warm === own) warm = null;
    loopback.close();
  });
  return { browser, loopback, origin };
}

/** The warm Chromium; one that has crashed is started again for the next job. */
export function warmBrowser(): Promise<Warm> {
  warm ??= start().catch((error: unknown) => {
    warm = null;
    throw error;
  });
  return warm;
}

function takeSpare({ browser }: Warm): Page | null {
  const page = spare;
  spare = null;
  return page !== null && !page.isClosed() && page.context().browser() === browser ? page : null;
}

async function openPage(running: Warm) {
  const { browser, loopback, origin } = running;
  const kept = takeSpare(running);
  if (kept) return { page: kept, loopback, origin };
  const page = await browser.newPage();
  await page.goto(`${origin}/`);
  return { page, loopback, origin };
}

/** Takes a page back whose job ended well and is closed in it: the next job finds it warm. One waits at most. */
export async function returnPage(page: Page): Promise<void> {
  const done = (jobs.get(page) ?? 0) + 1;
  jobs.set(page, done);
  if (spare !== null || done >= MOST_JOBS) return await page.close();
  spare = page;
}

/** A page with the renderer in it, for one job alone. A Chromium that is just dying gives its place to a new one. */
export async function renderPage(): Promise<{ page: Page; loopback: Loopback; origin: string }> {
  const running = warmBrowser();
  try {
    return await openPage(await running);
  } catch (error) {
    if (error instanceof JobError) throw error;
    if (warm === running) warm = null;
    return openPage(await warmBrowser());
  }
}

/** Ends the warm browser (tests, shutdown). */
export async function closeBrowser(): Promise<void> {
  const running = await warm?.catch(() => null);
  [warm, spare] = [null, null];
  await running?.browser.close();
}
