import { expect, it } from "vitest";
import { simplified } from "./simplified.ts";

it.each([
  ["5260mAh ⼤电量", "5260mAh 大电量"],
  ["⼩米⾸款", "小米首款"],
  ["購買電視", "购买电视"],
])("%s is written %s", (text, written) => {
  expect(simplified(text)).toBe(written);
});
