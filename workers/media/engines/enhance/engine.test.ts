import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { probed } from "../../testing/decoded.ts";
import type { Recipe } from "../../protocol/mending.ts";
import { film } from "../footage/testing.ts";
import { enhance } from "./engine.ts";
import { upscaled } from "./upscaler.ts";

const { signal } = new AbortController();
const PLAIN: Recipe = {
  deinterlace: false,
  stabilise: false,
  denoise: "off",
  deblock: false,
  times: 1,
  sharpen: "off",
  colour: "off",
  rate: null,
  quiet: false,
  loudness: false,
};

let folder = "";
let source = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "enhance-"));
  const inputs = ["-f", "lavfi", "-i", "testsrc2=s=96x64:r=15:d=1", "-f", "lavfi", "-i", "sine=f=440:d=1"];
  source = await film(folder, ...inputs, "-c:v", "libx264", "-pix_fmt", "yuv420p", "-c:a", "aac", "source.mp4");
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

const make = (recipe: Partial<Recipe>, span: { start: number; seconds: number } | null = null) =>
  enhance(
    { recipe: { ...PLAIN, ...recipe }, span },
    { source, before: join(folder, "before.mp4"), after: join(folder, "after.mp4") },
    { signal, progress: () => undefined },
  );

const psnr = (a: Uint8Array, b: Uint8Array): number =>
  10 * Math.log10((255 ** 2 * a.length) / a.reduce((sum, one, at) => sum + (one - (b[at] ?? 0)) ** 2, 0));

describe("a film that is enhanced", () => {
  it("is twice as large by the network, beside itself as it was, with its sound", async () => {
    const made = await make({ times: 2, sharpen: "light" });
    expect(made).toMatchObject({
      upscaler: "network",
      has_sound: true,
      before: { width: 96, height: 64 },
      after: { width: 192, height: 128 },
    });
    const { streams } = await probed(join(folder, "after.mp4"));
    expect(streams).toMatchObject([{ codec_name: "h264", nb_frames: "15", color_space: "bt709" }, { codec_name: "aac" }]);
  });

  it("is four times as large, and every other wish of a recipe is done at once", async () => {
    const all = {
      deinterlace: true,
      stabilise: true,
      deblock: true,
      denoise: "strong",
      colour: "vivid",
      quiet: true,
      loudness: true,
    } as const;
    const made = await make({ ...all, times: 4, rate: 30 });
    expect(made.after).toMatchObject({ width: 384, height: 256 });
    expect((await probed(join(folder, "after.mp4"))).streams[0]).toMatchObject({ r_frame_rate: "30/1" });
  });

  it("as a preview is as long as its span, and is refused where that begins behind the end", async () => {
    const made = await make({}, { start: 0.4, seconds: 0.4 });
    expect([made.upscaler, made.after.duration.toFixed(1), made.before.duration.toFixed(1)]).toEqual(["none", "0.4", "0.4"]);
    await expect(make({}, { start: 5, seconds: 1 })).rejects.toMatchObject({ code: "INPUT_TOO_SMALL" });
  });
});

it("the network is nearer to a picture than bicubic is, and bands leave no seam", async () => {
  const [width, height] = [320, 400];
  const photograph = new URL("../../../../public/samples/bottle/kitchen.jpg", import.meta.url).pathname;
  const truth = await sharp(photograph).resize(width, height, { fit: "cover" }).removeAlpha().raw().toBuffer();
  const whole = { raw: { width, height, channels: 3 } } as const;
  const half = await sharp(truth, whole)
    .resize(width / 2, height / 2, { kernel: "cubic" })
    .raw()
    .toBuffer();
  const small = { raw: { width: width / 2, height: height / 2, channels: 3 } } as const;
  const cubic = await sharp(half, small).resize(width, height, { kernel: "cubic" }).raw().toBuffer();
  const made = await upscaled({ width: width / 2, height: height / 2, data: half }, 2);
  expect([made.width, made.height]).toEqual([width, height]);
  expect(psnr(truth, made.data)).toBeGreaterThan(psnr(truth, cubic) + 0.3);
  const banded = await upscaled({ width: width / 2, height: height / 2, data: half }, 2, 12_000);
  expect(psnr(made.data, banded.data)).toBeGreaterThan(60);
  const quarter = await sharp(truth, whole)
    .resize(width / 4, height / 4, { kernel: "cubic" })
    .raw()
    .toBuffer();
  const four = await upscaled({ width: width / 4, height: height / 4, data: quarter }, 4);
  const tiny = { raw: { width: width / 4, height: height / 4, channels: 3 } } as const;
  const rough = await sharp(quarter, tiny).resize(width, height, { kernel: "cubic" }).raw().toBuffer();
  expect(psnr(truth, four.data)).toBeGreaterThan(psnr(truth, rough));
});
