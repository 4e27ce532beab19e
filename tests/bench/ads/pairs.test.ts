import { expect, test } from "vitest";
import { pairwise } from "./pairs.ts";

const factors = { product: ["a", "b", "c", "d", "e"], template: ["x", "y", "z"], ratio: ["1", "2"], language: ["en", "zh"] };

test("every pair of values is met, in fewer choices than there are combinations", () => {
  const chosen = pairwise(factors);
  const names = Object.keys(factors) as (keyof typeof factors)[];
  for (const [i, a] of names.entries())
    for (const b of names.slice(i + 1))
      for (const x of factors[a]) for (const y of factors[b]) expect(chosen.some((one) => one[a] === x && one[b] === y)).toBe(true);
  expect(chosen.length).toBeLessThan(24);
});

test("a limited number of choices uses each product equally often", () => {
  const chosen = pairwise(factors, 10);
  expect(chosen).toHaveLength(10);
  for (const product of factors.product) expect(chosen.filter((one) => one.product === product)).toHaveLength(2);
});
