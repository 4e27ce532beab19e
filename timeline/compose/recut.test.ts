import { expect, it } from "vitest";
import { documentDuration, parseDocument } from "../document.ts";
import { ticks } from "../time.ts";
import { recut } from "./recut.ts";

const film = { url: "u/x/m/film", width: 1280, height: 720, duration: 7.51 };
const base = { id: "report-1", language: "en", film };
const said = (start: number, end: number, text: string, words: { start: number; end: number; text: string }[] = []) => ({
  start,
  end,
  text,
  words,
});

it("a film is a clip for each scene, without a gap, with what is said on captions of their own", () => {
  const made = recut({
    ...base,
    scenes: [
      { start: 0, end: 2.4 },
      { start: 2.4, end: 2.41 },
      { start: 2.41, end: 7 },
    ],
    lines: [
      said(0.5, 3, "Your coffee is cold.", [{ start: 0.5, end: 0.9, text: "Your" }]),
      said(2.8, 9, "Keep it hot 🔥", []),
      said(7.4, 7.4, "never"),
      said(7.45, 7.5, "𓀀"),
    ],
  });
  expect(parseDocument(structuredClone(made))).toEqual(made);
  const [shots, captions] = made.tracks;
  expect(shots?.elements.map(({ startTime, duration }) => [startTime, duration])).toEqual([
    [0, 288_000],
    [288_000, 612_000],
  ]);
  expect(documentDuration(made)).toBe(900_000);
  expect(shots?.elements[1]).toMatchObject({ trimStart: 288_000, trimEnd: 0, muted: false, transform: { width: 1280, height: 720 } });
  expect(captions?.elements.map((one) => [one.startTime, one.startTime + one.duration])).toEqual([
    [ticks(0.5), ticks(2.8)],
    [ticks(2.8), ticks(7.4)],
  ]);
  expect(captions?.elements[0]).toMatchObject({ text: "Your coffee is cold.", words: [{ text: "Your", start: 0, end: ticks(0.4) }] });
});

it("a film of one picture, in which nothing is said, is one clip of at least a frame", () => {
  const made = recut({ ...base, film: { ...film, width: 4096, height: 2160, duration: 0 }, scenes: [{ start: 0, end: 0.04 }], lines: [] });
  expect(documentDuration(made)).toBe(4000);
  expect(made.canvas).toMatchObject({ width: 1920, height: 1012 });
  expect(made.tracks[1]?.elements).toEqual([]);
});
