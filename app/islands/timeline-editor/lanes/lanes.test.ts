import { describe, expect, it } from "vitest";
import { roughCut, the } from "../../../../timeline/edit/testing.ts";
import { TIMEBASE } from "../../../../timeline/time.ts";
import { trimBounds } from "./bounds.ts";
import { commandOf, gestureAt, type Held } from "./gesture.ts";
import { hitAt, inMarquee, ROW, rowsOf } from "./lanes-view.ts";
import { snap, snapPoints } from "./snap.ts";
import { cursorAfter } from "./tree-cursor.ts";
import { laneTicks, leastTicks, mountedSpan, pinnedOf, rowsSeen, shownIn } from "./window.ts";
import { inView, leastScale, positionOf, rulerStep, SCALES, scaleAt, scaleToFit, scrollAfterZoom } from "./zoom.ts";

/** Its times are hundreds of ticks; a frame of it is 500. */
const cut = { ...roughCut(), canvas: { ...roughCut().canvas, rate: { num: 240, den: 1 } } };
const NONE: ReadonlySet<string> = new Set();
const manner = { insert: false, ripple: false, parted: false };

describe("snapping", () => {
  const points = snapPoints(cut, { playhead: 305, beats: [950], except: new Set(["b", "b-sound"]) });
  it("takes the playhead before edges and edges before markers, and nothing that is dragged itself", () => {
    expect(snap(points, [300, 600], { by: 3, within: 8 })).toEqual({ by: 5, at: 305 });
    expect(snap(points, [300, 600], { by: -4, within: 8 })).toEqual({ by: 0, at: 300 });
    expect(snap(points, [300], { by: 597, within: 8 })).toEqual({ by: 600, at: 900 });
  });
  it("catches beats where nothing else is near", () => expect(snap(points, [300], { by: 648, within: 8 })).toEqual({ by: 650, at: 950 }));
  it("leaves what is out of reach", () => expect(snap(points, [300], { by: 100, within: 8 })).toBeNull());
});

describe("what is mounted", () => {
  const elements = Array.from({ length: 1000 }, (_, n) => ({
    ...the(cut, "a"),
    id: `e${n}`,
    startTime: n * 100,
    duration: 100,
  }));
  it("is what is in view, whatever the length", () => {
    expect(shownIn(elements, { from: 1000, to: 2000, least: 0, pinned: NONE })).toHaveLength(10);
  });
  it("is little, too, where everything is selected", () => {
    const all = new Set(elements.map(({ id }) => id));
    const shown = shownIn(elements, { from: 0, to: 100_000, least: 200, pinned: pinnedOf(all, "e500") });
    expect(shown.map(({ kind }) => kind)).toEqual(["run", "clip", "run"]);
    expect([...pinnedOf(new Set(["e1"]), "e2")]).toEqual(["e1", "e2"]);
  });
  it("draws together what is too narrow, but not what is selected", () => {
    expect(shownIn(elements, { from: 0, to: 100_000, least: 200, pinned: NONE })).toEqual([
      { kind: "run", from: 0, to: 100_000, count: 1000 },
    ]);
    const shown = shownIn(elements, { from: 0, to: 100_000, least: 200, pinned: new Set(["e500"]) });
    expect(shown.map(({ kind }) => kind)).toEqual(["run", "clip", "run"]);
  });
  it("bounds how many there are, and keeps every clip of a short document", () => {
    const span = { from: 0, to: 120_000 };
    expect(leastTicks(100, { rows: 10, span })).toBe(0);
    expect((120_000 * 10) / leastTicks(10_000, { rows: 10, span })).toBeLessThanOrEqual(360);
  });
  it("changes when the view leaves it or shows far less of it, not with each step of a scroll or a zoom", () => {
    const first = mountedSpan({ from: 0, to: 0 }, { from: 1000, to: 2000 });
    expect(first).toEqual({ from: 750, to: 2250 });
    expect(mountedSpan(first, { from: 1240, to: 2240 })).toBe(first);
    expect(mountedSpan(first, { from: 1200, to: 1810 })).toBe(first);
    expect(mountedSpan(first, { from: 1300, to: 2300 })).toEqual({ from: 1050, to: 2550 });
    expect(mountedSpan(first, { from: 1200, to: 1500 })).toEqual({ from: 1125, to: 1575 });
  });
  it("lies on lanes that keep their length with most edits", () => {
    const minute = 60 * TIMEBASE;
    expect(laneTicks(minute)).toBeGreaterThanOrEqual(minute + 30 * TIMEBASE);
    expect(laneTicks(minute)).toBeLessThan(1.3 * (minute + 30 * TIMEBASE));
    expect(laneTicks(minute + TIMEBASE / 2)).toBe(laneTicks(minute));
  });
  it("has the rows of a height, and one more on each side", () => {
    expect(rowsSeen(0, 440, 44, 4)).toEqual({ from: 0, to: 4 });
    expect(rowsSeen(440, 440, 44, 100)).toEqual({ from: 9, to: 21 });
  });
});

