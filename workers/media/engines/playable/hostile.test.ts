import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { endlessGif, manyStreams, textBomb } from "../../../../tests/setup/bombs.ts";
import { film } from "../footage/testing.ts";
import { inspect, shrink } from "../picture/decode.ts";
import { probeFile } from "../probe/probe.ts";

const { signal } = new AbortController();
const SMALL = { width: 300, height: 300, quality: 90, format: "webp" } as const;
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "bombs-"));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function kept(name: string, bytes: Buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
}

it("a text that unpacks to hundreds of megabytes is not unpacked, or refused with its picture", async () => {
  const path = await kept("text.png", textBomb(2 ** 27));
  const before = process.memoryUsage().rss;
  const made = await inspect(path, 1).then(
    (source) => shrink(source, join(folder, "text.webp"), SMALL),
    (error: unknown) => error,
  );
  expect(made).toSatisfy((one: object) => "bytes" in one || ("code" in one && one.code === "INPUT_UNREADABLE"));
  expect(process.memoryUsage().rss - before).toBeLessThan(100e6);
});

it("of a GIF of fifty thousand pictures the first is looked at", async () => {
  const source = await inspect(await kept("long.gif", endlessGif(50_000, true)), 1);
  expect(await shrink(source, join(folder, "gif.webp"), SMALL)).toMatchObject({ width: 1, height: 1 });
});

it("a film of thousands of tracks is answered: by its first ones, or as one that cannot be read", async () => {
  const good = ["-f", "lavfi", "-i", "testsrc=s=64x64:d=0.2", "-f", "lavfi", "-i", "sine=d=0.2", "-c:v", "libx264", "-c:a", "aac"];
  const mp4 = await readFile(await film(folder, ...good, "good.mp4"));
  expect(await probeFile(await kept("tracks.mp4", manyStreams(mp4, 100)), signal)).toMatchObject({ type: "video", width: 64 });
  await expect(probeFile(await kept("more.mp4", manyStreams(mp4, 1500)), signal)).rejects.toMatchObject({ code: "INPUT_UNREADABLE" });
  expect(await probeFile(await kept("after.mp4", mp4), signal)).toMatchObject({ type: "video" });
}, 60_000);
