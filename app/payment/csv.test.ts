import { expect, it } from "vitest";
import { csvLine } from "./csv.ts";

it.each([
  [["a", 1, "b"], "a,1,b\r\n"],
  [['say "hi", twice\nmore'], '"say ""hi"", twice\nmore"\r\n'],
  [["=HYPERLINK(1)", "+1", "@x", "-2"], "'=HYPERLINK(1),'+1,'@x,'-2\r\n"],
  [[-5], "-5\r\n"],
] as const)("%j is the line %j", (cells, line) => {
  expect(csvLine(cells)).toBe(line);
});
