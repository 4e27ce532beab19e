import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { decodeVideo, probed } from "../../../testing/decoded.ts";
import { portrait } from "../../../testing/portrait.ts";
import { film } from "../../footage/testing.ts";
import { engines } from "../../../lanes/engines.ts";
import { makeLips } from "./lips.ts";
import { lookFor } from "./look-for.ts";
import { makeLoop } from "./loop.ts";
import { readRig, writeRig } from "./rig-file.ts";

const how = { signal: new AbortController().signal, progress: () => undefined };
/** The middle of the upper lip's inner edge, in the mesh. */
const LIPS = 13;
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "people-"));
  await writeFile(join(folder, "face.png"), await portrait(400));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

const at = (name: string): string => join(folder, name);
const H264 = ["-c:v", "libx264", "-preset", "ultrafast", "-crf", "14", "-pix_fmt", "yuv420p"];
/** A face that sways, `seconds` of it at the end of a film of `whole`. */
const swaying = (name: string, seconds: number, whole = seconds) => {
  const ground = `color=c=0x8899aa:s=480x480:r=12:d=${whole}`;
  const shown = `overlay=x='40+4*sin(t*2)':y=40:enable='gte(t,${whole - seconds})'`;
  const input = ["-loop", "1", "-framerate", "12", "-t", String(whole), "-i", at("face.png")];
  return film(folder, "-f", "lavfi", "-i", ground, ...input, "-filter_complex", `[0][1]${shown}`, ...H264, name);
};
const loopOf = (source: string) => makeLoop({ source, loop: at("loop.mp4"), still: at("still.jpg"), rig: at("rig.json") }, how);

it("a film of a face becomes a loop, which says what it is told: the mouth moves, the rest stays as it was", async () => {
  const loop = await loopOf(await swaying("person.mp4", 5));
  expect(loop).toMatchObject({ width: 480, height: 480 });
  expect(loop.face.width).toBeGreaterThan(0.3);
  const cues = [{ time: 0.4, duration: 0.4, open: 1, wide: 0 }];
  const made = await makeLips({ cues, duration: 1, scale: 1 }, { loop: at("loop.mp4"), rig: at("rig.json"), film: at("film.mp4") }, how);
  expect((await probed(at("film.mp4"))).streams).toMatchObject([{ codec_name: "h264", nb_frames: "25" }]);
  expect(made.duration).toBe(1);
  const [still, speaking] = await Promise.all([at("loop.mp4"), at("film.mp4")].map((path) => decodeVideo(path, "fps=25", "gray")));
  const size = 480 * 480;
  const change = (frame: number, from: number, to: number): number => {
    const [a, b] = [still, speaking].map((all) => all?.subarray(frame * size, (frame + 1) * size));
    let sum = 0;
    for (let i = Math.round(from * 480) * 480; i < Math.round(to * 480) * 480; i += 1) sum += Math.abs((a?.[i] ?? 0) - (b?.[i] ?? 0));
    return sum / ((to - from) * size);
  };
  const { y, height } = loop.face;
  const mouth = [y + height * 0.6, y + height] as const;
  expect(change(15, ...mouth)).toBeGreaterThan(change(2, ...mouth) + 1.5);
  expect(change(15, 0, y)).toBeLessThan(2);
}, 120_000);

