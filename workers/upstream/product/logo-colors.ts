import { takeRoom } from "../../../db/queries/stored-file.ts";
import { KEPT_FOR, quotaOf } from "../../../trpc/contract/rules/storage.ts";
import { mediaKey } from "../files/keys.ts";
import { jobExpiry } from "../files/expiry.ts";
import { randomId } from "../ids.ts";
import { withPatience } from "../media/patience.ts";
import type { Services } from "../services.ts";
import { discard } from "../storage/collect.ts";
import { brandColors } from "./extract/sources/brand-colors.ts";
import type { Owner } from "./owner.ts";
import { measure } from "./size/measure.ts";

const LOGO = { bytes: 1_000_000, seconds: 5, accept: "image/svg+xml,image/webp,image/png,image/jpeg,image/gif" };
/** A page is read while somebody waits. */
const PATIENCE_MS = 6000;

const isDrawing = (text: string): boolean => /^\s*(?:<\?xml|<!--|<!DOCTYPE svg|<svg)/i.test(text) && text.includes("<svg");
const PAINT = /(?:fill|stroke|stop-color)\s{0,3}[:=]\s{0,3}["']?\s{0,3}(#[\da-f]{3,8}|rgba?\([\d\s,.%]{5,40}\))/gi;

/** The colours that an SVG paints with, the most frequent first. */
function paintsOf(drawing: string): string[] {
  const counts = new Map<string, number>();
  for (const [, paint = ""] of drawing.matchAll(PAINT)) counts.set(paint, (counts.get(paint) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([paint]) => paint);
}

/** The colours of a raster, most of it first, counted by the media service, which reads it from our bucket. */
async function countedIn(all: Services, owner: Owner, bytes: Uint8Array<ArrayBuffer>): Promise<string[]> {
  const measured = measure(bytes);
  const key = mediaKey(owner.id, randomId());
  const room = { key, owner_id: owner.id, bytes: bytes.length, expires_at: Date.now() + KEPT_FOR.unnamed };
  if (!measured || !(await takeRoom(all.db, room, quotaOf(owner)))) return [];
  await all.bucket.put(key, bytes, { httpMetadata: { contentType: measured.content_type } });
  try {
    const url = all.files.absolute(await all.files.readPath(key, jobExpiry()));
    return (await all.media.run({ kind: "palette", picture: { key, url } })).colours;
  } finally {
    await discard(all, key);
  }
}

async function colorsOf(all: Services, owner: Owner, url: string): Promise<string[]> {
  const response = await all.media.egress(url, LOGO);
  if (!response.ok) return [];
  const bytes = new Uint8Array(await response.arrayBuffer());
  const text = new TextDecoder().decode(bytes);
  // Behind a raster's first colour come the tints of its edges.
  return isDrawing(text) ? brandColors(paintsOf(text)) : brandColors(await countedIn(all, owner, bytes)).slice(0, 1);
}

async function firstOf(all: Services, owner: Owner, urls: readonly string[]): Promise<string[]> {
  for (const url of urls) {
    const colors = await colorsOf(all, owner, url).catch(() => []);
    if (colors.length > 0) return colors;
  }
  return [];
}

/**
 * The colours of the first logo that has any, `#rrggbb`; none where no logo can be had in time: a brand's colours are an
 * extra, and no page fails for them.
 */
export async function logoColors(all: Services, owner: Owner, urls: readonly string[]): Promise<string[]> {
  const colors = await withPatience(firstOf(all, owner, urls), PATIENCE_MS);
  return colors === "later" ? [] : colors;
}
