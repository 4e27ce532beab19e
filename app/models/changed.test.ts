import { expect, it } from "vitest";
import { changed } from "./changed.ts";

it.each([
  ["a cup of tea", "a red cup of hot tea", "a +red +cup of +hot +tea"],
  ["Slow mornings", "Slow mornings", "Slow mornings"],
  ["咖啡海报", "热咖啡的海报", "+热+咖啡+的+海报"],
  ["", "new", "+new+"],
])("%s → %s: what is new and what is gone is told apart, and nothing is lost", (before, after, shown) => {
  const pieces = changed(before, after);
  const mark = { same: "", new: "+", gone: "-" } as const;
  expect(pieces.map(({ text, is }) => mark[is] + text + mark[is]).join("")).toBe(shown);
  expect(pieces.flatMap(({ text, is }) => (is === "gone" ? [] : text)).join("")).toBe(after);
  expect(pieces.flatMap(({ text, is }) => (is === "new" ? [] : text)).join("")).toBe(before);
});
