import { describe, expect, it } from "vitest";
import { compose } from "../../compose/compose.ts";
import { documentDuration, parseDocument, type TimelineDocument } from "../../document.ts";
import { anyCommand } from "../../edit/any-command.ts";
import { EditRefused } from "../../edit/refused.ts";
import { after, laid, roughCut } from "../../edit/testing.ts";
import { fixtureBrief } from "../../fixtures/brief.ts";
import { openFile } from "../open-file.ts";
import { readCapcut } from "./read.ts";
import { ticksOf, microseconds, timerange } from "./units.ts";
import { writeCapcut } from "./write.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const details = (text: string) => readCapcut(text).losses.list.map(({ detail }) => detail);

/** A generator of the same numbers for the same seed (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    const again = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((again ^ (again >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A document after some commands, those that are refused left out. */
function edited(document: TimelineDocument, seed: number, count: number): TimelineDocument {
  const next = random(seed);
  let now = document;
  for (let n = 0; n < count; n += 1) {
    try {
      now = after(now, anyCommand(now, next));
    } catch (error) {
      if (!(error instanceof EditRefused)) throw error;
    }
  }
  return now;
}

const span = (start: number, duration: number) => ({ start, duration });
const clip = {
  alpha: 0.5,
  flip: { horizontal: true, vertical: false },
  rotation: 90,
  scale: { x: 2, y: 1 },
  transform: { x: 0.5, y: 0.25 },
};
/** A draft as the application writes it, with only what is read. */
const FOREIGN = {
  canvas_config: { width: 1080, height: 1920, ratio: "9:16" },
  fps: 29.97,
  id: "A",
  duration: 6_000_000,
  version: 360_000,
  time_marks: { id: "m", mark_items: [{ id: "x", time_range: span(1_000_000, 0), title: "here", color: "#00c1cd" }] },
  materials: {
    videos: [
      {
        id: "v1",
        type: "video",
        path: "D:/walk.mp4",
        material_name: "walk.mp4",
        duration: 9_000_000,
        width: 1280,
        height: 720,
        crop: { upper_left_x: 0.25, upper_left_y: 0, lower_right_x: 0.75, lower_right_y: 1 },
      },
      { id: "p1", type: "photo", path: "D:/box.png", material_name: "box.png", width: 500, height: 500 },
    ],
    audios: [{ id: "a1", type: "extract_music", path: "D:/song.mp3", name: "song", duration: 60_000_000 }],
    texts: [
      { id: "t1", content: JSON.stringify({ text: "Hello", styles: [{ size: 10, fill: { content: { solid: { color: [1, 0, 0] } } } }] }) },
      { id: "t2", content: "<size=15><color=(1,1,1,1)>[Bye]</color></size>" },
    ],
    speeds: [
      { id: "s1", speed: 2, mode: 0, curve_speed: null },
      { id: "s2", speed: 1, mode: 1, curve_speed: { id: "c" } },
    ],
    audio_fades: [{ id: "f1", fade_in_duration: 500_000, fade_out_duration: 0 }],
    transitions: [{ id: "x1", name: "Dissolve", duration: 400_000 }],
    material_animations: [{ id: "n1", animations: [{ name: "Fade in" }] }],
    common_mask: [{ id: "k1", name: "Circle" }],
    stickers: [{ id: "st", name: "Star" }],
  },
  tracks: [
    {
      type: "video",
      attribute: 1,
      segments: [
        {
          id: "g1",
          material_id: "v1",
          target_timerange: span(0, 2_000_000),
          source_timerange: span(1_000_000, 4_000_000),
          speed: 2,
          volume: 0.5,
          clip,
          extra_material_refs: ["s1", "x1", "k1", "gone"],
        },
        { id: "g2", material_id: "p1", target_timerange: span(2_000_000, 1_000_000), extra_material_refs: ["s2", "n1"], reverse: true },
      ],
    },
    {
      type: "audio",
      segments: [{ id: "g3", material_id: "a1", target_timerange: span(0, 6_000_000), volume: 1, extra_material_refs: ["f1"] }],
    },
    {
      type: "text",
      segments: [
        {
          id: "g4",
          material_id: "t1",
          target_timerange: span(0, 1_000_000),
          common_keyframes: [
            { property_type: "KFTypePositionX", keyframe_list: [{ time_offset: 0, values: [1] }] },
            { property_type: "KFTypeContrast", keyframe_list: [{ time_offset: 0, values: [1] }] },
          ],
        },
        { id: "g5", material_id: "t2", target_timerange: span(1_000_000, 1_000_000) },
      ],
    },
    {
      type: "sticker",
      segments: [
        { id: "g6", material_id: "st", target_timerange: span(0, 1_000_000) },
        { id: "g7", material_id: "st" },
      ],
    },
  ],
};
const foreign = JSON.stringify(FOREIGN);

