import { describe, expect, it } from "vitest";
import { messageText } from "./errors.ts";
import { checkSpans, parseSpans, spansWithout } from "./spans.ts";
import { TIME_MESSAGES } from "./time-string.ts";

const keysOf = (text: string) => parseSpans(text).issues.map(({ key }) => key);
const times = (text: string) => parseSpans(text).spans.map(({ start, end }) => [start, end]);

describe("spans as they are typed", () => {
  it.each(["0:05-0:12\n1:00 – 1:02.5", "0:05—0:12, 1:00~1:02.5", "0：05－0：12；1：00→1：02.5", " 0:05 --> 0:12 ;; 1:00 -> 1:02.5 "])(
    "%j are two",
    (text) => {
      expect(times(text)).toEqual([
        [5, 12],
        [60, 62.5],
      ]);
      expect(keysOf(text)).toEqual([]);
    },
  );

  it.each([
    ["", "time.missing"],
    ["5-12", "time.missing"],
    ["0:05", "time.missing"],
    ["a:05-0:12", "time.notNumeric"],
    ["0:05-0:12-0:20", "time.notNumeric"],
    ["0:05-0:75", "time.secondsOver"],
    ["0:12-0:05", "span.backwards"],
    ["0:05-0:05", "span.tooShort"],
  ])("%j: %s", (text, key) => {
    expect(keysOf(text)).toEqual([key]);
  });

  it("at most twenty are taken", () => {
    expect(keysOf(Array.from({ length: 21 }, (_, at) => `0:${at}-0:${at + 1}`).join("\n"))).toEqual(["span.tooMany"]);
  });

  it("spec §5: the messages of times are the exact ones in English", () => {
    expect([messageText("time.missing", "en"), messageText("time.notNumeric", "en"), messageText("time.secondsOver", "en")]).toEqual(
      Object.values(TIME_MESSAGES),
    );
  });

  it("one that begins behind the film's end is refused, one that only ends there is not", () => {
    const { spans } = parseSpans("0:01-0:20\n0:10-0:11");
    expect(checkSpans(spans, 10)).toMatchObject([{ key: "span.outside", params: { span: "0:10-0:11", seconds: 10 } }]);
  });
});

it("what is left without spans that overlap, and none of it where they cover all", () => {
  const cut = (...spans: [number, number][]) =>
    spansWithout(
      spans.map(([start, end]) => ({ start, end })),
      10,
    ).map(({ start, end }) => [start, end]);
  expect(cut([6, 8], [1, 3], [2, 4])).toEqual([
    [0, 1],
    [4, 6],
    [8, 10],
  ]);
  expect(cut([0, 2])).toEqual([[2, 10]]);
  expect(cut([0, 99])).toEqual([]);
});
