import { expect, it } from "vitest";
import { sentences } from "./sentences.ts";

it("stand with a space between them, and without one where a full-width stop brings its own", () => {
  expect(sentences("One file.", undefined, "At most 60 s.")).toBe("One file. At most 60 s.");
  expect(sentences("一个文件：JPG，最大 8 MB。", "", "每个不超过 60 秒。")).toBe("一个文件：JPG，最大 8 MB。每个不超过 60 秒。");
  expect(sentences("只有一句。", null)).toBe("只有一句。");
});
