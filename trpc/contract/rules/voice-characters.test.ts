import { expect, it } from "vitest";
import { characterIn } from "./voice-characters.ts";
import { VOICES } from "./voices.ts";

it("every voice is described in the language of the page, whatever it speaks itself", () => {
  for (const voice of VOICES) {
    expect(characterIn("zh", voice), voice.id).toMatch(/^\p{Script=Han}+$/u);
    expect(characterIn("en", voice), voice.id).toMatch(/^[A-Z][a-z, -]+$/);
  }
});