it("microseconds come back as the very ticks, and what meets in ticks meets in microseconds", () => {
  for (const at of [0, 1, 7, 4004, 120_000, 999_999_937]) expect(ticksOf(microseconds(at))).toBe(at);
  const [first, second] = [timerange(0, 4004), timerange(4004, 4004)];
  expect(first.start + first.duration).toBe(second.start);
});

describe("a draft of the application", () => {
  const { document } = readCapcut(foreign);

  it("opens with its clips at their times, their place, size, speed and sound", () => {
    expect(parseDocument(document)).toEqual(document);
    expect(document.canvas).toMatchObject({ width: 1080, height: 1920, rate: { num: 30_000, den: 1001 } });
    expect(document.tracks.map(({ type, muted }) => [type, muted])).toEqual([
      ["video", true],
      ["audio", false],
      ["text", false],
    ]);
    expect(laid(document, "track-1")).toEqual(["clip-1-1 0+240000", "clip-1-2 240000+120000"]);
    expect(document.tracks[0]?.elements).toMatchObject([
      {
        type: "video",
        trimStart: 120_000,
        speed: { num: 2000, den: 1000 },
        volume: 0.5,
        crop: { fit: "contain", rect: { x: 0.25, y: 0, width: 0.5, height: 1 } },
        transform: { x: 810, y: 720, scale: 2, scaleY: 0.5, rotation: 90, opacity: 0.5 },
        effects: [{ type: "mirror", axis: "x" }],
      },
      { type: "image", transitionIn: { type: "fade", duration: 48_000, fromElementId: "clip-1-1" } },
    ]);
    expect(document.tracks[1]?.elements).toMatchObject([{ type: "audio", fadeIn: 60_000, fadeOut: 0 }]);
    expect(document.tracks[2]?.elements).toMatchObject([
      { text: "Hello", style: { color: "#ff0000" }, keyframes: [{ property: "x", time: 0, value: 1080 }] },
      { text: "Bye" },
    ]);
    expect(document.markers).toMatchObject([{ time: 120_000, name: "here", color: "#00c1cd" }]);
    expect(Object.values(document.assets).map(({ url, source }) => [url, source])).toEqual([
      ["", "D:/walk.mp4"],
      ["", "D:/box.png"],
      ["", "D:/song.mp3"],
    ]);
  });

  it("lists each loss", () => {
    expect(details(foreign)).toEqual([
      "effect Circle",
      "a speed that changes",
      "effect Fade in",
      "playing backwards",
      "a transition around a cut begins at the cut",
      "effect keyframes of KFTypeContrast",
      "generator Star",
      "a segment without a time",
    ]);
  });

  it("goes out unchanged as it came, after it was opened into a timeline, and anew once it was edited", () => {
    const opened = openFile(bytes(foreign), roughCut());
    if ("fault" in opened) throw new Error(opened.fault);
    expect([opened.format, opened.elements]).toEqual(["capcut", 5]);
    expect(writeCapcut(opened.document, "cut").text).toBe(foreign);
    const [{ id = "" } = {}] = opened.document.tracks[2]?.elements ?? [];
    expect(writeCapcut(after(opened.document, { type: "delete", ids: [id] }), "cut").text).not.toContain("Hello");
  });
});

