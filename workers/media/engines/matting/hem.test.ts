import { expect, it } from "vitest";
import { plane } from "../picture/raster.ts";
import { withHem } from "./hem.ts";

const [WIDTH, HEIGHT] = [60, 100] as const;
/** Somebody from x = 10 to 49 and from y = 20 down, with a hole. */
const somebody = (isHole: (x: number, y: number) => boolean) =>
  plane(
    WIDTH,
    HEIGHT,
    Float32Array.from({ length: WIDTH * HEIGHT }, (_, at) => {
      const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)];
      return x >= 10 && x < 50 && y >= 20 && !isHole(x, y) ? 1 : 0;
    }),
  );
const ALL = somebody(() => false);

it("trousers of the wall's color below a hem are somebody's own", () => {
  expect(withHem(somebody((x, y) => x > 15 && x < 44 && y > 93)).data).toEqual(ALL.data);
});

it.each([
  ["the gap between an arm and a body, which goes up", (x: number, y: number) => x > 15 && x < 20 && y > 50],
  ["what is open to a side", (x: number, y: number) => x < 44 && y > 93],
  ["a hole that the lower edge does not close", (x: number, y: number) => x > 15 && x < 44 && y > 92 && y < 96],
])("%s stays open", (_, isHole) => {
  const mask = somebody(isHole);
  expect(withHem(mask).data).toEqual(mask.data);
});
