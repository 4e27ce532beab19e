import { chromium, type Browser, type Page } from "playwright-core";
import { resolveChromium } from "../binaries/chromium.ts";
import { JobError } from "../protocol/handler.ts";
import { childEnvironment } from "../processes/environment.ts";
import { within } from "../waits/within.ts";
import { Loopback } from "./loopback.ts";

interface Warm {
  readonly browser: Browser;
  readonly loopback: Loopback;
  readonly origin: string;
  readonly pid: number;
}
let warm: Promise<Warm> | null = null;

/** What a page has done; after so many jobs it gives way to a new one, with whatever it has gathered. */
const jobs = new WeakMap<Page, number>();
const MOST_JOBS = 20;
/** The page that waits for the next job, its scripts compiled and its fonts loaded. */
let spare: Page | null = null;
const LAUNCH_SECONDS = 60;
/** A page whose script turns in a circle cannot be asked to close. */
const CLOSE_SECONDS = 5;

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

/** The id of Chromium's first process: the others are of its group. */
async function processId(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  return processInfo.find(({ type }) => type === "browser")?.id ?? 0;
}

async function start(): Promise<Warm> {
  const executablePath = await resolveChromium();
  if (!executablePath) throw new JobError("ENGINE_FAILED", "no Chromium: set CHROMIUM_PATH or install @sparticuz/chromium");
  const loopback = new Loopback();
  const origin = await loopback.listen();
  const own = warm;
  const browser = await chromium.launch({
    executablePath,
    headless: true,
    args: launchFlags(),
    env: childEnvironment(),
    timeout: LAUNCH_SECONDS * 1000,
  });
  browser.once("disconnected", () => {
    if (warm === own) warm = null;
    loopback.close();
  });
  return { browser, loopback, origin, pid: await processId(browser) };
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

interface Opened {
  readonly page: Page;
  readonly loopback: Loopback;
}

async function openPage(running: Warm): Promise<Opened> {
  const { browser, loopback, origin } = running;
  const kept = takeSpare(running);
  if (kept) return { page: kept, loopback };
  const page = await browser.newPage();
  await page.goto(`${origin}/`);
  return { page, loopback };
}

/** Takes a page back whose job ended well and is closed in it: the next job finds it warm. One waits at most. */
export async function returnPage(page: Page): Promise<void> {
  const done = (jobs.get(page) ?? 0) + 1;
  jobs.set(page, done);
  if (spare !== null || done >= MOST_JOBS) return await page.close();
  spare = page;
}

/** Ends Chromium without asking it; the next job starts another. */
function kill(pid: number): void {
  for (const target of pid > 0 ? [-pid, pid] : []) {
    try {
      process.kill(target, "SIGKILL");
    } catch {
      // It has ended, or leads no group.
    }
  }
}

/** Closes a page whatever it is doing: one that cannot be closed in time ends with its Chromium. */
export async function discardPage(page: Page): Promise<void> {
  const running = await warm?.catch(() => null);
  try {
    // A second call of `close` does not wait for the first.
    const closed = page.isClosed() ? undefined : new Promise((resolve) => page.once("close", resolve));
    await within(Promise.all([page.close(), closed]), AbortSignal.timeout(CLOSE_SECONDS * 1000));
  } catch {
    if (!page.isClosed() && running?.browser === page.context().browser()) kill(running?.pid ?? 0);
  }
}

/** A page with the renderer in it, for one job alone. A Chromium that is just dying gives its place to a new one. */
async function freshPage(): Promise<Opened> {
  const running = warmBrowser();
  try {
    return await openPage(await running);
  } catch (error) {
    if (error instanceof JobError) throw error;
    if (warm === running) warm = null;
    return openPage(await warmBrowser());
  }
}

/**
 * As `freshPage`, within `signal`; a page that comes later is closed, and a Chromium that opens none in a minute is
 * ended. @throws the signal's reason
 */
export async function renderPage(signal: AbortSignal): Promise<Opened> {
  const limit = AbortSignal.timeout(LAUNCH_SECONDS * 1000);
  const opening = freshPage();
  try {
    return await within(opening, AbortSignal.any([signal, limit]));
  } catch (error) {
    opening.then(({ page }) => discardPage(page)).catch(() => undefined);
    const running = limit.aborted ? await warm?.catch(() => null) : null;
    kill(running?.pid ?? 0);
    throw error;
  }
}

/** Ends the warm browser (tests, shutdown). */
export async function closeBrowser(): Promise<void> {
  const running = await warm?.catch(() => null);
  [warm, spare] = [null, null];
  await running?.browser.close();
}
