import { describe, expect, it } from "vitest";
import { compose } from "./compose/compose.ts";
import { documentDuration, frameCount, lastFrame, parseDocument } from "./document.ts";
import { fixtureBrief } from "./fixtures/brief.ts";
import { ticks, TIMEBASE } from "./time.ts";

const box = { x: 50, y: 50, width: 100, height: 100 };
const rect = (id: string, startTime: number, duration: number, more: object = {}) => ({
  type: "shape",
  id,
  startTime,
  duration,
  transform: box,
  geometry: { kind: "rect" },
  fill: { type: "solid", color: "#ff0000" },
  ...more,
});
const stored = (elements: object[], more: object = {}) => ({
  schemaVersion: 1,
  id: "d",
  revision: 0,
  timebase: TIMEBASE,
  canvas: { width: 100, height: 100, fps: 30, background: "#000000" },
  assets: {},
  tracks: [{ id: "t", type: "mixed", name: "t", elements }],
  ...more,
});
const cut = (fromElementId: string, duration = 10) => ({ transitionIn: { type: "wipe", duration, fromElementId } });

describe("the timeline document", () => {
  it("accepts elements that touch but do not overlap", () => {
    expect(documentDuration(parseDocument(stored([rect("a", 0, 100), rect("b", 100, 50)])))).toBe(150);
  });
  it("refuses elements that overlap in one track", () => {
    expect(() => parseDocument(stored([rect("a", 0, 100), rect("b", 99, 50)]))).toThrow(/OVERLAP/);
  });
  it("refuses a transition between elements that are not neighbours", () => {
    expect(() => parseDocument(stored([rect("a", 0, 100), rect("b", 120, 50, cut("a"))]))).toThrow(/TRANSITION/);
    expect(() => parseDocument(stored([rect("a", 0, 100), rect("b", 100, 50, cut("z"))]))).toThrow(/TRANSITION/);
  });
  it("refuses a transition longer than the element it opens", () => {
    expect(() => parseDocument(stored([rect("a", 0, 100), rect("b", 100, 50, cut("a", 60))]))).toThrow(/INSUFFICIENT_HANDLES/);
  });
  it("refuses an element whose asset the manifest does not name", () => {
    expect(() => parseDocument(stored([{ type: "image", id: "i", startTime: 0, duration: 10, transform: box, assetId: "gone" }]))).toThrow(
      /UNKNOWN_ASSET/,
    );
  });
  it("refuses two elements of one id, even in different tracks", () => {
    const two = stored([rect("a", 0, 10)], {
      tracks: ["t", "u"].map((id) => ({ id, type: "mixed", name: id, elements: [rect("a", 0, 10)] })),
    });
    expect(() => parseDocument(two)).toThrow(/DUPLICATE_ID/);
  });
  it("refuses times that are not whole ticks", () => {
    expect(() => parseDocument(stored([rect("a", 0.5, 10)]))).toThrow(/int/);
  });
  it("refuses audio that has no source", () => {
    expect(() => parseDocument(stored([{ type: "audio", id: "s", startTime: 0, duration: 10 }]))).toThrow(/AUDIO_SOURCE/);
  });
  it("refuses a version that it does not know", () => {
    expect(() => parseDocument({ ...stored([]), schemaVersion: 99 })).toThrow(/schemaVersion|expected 1/);
  });
  it("survives JSON unchanged", () => {
    const document = compose(fixtureBrief({ template: "street", ratio: "9:16", language: "zh", presenter: true }));
    expect(parseDocument(JSON.parse(JSON.stringify(document)))).toEqual(document);
  });
  it.each([
    [0, 1, 0],
    [0.01, 1, 0],
    [1, 30, 29],
    [0.7245, 22, 21],
    [0.71, 21, 20],
  ])("of %s s, a film has %s frames, the last of which begins within it", (length, count, last) => {
    const document = parseDocument(stored(length > 0 ? [rect("a", 0, ticks(length))] : []));
    expect([frameCount(document), lastFrame(document)]).toEqual([count, ticks(last / 30)]);
    expect(lastFrame(document)).toBeLessThan(Math.max(1, documentDuration(document)));
  });
});
