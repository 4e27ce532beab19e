import { describe, expect, it } from "vitest";
import { checkScript, MAX_CLIP_CHARACTERS, MIN_CLIP_CHARACTERS } from "./script.ts";

const saying = (text: string) => ({ clips: [{ text }] });
const keys = (text: string) => checkScript(saying(text)).map((issue) => issue.key);

describe("spec §5: the script of a clip", () => {
  it("needs twenty characters, Chinese ones included", () => {
    expect(MIN_CLIP_CHARACTERS).toBe(20);
    expect(keys("a".repeat(20))).toEqual([]);
    expect(keys("a".repeat(19))).toEqual(["script.clipTooShort"]);
    expect(keys("杯".repeat(20))).toEqual([]);
    expect(keys("杯".repeat(19))).toEqual(["script.clipTooShort"]);
  });

  it("is not lengthened by spaces around it", () => {
    expect(keys(`${"a".repeat(19)}      `)).toEqual(["script.clipTooShort"]);
  });

  it("may have six hundred characters and no more", () => {
    expect(keys("a".repeat(MAX_CLIP_CHARACTERS))).toEqual([]);
    expect(keys("a".repeat(MAX_CLIP_CHARACTERS + 1))).toEqual(["script.clipTooLong"]);
  });

  it("is named by its number", () => {
    const script = { clips: [...saying("long enough to be spoken").clips, ...saying("short").clips] };
    expect(checkScript(script)).toEqual([{ field: "clips.1.text", key: "script.clipTooShort", params: { clip: 2, length: 5, min: 20 } }]);
  });
});
