import { expect, it } from "vitest";
import { plane } from "../picture/raster.ts";
import { withoutSmears } from "./smears.ts";

it("what is drawn where nobody is seen goes; a strand that is hardly seen stays", () => {
  const [drawn, coarse] = [
    [0.4, 0.3, 0.7, 1],
    [0.005, 0.04, 0.15, 1],
  ].map((values) => plane(4, 1, Float32Array.from(values))) as [ReturnType<typeof plane>, ReturnType<typeof plane>];
  const [smear = 1, faint = 1, strand = 0, body = 0] = withoutSmears(drawn, coarse).data;
  expect([smear, faint < 0.1]).toEqual([0, true]);
  expect([strand, body].map((value) => Math.round(value * 10) / 10)).toEqual([0.7, 1]);
});
