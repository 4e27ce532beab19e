import { imageSize } from "image-size";
import type { ProductMedia } from "../../../trpc/contract/product.ts";
import { randomId } from "../ids.ts";
import type { Services } from "../services.ts";
import { readPicture } from "./page.ts";

/** Spec §5 Image to video: below 300 px a side a picture is no use on a screen. */
export const MIN_SIDE = 300;
const MOST = 12;
const TYPES: Record<string, string> = { jpg: "image/jpeg", png: "image/png", webp: "image/webp", gif: "image/gif", avif: "image/avif" };

/** Width, height and type by content; null for what is no picture, or too small a one. */
export function measure(bytes: Uint8Array): { width: number; height: number; content_type: string } | null {
  try {
    const { width, height, type, orientation = 1 } = imageSize(bytes);
    const content_type = TYPES[type ?? ""];
    if (!content_type || Math.min(width, height) < MIN_SIDE) return null;
    return orientation >= 5 ? { width: height, height: width, content_type } : { width, height, content_type };
  } catch {
    return null;
  }
}

const digest = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  [...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))].map((byte) => byte.toString(16)).join("");

async function keep({ bucket, media }: Services, ownerId: string, source_url: string) {
  const { bytes } = await readPicture(media, source_url);
  const measured = measure(bytes);
  if (!measured) return null;
  const { content_type, width, height } = measured;
  const id = randomId();
  const key = `u/${ownerId}/m/${id}`;
  await bucket.put(key, bytes, { httpMetadata: { contentType: content_type } });
  return { hash: await digest(bytes), entry: { id, key, source_url, type: "image", width, height, duration: 0 } satisfies ProductMedia };
}

type Kept = Awaited<ReturnType<typeof keep>>;

/** So many at once: a Worker has 128 MB, and a page may send 10 MB for each. */
const AT_ONCE = 6;

async function keepAll(all: Services, ownerId: string, urls: string[]): Promise<PromiseSettledResult<Kept>[]> {
  if (urls.length === 0) return [];
  const first = await Promise.allSettled(urls.slice(0, AT_ONCE).map((url) => keep(all, ownerId, url)));
  return [...first, ...(await keepAll(all, ownerId, urls.slice(AT_ONCE)))];
}

/** Downloads a page's pictures, the best first; keeps those that are pictures, large enough, and not twice. */
export async function keepPictures(all: Services, ownerId: string, urls: string[]): Promise<ProductMedia[]> {
  const settled = await keepAll(all, ownerId, urls.slice(0, MOST));
  const seen = new Set<string>();
  return settled.flatMap((outcome) => {
    if (outcome.status === "rejected" || !outcome.value || seen.has(outcome.value.hash)) return [];
    seen.add(outcome.value.hash);
    return [outcome.value.entry];
  });
}
