import { describe, expect, it } from "vitest";
import { storedFile } from "../../db/schema/index.ts";
import { mediaLib } from "../../trpc/contract/media.ts";
import type { JobOf } from "../../workers/media/protocol/jobs.ts";
import { playKey, thumbKey, workThumbKey } from "../../workers/upstream/files/keys.ts";
import { readFile, writeFile } from "../../workers/upstream/files/serve.ts";
import { type MediaClient, MediaJobFailed } from "../../workers/upstream/media/client.ts";
import { assetRow, insertAssets } from "./library-support.ts";
import { all, ask, guest } from "./support.ts";
import { ORIGIN, pngHeader, report, upload } from "./upload-support.ts";

const soon = () => Math.floor(Date.now() / 1000) + 60;
const LETTERS = new TextEncoder().encode("abcdefghijklmnopqrstuvwxyz");

async function stored(key: string) {
  await all.bucket.put(key, LETTERS, { httpMetadata: { contentType: "text/plain" } });
  return ORIGIN + (await all.files.readPath(key, soon()));
}

describe("signed files", () => {
  it("are read whole, in ranges, and by condition", async () => {
    const url = await stored("u/a/1");
    expect(await (await ask(url)).text()).toBe("abcdefghijklmnopqrstuvwxyz");
    const middle = await ask(url, { headers: { range: "bytes=2-4" } });
    expect([middle.status, middle.headers.get("content-range"), await middle.text()]).toEqual([206, "bytes 2-4/26", "cde"]);
    const tail = await ask(url, { headers: { range: "bytes=-3" } });
    expect([tail.status, await tail.text()]).toEqual([206, "xyz"]);
    const beyond = await ask(url, { headers: { range: "bytes=99-" } });
    expect([beyond.status, beyond.headers.get("content-range")]).toEqual([416, "bytes */26"]);
    await beyond.body?.cancel();
    const etag = (await ask(url, { method: "HEAD" })).headers.get("etag") ?? "";
    expect((await ask(url, { headers: { "if-none-match": etag } })).status).toBe(304);
  });

  it("open by their own signature alone", async () => {
    const url = await stored("u/a/2");
    await stored("u/b/2");
    const forged = [
      url.replace("u/a/2", "u/b/2"),
      url.replace(/e=\d+/, "e=99999999999"),
      url.replace(/s=\w/, "s=0f"),
      url.replace(/&?s=\w+/, ""),
    ];
    for (const address of forged) expect((await ask(address)).status).toBe(403);
    const over = ORIGIN + (await all.files.readPath("u/a/2", Math.floor(Date.now() / 1000) - 1));
    expect((await ask(over)).status).toBe(403);
    expect((await ask(url, { method: "PUT", body: "x" })).status).toBe(403);
  });

  it("of a small look are kept at the edge, for whoever has a signature for that very object, and by no cache on the way", async () => {
    const mine = thumbKey("u/a/m/3", "picture");
    await all.bucket.put(`${mine}.webp`, LETTERS, { httpMetadata: { contentType: "image/webp" } });
    const url = ORIGIN + (await all.files.readPath(mine, soon()));
    const first = await ask(url);
    expect([first.status, first.headers.get("cache-control"), first.headers.get("vary")]).toEqual([
      200,
      "private, max-age=3600, immutable",
      "accept",
    ]);
    expect((await first.arrayBuffer()).byteLength).toBe(26);
    const again = await ask(url);
    expect([again.headers.get("content-type"), (await again.arrayBuffer()).byteLength]).toEqual(["image/webp", 26]);
    expect((await ask(url, { headers: { "if-none-match": first.headers.get("etag") ?? "" } })).status).toBe(304);
    const other = ORIGIN + (await all.files.readPath(thumbKey("u/b/m/3", "picture"), soon()));
    const over = ORIGIN + (await all.files.readPath(mine, Math.floor(Date.now() / 1000) - 1));
    const forged = [other.replace("u/b/", "u/a/"), url.replace(/s=\w/, "s=0f"), over];
    for (const address of forged) expect((await ask(address)).status, address).toBe(403);
    expect((await ask(other)).status).toBe(404);
  });

  it("of a small look at what a job has made is a picture of at most 300 pixels, made once, in the owner's name", async () => {
    const source = "u/a/ai-image/picture-1.png";
    await all.bucket.put(source, LETTERS);
    const asked: JobOf<"thumbnail">[] = [];
    const run = async (job: JobOf<"thumbnail">) => {
      asked.push(job);
      await all.bucket.put(job.thumb.key, "small", { httpMetadata: { contentType: "image/webp" } });
      return { width: 300, height: 300, engine: "sharp" };
    };
    const services = { ...all, media: { ...all.media, run } as unknown as MediaClient };
    const url = ORIGIN + (await all.files.readPath(workThumbKey(source), soon()));
    for (const _ of [1, 2]) expect(await (await readFile(new Request(url), services)).text()).toBe("small");
    expect(asked.map(({ picture, width, height }) => [picture.key, width, height])).toEqual([[source, 300, 300]]);
    expect((await readFile(new Request(url.replace("u/a/", "u/b/")), services)).status).toBe(403);
  });

  it("are refused for writing only once what was sent is read: who still sends would not hear of it", async () => {
    const PARTS = 40;
    for (const size of [1000, 10_000]) {
      let sent = 0;
      const body = new ReadableStream<Uint8Array>({
        pull(controller) {
          sent += 1;
          if (sent > PARTS) controller.close();
          else controller.enqueue(new Uint8Array(size));
        },
      });
      const url = ORIGIN + (await all.files.readPath("u/a/m/4", soon()));
      const refused = await writeFile(new Request(url, { method: "PUT", body, headers: { "content-length": "1" } }), all);
      expect([refused.status, sent]).toEqual([403, PARTS + 1]);
    }
  });

  it("are written no longer than announced", async () => {
    const me = await guest();
    const { put, place } = await upload(me, new Uint8Array(500), 100);
    expect(put.status).toBe(413);
    expect(await all.bucket.head(place.key)).toBeNull();
  });
});