it("every frame has the mouth of the one in which nothing is said", async () => {
  // That of the loop of the test before this one has a green spot for a mouth.
  const rig = await readRig(at("rig.json"));
  if (!rig.rest) throw new Error("the lips of a face that says nothing are shut");
  const [x = 0, y = 0] = rig.rest.mesh.slice(2 * LIPS, 2 * LIPS + 2);
  const spot = await sharp({ create: { width: 20, height: 12, channels: 3, background: "#00c040" } })
    .png()
    .toBuffer();
  const face = sharp(Buffer.from(rig.rest.jpeg, "base64")).composite([{ input: spot, left: Math.round(x) - 10, top: Math.round(y) - 6 }]);
  const jpeg = (await face.jpeg({ quality: 95 }).toBuffer()).toString("base64");
  await writeRig(at("marked.json"), { ...rig, rest: { ...rig.rest, jpeg } });
  const files = { loop: at("loop.mp4"), rig: at("marked.json"), film: at("marked.mp4") };
  await makeLips({ cues: [], duration: 0.4, scale: 1 }, files, how);
  const pictures = await decodeVideo(at("marked.mp4"), "fps=25", "rgb24");
  for (const frame of [0, 4, 9]) {
    const [left = 0, top = 0] = rig.frames[frame]?.slice(2 * LIPS, 2 * LIPS + 2) ?? [];
    const pixel = ((frame * 480 + Math.round(top)) * 480 + Math.round(left)) * 3;
    expect((pictures[pixel + 1] ?? 0) - (pictures[pixel] ?? 0)).toBeGreaterThan(80);
  }
}, 120_000);

it("a loop without its background says it, too: what could be seen through still can", async () => {
  // Of the loop of the first test, its left half is gone.
  const alpha = "format=yuva444p,geq=lum='lum(X,Y)':cb='cb(X,Y)':cr='cr(X,Y)':a='if(lt(X,W/2),0,255)',format=yuva420p";
  const vp9 = ["-c:v", "libvpx-vp9", "-b:v", "0", "-crf", "30", "-deadline", "realtime", "-cpu-used", "8", "-auto-alt-ref", "0"];
  await film(folder, "-i", at("loop.mp4"), "-vf", `scale=240:240,${alpha}`, ...vp9, "cutout.webm");
  const files = { loop: at("loop.mp4"), rig: at("rig.json"), film: at("alone.webm"), cutout: at("cutout.webm") };
  const made = await makeLips({ cues: [{ time: 0, duration: 0.4, open: 1, wide: 0 }], duration: 0.4, scale: 1 }, files, how);
  expect(made).toMatchObject({ width: 240, height: 240, duration: 0.4 });
  const seen = await decodeVideo(files.film, "alphaextract,scale=2:1:flags=area", "gray", ["-c:v", "libvpx-vp9"]);
  expect([seen.length, (seen[0] ?? 255) < 12, (seen[1] ?? 0) > 243]).toEqual([20, true, true]);
}, 120_000);

it("a film that shows a face for less than half its length is refused, and so is one that is too small", async () => {
  await expect(loopOf(await swaying("rare.mp4", 2, 6))).rejects.toMatchObject({ code: "FACE_RARE" });
  const small = await film(folder, "-i", at("person.mp4"), "-vf", "scale=240:240", ...H264, "small.mp4");
  await expect(loopOf(small)).rejects.toMatchObject({ code: "INPUT_TOO_SMALL" });
}, 120_000);

it("one face is found in a photo and in a film; a film without it for most of its length, and a picture of nobody, are refused", async () => {
  const look = (of: "photo" | "film", source: string) => lookFor(of, { source, clean: at("clean.webp") }, how);
  expect(await look("photo", at("face.png"))).toMatchObject({ moments: 1, seen: 1 });
  expect((await probed(at("clean.webp"))).streams).toMatchObject([{ codec_name: "webp" }]);
  const found = await look("film", await swaying("whole.mp4", 1));
  expect(found.seen).toBe(found.moments);
  await expect(look("film", await swaying("rarely.mp4", 1, 3))).rejects.toMatchObject({ code: "FACE_RARE" });
  const empty = await film(folder, "-f", "lavfi", "-i", "color=c=0x8899aa:s=480x480:r=12:d=1", ...H264, "empty.mp4");
  await expect(look("film", empty)).rejects.toMatchObject({ code: "FACE_MISSING" });
  // The process of its lane knows the job.
  expect(engines.people).toHaveProperty("faces");
});
