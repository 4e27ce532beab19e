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

it("of a tool that keeps no form, nothing", () => {
  for (const kept of [null, "text", { draft: "d" }, { asked: null }]) expect(askedOf(kept)).toBeUndefined();
});
