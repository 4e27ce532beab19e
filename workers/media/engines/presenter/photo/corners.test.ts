import { expect, it } from "vitest";
import { withoutCorners } from "./corners.ts";
import type { Point } from "./face.ts";

const SIZE = 300;
const [SKIN, LIP, DARK, TOOTH] = [
  [200, 150, 130],
  [180, 90, 95],
  [30, 14, 14],
  [170, 160, 150],
] as const;

/** A face of one colour with a smile 100 wide; in its corners, behind the mesh's own, the dark and a tooth are seen. */
function smile(): { data: Uint8Array; width: number; height: number } {
  const data = new Uint8Array(SIZE * SIZE * 4);
  for (let index = 0; index < SIZE * SIZE; index += 1) {
    const [x, y] = [index % SIZE, Math.floor(index / SIZE)];
    const lips = Math.abs(y - 150) <= 10 && x > 92 && x < 208;
    const corner = Math.abs(y - 150) <= 3 && (Math.abs(x - 100) <= 6 || Math.abs(x - 200) <= 6);
    const tooth = corner && (x === 98 || x === 202);
    data.set([...(tooth ? TOOTH : corner ? DARK : lips ? LIP : SKIN), 255], index * 4);
  }
  return { data, width: SIZE, height: SIZE };
}

const ENDS = new Map<number, Point>([
  [61, [100, 150]],
  [78, [104, 150]],
  [308, [196, 150]],
  [291, [200, 150]],
]);
const mesh = Array.from({ length: 468 }, (_, index): Point => ENDS.get(index) ?? [150, 150]);
const at = ({ data }: { data: Uint8Array }, x: number, y: number): number[] => [
  ...data.subarray((y * SIZE + x) * 4, (y * SIZE + x) * 4 + 3),
];

it("the dark and the teeth in the corners of a smile become lips and skin", () => {
  const filled = withoutCorners(smile(), mesh);
  for (const x of [96, 98, 100, 104, 196, 200, 202, 204]) {
    const [red = 0, green = 0] = at(filled, x, 150);
    expect(red, `brightness at ${x}`).toBeGreaterThan(150);
    expect(red / green, `redness at ${x}`).toBeGreaterThan(1.25);
  }
});

it("a shadow of the cheek beside the mouth is no gap between lips", () => {
  const photo = smile();
  for (let y = 120; y < 136; y += 1) for (let x = 185; x < 205; x += 1) photo.data.set(DARK, (y * SIZE + x) * 4);
  expect(at(withoutCorners(photo, mesh), 195, 128)).toEqual([...DARK]);
});

it("what is farther from the corners stays as it was, and the photo itself is not changed", () => {
  const photo = smile();
  const filled = withoutCorners(photo, mesh);
  expect([at(filled, 150, 150), at(filled, 150, 60), at(filled, 60, 150)]).toEqual([[...LIP], [...SKIN], [...SKIN]]);
  expect(at(photo, 100, 150)).toEqual([...DARK]);
});
