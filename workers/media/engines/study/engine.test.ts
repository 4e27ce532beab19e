import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { film } from "../footage/testing.ts";
import { study } from "./engine.ts";

const { signal } = new AbortController();
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "study-"));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

const H264 = ["-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p"];
const run = (path: string) => study(path, join(folder, "sheet.jpg"), { signal, progress: () => undefined });

describe("what a film is made of", () => {
  it("is told by scene, with a sheet of their pictures and the silences of its sound", async () => {
    const [red, test] = ["color=c=0x902020:s=160x90:r=25:d=2", "testsrc2=s=160x90:r=25:d=2"];
    const sound = ["-f", "lavfi", "-i", "aevalsrc='if(gt(t,1.5),0.3*sin(2764*t),0)':d=4"];
    const joined = ["-filter_complex", "[0:v][1:v]concat=n=2:v=1[v]", "-map", "[v]", "-map", "2:a"];
    const made = await run(
      await film(folder, "-f", "lavfi", "-i", red, "-f", "lavfi", "-i", test, ...sound, ...joined, ...H264, "two.mp4"),
    );
    expect(made.scenes.map(({ start, end }) => [start, end])).toEqual([
      [0, 2],
      [2, 4],
    ]);
    expect(made.scenes[1]?.motion).toBeGreaterThan(made.scenes[0]?.motion ?? 0);
    expect(made.sound?.silences[0]?.end).toBeCloseTo(1.5, 1);
    expect(made.sound?.loudness).toBeGreaterThan(-30);
    const { data, info } = await sharp(join(folder, "sheet.jpg")).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([320, 90]);
    const left = data.subarray((45 * 320 + 80) * 3, (45 * 320 + 80) * 3 + 3);
    expect([(left[0] ?? 0) > 110, (left[1] ?? 0) < 70]).toEqual([true, true]);
  });

  it("of one picture without sound is one scene; what is no film is refused", async () => {
    const one = await film(folder, "-f", "lavfi", "-i", "color=c=gray:s=64x64:r=30:d=1", "-frames:v", "1", ...H264, "one.mp4");
    expect(await run(one)).toMatchObject({ scenes: [{ start: 0 }], more: 0, sound: null });
    const sound = await film(folder, "-f", "lavfi", "-i", "sine=d=1", "-c:a", "aac", "sound.mp4");
    await expect(run(sound)).rejects.toMatchObject({ code: "INPUT_UNREADABLE" });
  });
});
