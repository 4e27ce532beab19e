import { expect, test, vi } from "vitest";
import { type Face, findFaces } from "../../faces/faces.ts";
import { closeMesh } from "./near.ts";

vi.mock("../../faces/faces.ts", () => ({ findFaces: vi.fn() }));

/** A face of so many pixels around a point, its mesh all in that point. */
const faceAt = (x: number, y: number, side: number): Face => ({
  score: 0.9,
  box: { x: x - side / 2, y: y - side / 2, width: side, height: side },
  mesh: Array.from({ length: 468 }, () => [x, y, 0] as const),
});

test("the face that is expected is taken, not a larger one that is seen in things behind the person", async () => {
  const frame = { data: Buffer.alloc(1000 * 1000 * 3), width: 1000, height: 1000 };
  const square = { left: 200, top: 100, side: 480 };
  vi.mocked(findFaces).mockResolvedValue([faceAt(360, 240, 250), faceAt(230, 170, 240)]);
  expect((await closeMesh(frame, square, [440, 260]))?.[0]).toEqual([430, 270]);
  vi.mocked(findFaces).mockResolvedValue([]);
  expect(await closeMesh(frame, square, [440, 260])).toBeNull();
});
