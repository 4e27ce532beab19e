import { expect, it } from "vitest";
import type { Job } from "../../workers/media/protocol/jobs.ts";
import { mediaKey, playKey } from "../../workers/upstream/files/keys.ts";
import { type MediaClient, MediaJobFailed } from "../../workers/upstream/media/client.ts";
import { asJpeg } from "../../workers/upstream/medialib/content/photo.ts";
import { all } from "./support.ts";

/** A media service that does this with the job that it is given. */
const serving = (run: (job: Job) => Promise<unknown>) => ({ ...all, media: { ...all.media, run } as unknown as MediaClient });

async function stored(id: string): Promise<{ key: string; name: string }> {
  const key = mediaKey("someone", id);
  await all.bucket.put(key, "a HEIC photo", { httpMetadata: { contentType: "image/heic" } });
  return { key, name: "IMG_0001.HEIC" };
}

it("a HEIC photo that is for a tool becomes a JPEG in its own place, and leaves nothing beside it", async () => {
  const sent = await stored("photo-1");
  const services = serving(async (job) => {
    if (job.kind === "playable") await all.bucket.put(job.copy.key, "its JPEG", { httpMetadata: { contentType: "image/jpeg" } });
    return { width: 3000, height: 4000 };
  });
  expect(await asJpeg(services, sent)).toMatchObject({ width: 3000, height: 4000, size: 8, file_name: "IMG_0001.jpg" });
  const kept = await all.bucket.get(sent.key);
  expect([await kept?.text(), kept?.httpMetadata?.contentType]).toEqual(["its JPEG", "image/jpeg"]);
  expect(await all.bucket.head(playKey(sent.key))).toBeNull();
});

it("one that cannot be decoded is damaged, and stays as it was", async () => {
  const sent = await stored("photo-2");
  const services = serving(() => Promise.reject(new MediaJobFailed({ code: "INPUT_UNREADABLE", message: "damaged" })));
  await expect(asJpeg(services, sent)).rejects.toMatchObject({ reason: "file.corrupted" });
  expect(await (await all.bucket.get(sent.key))?.text()).toBe("a HEIC photo");
});
