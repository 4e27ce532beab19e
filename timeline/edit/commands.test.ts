import { describe, expect, it } from "vitest";
import { parseDocument, type TimelineDocument } from "../document.ts";
import type { EditCommandInput } from "./commands.ts";
import { type EditCode, EditRefused } from "./refused.ts";
import { after, laid, roughCut, the } from "./testing.ts";

const cut = roughCut();
const does = (...commands: EditCommandInput[]): TimelineDocument => {
  const done = after(cut, ...commands);
  expect(parseDocument(done)).toEqual(done);
  return done;
};
const refusal = (...commands: EditCommandInput[]): { code: EditCode; about: readonly string[] } => {
  try {
    after(cut, ...commands);
  } catch (error) {
    if (error instanceof EditRefused) return { code: error.code, about: error.about };
    throw error;
  }
  throw new Error("it was not refused");
};
const refused = (...commands: EditCommandInput[]): EditCode => refusal(...commands).code;

describe("moving", () => {
  it("takes linked sound along, and Alt parts it", () => {
    const both = does({ type: "move", ids: ["c"], by: 100 });
    expect([laid(both, "v"), laid(both, "s")]).toEqual([
      ["a 0+300", "b 300+300", "c 700+200", "d 1000+300"],
      ["a-sound 0+300", "b-sound 300+300", "c-sound 700+200", "d-sound 1000+300"],
    ]);
    expect(laid(does({ type: "move", ids: ["c"], by: 100, linked: false }), "s")).toEqual(laid(cut, "s"));
  });
  it("is refused where something is, and says what", () => {
    expect(refusal({ type: "move", ids: ["c"], by: 350 })).toEqual({ code: "OVERLAP", about: ["c", "d"] });
    expect(refused({ type: "move", ids: ["a"], by: -1 })).toBe("BEFORE_START");
    expect(refused({ type: "move", ids: ["zz"], by: 1 })).toBe("UNKNOWN_ELEMENT");
    expect(refused({ type: "move", ids: ["a"], by: 0, tracks: { a: "s" } })).toBe("WRONG_TRACK_TYPE");
  });
  it("overwrites what it is dropped on, cutting what it only meets", () => {
    expect(laid(does({ type: "move", ids: ["d"], by: -550, mode: "overwrite" }), "v")).toEqual([
      "a 0+300",
      "b 300+150",
      "d 450+300",
      "c 750+50",
    ]);
  });
  it("inserts, and moves what is behind on every track that syncs", () => {
    const done = does({ type: "move", ids: ["d"], by: -700, mode: "insert" });
    expect(laid(done, "v")).toEqual(["a 0+300", "d 300+300", "b 600+300", "c 900+200"]);
    expect([laid(done, "t"), laid(done, "m")]).toEqual([["title 620+200"], ["song 0+1300"]]);
  });
  it("changes places with a neighbour, the gap between them as it was", () => {
    expect(laid(does({ type: "reorder", id: "d", to: "earlier" }), "v")).toEqual(["a 0+300", "b 300+300", "d 600+300", "c 1100+200"]);
    expect(laid(does({ type: "reorder", id: "a", to: "later" }), "s").slice(0, 2)).toEqual(["b-sound 0+300", "a-sound 300+300"]);
    expect(refused({ type: "reorder", id: "a", to: "earlier" })).toBe("NO_CHANGE");
  });
  it("goes to another track", () => {
    const made = does(
      { type: "addTrack", track: { id: "v2", type: "video", name: "Over" } },
      { type: "move", ids: ["c"], by: 0, tracks: { c: "v2" } },
    );
    expect(laid(made, "v2")).toEqual(["c 600+200"]);
  });
});

