import { expect, it } from "vitest";
import { untilOver } from "./progress.ts";

const counter = (until: number, step = 1) => {
  let at = 0;
  return { look: async () => (at = Math.min(until, at + step)), over: (seen: number) => seen >= 10 };
};
const watch = { what: "the work", markOf: String, everyMs: 1, stallSeconds: 0.05 };

it("what moves on is waited for", async () => {
  const { look, over } = counter(10);
  expect(await untilOver(look, { ...watch, stallSeconds: 60, isOver: over })).toBe(10);
});

it("what stands still is given up, and it is said where", async () => {
  const { look, over } = counter(4);
  await expect(untilOver(look, { ...watch, isOver: over })).rejects.toThrow("the work stands still at 4 for 0.05 s");
});
