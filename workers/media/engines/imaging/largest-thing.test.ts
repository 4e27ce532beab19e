import { expect, it } from "vitest";
import { largestThing } from "./largest-thing.ts";

const thing = (kind: string, score: number, x: number, y: number, width: number, height: number) => ({
  kind,
  score,
  box: { x, y, width, height },
});

it("of a herd it is the horse that is whole in the picture, and large", () => {
  const herd = [
    thing("horse", 0.66, 0.08, 0.52, 0.23, 0.27),
    thing("horse", 0.56, 0.68, 0.49, 0.32, 0.44),
    thing("horse", 0.5, 0.41, 0.5, 0.37, 0.39),
  ];
  const horse = largestThing(herd);
  expect(horse).toMatchObject({ cut: { left: false, right: false } });
  expect((horse?.x ?? 0) + (horse?.width ?? 0) / 2).toBeCloseTo(0.41 + 0.37 / 2, 5);
  expect(horse?.width).toBeCloseTo(0.37 * 0.94, 5);
});

it("a dog that its picture cuts off is cut at those sides, and lies within it", () => {
  expect(largestThing([thing("dog", 0.45, -0.01, 0.41, 0.53, 0.6)])).toMatchObject({
    x: 0,
    cut: { left: true, right: false, above: false, below: true },
  });
});

it("a small chair among others, and what is not sure, are nothing that a picture is of", () => {
  expect(largestThing([thing("chair", 0.42, 0.32, 0.31, 0.14, 0.26), thing("cat", 0.36, 0.1, 0.1, 0.6, 0.6)])).toBeNull();
});
