import { expect, it } from "vitest";
import { anyFilm } from "../../trpc/contract/tools/film-input.ts";
import { extended } from "../../workers/upstream/tools/film/anew.ts";

const CHANGE = { name: "video-1", index: 0, seed: 7, film: "task:t1/video-1", facts: {} };
const goesOn = (order: object, prompt = "") => extended(anyFilm.parse(order), { ...CHANGE, prompt });
const AT_PROVIDER = { mode: "image", model: "google/veo-3.1-generate-preview", prompt: "A boy opens the door" };

it("what goes on does so by new words, and from the film's last frame", () => {
  expect(goesOn(AT_PROVIDER, "He walks out")).toMatchObject({ prompt: "He walks out", follows: "task:t1/video-1", move: "auto" });
});

it("where nothing is said the model is told that its scene goes on: its old words would begin that once more", () => {
  const { prompt } = goesOn(AT_PROVIDER);
  expect(prompt).toBe("The same scene goes on from this frame, without a cut. It began as: A boy opens the door");
  expect(goesOn({ ...AT_PROVIDER, prompt }).prompt).toBe(prompt);
  expect(goesOn({ ...AT_PROVIDER, prompt: "" }).prompt).toBe("");
});

it("the built-in engine repeats neither the words of a film nor the move that they named", () => {
  expect(goesOn({ mode: "text", prompt: "Slow mornings" }).prompt).toBe("");
  expect(goesOn({ mode: "image", prompt: "zoom out" }).prompt).toBe("");
});
