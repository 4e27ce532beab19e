import { expect, it } from "vitest";
import { listText } from "./list-text.ts";

it("names in a sentence are listed as each language does", () => {
  const names = ["Veo 3.1", "Veo 3.1 Fast", "Gemini Omni 1.1 Flash"];
  expect(listText(names, "en")).toBe("Veo 3.1, Veo 3.1 Fast, and Gemini Omni 1.1 Flash");
  expect(listText(names, "zh")).toBe("Veo 3.1、Veo 3.1 Fast 和 Gemini Omni 1.1 Flash");
  expect(listText(names.slice(0, 1), "zh")).toBe("Veo 3.1");
});

it("a Chinese conjunction has a space only on the side of Latin letters", () => {
  expect(listText(["海报", "照片"], "zh")).toBe("海报和照片");
  expect(listText(["Veo", "照片"], "zh")).toBe("Veo 和照片");
  expect(listText(["OPENAI_API_KEY", "GOOGLE_GENERATIVE_AI_API_KEY"], "zh", "disjunction")).toBe(
    "OPENAI_API_KEY 或 GOOGLE_GENERATIVE_AI_API_KEY",
  );
  expect(listText(["A", "B"], "en", "disjunction")).toBe("A or B");
});
