import { expect, it } from "vitest";
import { simplified } from "./simplified.ts";

it.each([
  ["5260mAh ⼤电量", "5260mAh 大电量"],
  ["⼩米⾸款", "小米首款"],
  ["購買電視", "购买电视"],
  ["白羅曼鵝", "白罗曼鹅"],
  ["乾淨的頭髮", "干净的头发"],
])("%s is written %s", (text, written) => {
  expect(simplified(text)).toBe(written);
});
