import { expect, it } from "vitest";
import { listText } from "./list-text.ts";

it("names in a sentence are listed as each language does", () => {
  const names = ["Veo 3.1", "Veo 3.1 Fast", "Gemini Omni 1.1 Flash"];
  expect(listText(names, "en")).toBe("Veo 3.1, Veo 3.1 Fast, and Gemini Omni 1.1 Flash");
  expect(listText(names, "zh")).toBe("Veo 3.1、Veo 3.1 Fast 和 Gemini Omni 1.1 Flash");
  expect(listText(names.slice(0, 1), "zh")).toBe("Veo 3.1");
});
