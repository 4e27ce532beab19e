import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test, vi } from "vitest";
import { portrait } from "../../../testing/portrait.ts";
import { findFaces } from "../../faces/faces.ts";
import { inspect } from "../../picture/decode.ts";
import { findMatte } from "../../picture/matte.ts";
import type { Plane } from "../../picture/raster.ts";
import { cutOf, portraitOf, topOf } from "./portrait.ts";

vi.mock("../../faces/faces.ts", () => ({ findFaces: vi.fn() }));
vi.mock("../../picture/matte.ts", () => ({ findMatte: vi.fn() }));
vi.mock("./sharpness.ts", () => ({ sharpnessOf: async () => 1, isEnlarged: async () => false }));
vi.mock("./around.ts", () => ({ ownerOf: async () => "person" }));

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

/** A square mask in which somebody stands on the lower edge, from column `from` to `until`, below row `top`. */
const standing = (from: number, until: number, top: number): Plane => ({
  width: 100,
  height: 100,
  data: Float32Array.from({ length: 100 * 100 }, (_, index) => {
    const [x, y] = [index % 100, Math.floor(index / 100)];
    return x >= from && x < until && y >= top ? 1 : 0;
  }),
});

test("what a picture cuts off at a side or above is told, in fractions of the square; the lower edge and who is whole are not", () => {
  expect(cutOf(standing(20, 80, 10), 0, 100)).toEqual({});
  expect(cutOf(standing(20, 100, 0), 0, 100)).toEqual({ right: 1, up: 0 });
  expect(cutOf(standing(0, 100, 30), 50, 200)).toEqual({ left: 0.25, right: 0.75 });
  expect([topOf(standing(20, 80, 10)), topOf(standing(20, 100, 0))]).toEqual([0.1, 0]);
  // One hair.
  expect(cutOf(standing(20, 100, 99), 0, 100)).toEqual({});
});

const BUST = { shoulders: standing(10, 90, 30), nobody: { doubt: "cropped" as const, confidence: 0 } };

test("a portrait is cut out though its picture cuts it off below: only networks that disagree, or a mask that does not fit, make a disc", async () => {
  const folder = await mkdtemp(join(tmpdir(), "portrait-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const at = (name: string): string => join(folder, name);
  await writeFile(at("source"), await portrait());
  vi.mocked(findFaces).mockResolvedValue([faceOf(0)]);
  const isRound = async (seen: { agreed: boolean; fit: number }) => {
    const mask = { ...BUST.shoulders };
    vi.mocked(findMatte).mockResolvedValueOnce({
      mask,
      coarse: mask,
      method: "network",
      ground: null,
      filled: false,
      ...BUST.nobody,
      ...seen,
    });
    return (await portraitOf(await inspect(at("source")), { scratch: at("scratch"), scene: null, size: 100 })).round;
  };
  expect(await isRound({ agreed: true, fit: 0.91 })).toBe(false);
  expect(await isRound({ agreed: false, fit: 0.91 })).toBe(true);
  expect(await isRound({ agreed: true, fit: 0.4 })).toBe(true);
});

test("the square of a narrow picture goes beyond its sides, where nothing is: all of its height is there, the face in the middle", async () => {
  const folder = await mkdtemp(join(tmpdir(), "portrait-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const at = (name: string): string => join(folder, name);
  await writeFile(
    at("source"),
    await sharp(await portrait())
      .resize(640, 640)
      .extract({ left: 160, top: 0, width: 320, height: 640 })
      .png()
      .toBuffer(),
  );
  const { box, ...face } = faceOf(0);
  const mesh = face.mesh.map(([x, y, z]): [number, number, number] => [x - 160, y, z]);
  vi.mocked(findFaces).mockResolvedValue([{ ...face, mesh, box: { ...box, width: 320 } }]);
  const mask = { width: 50, height: 100, data: new Float32Array(5000).fill(1) };
  vi.mocked(findMatte).mockResolvedValueOnce({
    mask,
    coarse: mask,
    method: "network",
    ground: null,
    filled: false,
    ...BUST.nobody,
    agreed: true,
    fit: 1,
  });
  const { canvas, cut } = await portraitOf(await inspect(at("source")), { scratch: at("scratch"), scene: null, size: 100 });
  const alpha = (x: number, y: number) => canvas.data[(y * 100 + x) * 4 + 3];
  expect(cut).toEqual({ left: 0.25, right: 0.75, up: 0 });
  expect([alpha(10, 50), alpha(24, 0), alpha(25, 0), alpha(74, 99), alpha(75, 50)]).toEqual([0, 0, 255, 255, 0]);
});
