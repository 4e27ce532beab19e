import { expect, it } from "vitest";
import { clipProse } from "./clip.ts";

it("a description longer than its field ends with a sentence or a line, not within one", () => {
  expect(clipProse("It keeps coffee hot all day. The lid locks with one turn, so nothing leaks.", 40)).toBe("It keeps coffee hot all day.");
  expect(clipProse("Keeps coffee hot all day long\nThe lid locks with one turn", 42)).toBe("Keeps coffee hot all day long");
  expect(clipProse("双层不锈钢，咖啡整天都烫。杯盖一拧就锁住，不漏。", 16)).toBe("双层不锈钢，咖啡整天都烫。");
});

it("where no sentence ends near, it ends at a word; what fits stays", () => {
  expect(clipProse("A bottle of steel with a lid that locks", 20)).toBe("A bottle of steel");
  expect(clipProse(" Short enough. ", 40)).toBe("Short enough.");
});
