import { onlineAssets, type TimelineDocument } from "../../../timeline/document.ts";
import { jobExpiry } from "../files/expiry.ts";
import { workKey } from "../files/keys.ts";
import { workHash } from "../media/artifact.ts";
import type { Maker } from "./tool.ts";

/** Whose files they are, and how they are reached. */
export type Place = Pick<Maker, "files" | "ownerId">;

const LIMITS = {
  "image/webp": 64e6,
  "image/png": 128e6,
  "audio/wav": 256e6,
  "audio/mpeg": 64e6,
  "video/mp4": 1e9,
  "video/webm": 1e9,
  "image/gif": 256e6,
  "image/jpeg": 64e6,
  "application/pdf": 16e6,
  "image/svg+xml": 1e6,
  "audio/mp4": 256e6,
  "application/json": 16e6,
} as const;
type ContentType = keyof typeof LIMITS;

/** A file of ours as a media job reads it. */
export async function sourceOf({ files }: Pick<Place, "files">, key: string) {
  return { key, url: files.absolute(await files.readPath(key, jobExpiry())) };
}

/** Where a media job reads the files of a timeline document, by asset id; an offline one has no address. */
export async function urlsOf(place: Pick<Place, "files">, document: Pick<TimelineDocument, "assets">): Promise<Record<string, string>> {
  const entries = onlineAssets(document).map(async ([id, asset]) => [id, (await sourceOf(place, asset.url)).url] as const);
  return Object.fromEntries(await Promise.all(entries));
}

/** Where a media job writes, bound to a type and a size. */
export async function targetFor({ files }: Pick<Place, "files">, key: string, content_type: ContentType) {
  return { key, content_type, url: files.absolute(await files.writePath(key, jobExpiry(), { max: LIMITS[content_type], content_type })) };
}

/** The same under the owner. */
export const targetAt = (place: Place, name: string, content_type: ContentType) =>
  targetFor(place, workKey(place.ownerId, name), content_type);

/** A name for a job's output that is the same whenever the job is the same. */
export const workName = async ({ ownerId }: Pick<Place, "ownerId">, work: object): Promise<string> =>
  (await workHash(ownerId, work)).slice(0, 32);
