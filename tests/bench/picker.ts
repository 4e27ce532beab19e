import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { chromium } from "@playwright/test";
import { type Client, connect } from "../../scripts/run/client.ts";
import { stateFolder } from "../../scripts/setup/paths.ts";
import { resolveChromium } from "../../workers/media/binaries/chromium.ts";
import type { Origin } from "./figures.ts";
import { median } from "./median.ts";

/** Pictures with thumbnails: the first page. The rest are rows behind them. */
const PICTURES = 40;
const FILES = 10_000;
const OPENED = 7;

/** Rows of files behind the newest owner's own, written into the local database as D1 keeps it. */
function addRows(count: number): void {
  const folder = join(stateFolder(), "data/v3/d1/miniflare-D1DatabaseObject");
  for (const name of readdirSync(folder).filter((one) => /^[0-9a-f]+\.sqlite$/.test(one))) {
    const db = new DatabaseSync(join(folder, name));
    db.exec("PRAGMA busy_timeout = 20000");
    if (db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'asset'").get()) db.prepare(ROWS).run(count);
    db.close();
  }
}

const ROWS = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?),
  me(id) AS (SELECT owner_id FROM asset ORDER BY created_at DESC LIMIT 1)
  INSERT INTO asset (id, owner_id, key, file_name, asset_type, width, height, duration_ms, size, created_at, shelf, name_key, search_text)
  SELECT 'row' || i, me.id, 'u/' || me.id || '/m/row' || i, i || '.png', 1, 9, 9, 0, 9, 1700000000000 - i, 'library',
    i || '.png', i || '.png'
  FROM n, me`;

/** What came to the library is being looked at: the figure is measured when that is over. */
async function untilQuiet(client: Client): Promise<void> {
  await client.mediaLib.clearQue.mutate({});
  while ((await client.mediaLib.getQue.query({})).list.some(({ state }) => state === "analysing")) await setTimeout(500);
}

/** A guest's library of our pictures, and the token that its pages are opened with. */
async function filled(origin: string): Promise<string> {
  const { client, token } = await connect(origin);
  const bytes = await (await fetch(`${origin}/samples/bottle/packshot.jpg`)).arrayBuffer();
  for (let at = 0; at < PICTURES; at += 1) {
    const asked = { file_name: `${at}.jpg`, purpose: "asset-library" as const };
    const place = await client.mediaLib.getUploadUrl.mutate({ ...asked, size: bytes.byteLength, content_type: "image/jpeg" });
    await fetch(new URL(place.upload_url, origin), { method: "PUT", body: bytes });
    await client.mediaLib.reportUpload.mutate({ ...asked, key: place.key });
  }
  addRows(FILES - PICTURES);
  await untilQuiet(client);
  return token;
}

/**
 * Milliseconds from the click that asks for the dialog to its first picture, in a page that has not loaded it yet; the
 * thumbnails have been made. With 10,000 files.
 */
export async function pickerFigures(origin: Origin): Promise<Record<string, number>> {
  const base = await origin();
  const token = await filled(base);
  const browser = await chromium.launch({ executablePath: (await resolveChromium()) ?? undefined, args: ["--no-sandbox"] });
  const times: number[] = [];
  for (let turn = 0; turn <= OPENED; turn += 1) {
    const context = await browser.newContext();
    await context.addCookies([{ name: "token", value: token, url: base }]);
    const page = await context.newPage();
    await page.goto(`${base}/background-remover`, { waitUntil: "networkidle" });
    const start = performance.now();
    await page.locator("[data-picker] a").click();
    await page.waitForFunction(() => document.querySelector<HTMLImageElement>("[data-grid] img")?.naturalWidth);
    if (turn > 0) times.push(performance.now() - start);
    await context.close();
  }
  await browser.close();
  return { "picker.open_ms": median(times) };
}
