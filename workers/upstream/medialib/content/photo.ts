import type { Facts } from "../film.ts";
import { AppError } from "../../app-error.ts";
import { playKey } from "../../files/keys.ts";
import type { Services } from "../../services.ts";
import { sourceOf, targetFor } from "../../tools/job-files.ts";
import { readable } from "./readable.ts";

/**
 * Makes a JPEG of a HEIC photo that is for a tool, under the photo's own key: neither tools nor browsers read HEIC.
 * Throws file.corrupted, or a network error.
 */
export async function asJpeg(
  all: Services,
  { key, name }: { key: string; name: string },
): Promise<Facts & { size: number; file_name: string }> {
  const { bucket, media } = all;
  const made = playKey(key);
  const [file, copy] = await Promise.all([sourceOf(all, key), targetFor(all, made, "image/jpeg")]);
  try {
    const { width, height } = await readable(name, media.run({ kind: "playable", file, copy }));
    const jpeg = await bucket.get(made);
    if (!jpeg) throw new AppError("file.uploadFailed");
    await bucket.put(key, jpeg.body, { httpMetadata: { contentType: "image/jpeg" } });
    return { width, height, duration: 0, plays: true, size: jpeg.size, file_name: name.replace(/\.hei[cf]$/i, ".jpg") };
  } finally {
    await bucket.delete(made);
  }
}
