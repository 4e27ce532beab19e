import { describe, expect, it } from "vitest";
import { denseLinesOf, linesOf } from "./lines.ts";
import { besidePauses } from "./pauses.ts";

const words = (...said: [string, number, number][]) => said.map(([text, start, end]) => ({ text, start, end }));

describe("lines", () => {
  it("end with their sentence, with a pause, and before they are too long", () => {
    const spoken = words(["Hello", 0, 0.4], ["there.", 0.4, 0.9], ["Ask", 1, 1.2], ["not", 1.2, 1.6], ["what", 2.6, 3], ["for", 3, 9.5]);
    expect(linesOf(spoken).map(({ start, end, text }) => [start, end, text])).toEqual([
      [0, 0.9, "Hello there."],
      [1, 1.6, "Ask not"],
      [2.6, 3, "what"],
      [3, 9.5, "for"],
    ]);
  });

  it("leave the pauses out: a word does not last until the next is said", () => {
    const spoken = words(["Americans", 1.51, 3.29], ["ask", 3.29, 4.01], ["not", 4.01, 4.65], ["what", 4.65, 5.41], ["your", 5.41, 5.6]);
    const pauses = [
      { start: 2.09, end: 3.29 },
      { start: 4.33, end: 5.41 },
    ];
    expect(linesOf(besidePauses(spoken, pauses)).map(({ start, end, text }) => [start, end, text])).toEqual([
      [1.51, 2.09, "Americans"],
      [3.29, 4.33, "ask not"],
      [5.31, 5.6, "what your"],
    ]);
    expect(besidePauses([], pauses)).toEqual([]);
  });

  it("of a language without spaces are cut at its marks, and share its time by their characters", () => {
    const lines = denseLinesOf({ text: "早上好。今天我们来看一只保温杯，它能让咖啡热到下班，单手就能轻松拧开", start: 10, end: 13.3 });
    expect(lines.map(({ text }) => text)).toEqual(["早上好。", "今天我们来看一只保温杯，它能让咖啡热到下班，", "单手就能轻松拧开"]);
    expect([lines[0]?.start, lines.at(-1)?.end]).toEqual([10, 13.3]);
    expect(lines[1]?.start).toBe(lines[0]?.end);
  });
});