describe("a draft of ours", () => {
  const ads = (["demo", "studio"] as const).map((template) =>
    compose(fixtureBrief({ template, ratio: "9:16", language: "zh", presenter: true, films: true })),
  );

  it("opens as the very document, whatever was done to it", () => {
    const cuts = Array.from({ length: 30 }, (_, seed) => edited(roughCut(), seed, 40));
    for (const document of [...ads, ...cuts]) {
      const { text } = writeCapcut(document, "an ad");
      const back = readCapcut(text);
      expect(back.losses.list).toEqual([]);
      expect(back.document).toEqual(document);
    }
  });

  it("says the same without what of ours lies in it: times, lengths, order, words, speeds", () => {
    for (let seed = 0; seed < 30; seed += 1) {
      const document = edited(roughCut(), seed, 40);
      const { reelwright: _ours, ...draft } = JSON.parse(writeCapcut(document, "cut").text) as Record<string, unknown>;
      const back = readCapcut(JSON.stringify(draft)).document;
      const said = ({ tracks }: TimelineDocument) =>
        tracks
          .flatMap(({ elements }) => elements)
          .map((one) => [one.type, one.startTime, one.duration, one.type === "text" ? one.text : one.trimStart])
          .map((one) => one.join(" "))
          .toSorted();
      expect(said(back)).toEqual(said(document));
      expect(documentDuration(back)).toBe(documentDuration(document));
      expect(back.markers.map(({ time }) => time).toSorted()).toEqual(document.markers.map(({ time }) => time).toSorted());
    }
  });

  it("keeps what an element was when the application has moved it", () => {
    const draft = JSON.parse(writeCapcut(roughCut(), "cut").text) as typeof FOREIGN;
    for (const { segments } of draft.tracks.filter(({ type }) => type === "text"))
      for (const one of segments) one.target_timerange = span(1_000_000, 500_000);
    const { document } = readCapcut(JSON.stringify(draft));
    const title = document.tracks.flatMap(({ elements }) => elements).find(({ id }) => id === "title");
    expect(title).toMatchObject({ startTime: 120_000, duration: 60_000, words: [{ text: "one" }, { text: "two" }] });
  });

  it("names each file once, by its place in the draft's folder, and lists what a draft has no word for", () => {
    const { text, files, losses } = writeCapcut(roughCut(), "cut");
    expect(files).toEqual([
      { asset: "film", path: "materials/1-film.mp4" },
      { asset: "music", path: "materials/2-music.wav" },
    ]);
    expect(text).toContain("_##/materials/1-film.mp4");
    expect(losses.list.map(({ detail }) => detail)).toEqual(["a transition", "the look of a text"]);
    const [ad] = ads;
    expect(new Set(writeCapcut(ad ?? roughCut(), "ad").losses.list.map(({ detail }) => detail.split(" ")[0]))).toEqual(
      new Set(["a", "effect", "keyframe", "the"]),
    );
  });
});

it.each(["", "{", "null", "[]", '{"tracks":[]}', '{"tracks":{},"materials":{}}'])("%# is no draft", (text) => {
  expect(readCapcut(text).losses.has("NOT_A_DOCUMENT")).toBe(true);
});

it("a draft of nonsense opens with what can be saved", () => {
  const broken = {
    tracks: [null, 7, { segments: "x" }, { type: "video", segments: [null, { material_id: "v", target_timerange: span(-5, 1e300) }, {}] }],
    materials: { videos: [{ id: "v", path: 7, width: "wide", duration: -1 }, null], __proto__: [{ id: "v" }] },
    canvas_config: { width: -4, height: null },
    fps: Number.NaN,
    reelwright: { print: 1, document: { tracks: 7 } },
  };
  const { document } = readCapcut(JSON.stringify(broken));
  expect(parseDocument(document)).toEqual(document);
  expect(document.canvas).toMatchObject({ width: 1920, height: 1080 });
});
