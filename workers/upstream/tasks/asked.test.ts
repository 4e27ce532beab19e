import { expect, it } from "vitest";
import { askedOf } from "./asked.ts";

it("keeps the words and choices of a form, not its files", () => {
  const asked = {
    mode: "image",
    prompt: "A bottle: glass",
    count: 2,
    mark: false,
    pictures: ["asset:1"],
    first: "asset:2",
    last: undefined,
  };
  expect(askedOf({ asked, model: { id: "a" } })).toEqual({ mode: "image", prompt: "A bottle: glass", count: 2, mark: false });
});

it("keeps rows as JSON, without their files", () => {
  const scenes = [{ script: "And in summer, too.", background: "picture", backdrop: "asset:1" }];
  expect(askedOf({ asked: { script: "Cold by nine.", scenes } })).toEqual({
    script: "Cold by nine.",
    scenes: '[{"script":"And in summer, too.","background":"picture"}]',
  });
});

it("of a tool that keeps no form, nothing", () => {
  for (const kept of [null, "text", { draft: "d" }, { asked: null }]) expect(askedOf(kept)).toBeUndefined();
});