describe("trimming", () => {
  it("cuts the file's start with the element's", () => {
    const done = does({ type: "trim", id: "b", edge: "start", to: 350 });
    expect(the(done, "b")).toMatchObject({ startTime: 350, duration: 250, trimStart: 650, offset: 50, transitionIn: null });
    expect(the(done, "b-sound")).toMatchObject({ startTime: 350, trimStart: 650 });
  });
  it("goes no further than the file", () => {
    expect(refused({ type: "trim", id: "d", edge: "start", to: 950 })).toBe("INSUFFICIENT_HANDLES");
    expect(refused({ type: "trim", id: "d", edge: "end", to: 1000 + 1_200_001 })).toBe("INSUFFICIENT_HANDLES");
    expect(refused({ type: "trim", id: "d", edge: "end", to: 1000 })).toBe("TOO_SHORT");
  });
  it("draws all behind it nearer when it ripples", () => {
    const done = does({ type: "trim", id: "b", edge: "start", to: 400, ripple: true });
    expect(laid(done, "v")).toEqual(["a 0+300", "b 300+200", "c 500+200", "d 900+300"]);
    expect(laid(done, "s")).toEqual(["a-sound 0+300", "b-sound 300+200", "c-sound 500+200", "d-sound 900+300"]);
    expect([laid(done, "m"), done.markers[0]?.time]).toEqual([["song 0+1300"], 900]);
    expect(does({ type: "trim", id: "b", edge: "end", to: 700, ripple: true, markers: true }).markers[0]?.time).toBe(1000);
  });
  it("rolls a cut, keeping its transition", () => {
    const done = does({ type: "roll", id: "b", edge: "start", to: 360 });
    expect(laid(done, "v").slice(0, 2)).toEqual(["a 0+360", "b 360+240"]);
    expect(the(done, "b")).toMatchObject({ trimStart: 660, transitionIn: { fromElementId: "a" } });
    expect(refused({ type: "roll", id: "d", edge: "start", to: 990 })).toBe("NOT_ADJACENT");
  });
  it("slips the file under an element that stays", () => {
    expect(the(does({ type: "slip", id: "b", by: -100 }), "b")).toMatchObject({ startTime: 300, duration: 300, trimStart: 500 });
    expect(refused({ type: "slip", id: "b", by: -601 })).toBe("INSUFFICIENT_HANDLES");
    expect(refused({ type: "slip", id: "title", by: 5 })).toBe("NO_SOURCE");
  });
  it("rolls linked sound along with its picture, unless the two are parted", () => {
    const done = does({ type: "roll", id: "b", edge: "start", to: 360 });
    expect(laid(done, "s").slice(0, 2)).toEqual(["a-sound 0+360", "b-sound 360+240"]);
    expect(the(done, "b-sound")).toMatchObject({ trimStart: 660 });
    expect(laid(does({ type: "roll", id: "a", edge: "end", to: 360 }), "s")).toEqual(laid(done, "s"));
    const parted = does({ type: "roll", id: "b", edge: "start", to: 360, linked: false });
    expect(laid(parted, "s")).toEqual(laid(roughCut(), "s"));
    // Cut elsewhere than its picture, a sound stays as it is cut.
    const early = does(
      { type: "trim", id: "b-sound", edge: "start", to: 320, linked: false },
      { type: "roll", id: "b", edge: "start", to: 340 },
    );
    expect(laid(early, "s").slice(0, 2)).toEqual(["a-sound 0+300", "b-sound 320+280"]);
  });

  it("slides linked sound along with its picture", () => {
    const done = does({ type: "slide", id: "b", by: 40 });
    expect(laid(done, "s").slice(0, 3)).toEqual(["a-sound 0+340", "b-sound 340+300", "c-sound 640+160"]);
    expect(laid(done, "s").map((one) => one.replace("-sound", ""))).toEqual(laid(done, "v"));
  });

  it("slides an element between neighbours that give way", () => {
    const done = does({ type: "slide", id: "b", by: 40 });
    expect(laid(done, "v").slice(0, 3)).toEqual(["a 0+340", "b 340+300", "c 640+160"]);
    expect(the(done, "b")).toMatchObject({ trimStart: 600 });
    expect(the(done, "c")).toMatchObject({ trimStart: 40 });
  });
});

