import { expect, it } from "vitest";
import { halves } from "./split.ts";

it.each([
  ["It keeps coffee hot. It locks with one turn.", "It keeps coffee hot.", "It locks with one turn."],
  ["One. Two three four five. Six seven eight nine ten.", "One. Two three four five.", "Six seven eight nine ten."],
  ["Steel outside, glass inside", "Steel outside,", "glass inside"],
  ["hot for a day", "hot for", "a day"],
  ["咖啡放一天还是热的。杯盖一拧就锁紧。", "咖啡放一天还是热的。", "杯盖一拧就锁紧。"],
  ["双层不锈钢，放进包里不漏水", "双层不锈钢，", "放进包里不漏水"],
  ["Wärmeflasche", "Wärmef", "lasche"],
  ["🎧🎧", "🎧", "🎧"],
  ["", "", ""],
])("“%s” becomes “%s” and “%s”", (text, first, second) => {
  expect(halves(text)).toEqual([first, second]);
});
