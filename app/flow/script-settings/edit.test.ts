import { expect, it } from "vitest";
import { MAX_CLIPS } from "../../../trpc/contract/rules/script.ts";
import { editedClips } from "./edit.ts";
import type { TypedClip } from "./values.ts";

const clip = (id: string, role: TypedClip["role"] = "benefit"): TypedClip => ({ id, role, text: `Text of ${id}. And more.`, headline: id });
const script = [clip("a", "hook"), clip("b"), clip("c", "cta")];
const ids = (intent: string, clips = script) => editedClips(clips, intent)?.clips.map(({ id }) => id);

it("moves, removes, and keeps the ends where they are", () => {
  expect(ids("clip:up:b")).toEqual(["b", "a", "c"]);
  expect(ids("clip:down:b")).toEqual(["a", "c", "b"]);
  expect(ids("clip:up:a")).toEqual(["a", "b", "c"]);
  expect(ids("clip:down:c")).toEqual(["a", "b", "c"]);
  expect(ids("clip:remove:b")).toEqual(["a", "c"]);
});

it("adds an empty clip after another, which the page then shows", () => {
  const edited = editedClips(script, "clip:add:a");
  expect(edited?.clips).toHaveLength(4);
  expect(edited?.clips[1]).toMatchObject({ id: edited?.at, role: "benefit", text: "", headline: "" });
});

it("splits a clip in two: there is one hook and one call to action still", () => {
  expect(editedClips(script, "clip:split:a")?.clips.map(({ role, text }) => `${role}: ${text}`)).toEqual([
    "hook: Text of a.",
    "benefit: And more.",
    "benefit: Text of b. And more.",
    "cta: Text of c. And more.",
  ]);
  expect(editedClips(script, "clip:split:c")?.clips.map(({ role }) => role)).toEqual(["hook", "benefit", "benefit", "cta"]);
});

it("neither empties a script nor fills it beyond its limit", () => {
  expect(ids("clip:remove:a", [clip("a")])).toEqual(["a"]);
  const full = Array.from({ length: MAX_CLIPS }, (_, at) => clip(String(at)));
  expect(ids("clip:add:0", full)).toHaveLength(MAX_CLIPS);
  expect(ids("clip:split:0", full)).toHaveLength(MAX_CLIPS);
});

it("is nothing where the clip or the button is not known", () => {
  for (const intent of ["clip:up:x", "clip:burn:a", "save", "look:a"]) expect(editedClips(script, intent)).toBeNull();
});