describe("zooming", () => {
  it("keeps what is under the pointer where it is", () => {
    const scroll = scrollAfterZoom({ scroll: 500, x: 100, from: 10, to: 20 });
    expect((scroll + 100) / 20).toBe((500 + 100) / 10);
  });
  it("fits the whole, and labels the ruler apart", () => {
    expect(scaleToFit(10 * TIMEBASE, 1000)).toBeCloseTo(94);
    expect(scaleToFit(0, 1000)).toBeLessThan(94);
    for (const scale of [0.001, 0.03, 1, 30, 94, 400]) expect(rulerStep(scale) * scale).toBeGreaterThanOrEqual(72);
  });
  it("goes no farther than twice the whole, however long that is, and its slider has every scale between", () => {
    for (const length of [60, 1800, 36_000]) {
      const least = leastScale(length * TIMEBASE, 1000);
      expect(1000 / least / length).toBeCloseTo(1 / 0.47);
      expect(scaleToFit(length * TIMEBASE, 1000)).toBeGreaterThan(least);
    }
    const least = leastScale(TIMEBASE / 10, 4000);
    expect(SCALES.most / least).toBeGreaterThanOrEqual(20);
    for (const scale of [least, 100, SCALES.most]) expect(scaleAt(positionOf(scale, least), least)).toBeCloseTo(scale);
  });
});

describe("what is at a point", () => {
  const rows = rowsOf(cut);
  const scale = TIMEBASE; // A tick is a pixel.
  const row = rows.findIndex(({ id }) => id === "v");
  const at = (x: number) => hitAt(rows, { x, y: row * ROW + 10, scale });
  it("is looked up by time: a clip, its edges, a gap", () => {
    expect(at(450)).toMatchObject({ element: { id: "b" }, edge: null });
    expect(at(303)).toMatchObject({ element: { id: "b" }, edge: "start" });
    expect(at(597)).toMatchObject({ element: { id: "b" }, edge: "end" });
    expect(at(900)).toMatchObject({ track: "v", element: null });
    expect(hitAt(rows, { x: 0, y: rows.length * ROW + 1, scale })).toBeNull();
  });
  it("by finger the edges of what is selected are met beside it, too", () => {
    const touched = (x: number, selected: readonly string[]) =>
      hitAt(rows, { x, y: row * ROW + 10, scale, by: "touch", selected: new Set(selected) });
    expect(touched(612, ["b"])).toMatchObject({ element: { id: "b" }, edge: "end" });
    expect(touched(285, ["b"])).toMatchObject({ element: { id: "b" }, edge: "start" });
    expect(touched(640, ["b"])).toMatchObject({ element: { id: "c" }, edge: null });
    expect(touched(450, ["b"])).toMatchObject({ element: { id: "b" }, edge: null });
    expect(touched(640, [])).toMatchObject({ element: { id: "c" }, edge: null });
    expect(hitAt(rows, { x: 612, y: row * ROW + 10, scale, selected: new Set(["b"]) })).toMatchObject({ element: { id: "c" } });
  });
  it("a marquee takes what it touches, and nothing of a locked track", () => {
    const box = { left: 250, right: 620, top: 0, bottom: rows.length * ROW };
    expect(inMarquee(rows, box, scale).toSorted()).toEqual(["a", "a-sound", "b", "b-sound", "c", "c-sound", "song", "title"]);
    const locked = rows.map((one) => (one.id === "s" ? { ...one, locked: true } : one));
    expect(inMarquee(locked, box, scale)).not.toContain("b-sound");
  });
});

