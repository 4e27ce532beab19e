import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it, onTestFinished } from "vitest";
import { decodeVideo } from "../../../testing/decoded.ts";
import { film } from "../../footage/testing.ts";
import { uprightFilm } from "../../footage/upright.ts";
import type { Point } from "../photo/face.ts";
import { atRest } from "./at-rest.ts";
import { faceIn } from "./lips.ts";
import { mostOpen } from "./teeth.ts";
import { restFrameOf } from "./rest-frame.ts";
import { flattened } from "./rig-file.ts";
import { speaker } from "./speaker.testing.ts";

const signal = new AbortController().signal;

it("the mouth of somebody who speaks is at rest where it is shut, neither pressed nor askew, on a head that is turned as usual", () => {
  const spoken = [0.2, 0.3, 0.25, 0.35].map((gap) => speaker({ gap: gap * 80 }));
  const shut = [
    speaker({ thick: 7 }),
    speaker({ skew: 12 }),
    speaker({ turn: 18 }),
    speaker({ nod: -14 }),
    speaker(),
    speaker({ wide: 60 }),
  ];
  const found = atRest([...spoken, ...shut], [...spoken, speaker(), speaker()]);
  expect(found[0]?.index).toBe(spoken.length + 4);
  expect(found.map(({ index }) => index).toSorted((a, b) => a - b)).toEqual([4, 5, 6, 7, 8, 9]);
  expect(atRest(spoken, spoken)).toEqual([]);
});

const SIZE = 400;
/** A picture of a mesh: skin, lips, and what is seen between them. */
async function picture(mesh: readonly Point[], between: string): Promise<Buffer> {
  const outline = (indices: readonly number[]): string => indices.map((index) => mesh[index]?.join(",")).join(" ");
  const lips = outline([61, 40, 37, 0, 267, 270, 291, 321, 314, 17, 84, 91]);
  const inner = outline([78, 80, 82, 13, 312, 310, 308, 318, 317, 14, 87, 88]);
  const shapes = `<polygon points="${lips}" fill="#b45a5f"/><polygon points="${inner}" fill="${between}"/>`;
  const svg = `<svg width="${SIZE}" height="${SIZE}"><rect width="100%" height="100%" fill="#c8967f"/>${shapes}</svg>`;
  return await sharp(Buffer.from(svg)).jpeg({ quality: 96, chromaSubsampling: "4:4:4" }).toBuffer();
}

it("of lips that the mesh has shut, those that touch in the picture are taken; lips that are apart everywhere are none", async () => {
  const size = { width: SIZE, height: SIZE };
  const [still, parted, near] = [speaker(), speaker({ gap: 6 }), speaker({ gap: 4 })];
  // The mesh has all of them a little apart.
  const frames = [
    { mesh: near, jpeg: await picture(parted, "#e6e0d8") },
    { mesh: near, jpeg: await picture(still, "#b45a5f") },
    { mesh: near, jpeg: await picture(parted, "#200c0c") },
  ];
  const opened = await uprightFilm(await colored(), signal);
  const rest = await restFrameOf({ ...opened, size }, [], frames, signal);
  const seen = await sharp(Buffer.from(rest?.jpeg ?? "", "base64"))
    .extract({ left: Math.round(rest?.mesh[26] ?? 0) - 4, top: Math.round(rest?.mesh[27] ?? 0) + 1, width: 8, height: 3 })
    .raw()
    .toBuffer();
  // Lips, and neither teeth nor the dark.
  expect([(seen[0] ?? 0) > 150, (seen[1] ?? 255) < 120]).toEqual([true, true]);
  expect(
    await restFrameOf({ ...opened, size }, [], [{ mesh: speaker({ gap: 20 }), jpeg: frames[0]?.jpeg ?? Buffer.of() }], signal),
  ).toBeNull();
  // The mesh has these nearly shut, too.
  const [less, laughing] = [speaker({ gap: 8 }), speaker({ gap: 18 })];
  expect(await restFrameOf({ ...opened, size }, [], [{ mesh: less, jpeg: await picture(laughing, "#e6e0d8") }], signal)).toBeNull();
});

it("teeth of another frame are shown where they are bright; grey ones in the shade are painted instead", async () => {
  const mesh = speaker({ gap: 20 });
  const open = async (teeth: string) => await mostOpen([{ jpeg: await picture(mesh, teeth) }], [flattened(mesh)]);
  expect([await open("#e6e0d8"), await open("#484a45")]).toEqual([0, null]);
});

/** A film of 25 frames a second, each of them brighter than the one before. */
async function colored(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "frames-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const source = "color=c=black:s=400x400:r=25:d=1,format=gray,geq=lum='16+N*8',format=yuv420p";
  return await film(folder, "-f", "lavfi", "-i", source, "-c:v", "libx264", "-qp", "0", "frames.mp4");
}

it("a frame that is asked for by its number is that one, not the next", async () => {
  const opened = await uprightFilm(await colored(), signal);
  const all = await decodeVideo(opened.path, "fps=25", "rgb24");
  const meshes = Array.from({ length: 25 }, () => speaker());
  // One is by 9 brighter than the one before.
  for (const index of [0, 3, 12]) {
    const face = await faceIn(index, { fps: 25, meshes, film: opened, signal });
    expect(Math.abs((face?.canvas.data[0] ?? -9) - (all[index * SIZE * SIZE * 3] ?? 0))).toBeLessThan(4);
  }
});
