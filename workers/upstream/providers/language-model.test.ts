import { expect, it } from "vitest";
import { IMPROVER_KEYS } from "../../../trpc/contract/rules/models/improver.ts";
import { languageModelFor } from "./language-model.ts";

it.each(IMPROVER_KEYS)("%s alone gives a language model, as pages without one say", (key) => {
  expect(languageModelFor({ [key]: "key-1" })).not.toBeNull();
});

it("without any of the keys there is none", () => {
  expect(languageModelFor({ ELEVENLABS_API_KEY: "key-1" })).toBeNull();
});