describe("a gesture", () => {
  const move: Held = { kind: "move", id: "b", ids: ["b"] };
  const reach = { points: null, within: 0, manner, track: null };
  it("ends as the command that it shows", () => {
    const gesture = gestureAt(cut, move, { ...reach, by: 1000 });
    expect(gesture).toMatchObject({ by: 1200, track: null });
    expect(commandOf(cut, gesture, "track")).toMatchObject({ type: "move", ids: ["b"], by: 1200, mode: "overwrite", linked: true });
    const inserted = { ...gesture, manner: { ...manner, insert: true, parted: true } };
    expect(commandOf(cut, inserted, "sync")).toMatchObject({ mode: "insert", linked: false, scope: "sync" });
  });
  it("of several snaps with their outer edges, whichever is held", () => {
    const points = { playhead: 5000, edges: [1000], markers: [], beats: [] };
    const gesture = gestureAt(cut, { kind: "move", id: "b", ids: ["a", "b", "c"] }, { ...reach, points, by: 205, within: 8 });
    // The last of them ends where the fourth shot begins.
    expect(gesture).toMatchObject({ by: 200, guide: 1000 });
  });
  it("does not go before the start, and is nothing where it has gone nowhere", () => {
    expect(gestureAt(cut, move, { ...reach, by: -9000 }).by).toBe(-300);
    expect(commandOf(cut, gestureAt(cut, move, { ...reach, by: 0 }), "track")).toBeNull();
  });
  it("trims no further than neighbours and files reach", () => {
    const b = the(cut, "b");
    expect(trimBounds(cut, "v", b, { edge: "end", ripple: false }).to).toBe(600);
    expect(trimBounds(cut, "v", b, { edge: "end", ripple: true }).to).toBe(300 + 10 * TIMEBASE - 600);
    expect(trimBounds(cut, "v", b, { edge: "start", ripple: false }).from).toBe(300);
    const gesture = gestureAt(cut, { kind: "trim", id: "d", edge: "start" }, { ...reach, by: -90_000 });
    expect(commandOf(cut, gesture, "track")).toBeNull();
  });
  it("trims to what it snaps to, but not to where its other edge is", () => {
    const long = <E extends { startTime: number; duration: number }>(one: E): E => ({
      ...one,
      startTime: one.startTime * 100,
      duration: one.duration * 100,
    });
    const wide = { ...cut, tracks: cut.tracks.map((track) => ({ ...track, elements: track.elements.map(long) })) };
    const points = { playhead: 0, edges: [30_000, 52_000], markers: [], beats: [] };
    const trimmed = (by: number) => gestureAt(wide, { kind: "trim", id: "b", edge: "end" }, { ...reach, points, within: 3000, by });
    expect(trimmed(-7700)).toMatchObject({ by: -8000, guide: 52_000 });
    expect(trimmed(-28_000)).toMatchObject({ by: -28_000, guide: null });
  });
});

describe("the treegrid by arrows", () => {
  const rows = rowsOf(cut);
  it("goes from clip to clip, to the track before the first, and to what is nearest on other tracks", () => {
    expect(cursorAfter(rows, null, "right", 0)).toEqual({ track: "m", element: "song" });
    expect(cursorAfter(rows, { track: "v", element: "b" }, "right", 0)).toEqual({ track: "v", element: "c" });
    expect(cursorAfter(rows, { track: "v", element: "a" }, "left", 0)).toEqual({ track: "v", element: null });
    expect(cursorAfter(rows, { track: "v", element: "c" }, "up", 0)).toEqual({ track: "t", element: "title" });
    expect(cursorAfter(rows, { track: "v", element: "d" }, "last", 0)).toEqual({ track: "v", element: "d" });
    expect(cursorAfter(rows, { track: "v", element: "d" }, "down", 0)).toEqual({ track: "v", element: "d" });
  });
});

it("a zoom is said as the time that is seen", () => {
  expect([0.25, 18.4, 119.6, 120, 5400].map(inView)).toEqual([
    { unit: "seconds", count: 0.3 },
    { unit: "seconds", count: 18 },
    { unit: "seconds", count: 120 },
    { unit: "minutes", count: 2 },
    { unit: "minutes", count: 90 },
  ]);
});
