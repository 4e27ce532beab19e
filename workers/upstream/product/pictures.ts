import { takeRoom } from "../../../db/queries/stored-file.ts";
import type { ProductMedia } from "../../../trpc/contract/product.ts";
import { PAGE_MEDIA } from "../../../trpc/contract/rules/page-media.ts";
import { KEPT_FOR, quotaOf } from "../../../trpc/contract/rules/storage.ts";
import { UPLOAD_RULES } from "../../../trpc/contract/rules/uploads.ts";
import { mediaKey } from "../files/keys.ts";
import { randomId, sha256 } from "../ids.ts";
import type { Services } from "../services.ts";
import { readPicture } from "./page.ts";
import type { Owner } from "./owner.ts";
import { measure } from "./size/measure.ts";

async function keep({ bucket, db, media }: Services, owner: Owner, source_url: string) {
  const { bytes } = await readPicture(media, source_url);
  const measured = measure(bytes);
  if (!measured || Math.min(measured.width, measured.height) < UPLOAD_RULES["link-to-video"].minPixels) return null;
  const { content_type, width, height } = measured;
  const id = randomId();
  const key = mediaKey(owner.id, id);
  const room = { key, owner_id: owner.id, bytes: bytes.length, expires_at: Date.now() + KEPT_FOR.unnamed };
  if (!(await takeRoom(db, room, quotaOf(owner)))) return null;
  await bucket.put(key, bytes, { httpMetadata: { contentType: content_type } });
  return {
    hash: await sha256(bytes),
    entry: { id, key, source_url, type: "image", width, height, duration: 0, use: "auto" } satisfies ProductMedia,
  };
}

type Kept = Awaited<ReturnType<typeof keep>>;

/** So many at once: a Worker has 128 MB, and a page may send 10 MB for each. */
const AT_ONCE = 6;

async function keepAll(all: Services, owner: Owner, urls: string[]): Promise<PromiseSettledResult<Kept>[]> {
  if (urls.length === 0) return [];
  const first = await Promise.allSettled(urls.slice(0, AT_ONCE).map((url) => keep(all, owner, url)));
  return [...first, ...(await keepAll(all, owner, urls.slice(AT_ONCE)))];
}

/**
 * Downloads a page's pictures, the best first; keeps those that are pictures, large enough, not twice, and for which the
 * owner has room.
 */
export async function keepPictures(all: Services, owner: Owner, urls: string[]): Promise<ProductMedia[]> {
  const settled = await keepAll(all, owner, urls.slice(0, PAGE_MEDIA.pictures));
  const seen = new Set<string>();
  return settled.flatMap((outcome) => {
    if (outcome.status === "rejected" || !outcome.value || seen.has(outcome.value.hash)) return [];
    seen.add(outcome.value.hash);
    return [outcome.value.entry];
  });
}