it("the copy that browsers play of a film for a tool is made when it is first asked for, once; of nothing else", async () => {
  const me = await guest();
  const odd = assetRow(me, { file_name: "hevc.mov", asset_type: 2, shelf: "flow", copy: "waiting" });
  const plain = assetRow(me, { file_name: "plain.mp4", asset_type: 2, shelf: "flow" });
  const broken = assetRow(me, { file_name: "broken.mov", asset_type: 2, shelf: "flow", copy: "waiting" });
  await insertAssets([odd, plain, broken]);
  const asked: string[] = [];
  const run = async (job: JobOf<"playable">) => {
    asked.push(job.file.key);
    if (job.file.key === broken.key) throw new MediaJobFailed({ code: "INPUT_UNREADABLE", message: "as the test wants it" });
    await all.bucket.put(job.copy.key, LETTERS, { httpMetadata: { contentType: "video/mp4" } });
    return { width: 4, height: 4, duration: 1, bytes: 26, mended: ["codec"], engine: "copying" };
  };
  const services = { ...all, media: { ...all.media, run } as unknown as MediaClient };
  const read = async (url: string) => readFile(new Request(ORIGIN + url, { headers: { range: "bytes=0-2" } }), services);
  const { play_url } = await me.call(mediaLib.detail, { id: odd.id });
  for (const _ of [1, 2]) {
    const answer = await read(play_url);
    expect([answer.status, await answer.text()]).toEqual([206, "abc"]);
  }
  expect((await read(await all.files.readPath(playKey(plain.key), soon()))).status).toBe(404);
  expect((await read(await all.files.readPath(playKey("u/nobody/m/1"), soon()))).status).toBe(404);
  for (const _ of [1, 2]) expect((await read(await all.files.readPath(playKey(broken.key), soon()))).status).toBe(404);
  expect(asked).toEqual([odd.key, broken.key]);
  expect(await me.call(mediaLib.detail, { id: broken.id })).toMatchObject({ copy: "failed", play_url: "" });
});

describe("an upload", () => {
  it("becomes an asset when its bytes are a picture", async () => {
    const me = await guest();
    const { place } = await upload(me, pngHeader(640, 480));
    const made = await report(me, place.key);
    expect(made).toMatchObject({ width: 640, height: 480, asset_type: 1 });
    const again = await report(me, place.key);
    expect(again.id).toBe(made.id);
  });

  it("that is no picture is refused and removed", async () => {
    const me = await guest();
    const { place } = await upload(me, new TextEncoder().encode("<svg onload=alert(1)>") as Uint8Array<ArrayBuffer>);
    await expect(report(me, place.key)).rejects.toMatchObject({ code: -20301 });
    expect(await all.bucket.head(place.key)).toBeNull();
  });

  it("below the smallest side says so", async () => {
    const me = await guest();
    const { place } = await upload(me, pngHeader(640, 299));
    const refused = report(me, place.key);
    await expect(refused).rejects.toThrow("at least 300 pixels");
  });

  it("is written once: after its bytes were checked no others take their place", async () => {
    const me = await guest();
    const { place } = await upload(me, pngHeader(640, 480));
    const body = new Uint8Array(20);
    const again = await ask(ORIGIN + place.upload_url, { method: "PUT", body, headers: { "content-length": "20" } });
    expect(again.status).toBe(409);
    expect((await all.bucket.head(place.key))?.size).toBe(45);
  });

  it("reported many times at once is one asset", async () => {
    const me = await guest();
    const { place } = await upload(me, pngHeader(640, 480));
    const made = await Promise.all(Array.from({ length: 5 }, () => report(me, place.key)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  });

  it("is what a user sent: no film or poster of ours is reported, and none removed by it", async () => {
    const me = await guest();
    for (const key of [`u/${me.userId}/ad/film.mp4`, `u/${me.userId}/poster/x.jpg`, `u/${me.userId}/0a1b2c.png`]) {
      await all.bucket.put(key, LETTERS);
      await all.db.insert(storedFile).values({ key, owner_id: me.userId, bytes: LETTERS.length });
      await expect(report(me, key)).rejects.toMatchObject({ code: -20001 });
      expect(await all.bucket.head(key)).not.toBeNull();
    }
  });

  it("of someone else cannot be reported", async () => {
    const { place } = await upload(await guest(), pngHeader(640, 480));
    const stranger = await guest();
    await expect(report(stranger, place.key)).rejects.toMatchObject({ code: -20001 });
  });
});
