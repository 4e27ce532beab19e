import { expect, it } from "vitest";
import type { Picture } from "../picture/raster.ts";
import { onAnotherPaper } from "./paper.ts";

const [WIDTH, HEIGHT] = [160, 120];
const drawn = (colour: (x: number, y: number) => number): Picture => {
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let at = 0; at < WIDTH * HEIGHT; at += 1) data.fill(Math.round(colour(at % WIDTH, Math.floor(at / WIDTH))), at * 3, at * 3 + 3);
  return { data, width: WIDTH, height: HEIGHT };
};
const at = ({ data }: Picture, x: number, y: number): number => data[(y * WIDTH + x) * 3] ?? 0;
/** Paper that is lit from one side. */
const paper = (x: number) => 200 + x / 4;
const isThing = (x: number, y: number) => Math.abs(x - 80) < 20 && Math.abs(y - 60) < 20;

it("what lies on lit paper comes onto another one: its paper's light is gone, glass stays as clear as it was", () => {
  const made = onAnotherPaper(
    drawn((x, y) => paper(x) * (isThing(x, y) ? 0.9 : 1)),
    drawn(() => 220),
  );
  if (made === null) throw new Error("no paper was found");
  expect(Math.abs(at(made, 4, 60) - 220)).toBeLessThan(3);
  expect(Math.abs(at(made, 150, 60) - 220)).toBeLessThan(3);
  expect(Math.abs(at(made, 80, 60) - 198)).toBeLessThan(3);
});

it("a room, a dark ground and what fills the lower rim are no paper", () => {
  const white = drawn(() => 220);
  expect(
    onAnotherPaper(
      drawn((x, y) => 190 + 30 * Math.sin(x / 5) * Math.cos(y / 7)),
      white,
    ),
  ).toBeNull();
  expect(
    onAnotherPaper(
      drawn(() => 60),
      white,
    ),
  ).toBeNull();
  expect(
    onAnotherPaper(
      drawn((x, y) => (x > 20 && x < 150 && y > 30 ? 90 : 220)),
      white,
    ),
  ).toBeNull();
});
