import { expect, it } from "vitest";
import { firstModel, ownFirst } from "./first-model.ts";

const own = { id: "built-in/motion", state: "available", family: null } as const;
const veo = { id: "vertex/veo-3.1-generate-001", state: "available", family: "veo" } as const;
const fast = { id: "vertex/veo-3.1-fast-generate-001", state: "available", family: "veo" } as const;

it("the page of a family begins with one of it where a key is set, and with ours where none is", () => {
  expect(ownFirst([own, veo, fast], "veo")).toEqual([veo, fast, own]);
  expect(firstModel(ownFirst([own, veo], "veo"), undefined)).toBe(veo);
  const locked = { ...veo, state: "needs-key" } as const;
  expect(firstModel(ownFirst([own, locked], "veo"), veo.id)).toBe(own);
});

it("what was asked for stays chosen", () => {
  expect(firstModel([own, veo], veo.id)).toBe(veo);
});
