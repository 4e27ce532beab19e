import { takeRoom } from "../../../db/queries/stored-file.ts";
import type { ProductMedia } from "../../../trpc/contract/product.ts";
import { sniff } from "../../../trpc/contract/rules/magic.ts";
import { PAGE_MEDIA } from "../../../trpc/contract/rules/page-media.ts";
import { KEPT_FOR, quotaOf } from "../../../trpc/contract/rules/storage.ts";
import { checkUpload } from "../../../trpc/contract/rules/upload-check.ts";
import { UPLOAD_RULES } from "../../../trpc/contract/rules/uploads.ts";
import { AppError } from "../app-error.ts";
import { mediaKey, posterKey } from "../files/keys.ts";
import { randomId } from "../ids.ts";
import { inspectFilm } from "../medialib/film.ts";
import type { Services } from "../services.ts";
import { discard } from "../storage/collect.ts";
import type { Owner } from "./owner.ts";

const FETCH = { bytes: PAGE_MEDIA.filmBytes, seconds: PAGE_MEDIA.filmSeconds, accept: "video/mp4,video/quicktime" };
const HEAD_BYTES = 4096;

/** A page calls a film what it likes: it is named by what it is. */
const nameOf = (format: string | null) => `film.${format ?? "bin"}`;

async function store(
  { bucket, db, media }: Services,
  owner: Owner,
  key: string,
  url: string,
): Promise<{ bytes: number; format: ReturnType<typeof sniff> } | null> {
  const response = await media.egress(url, FETCH);
  if (!response.ok || !response.body) return null;
  const room = {
    key,
    owner_id: owner.id,
    bytes: Number(response.headers.get("content-length") ?? FETCH.bytes),
    expires_at: Date.now() + KEPT_FOR.unnamed,
  };
  if (!(await takeRoom(db, room, quotaOf(owner)))) return null;
  await bucket.put(key, response.body);
  const head = await bucket.get(key, { range: { offset: 0, length: HEAD_BYTES } });
  return head && { bytes: head.size, format: sniff(new Uint8Array(await head.arrayBuffer())) };
}

interface Film {
  entry: ProductMedia & { key: string };
  bytes: number;
}

async function keep(all: Services, owner: Owner, source_url: string): Promise<Film | null> {
  const id = randomId();
  const key = mediaKey(owner.id, id);
  const sent = await store(all, owner, key, source_url);
  const purpose = "link-to-video" as const;
  const usable = sent && UPLOAD_RULES["link-to-video-film"].formats.some((format) => format === sent.format);
  if (!usable || checkUpload(purpose, { ...sent, name: nameOf(sent.format) }).length > 0) {
    await discard(all, key);
    return null;
  }
  const facts = await inspectFilm(all, owner.id, { ...sent, key, name: nameOf(sent.format), purpose });
  return { entry: { id, key, source_url, type: "video", ...facts, use: "auto" }, bytes: sent.bytes };
}

/** A page's film that cannot be had or used is left out. */
async function keepOne(all: Services, owner: Owner, url: string): Promise<Film | null> {
  try {
    return await keep(all, owner, url);
  } catch (error) {
    if (!(error instanceof AppError)) console.warn("the film of a page could not be kept", error);
    return null;
  }
}

/** One film at two addresses: byte for byte, or of one length and shape in another size. */
function isSame({ entry: one, bytes }: Film, { entry: other, bytes: others }: Film): boolean {
  const alike = Math.abs(one.duration - other.duration) < 0.1 && Math.abs(one.width / one.height - other.width / other.height) < 0.02;
  return alike && (bytes === others || one.width !== other.width);
}

/** Downloads the films that a page names, the first ones, through the guarded egress; the same film twice is one. */
export async function keepFilms(all: Services, owner: Owner, urls: readonly string[]): Promise<ProductMedia[]> {
  const kept = await Promise.all(urls.slice(0, PAGE_MEDIA.films).map((url) => keepOne(all, owner, url)));
  const films = kept.filter((film) => film !== null);
  const once = films.filter((film, at) => !films.slice(0, at).some((before) => isSame(before, film)));
  for (const film of films) if (!once.includes(film)) await discard(all, film.entry.key, [posterKey(film.entry.key)]);
  return once.map(({ entry }) => entry);
}
