import { describe, expect, it } from "vitest";
import { compose } from "../../compose/compose.ts";
import { parseDocument } from "../../document.ts";
import { roughCut, after, laid, the } from "../../edit/testing.ts";
import { fixtureBrief } from "../../fixtures/brief.ts";
import { parseLoose } from "./json.ts";
import { readOtio } from "./read.ts";
import { writeOtio } from "./write.ts";

const time = (value: number, rate = 24) => ({ OTIO_SCHEMA: "RationalTime.1", value, rate });
const range = (start: number, duration: number, rate = 24) => ({
  OTIO_SCHEMA: "TimeRange.1",
  start_time: time(start, rate),
  duration: time(duration, rate),
});
const clip = (name: string, start: number, duration: number, more: object = {}) => ({
  OTIO_SCHEMA: "Clip.1",
  name,
  source_range: range(start, duration),
  media_reference: { OTIO_SCHEMA: "ExternalReference.1", target_url: `/media/${name}.mov`, available_range: range(0, 1000) },
  ...more,
});
const gap = (duration: number) => ({ OTIO_SCHEMA: "Filler.1", source_range: range(0, duration) });
const track = (children: object[], more: object = {}) => ({ OTIO_SCHEMA: "Sequence.1", name: "V", kind: "Video", children, ...more });
const timeline = (...tracks: object[]) =>
  JSON.stringify({ OTIO_SCHEMA: "Timeline.1", name: "cut", tracks: { OTIO_SCHEMA: "Stack.1", children: tracks } });
const opened = (text: string) => {
  const read = readOtio(text);
  expect(parseDocument(read.document)).toEqual(read.document);
  return { ...read, codes: read.losses.list.map(({ detail, code }) => detail || code) };
};
const FRAME = 5000;

describe("OpenTimelineIO in", () => {
  it("lays clips and gaps out on tracks, files offline, by the names of old versions too", () => {
    const { document, codes } = opened(timeline(track([clip("a", 10, 24), gap(12), clip("b", 0, 48)])));
    expect(codes).toEqual([]);
    expect(laid(document, "track-1")).toEqual([`clip-1 0+${24 * FRAME}`, `clip-2 ${36 * FRAME}+${48 * FRAME}`]);
    expect(the(document, "clip-1")).toMatchObject({ trimStart: 10 * FRAME, source: { start: { value: 10, rate: 24 } } });
    expect(document.assets["video:/media/a.mov"]).toMatchObject({ url: "", source: "/media/a.mov" });
  });
  it("keeps frames of 30000/1001 where they are", () => {
    const half = { OTIO_SCHEMA: "Clip.2", name: "n", source_range: range(30, 60, 29.97) };
    const { document } = opened(timeline(track([half, half])));
    expect(document.canvas.rate).toEqual({ num: 30_000, den: 1001 });
    expect(document.tracks[0]?.elements[1]?.startTime).toBe(Math.round((60 / 29.97) * 120_000));
  });
  it("plays at other speeds, holds a picture, and says what it does not draw", () => {
    const effects = [
      { OTIO_SCHEMA: "LinearTimeWarp.1", time_scalar: -2 },
      { OTIO_SCHEMA: "Effect.1", effect_name: "Glow" },
    ];
    const frozen = [{ OTIO_SCHEMA: "FreezeFrame.1", time_scalar: 0 }];
    const { document, codes } = opened(timeline(track([clip("a", 0, 24, { effects }), clip("b", 0, 24, { effects: frozen })])));
    expect([the(document, "clip-1"), the(document, "clip-2")]).toMatchObject([{ speed: { num: 2000, den: 1000 } }, { speed: { num: 0 } }]);
    expect(codes).toEqual(["played backwards", "effect Glow"]);
  });
  it("flattens compositions within one, cut as they are", () => {
    const inner = {
      OTIO_SCHEMA: "Stack.1",
      name: "comp",
      source_range: range(12, 24),
      children: [track([clip("x", 0, 20), clip("y", 0, 40)]), clip("z", 0, 48)],
    };
    const { document } = opened(timeline(track([clip("a", 0, 24), inner])));
    expect([laid(document, "track-1"), laid(document, "track-1.2")]).toEqual([
      [`clip-1 0+${24 * FRAME}`, `clip-2 ${24 * FRAME}+${8 * FRAME}`, `clip-3 ${32 * FRAME}+${16 * FRAME}`],
      [`clip-4 ${24 * FRAME}+${24 * FRAME}`],
    ]);
    expect(the(document, "clip-2")).toMatchObject({ trimStart: 12 * FRAME, group: "comp" });
  });
  it("takes transitions and markers", () => {
    const between = { OTIO_SCHEMA: "Transition.1", in_offset: time(6), out_offset: time(6) };
    const marker = { OTIO_SCHEMA: "Marker.1", name: "note", marked_range: range(14, 0) };
    const { document } = opened(timeline(track([clip("a", 10, 24, { markers: [marker] }), between, clip("b", 0, 24)])));
    expect(the(document, "clip-2")).toMatchObject({ transitionIn: { type: "fade", duration: 12 * FRAME, fromElementId: "clip-1" } });
    expect(document.markers).toMatchObject([{ name: "note", time: 4 * FRAME }]);
  });
  it.each([
    "",
    "{",
    "[]",
    "7",
    '{"OTIO_SCHEMA":"Other.1"}',
    timeline(track([{ OTIO_SCHEMA: "Clip.1", name: "no range" }, { OTIO_SCHEMA: "Odd.9" }])),
  ])("answers a document for %j", (text) => expect(opened(text).losses.count).toBeGreaterThan(0));
});