describe("parting, deleting, closing", () => {
  it("splits sound and picture alike, and what follows comes from the second half", () => {
    const done = does({ type: "split", ids: ["a"], at: 100 });
    expect(laid(done, "v").slice(0, 3)).toEqual(["a 0+100", "a-2 100+200", "b 300+300"]);
    expect(the(done, "a-2")).toMatchObject({ trimStart: 300, offset: 100 });
    expect(the(done, "b")).toMatchObject({ transitionIn: { fromElementId: "a-2" } });
    expect(the(done, "a-2").link).toBe(the(done, "a-sound-2").link);
    expect(the(done, "a-2").link).not.toBe(the(done, "a").link);
  });
  it("splits everything at the playhead where nothing is named", () => {
    expect(laid(does({ type: "split", at: 400 }), "t")).toEqual(["title 320+80", "title-2 400+120"]);
    expect(refused({ type: "split", at: 5000 })).toBe("NOT_WITHIN");
  });
  it("leaves a gap, and with ripple closes that gap only", () => {
    expect(laid(does({ type: "delete", ids: ["b"] }), "v")).toEqual(["a 0+300", "c 600+200", "d 1000+300"]);
    const done = does({ type: "delete", ids: ["b", "title"], ripple: true });
    expect(laid(done, "v")).toEqual(["a 0+300", "c 300+200", "d 700+300"]);
  });
  it("closes one gap and no other", () => {
    const open = after(cut, { type: "delete", ids: ["b", "title"] });
    const done = after(open, { type: "closeGap", track: "v", at: 400 });
    expect(laid(done, "v")).toEqual(["a 0+300", "c 300+200", "d 700+300"]);
    expect(refused({ type: "closeGap", track: "v", at: 10 })).toBe("NO_GAP");
  });
  it("does not ripple over what stays", () => {
    expect(refusal({ type: "delete", ids: ["b"], ripple: true, linked: false })).toEqual({
      code: "RIPPLE_BLOCKED",
      about: ["s", "b-sound"],
    });
    const done = does({ type: "setTrack", track: "s", sync: false }, { type: "delete", ids: ["b"], ripple: true, linked: false });
    expect([laid(done, "v"), laid(done, "s")]).toEqual([["a 0+300", "c 300+200", "d 700+300"], laid(cut, "s")]);
  });
  it("keeps one element and one track", () => {
    expect(refused({ type: "delete", ids: ["a", "b", "c", "d", "title", "song"] })).toBe("LAST_ELEMENT");
    const alone = after(cut, { type: "removeTrack", track: "t" }, { type: "removeTrack", track: "s" }, { type: "removeTrack", track: "m" });
    expect(() => after(alone, { type: "removeTrack", track: "v" })).toThrow(/LAST_TRACK/);
  });
});

describe("tracks", () => {
  it("are limited by kind (spec §5)", () => {
    const add = (n: number): EditCommandInput => ({ type: "addTrack", track: { id: `h${n}`, type: "hook", name: "Hook" } });
    expect(refused(add(1), add(2))).toBe("TRACK_LIMIT");
    const texts = Array.from({ length: 9 }, (_, n): EditCommandInput => ({
      type: "addTrack",
      track: { id: `x${n}`, type: "text", name: "" },
    }));
    expect(does(...texts).tracks).toHaveLength(13);
    expect(refused(...texts, { type: "addTrack", track: { id: "x9", type: "text", name: "" } })).toBe("TRACK_LIMIT");
  });
  it("that are locked keep what is on them, and do not ripple", () => {
    const locked = after(cut, { type: "setTrack", track: "s", locked: true });
    expect(() => after(locked, { type: "move", ids: ["a"], by: 1 })).toThrow(/TRACK_LOCKED/);
    expect(laid(after(locked, { type: "trim", id: "d", edge: "end", to: 1200, linked: false }), "v").at(-1)).toBe("d 1000+200");
  });
  it("are moved to another place", () => {
    expect(does({ type: "moveTrack", track: "m", index: 0 }).tracks.map(({ id }) => id)).toEqual(["m", "v", "t", "s"]);
  });
});

