import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { portrait } from "../../../testing/portrait.ts";
import { findFaces } from "../../faces/faces.ts";
import { inspect } from "../../picture/decode.ts";
import { portraitOf } from "./portrait.ts";

vi.mock("../../faces/faces.ts", () => ({ findFaces: vi.fn() }));
vi.mock("./animal.ts", () => ({ isAnimal: async () => false }));

/** A face in the middle of a picture of 640 pixels whose lips are so far apart, in widths of its mouth. */
function faceOf(gap: number) {
  const mesh = Array.from({ length: 468 }, (): [number, number, number] => [320, 320, 0]);
  const put = (index: number, x: number, y: number) => (mesh[index] = [x, y, 0]);
  put(234, 160, 320);
  put(454, 480, 320);
  put(61, 270, 420);
  put(291, 370, 420);
  put(13, 320, 420 - gap * 50);
  put(14, 320, 420 + gap * 50);
  return { score: 1, box: { x: 0, y: 0, width: 640, height: 640 }, mesh };
}

test("a mouth that is wide open is refused, for nothing could close it; one that talks is taken", async () => {
  const folder = await mkdtemp(join(tmpdir(), "portrait-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const at = (name: string): string => join(folder, name);
  await writeFile(at("source"), await portrait());
  const made = async (gap: number) => {
    vi.mocked(findFaces).mockResolvedValue([faceOf(gap)]);
    return portraitOf(await inspect(at("source")), { scratch: at("scratch"), scene: at("scene"), size: 240 });
  };
  // A shout and a laugh that were photographed: 0.43 and 0.26.
  await expect(made(0.43)).rejects.toMatchObject({ code: "FACE_MOUTH_OPEN" });
  expect(await made(0.26)).toMatchObject({ round: false });
});
