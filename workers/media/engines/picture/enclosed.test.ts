import { expect, it } from "vitest";
import { withEnclosed } from "./enclosed.ts";

const plane = (rows: readonly string[]) => ({
  data: Float32Array.from([...rows.join("")], Number),
  width: rows[0]?.length ?? 0,
  height: rows.length,
});

it("gives a thing its own grey back, and leaves out the shadow beside it and the ground within it", () => {
  const whole = plane(["0000000", "0111110", "0111011", "0111111", "0000000"]);
  const mask = plane(["0000000", "0111110", "0101010", "0111110", "0000000"]);
  expect([...withEnclosed(mask, whole).data]).toEqual([...plane(["0000000", "0111110", "0111010", "0111110", "0000000"]).data]);
});