describe("looks and notes", () => {
  it("sets new words in the time of the old", () => {
    expect(the(does({ type: "update", id: "title", values: { text: "three four" } }), "title")).toMatchObject({
      words: [
        { text: "three", start: 0, end: 80 },
        { text: "four", start: 100, end: 180 },
      ],
    });
    const [first, ...rest] =
      (the(does({ type: "update", id: "title", values: { text: "a b c d" } }), "title") as { words?: { start: number; end: number }[] })
        .words ?? [];
    expect([first?.start, rest.at(-1)?.end]).toEqual([0, 180]);
  });
  it("lays fields over those there are, and refuses what is none", () => {
    expect(the(does({ type: "update", id: "title", values: { style: { size: 20 } } }), "title")).toMatchObject({
      style: { size: 20, color: "#fff" },
    });
    expect(refused({ type: "update", id: "title", values: { startTime: 0 } })).toBe("INVALID_VALUE");
    expect(refused({ type: "update", id: "title", values: { style: { size: "big" } } })).toBe("INVALID_VALUE");
    expect(refused({ type: "update", id: "a", values: { assetId: "no" } })).toBe("UNKNOWN_ASSET");
  });
  it("makes what is keyed as much louder or quieter as all of it", () => {
    const key = { type: "keyframe", id: "song", property: "volume" } as const;
    const keyed: EditCommandInput[] = [
      { ...key, time: 0, value: 0.8 },
      { ...key, time: 100, value: 0.4 },
    ];
    const done = does(...keyed, { type: "update", id: "song", values: { volume: 0.5 } });
    expect(the(done, "song")).toMatchObject({ volume: 0.5, keyframes: [{ value: 0.4 }, { value: 0.2 }] });
  });
  it("plays at another speed, in another time or another part", () => {
    expect(the(does({ type: "speed", id: "a", speed: { num: 2, den: 1 } }), "a")).toMatchObject({
      duration: 150,
      speed: { num: 2, den: 1 },
    });
    expect(refused({ type: "speed", id: "a", speed: { num: 1, den: 2 } })).toBe("OVERLAP");
    expect(laid(does({ type: "speed", id: "a", speed: { num: 1, den: 2 }, ripple: true }), "v")[1]).toBe("b 600+300");
    expect(refused({ type: "speed", id: "a", speed: { num: 9000, den: 1 }, keeps: "length" })).toBe("INSUFFICIENT_HANDLES");
  });
  it("sets a transition where two meet, each long enough", () => {
    const fade = { type: "slide", duration: 100 } as const;
    expect(the(does({ type: "transition", id: "c", transition: fade }), "c")).toMatchObject({ transitionIn: { fromElementId: "b" } });
    expect(refused({ type: "transition", id: "d", transition: fade })).toBe("NOT_ADJACENT");
    expect(refused({ type: "transition", id: "c", transition: { ...fade, duration: 250 } })).toBe("TOO_LONG");
  });
  it("sets, replaces and takes out keyframes and effects", () => {
    const key = { type: "keyframe", id: "a", property: "opacity", time: 10, value: 0.5 } as const;
    const done = does(key, { ...key, value: 1 }, { type: "effect", id: "a", index: 0, effect: { type: "radius", value: 8 } });
    expect(the(done, "a")).toMatchObject({ keyframes: [{ time: 10, value: 1 }], effects: [{ type: "radius", value: 8 }] });
    expect(the(after(done, { ...key, value: null }, { type: "effect", id: "a", index: 0, effect: null }), "a")).toMatchObject({
      keyframes: [],
      effects: [],
    });
  });
  it("puts captions in place of those there were, looking alike", () => {
    const done = does({
      type: "captions",
      track: "t",
      cues: [
        { start: 0, end: 90, text: "Hello" },
        { start: 100, end: 190, text: "there" },
      ],
    });
    expect(laid(done, "t")).toEqual(["t-caption-0 0+90", "t-caption-100 100+90"]);
    expect(the(done, "t-caption-0")).toMatchObject({ style: { families: ["Anton"] } });
  });
  it("has markers and variables", () => {
    const done = does(
      { type: "marker", marker: { id: "n", time: 10 } },
      { type: "removeMarker", id: "m" },
      { type: "variable", variable: { id: "p", type: "text", label: "Price", default: "9" } },
    );
    expect([done.markers.map(({ id }) => id), done.variables[0]?.default]).toEqual([["n"], "9"]);
  });
  it("leaves a variable's value where it stood when it is removed", () => {
    const variable = { id: "p", type: "text" as const, label: "Price", default: "$9" };
    const done = does(
      { type: "variable", variable },
      { type: "update", id: "title", values: { text: "Only {{p}}" } },
      { type: "removeVariable", id: "p" },
    );
    expect([the(done, "title"), done.variables]).toMatchObject([{ text: "Only $9" }, []]);
  });
});
