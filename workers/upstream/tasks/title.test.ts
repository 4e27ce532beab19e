import { expect, it } from "vitest";
import { plainTitle } from "./title.ts";

it.each([
  ["A \u0000bottle\u0000", "A  bottle"],
  ["A\u0007\u001B[31m bottle\r\nSet-Cookie: a=b", "A  [31m bottle  Set-Cookie: a=b"],
  ["\u202Egnp.exe", "gnp.exe"],
  ["زجاجة على صخرة", "زجاجة على صخرة"],
  ["\ud83d half", "half"],
  [`${"x".repeat(79)}😀`, "x".repeat(79)],
  [`${"x".repeat(78)}😀`, `${"x".repeat(78)}😀`],
  ["👩‍👩‍👧 family", "👩‍👩‍👧 family"],
])("%j is called %j", (text, title) => {
  expect(plainTitle(text, 80)).toBe(title);
});
