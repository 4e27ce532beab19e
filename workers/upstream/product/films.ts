import type { ProductMedia } from "../../../trpc/contract/product.ts";
import { sniff } from "../../../trpc/contract/rules/magic.ts";
import { checkUpload } from "../../../trpc/contract/rules/upload-check.ts";
import { UPLOAD_RULES } from "../../../trpc/contract/rules/uploads.ts";
import { AppError } from "../app-error.ts";
import { randomId } from "../ids.ts";
import { inspectFilm } from "../medialib/film.ts";
import type { Services } from "../services.ts";

/** The film waits for nobody longer than the pictures do: what takes more is left out, and can be uploaded. */
const FETCH = { bytes: 64_000_000, seconds: 20, accept: "video/mp4,video/quicktime" };
const HEAD_BYTES = 4096;

/** A page calls a film what it likes: it is named by what it is. */
const nameOf = (format: string | null) => `film.${format ?? "bin"}`;

async function store({ bucket, media }: Services, key: string, url: string): Promise<{ bytes: number; format: ReturnType<typeof sniff> } | null> {
  const response = await media.egress(url, FETCH);
  if (!response.ok || !response.body) return null;
  await bucket.put(key, response.body);
  const head = await bucket.get(key, { range: { offset: 0, length: HEAD_BYTES } });
  return head && { bytes: head.size, format: sniff(new Uint8Array(await head.arrayBuffer())) };
}

async function keep(all: Services, ownerId: string, source_url: string): Promise<ProductMedia | null> {
  const id = randomId();
  const key = `u/${ownerId}/m/${id}`;
  const sent = await store(all, key, source_url);
  const purpose = "link-to-video" as const;
  const usable = sent && UPLOAD_RULES["link-to-video-film"].formats.some((format) => format === sent.format);
  if (!usable || checkUpload(purpose, { ...sent, name: nameOf(sent.format) }).length > 0) {
    await all.bucket.delete(key);
    return null;
  }
  const facts = await inspectFilm(all, ownerId, { ...sent, key, name: nameOf(sent.format), purpose });
  return { id, key, source_url, type: "video", ...facts };
}

/** Downloads the film that a page names, through the guarded egress; a page's film that cannot be had or used is left out. */
export async function keepFilm(all: Services, ownerId: string, url: string): Promise<ProductMedia[]> {
  if (url === "") return [];
  try {
    const film = await keep(all, ownerId, url);
    return film ? [film] : [];
  } catch (error) {
    if (!(error instanceof AppError)) console.warn("the film of a page could not be kept", error);
    return [];
  }
}
