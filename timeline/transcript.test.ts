import { describe, expect, it } from "vitest";
import { compose } from "./compose/compose.ts";
import { parseDocument, type TimelineDocument } from "./document.ts";
import { begin, edit, undo } from "./edit/log.ts";
import { editCommand } from "./edit/commands.ts";
import { after, laid, roughCut, the } from "./edit/testing.ts";
import { fixtureBrief } from "./fixtures/brief.ts";
import { ticks } from "./time.ts";
import { bedsOf, fillersOf, isFiller, pausesOf, spanOfWords, transcriptOf, voicesOf } from "./transcript.ts";

const rough = roughCut();
const ad = compose(fixtureBrief({ template: "studio", ratio: "9:16", language: "en" }));
const texts = (document: TimelineDocument): string =>
  transcriptOf(document)
    .map(({ text }) => text)
    .join(" ");

describe("a transcript", () => {
  it("is what an ad says, in its order, with what is set twice once", () => {
    const said = transcriptOf(ad);
    expect(texts(ad)).toMatch(/^Is your coffee cold by ten/);
    expect(said.every(({ from, to }, at) => to > from && from >= (said[at - 1]?.from ?? 0))).toBe(true);
  });

  it("spreads the words of captions that came without times over them", () => {
    const captions = after(rough, { type: "captions", track: "t", cues: [{ start: 0, end: 120_000, text: "甲 bb" }] });
    expect(transcriptOf(captions).map(({ text, from, to }) => [text, from, to])).toEqual([
      ["甲", 0, 40_000],
      ["bb", 40_000, 120_000],
    ]);
  });

  it("knows what is only breathed, in both languages", () => {
    expect(["Um,", "uh…", "嗯", "那个，"].every(isFiller)).toBe(true);
    expect(["umbrella", "error", "那"].some(isFiller)).toBe(false);
  });

  it("finds pauses, and leaves a breath of each", () => {
    const words = [
      { element: "a", text: "one", from: 0, to: ticks(1) },
      { element: "a", text: "uh", from: ticks(2), to: ticks(2.5) },
      { element: "a", text: "two", from: ticks(2.6), to: ticks(3) },
    ];
    const { rate } = ad.canvas;
    expect(pausesOf(words, { longest: ticks(0.7), rate, seen: [] })).toEqual([{ from: ticks(1.1), to: ticks(1.9) }]);
    const film = { from: ticks(0.4), to: ticks(1.8) };
    expect(pausesOf(words, { longest: ticks(0.7), rate, seen: [film] })).toHaveLength(1);
    expect(pausesOf(words, { longest: ticks(0.7), rate, seen: [{ ...film, from: ticks(1) }] })).toEqual([]);
    const later = { from: ticks(59 / 30), to: ticks(9) };
    expect(pausesOf(words, { longest: ticks(0.7), rate, seen: [film, later] })).toEqual([{ from: ticks(1.1), to: later.from }]);
    expect(fillersOf(words, rate)).toEqual([{ from: ticks(2), to: ticks(2.6) }]);
    expect(spanOfWords(words, { first: 0, last: 0, rate })).toEqual({ from: 0, to: ticks(1) });
  });
});

describe("a cut", () => {
  it("takes a span out of picture, sound and words, and lets the music play on to an earlier end", () => {
    const done = after(
      { ...rough, tracks: rough.tracks.map((one) => ({ ...one, sync: true })) },
      {
        type: "cut",
        spans: [{ from: 310, to: 410 }],
        keep: bedsOf(rough),
      },
    );
    expect(parseDocument(done)).toEqual(done);
    expect(laid(done, "v")).toEqual(["a 0+300", "b 300+10", "b-2 310+190", "c 500+200", "d 900+300"]);
    expect(laid(done, "s")).toEqual(["a-sound 0+300", "b-sound 300+10", "b-sound-2 310+190", "c-sound 500+200", "d-sound 900+300"]);
    expect(laid(done, "m")).toEqual(["song 0+1200"]);
    expect(the(done, "title")).toMatchObject({ startTime: 310, duration: 110, text: "two", words: [{ text: "two", start: 10, end: 90 }] });
    expect(the(done, "b-2").link).toBe(the(done, "b-sound-2").link);
    expect(done.markers.map(({ time }) => time)).toEqual([800]);
  });

  it("of a word leaves the sentence without it, its voice cut, and undo gives the very ad back", () => {
    const words = transcriptOf(ad);
    const span = spanOfWords(words, { first: 1, last: 1, rate: ad.canvas.rate });
    const log = edit(begin(ad), [editCommand.parse({ type: "cut", spans: [span], keep: bedsOf(ad) })]);
    expect(texts(log.document)).toBe(texts(ad).replace("Is your coffee", "Is coffee"));
    const voices = log.document.tracks
      .flatMap(({ elements }) => elements)
      .filter((one) => one.type === "audio" && one.assetId === "voice-c0");
    expect(voices).toHaveLength(2);
    expect(voicesOf(log.document)).toHaveLength(voicesOf(ad).length);
    expect({ ...undo(log).document, revision: 0 }).toEqual({ ...ad, revision: 0 });
  });

  it("leaves locked tracks and those that do not move along as they are", () => {
    const locked = after(rough, { type: "setTrack", track: "t", locked: true });
    const done = after(locked, { type: "cut", spans: [{ from: 0, to: 100 }] });
    expect(laid(done, "t")).toEqual(laid(rough, "t"));
    expect(laid(done, "m")).toEqual(laid(rough, "m"));
    expect(laid(done, "v")[0]).toBe("a 0+200");
  });

  it("of nothing is refused", () => {
    expect(() => after(rough, { type: "cut", spans: [{ from: 100, to: 100 }] })).toThrow("NO_CHANGE");
  });
});
