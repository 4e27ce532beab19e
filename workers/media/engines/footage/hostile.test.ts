import { execFile } from "node:child_process";
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ffmpeg } from "../../binaries/ffmpeg.ts";
import { type FileOrigin, openFileOrigin } from "../../testing/file-origin.ts";
import { probeFile } from "../probe/probe.ts";
import { filmFacts } from "./facts.ts";
import { cutStill } from "./reel.ts";
import { strip } from "./small-frames.ts";

let folder = "";
let origin: FileOrigin;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "hostile-"));
  origin = await openFileOrigin();
  const moov = ["-c:v", "libx264", "-movflags", "frag_keyframe+empty_moov+default_base_moof"];
  await promisify(execFile)(await ffmpeg(), [
    "-v",
    "error",
    "-f",
    "lavfi",
    "-i",
    "testsrc=s=320x240:d=1",
    ...moov,
    join(folder, "secret.mp4"),
  ]);
});
afterAll(async () => {
  await origin.close();
  await rm(folder, { recursive: true });
});

const { signal } = new AbortController();
const FACTS = { width: 320, height: 240, duration: 1, hdr: false, matrix: "bt709", stream: 0 } as const;

/** Begins as an MP4 does, so that its bytes are taken for one; is a DASH manifest that names another film. */
const manifest = (film: string): string =>
  `<!--ftypjp2 --><MPD xmlns="urn:mpeg:dash:schema:mpd:2011" profiles="urn:mpeg:dash:profile:isoff-on-demand:2011" type="static" mediaPresentationDuration="PT1S"><Period><AdaptationSet mimeType="video/mp4"><Representation id="1" bandwidth="1" mimeType="video/mp4"><BaseURL>${film}</BaseURL></Representation></AdaptationSet></Period></MPD>`;

async function upload(text: string): Promise<string> {
  const path = join(folder, "source-of-somebody");
  await writeFile(path, text);
  return path;
}

async function looks(path: string): Promise<number> {
  let count = 0;
  for await (const { width } of strip(path, FACTS, signal)) count += width > 0 ? 1 : 0;
  return count;
}

describe("a film that is a list of other files", () => {
  it("shows no file of the machine", async () => {
    const path = await upload(manifest(join(folder, "secret.mp4")));
    await expect(probeFile(path, signal)).rejects.toMatchObject({ code: "INPUT_UNREADABLE" });
    await expect(filmFacts(path, signal)).rejects.toMatchObject({ code: "INPUT_UNREADABLE" });
    await expect(cutStill(path, 0, join(folder, "still.jpg"), signal)).rejects.toMatchObject({ code: "ENGINE_FAILED" });
    expect(await looks(path)).toBe(0);
  });

  it("has no address asked, on loopback or elsewhere", async () => {
    const path = await upload(manifest(`${origin.url}/inside.mp4`));
    await Promise.allSettled([
      probeFile(path, signal),
      filmFacts(path, signal),
      cutStill(path, 0, join(folder, "still.jpg"), signal),
      looks(path),
    ]);
    expect(origin.requests).toEqual([]);
  });
});

it("a film whose frames are larger than any screen is not decoded", async () => {
  const path = join(folder, "huge.mp4");
  await promisify(execFile)(await ffmpeg(), [
    "-v",
    "error",
    "-f",
    "lavfi",
    "-i",
    "color=s=16384x4096:d=0.04:r=25",
    "-c:v",
    "libx264",
    "-preset",
    "ultrafast",
    path,
  ]);
  await expect(cutStill(path, 0, join(folder, "huge.jpg"), signal)).rejects.toMatchObject({ code: "ENGINE_FAILED" });
});

it("a film of two frames weeks apart is looked at for an hour of it, and no further", async () => {
  const path = join(folder, "sparse.mp4");
  const spread = ["-vf", "setpts=N*2000000/TB", "-fps_mode", "passthrough", "-enc_time_base", "1/1000", "-video_track_timescale", "1000"];
  await promisify(execFile)(await ffmpeg(), [
    "-v",
    "error",
    "-f",
    "lavfi",
    "-i",
    "color=s=64x48:r=1:d=2",
    ...spread,
    "-c:v",
    "libx264",
    path,
  ]);
  expect((await stat(path)).size).toBeLessThan(10_000);
  let count = 0;
  for await (const { width } of strip(path, { ...FACTS, width: 64, height: 48 }, signal)) count += width > 0 ? 1 : 0;
  expect(count).toBe(3600 * 8);
});
