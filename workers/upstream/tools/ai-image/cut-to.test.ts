import { expect, it } from "vitest";
import { cutTo } from "./cut-to.ts";

it.each([
  ["2:3 is cut at its sides to 9:16", "9:16", [1024, 1536], { width: 864, height: 1536 }],
  ["3:2 is cut above and below to 16:9", "16:9", [1536, 1024], { width: 1536, height: 864 }],
  ["2:3 is cut above and below to 4:5", "4:5", [1024, 1536], { width: 1024, height: 1280 }],
  ["what is rounded to a multiple of 32 is that shape", "9:16", [800, 1440], null],
  ["a square is a square", "1:1", [1024, 1024], null],
] as const)("%s", (_what, ratio, [width, height], size) => {
  expect(cutTo(ratio, { width, height })).toEqual(size);
});