describe("the way back", () => {
  const odd = `{"OTIO_SCHEMA":"Timeline.1","name":"odd","metadata":{"huge":57896044618658097711785492504343953926634992332820282019728792003956564819968,"inf":-Infinity,"nan":NaN,"text":"NaN 123456789012345678901234567890"},
    "tracks":{"OTIO_SCHEMA":"Stack.1","children":[${JSON.stringify(track([clip("a", 10, 24, { effects: [{ OTIO_SCHEMA: "Effect.1", x: 1 }] }), gap(3)]))}]}}`;
  it("is the file as it was, numbers no double holds included, also after storage", () => {
    const { document } = opened(odd);
    const out = writeOtio(parseDocument(JSON.parse(JSON.stringify(document))));
    expect(parseLoose(out)).toEqual(parseLoose(odd));
    expect(out).toContain("57896044618658097711785492504343953926634992332820282019728792003956564819968");
  });
  it("writes a track that was edited anew, and keeps what it does not understand", () => {
    const { document } = opened(odd);
    const [out] = (
      parseLoose(writeOtio(after(document, { type: "move", ids: ["clip-1"], by: 2 * FRAME }))) as {
        tracks: { children: { children: object[] }[] };
      }
    ).tracks.children;
    expect(out?.children).toMatchObject([
      { OTIO_SCHEMA: "Gap.1" },
      { name: "a", source_range: range(10, 24), effects: [{ OTIO_SCHEMA: "Effect.1", x: 1 }] },
    ]);
  });
  it.each([
    ["a rough cut", after(roughCut(), { type: "speed", id: "d", speed: { num: 1, den: 2 } })],
    ["a composed ad", compose(fixtureBrief({ template: "magazine", ratio: "9:16", language: "en", presenter: true, films: true }))],
  ])("opens what was written of %s as the very document", (_name, document) => {
    const { document: again, losses } = readOtio(writeOtio(document));
    expect(losses.list).toEqual([]);
    const { carried: _carried, ...rest } = again;
    expect(rest).toEqual(document);
  });
  it("follows what another program has moved and cut", () => {
    const file = parseLoose(writeOtio(roughCut())) as { tracks: { children: { children: object[] }[] } };
    const [, text] = file.tracks.children;
    const [before, title] = text?.children ?? [];
    expect([before, title]).toMatchObject([{ OTIO_SCHEMA: "Gap.1" }, { name: "one two" }]);
    if (text)
      text.children = [
        { ...before, source_range: range(0, 400, 120_000) },
        { ...title, source_range: range(0, 90, 120_000) },
      ];
    const { document } = readOtio(JSON.stringify(file));
    expect(the(document, "title")).toMatchObject({ startTime: 400, duration: 90, text: "one two" });
  });
});
