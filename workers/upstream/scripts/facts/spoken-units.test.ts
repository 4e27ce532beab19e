import { expect, it } from "vitest";
import { spokenUnitsOf } from "./spoken-units.ts";

it.each([
  ["双模5G", "双模5G"],
  ["高通骁龙765G", "高通骁龙765G"],
  ["7nm 5G低功耗处理器", "7nm 5G低功耗处理器"],
  ["高通骁龙730G处理器", "高通骁龙730G处理器"],
  ["净含量500g", "净含量500克"],
  ["每包250G", "每包250克"],
  ["316L不锈钢", "316L不锈钢"],
])("%s is said %s: a network and a model are no grams", (text, said) => {
  expect(spokenUnitsOf(text, "zh")).toBe(said);
});

it.each([
  ["8GB DDR4", "8 GB DDR4"],
  ["8GB of memory", "8 gigabytes of memory"],
  ["GTX 960M GDDR5", "GTX 960M GDDR5"],
  ["Water resistant to 100 M", "Water resistant to 100 metres"],
])("%s is said %s: a code counts nothing, and its letter is no unit", (text, said) => {
  expect(spokenUnitsOf(text, "en")).toBe(said);
});
